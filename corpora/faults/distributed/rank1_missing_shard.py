# /// fault
# label = "missing_file"
# cause = "FileNotFoundError: [Errno 2] No such file or directory: 'shards/part-00001.pt'"
# rank = 1
# framework = "pytorch"
# command = "torchrun --nproc-per-node 2 {script}"
# needs = ["torch"]
# timeout_s = 120
# ///
"""Each rank opens its own shard; only the first one was copied to the node."""
import datetime
import os
import sys

import torch
import torch.distributed as dist
from torch.distributed.elastic.multiprocessing.errors import record


@record
def main():
    dist.init_process_group("gloo", timeout=datetime.timedelta(seconds=40))
    rank = dist.get_rank()
    if rank == 0:
        os.makedirs("shards", exist_ok=True)
        torch.save(torch.randn(1000, 16), "shards/part-00000.pt")
    dist.barrier()
    print(f"rank {rank}: world {dist.get_world_size()}, reading shards/part-{rank:05d}.pt", file=sys.stderr)
    data = torch.load(f"shards/part-{rank:05d}.pt")
    weight = torch.zeros(16)
    for step, chunk in enumerate(data.split(100)):
        gradient = chunk.mean(0)
        dist.all_reduce(gradient)
        weight -= 0.1 * gradient
        print(f"rank {rank}: step {step} |w| {weight.norm():.4f}")
    dist.destroy_process_group()


if __name__ == "__main__":
    main()
