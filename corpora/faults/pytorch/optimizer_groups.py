# /// fault
# label = "checkpoint"
# cause = "loaded state dict contains a parameter group that doesn't match the size of optimizer's group"
# framework = "pytorch"
# needs = ["torch"]
# ///
import torch
from torch import nn


def build(layers):
    return nn.ModuleList(nn.Linear(24, 24) for _ in range(layers))


def run(model, optimizer, steps, start=0):
    for step in range(start, start + steps):
        x = torch.randn(16, 24)
        y = x
        for layer in model:
            y = torch.relu(layer(y)) + y
        loss = (y - 2 * x).pow(2).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        print(f"{{'loss': {loss.item():.4f}, 'learning_rate': 1e-3, 'step': {step}}}")


model = build(4)
optimizer = torch.optim.Adam(model.parameters(), 1e-3)
run(model, optimizer, 10)
torch.save({"model": model.state_dict(), "optimizer": optimizer.state_dict()}, "phase1.pt")
print("Phase 1 finished. Growing network to 6 layers for phase 2.")
model = build(6)
optimizer = torch.optim.Adam(model.parameters(), 1e-3)
state = torch.load("phase1.pt")
print(model.load_state_dict(state["model"], strict=False))
optimizer.load_state_dict(state["optimizer"])
run(model, optimizer, 10, start=10)
