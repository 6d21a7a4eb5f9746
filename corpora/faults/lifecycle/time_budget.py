# /// fault
# label = "time_limit"
# cause = "time budget of 6 s is used up"
# framework = "pytorch"
# needs = ["torch"]
# ///
"""The trainer has a budget of wall time and leaves with 75 (EX_TEMPFAIL), to be started again."""
import sys
import time

import torch
from torch import nn

BUDGET_S = 6
start = time.monotonic()
model = nn.Linear(64, 64)
optimizer = torch.optim.SGD(model.parameters(), lr=0.2)
print(f"time_budget_s={BUDGET_S} max_steps=100000")
for step in range(100_000):
    x = torch.randn(64, 64)
    loss = (model(x) - x).pow(2).mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    time.sleep(0.01)
    elapsed = time.monotonic() - start
    if step % 50 == 0:
        print(f"step={step} loss={loss.item():.4f} elapsed={elapsed:.1f}s")
    if elapsed > BUDGET_S:
        torch.save(model.state_dict(), "last.pt")
        print(f"time budget of {BUDGET_S} s is used up at step {step} of 100000, saved last.pt, leaving", file=sys.stderr)
        sys.exit(75)
