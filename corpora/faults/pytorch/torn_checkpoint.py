# /// fault
# label = "checkpoint"
# cause = "PytorchStreamReader failed reading zip archive: failed finding central directory"
# framework = "pytorch"
# needs = ["torch"]
# ///
"""The newest checkpoint was cut off half-way when the previous attempt was stopped."""
import glob
import os

import torch
from torch import nn

model = nn.Transformer(d_model=32, nhead=4, num_encoder_layers=1, num_decoder_layers=1, batch_first=True)
os.makedirs("checkpoints", exist_ok=True)
for step in (1000, 2000, 3000):
    torch.save(model.state_dict(), f"checkpoints/step_{step:06d}.pt")
os.truncate("checkpoints/step_003000.pt", os.path.getsize("checkpoints/step_003000.pt") // 3)

found = sorted(glob.glob("checkpoints/*.pt"))
print(f"[resume] found {len(found)} checkpoints: {', '.join(map(os.path.basename, found))}")
print(f"[resume] loading {found[-1]}")
model.load_state_dict(torch.load(found[-1], map_location="cpu"))
print("[resume] ok")
