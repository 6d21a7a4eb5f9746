# /// fault
# label = "cancelled"
# cause = "Hangup"
# framework = "python"
# ///
# The terminal of an interactive session is closed while the job runs.
cat > sweep.py <<'PY'
import random
import time

random.seed(0)
best = 1e9
for trial in range(200):
    lr, width = 10 ** random.uniform(-5, -1), random.choice([32, 64, 128])
    score = (abs(lr - 1e-3) * 100 + 1 / width) * random.uniform(0.9, 1.1)
    best = min(best, score)
    print(f"trial {trial:3d} lr={lr:.2e} width={width:3d} score={score:.4f} best={best:.4f}", flush=True)
    time.sleep(0.3)
PY
python sweep.py &
job=$!
sleep 4
kill -HUP $job
wait $job
