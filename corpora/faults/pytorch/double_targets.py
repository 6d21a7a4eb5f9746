# /// fault
# label = "dtype_device_mismatch"
# cause = "mat1 and mat2 must have the same dtype, but got Double and Float"
# framework = "pytorch"
# needs = ["torch", "numpy"]
# ///
import time

import numpy as np
import torch
from torch import nn

rng = np.random.default_rng(1)
features = rng.normal(size=(2000, 12)).astype("float32")
prices = (features @ rng.normal(size=12) + rng.normal(scale=0.1, size=2000)).astype("float32")
split = 1600
print(f"train {split} rows, holdout {2000 - split} rows")

model = nn.Sequential(nn.Linear(12, 64), nn.ReLU(), nn.Linear(64, 1))
print(model)
optimizer = torch.optim.Adam(model.parameters(), lr=3e-3)
criterion = nn.MSELoss()


def mixup(x, y):
    """Blend each row with another one."""
    weight = rng.beta(0.4, 0.4, size=(len(x), 1))
    other = rng.permutation(len(x))
    return weight * x + (1 - weight) * x[other], (weight[:, 0] * y + (1 - weight[:, 0]) * y[other])


for epoch in range(1, 21):
    start = time.perf_counter()
    for batch in np.array_split(rng.permutation(split), 25):
        x, y = features[batch], prices[batch]
        if epoch > 5:
            x, y = mixup(x, y)
        loss = criterion(model(torch.from_numpy(x)).squeeze(1), torch.from_numpy(y))
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    print(f"Epoch {epoch:2d}/20 - loss: {loss.item():.4f} - {1000 * (time.perf_counter() - start):.0f}ms")
