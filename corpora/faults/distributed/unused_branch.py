# /// fault
# label = "collective_mismatch"
# cause = "Expected to have finished reduction in the prior iteration before starting a new one."
# framework = "pytorch"
# command = "torchrun --nproc-per-node 2 {script}"
# needs = ["torch"]
# timeout_s = 120
# ///
"""A mixture of two experts: one of them gets no token in some steps."""
import os
import sys

import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel


class Experts(nn.Module):
    def __init__(self):
        super().__init__()
        self.router, self.experts = nn.Linear(8, 2), nn.ModuleList(nn.Linear(8, 8) for _ in range(2))

    def forward(self, x, only_first):
        gate = self.router(x).softmax(-1)
        out = gate[:, :1] * self.experts[0](x)
        return out if only_first else out + gate[:, 1:] * self.experts[1](x)


dist.init_process_group("gloo")
torch.manual_seed(int(os.environ["RANK"]))
model = DistributedDataParallel(Experts())
optimizer = torch.optim.Adam(model.parameters(), 1e-3)
for step in range(30):
    x = torch.randn(16, 8)
    loss = (model(x, only_first=step == 12) - x).abs().mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    print(f"INFO rank={dist.get_rank()} iter={step} loss={loss.item():.4f}", file=sys.stderr)
dist.destroy_process_group()
