# /// fault
# label = "nonfinite"
# cause = " inf"
# framework = "pytorch"
# needs = ["torch"]
# ///
"""Learning rate far too high; the loop stops itself at the first value that is not finite."""
import math
import sys

import torch
from torch import nn

torch.manual_seed(0)
model = nn.Sequential(nn.Linear(32, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU(), nn.Linear(256, 1))
optimizer = torch.optim.SGD(model.parameters(), lr=2.0)
scheduler = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda s: min(1.0, (s + 1) / 60))
truth = torch.randn(32, 1)
for step in range(500):
    x = torch.randn(128, 32)
    loss = nn.functional.mse_loss(model(x), x @ truth)
    optimizer.zero_grad()
    loss.backward()
    norm = nn.utils.clip_grad_norm_(model.parameters(), float("inf"))
    optimizer.step()
    scheduler.step()
    print(f"step {step:4d} | lr {scheduler.get_last_lr()[0]:.3f} | loss {loss.item():.4g} | grad_norm {norm.item():.4g}")
    if not math.isfinite(loss.item()):
        print(f"ERROR: loss is {loss.item()} at step {step}, stopping training", file=sys.stderr)
        sys.exit(1)
