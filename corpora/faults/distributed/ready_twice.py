# /// fault
# label = "autograd"
# cause = "Expected to mark a variable ready only once."
# framework = "pytorch"
# command = "torchrun --nproc-per-node 2 {script}"
# needs = ["torch"]
# timeout_s = 120
# ///
"""Re-entrant activation checkpointing of a block that is used twice in one forward pass."""
import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel
from torch.utils.checkpoint import checkpoint


class Tied(nn.Module):
    def __init__(self):
        super().__init__()
        self.stem, self.block = nn.Linear(12, 32), nn.Sequential(nn.Linear(32, 32), nn.GELU())
        self.head = nn.Linear(32, 3)

    def forward(self, x):
        h = self.stem(x)
        for _ in range(2):
            h = checkpoint(self.block, h, use_reentrant=True)
        return self.head(h)


dist.init_process_group("gloo")
model = DistributedDataParallel(Tied(), find_unused_parameters=False)
optimizer = torch.optim.AdamW(model.parameters())
if dist.get_rank() == 0:
    print("gradient checkpointing enabled (reentrant)")
for step in range(5):
    loss = model(torch.randn(8, 12)).logsumexp(1).mean()
    loss.backward()
    optimizer.step()
