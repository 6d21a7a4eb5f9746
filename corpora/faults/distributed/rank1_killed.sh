# /// fault
# label = "worker_lost"
# cause = "(exitcode: -9) local_rank: 1"
# rank = 1
# framework = "pytorch"
# needs = ["torch"]
# requires = ["torchrun"]
# timeout_s = 120
# ///
# One worker of torchrun is killed from outside; nothing in the log says by whom.
cat > train.py <<'PY'
import os
import time

import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo")
rank = dist.get_rank()
open(f"pid.{rank}", "w").write(str(os.getpid()))
model = DistributedDataParallel(nn.Linear(128, 128))
optimizer = torch.optim.AdamW(model.parameters())
for step in range(400):
    x = torch.randn(64, 128)
    loss = (model(x) - x).pow(2).mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    time.sleep(0.05)
    if rank == 0 and step % 20 == 0:
        print(f"step {step:4d}  loss {loss.item():.5f}", flush=True)
PY
torchrun --nproc-per-node 2 train.py &
agent=$!
(while [ ! -s pid.1 ]; do sleep 0.2; done; sleep 4; kill -9 "$(cat pid.1)") &
wait $agent
