# /// fault
# label = "worker_lost"
# cause = "failed (exitcode: 1) local_rank: 1"
# rank = 1
# framework = "pytorch"
# command = "torchrun --nproc-per-node 2 {script}"
# needs = ["torch"]
# timeout_s = 120
# ///
"""A rank leaves with exit code 1 and says nothing."""
import os
import time

import torch
import torch.distributed as dist


def main():
    dist.init_process_group("gloo")
    rank = dist.get_rank()
    value = torch.ones(4)
    for step in range(200):
        dist.all_reduce(value)
        value /= dist.get_world_size()
        time.sleep(0.03)
        if rank == 0 and step % 25 == 0:
            print(f"step {step}/200, mean {value.mean().item():.3f}")
        if rank == 1 and step == 140:
            os._exit(1)
    dist.destroy_process_group()


main()
