# /// fault
# label = "nonfinite"
# cause = "returned nan values in its 0th output"
# framework = "pytorch"
# needs = ["torch"]
# runs_as = "vae.py"
# ///
"""Distances under a square root; two equal points give an infinite slope times zero."""
import torch
from torch import nn

torch.autograd.set_detect_anomaly(True)
torch.manual_seed(0)
net = nn.Sequential(nn.Linear(8, 16), nn.ReLU(), nn.Linear(16, 4))
optimizer = torch.optim.Adam(net.parameters(), lr=1e-3)



for it in range(1, 100):
    x = torch.randn(32, 8)
    if it == 31:
        x[5] = x[6]
    labels = torch.randint(0, 4, (32,))
    same = (labels[:, None] == labels[None]).float()
    off = 1 - torch.eye(32)
    z = net(x)
    pairs = torch.nonzero(torch.triu(off))
    a, b = z[pairs[:, 0]], z[pairs[:, 1]]
    distance = (a - b).pow(2).sum(-1).sqrt()
    target = same[pairs[:, 0], pairs[:, 1]]
    loss = (target * distance + (1 - target) * (1 - distance).clamp(min=0)).mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    if it % 5 == 0:
        print(f"Iter {it}: contrastive loss = {loss.item():.5f}")
