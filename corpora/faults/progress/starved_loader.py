# /// fault
# label = "slow"
# cause = "of the step time went into waiting for data"
# framework = "pytorch"
# needs = ["torch"]
# timeout_s = 120
# ///
"""From the middle on the storage is slow; the loader cannot keep up and the trainer waits."""
import logging
import time

import torch
from torch import nn
from torch.utils.data import DataLoader, Dataset

logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(message)s")


class Remote(Dataset):
    def __len__(self):
        return 60 * 16

    def __getitem__(self, index):
        if index >= 30 * 16:
            time.sleep(0.06)
        return torch.randn(64)


model = nn.Linear(64, 64)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
logging.info("60 steps, batch 16, 1 loader worker")
waited = 0.0
window = time.perf_counter()
batches = iter(DataLoader(Remote(), batch_size=16, num_workers=1))
for step in range(60):
    before = time.perf_counter()
    x = next(batches)
    waited += time.perf_counter() - before
    for _ in range(10):
        loss = (model(x) - x).pow(2).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    time.sleep(0.02)
    if step % 5 == 4:
        spent = time.perf_counter() - window
        logging.info("step %d/60 loss %.4f step_time %.3fs data_time %.3fs samples/s %.0f", step + 1, loss.item(), spent / 5, waited / 5, 80 / spent)
        if waited > 0.8 * spent:
            logging.warning("input bound: %.0f %% of the step time went into waiting for data", 100 * waited / spent)
        window, waited = time.perf_counter(), 0.0
logging.info("finished")
