# /// fault
# label = "worker_lost"
# also = ["cancelled"]
# cause = "Received 15 death signal, shutting down workers"
# framework = "pytorch"
# needs = ["torch"]
# requires = ["torchrun"]
# timeout_s = 120
# ///
# Something sends SIGTERM to the launcher and does not say why.
cat > train.py <<'PY'
import time

import torch
import torch.distributed as dist

dist.init_process_group("gloo")
x = torch.ones(8)
for step in range(500):
    dist.all_reduce(x)
    x /= dist.get_world_size()
    time.sleep(0.05)
    if step % 20 == 0 and dist.get_rank() == 0:
        print(f"iteration {step:5d}/500 | tokens/s {8192 / 0.05:.0f} | elapsed {step * 0.05:.1f}s", flush=True)
        open("started", "w").close()
PY
torchrun --nproc-per-node 2 train.py &
agent=$!
while [ ! -e started ]; do sleep 0.2; done
sleep 3
kill -TERM $agent
wait $agent
