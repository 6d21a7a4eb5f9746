# /// fault
# label = "storage"
# cause = "No space left on device"
# framework = "pytorch"
# command = "unshare -m bash -c 'mkdir ckpt && mount -t tmpfs -o size=6m tmpfs ckpt && exec python {script}'"
# needs = ["torch"]
# requires = ["root", "unshare"]
# ///
"""Every checkpoint is kept, until the volume is full."""
import time

import torch
from torch import nn

model = nn.Sequential(nn.Linear(256, 512), nn.ReLU(), nn.Linear(512, 256))
optimizer = torch.optim.SGD(model.parameters(), lr=1e-2)
for epoch in range(10):
    for _ in range(20):
        x = torch.randn(64, 256)
        loss = (model(x) - x).square().mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    print(f"{time.strftime('%F %T')} [INFO] epoch={epoch} loss={loss:.5f}")
    path = f"ckpt/epoch{epoch:03d}.pt"
    with open(path, "wb") as file:
        torch.save({"model": model.state_dict(), "epoch": epoch}, file)
    print(f"{time.strftime('%F %T')} [INFO] wrote {path}")
