# /// fault
# label = "storage"
# cause = "OSError: [Errno 30] Read-only file system: 'runs/exp7/metrics.jsonl'"
# framework = "pytorch"
# command = "unshare -m bash -c 'mkdir -p runs/exp7 && mount -t tmpfs -o size=4m tmpfs runs && mkdir runs/exp7 && (sleep 5; mount -o remount,ro runs) & exec python {script}'"
# needs = ["torch"]
# requires = ["root", "unshare"]
# ///
"""The volume turns read-only while the run goes on, as after an error of the disk."""
import json
import time
from pathlib import Path

import torch
from torch import nn

time.sleep(0.5)
log = Path("runs/exp7/metrics.jsonl")
model = nn.Linear(100, 100)
optimizer = torch.optim.Adam(model.parameters())
for step in range(0, 2000, 50):
    for _ in range(50):
        x = torch.randn(32, 100)
        loss = (model(x) - x).pow(2).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    row = {"step": step, "loss": round(loss.item(), 5), "time": round(time.time())}
    print(json.dumps(row))
    with log.open("a") as file:
        file.write(json.dumps(row) + "\n")
    time.sleep(0.4)
