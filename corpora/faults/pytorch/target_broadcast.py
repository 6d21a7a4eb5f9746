# /// fault
# label = "shape_mismatch"
# cause = "The size of tensor a (32) must match the size of tensor b (31) at non-singleton dimension 0"
# framework = "pytorch"
# needs = ["torch"]
# runs_as = "forecast.py"
# ///
import sys
import warnings

import torch
from torch import nn

print(f"torch {torch.__version__}, python {sys.version.split()[0]}, threads {torch.get_num_threads()}")
series = torch.sin(torch.arange(0, 4000) / 9.0) + 0.05 * torch.randn(4000)
windows = series.unfold(0, 25, 1)
inputs, targets = windows[:, :-1], windows[:, -1]
targets = targets[: len(targets) - len(targets) % 32 + 31 - 32]
print(f"{len(inputs)} windows, {len(targets)} targets")


class Forecaster(nn.Module):
    def __init__(self):
        super().__init__()
        self.rnn = nn.GRU(1, 16, batch_first=True)
        self.head = nn.Linear(16, 1)

    def forward(self, x):
        hidden, _ = self.rnn(x.unsqueeze(-1))
        return self.head(hidden[:, -1]).squeeze(-1)


model = Forecaster()
optimizer = torch.optim.Adam(model.parameters(), 1e-2)
total = 0.0
for step, (x, y) in enumerate(zip(inputs.split(32), targets.split(32), strict=False)):
    prediction = model(x)
    loss = ((prediction - y) ** 2).mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    total += loss.item()
    if step % 20 == 19:
        print(f"[{step + 1:4d}] mse {total / 20:.5f}  lr {optimizer.param_groups[0]['lr']:.1e}")
        total = 0.0
warnings.warn("training set exhausted, starting over")
