# /// fault
# label = "cancelled"
# cause = "KeyboardInterrupt"
# framework = "pytorch"
# needs = ["torch", "tqdm"]
# requires = ["timeout"]
# env = {COLUMNS = "90"}
# ///
# Somebody presses Ctrl-C, as far as the program can tell.
cat > train.py <<'PY'
import torch
from torch import nn
from tqdm import trange

model = nn.Sequential(nn.Linear(64, 256), nn.ReLU(), nn.Linear(256, 64))
optimizer = torch.optim.AdamW(model.parameters())
bar = trange(100_000, desc="training", mininterval=0.5)
for _ in bar:
    x = torch.randn(256, 64)
    loss = (model(x) - x).pow(2).mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    bar.set_postfix(loss=f"{loss.item():.4f}", refresh=False)
PY
exec timeout --signal INT 8 python train.py
