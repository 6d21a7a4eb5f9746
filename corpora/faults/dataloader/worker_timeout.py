# /// fault
# label = "hang"
# cause = "DataLoader timed out after 4 seconds"
# framework = "pytorch"
# needs = ["torch"]
# ///
"""A worker waits for a lock that nobody gives back."""
import multiprocessing

import torch
from torch.utils.data import DataLoader, Dataset

lock = multiprocessing.Lock()


class Cached(Dataset):
    def __len__(self):
        return 400

    def __getitem__(self, index):
        lock.acquire()
        if index != 150:
            lock.release()
        return torch.full((4,), float(index))


for step, batch in enumerate(DataLoader(Cached(), batch_size=10, num_workers=2, timeout=4)):
    print(f"it {step + 1}/40  first {batch[0, 0]:.0f}")
