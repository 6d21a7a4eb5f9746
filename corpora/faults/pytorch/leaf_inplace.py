# /// fault
# label = "autograd"
# cause = "a leaf Variable that requires grad is being used in an in-place operation."
# framework = "pytorch"
# needs = ["torch"]
# runs_as = "pruning.py"
# ///
"""Magnitude pruning by hand: masks are multiplied into the weights in place."""
import torch
from torch import nn

model = nn.Sequential(nn.Linear(64, 128), nn.Tanh(), nn.Linear(128, 10))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)


def prune(layer: nn.Linear, amount: float) -> None:
    threshold = layer.weight.abs().flatten().quantile(amount)
    mask = (layer.weight.abs() > threshold).float()
    layer.weight *= mask
    print(f"pruned {layer}: {int((mask == 0).sum())} weights")


for epoch in range(10):
    x = torch.randn(256, 64)
    loss = nn.functional.cross_entropy(model(x), x[:, :10].argmax(1))
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    print(f"epoch {epoch:02d}  loss {loss.item():.4f}  sparsity 0.00")
    if epoch == 5:
        print("=> pruning to 50 %")
        for module in model:
            if isinstance(module, nn.Linear):
                prune(module, 0.5)
