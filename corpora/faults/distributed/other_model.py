# /// fault
# label = "collective_mismatch"
# cause = "appears not to match sizes of the same param in process 0"
# rank = 1
# framework = "pytorch"
# command = "torchrun --nproc-per-node 2 {script}"
# needs = ["torch"]
# timeout_s = 120
# ///
"""The number of classes is counted in each rank's own shard and differs."""
import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo")
rank = dist.get_rank()
generator = torch.Generator().manual_seed(4)
labels = torch.randint(0, 100, (300,), generator=generator)
mine = labels[rank * 150 : (rank + 1) * 150]
classes = int(mine.unique().numel())
print(f"rank {rank}: {len(mine)} samples, {classes} classes")
model = nn.Sequential(nn.Linear(32, 64), nn.ReLU(), nn.Linear(64, classes))
print(f"rank {rank}: wrapping model")
model = DistributedDataParallel(model)
print(f"rank {rank}: training")
