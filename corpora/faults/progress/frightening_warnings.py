# /// fault
# label = "success"
# cause = "Training complete."
# framework = "pytorch"
# needs = ["torch", "numpy"]
# ///
"""A healthy run that warns a lot and catches an error of its own."""
import logging
import warnings

import numpy as np
import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
log = logging.getLogger("train")
frozen = np.zeros(3)
frozen.flags.writeable = False
torch.from_numpy(frozen)
model = nn.Sequential(nn.Linear(8, 32), nn.ReLU(), nn.Linear(32, 1))
optimizer = torch.optim.SGD(model.parameters(), lr=0.05)
scheduler = torch.optim.lr_scheduler.StepLR(optimizer, 20)
scheduler.step()
scaler = torch.amp.GradScaler("cuda")
x = torch.randn(512, 8)
loader = DataLoader(TensorDataset(x, x.sum(1)), batch_size=64, pin_memory=True)
try:
    model.load_state_dict(torch.load("resume.pt"))
except FileNotFoundError as error:
    log.warning("could not resume (%s), starting from scratch", error)
for epoch in range(12):
    for a, b in loader:
        loss = nn.functional.mse_loss(model(a).squeeze(1), b)
        optimizer.zero_grad()
        scaler.scale(loss).backward()
        scaler.step(optimizer)
        scaler.update()
    scheduler.step()
    log.info("epoch %d loss %.4f lr %.1e", epoch, loss.item(), scheduler.get_last_lr()[0])
try:
    torch.cuda.synchronize()
except (RuntimeError, AssertionError):
    log.exception("no CUDA statistics, ignored")
with np.errstate(all="warn"):
    log.info("calibration ratio %s", np.float64(1.0) / np.float64(0.0))
warnings.warn("Error bars are not estimated", RuntimeWarning)
log.info("Training complete. Final loss %.4f", loss.item())
