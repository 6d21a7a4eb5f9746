# /// fault
# label = "comm_failure"
# cause = "Connection reset by peer"
# framework = "pytorch"
# needs = ["torch"]
# ///
# The log of node 0 only: the process on node 1 vanished, its own log was not collected.
export MASTER_ADDR=127.0.0.1 MASTER_PORT=29541 WORLD_SIZE=2
cat > train.py <<'PY'
import logging
import os
import time

import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel

logging.basicConfig(level=logging.INFO, format="%(asctime)s | %(levelname)s | %(message)s")
dist.init_process_group("gloo")
rank = dist.get_rank()
model = DistributedDataParallel(nn.Sequential(nn.Linear(40, 80), nn.ReLU(), nn.Linear(80, 40)))
optimizer = torch.optim.Adam(model.parameters())
for step in range(1, 201):
    x = torch.randn(32, 40)
    loss = (model(x) - x).pow(2).mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    time.sleep(0.02)
    if step % 10 == 0:
        logging.info("rank %d step %d/200 loss %.4f", rank, step, loss.item())
    if rank == 1 and step == 116:
        os._exit(17)
PY
RANK=1 python train.py > node1.log 2>&1 &
RANK=0 python train.py
