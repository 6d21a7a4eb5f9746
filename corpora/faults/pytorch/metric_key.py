# /// fault
# label = "code_error"
# cause = "KeyError: 'val/f1'"
# framework = "pytorch"
# needs = ["torch"]
# ///
"""A refactoring renamed the metric that the early stopping reads."""
import time
import warnings

import torch
from torch import nn


class EarlyStopping:
    def __init__(self, monitor, patience):
        self.monitor, self.patience, self.best, self.bad = monitor, patience, -1.0, 0

    def should_stop(self, logs):
        value = logs[self.monitor]
        self.bad = 0 if value > self.best else self.bad + 1
        self.best = max(value, self.best)
        return self.bad > self.patience


def evaluate(model, x, y):
    prediction = model(x).argmax(1)
    return {"val/loss": nn.functional.cross_entropy(model(x), y).item(), "val/acc": (prediction == y).float().mean().item()}


torch.manual_seed(0)
model, stopper = nn.Linear(10, 3), EarlyStopping("val/f1", 3)
optimizer = torch.optim.SGD(model.parameters(), lr=0.5)
scheduler = torch.optim.lr_scheduler.StepLR(optimizer, 5)
x = torch.randn(600, 10)
y = x[:, :3].argmax(1)
for epoch in range(20):
    if epoch == 0:
        scheduler.step()
    for xb, yb in zip(x[:500].split(50), y[:500].split(50)):
        loss = nn.functional.cross_entropy(model(xb), yb)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    logs = evaluate(model, x[500:], y[500:])
    print(time.strftime("%Y-%m-%d %H:%M:%S"), f"epoch {epoch}", " ".join(f"{k}={v:.4f}" for k, v in logs.items()))
    if epoch >= 2 and stopper.should_stop(logs):
        break
