# /// fault
# label = "shape_mismatch"
# cause = "mat1 and mat2 shapes cannot be multiplied"
# rank = 1
# framework = "pytorch"
# command = "torchrun --nproc-per-node 2 --local-ranks-filter 0,1 {script}"
# needs = ["torch"]
# timeout_s = 120
# ///
"""Data parallel training; the last batch of rank 1 comes from a file with other columns."""
import logging
import os

import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel

rank = int(os.environ["RANK"])
logging.basicConfig(level=logging.INFO, format=f"%(asctime)s [rank{rank}] %(message)s")


def load_shard(step):
    columns = 20 if rank == 1 and step == 23 else 24
    return torch.randn(32, columns), torch.randint(0, 5, (32,))


def main():
    dist.init_process_group("gloo")
    model = DistributedDataParallel(nn.Sequential(nn.Linear(24, 64), nn.ReLU(), nn.Linear(64, 5)))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    logging.info("initialized, world size %d", dist.get_world_size())
    for step in range(100):
        x, y = load_shard(step)
        loss = nn.functional.cross_entropy(model(x), y)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        if step % 5 == 0:
            logging.info("step %d loss %.4f", step, loss.item())
    dist.destroy_process_group()


main()
