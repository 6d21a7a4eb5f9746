# /// fault
# label = "shape_mismatch"
# cause = "to have 3 channels, but got 4 channels instead"
# framework = "pytorch"
# needs = ["torch"]
# ///
"""Some pictures have an alpha channel."""
import torch

net = torch.nn.Sequential(torch.nn.Conv2d(3, 8, 3), torch.nn.ReLU(), torch.nn.AdaptiveAvgPool2d(1), torch.nn.Flatten(), torch.nn.Linear(8, 5))
optimizer = torch.optim.SGD(net.parameters(), lr=0.1)
for step in range(6):
    x = torch.rand(4, 3 if step < 4 else 4, 24, 24)
    loss = torch.nn.functional.cross_entropy(net(x), torch.randint(0, 5, (4,)))
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    print(f"step {step} loss {loss.item():.3f}")
