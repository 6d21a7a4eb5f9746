# /// fault
# label = "time_limit"
# also = ["worker_lost"]
# cause = "timeout: sending signal TERM to command"
# framework = "pytorch"
# needs = ["torch"]
# requires = ["timeout"]
# ///
# The job's wall time is enforced with timeout(1).
cat > train.py <<'PY'
import time

import torch

weights = torch.zeros(10)
for step in range(10_000):
    weights += 0.01 * (torch.ones(10) - weights)
    time.sleep(0.02)
    if step % 50 == 0:
        print(f"[{time.strftime('%H:%M:%S')}] step {step}/10000 distance {(1 - weights).norm():.4f}", flush=True)
PY
echo "wall time 00:00:07"
timeout --verbose --kill-after 5 7 python train.py
code=$?
echo "train.py ended with status $code"
exit $code
