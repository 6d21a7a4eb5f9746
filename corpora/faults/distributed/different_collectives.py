# /// fault
# label = "collective_mismatch"
# cause = "Detected mismatch between collectives on ranks"
# framework = "pytorch"
# command = "torchrun --nproc-per-node 2 {script}"
# needs = ["torch"]
# env = {TORCH_DISTRIBUTED_DEBUG = "DETAIL"}
# timeout_s = 120
# ///
"""Only rank 0 takes part in the reduction of the metric; rank 1 goes on with the next gradient."""
import torch
import torch.distributed as dist
from torch import nn

dist.init_process_group("gloo")
rank = dist.get_rank()
torch.manual_seed(0)
model = nn.Linear(16, 1)
for epoch in range(3):
    for step in range(10):
        x = torch.randn(32, 16)
        model(x).pow(2).mean().backward()
        for p in model.parameters():
            dist.all_reduce(p.grad)
            p.data -= 0.05 * p.grad
            p.grad = None
    print(f"rank {rank} epoch {epoch} weight norm {model.weight.norm().item():.4f}")
    metric = torch.tensor([float(epoch)])
    if epoch == 1 and rank == 0:
        dist.broadcast(metric, src=0)
    else:
        dist.all_reduce(metric)
dist.destroy_process_group()
