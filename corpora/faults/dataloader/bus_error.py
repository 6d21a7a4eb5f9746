# /// fault
# label = "shared_memory"
# cause = "us error"
# framework = "pytorch"
# command = "unshare -m bash -c 'mount -t tmpfs -o size=2m tmpfs /dev/shm && exec python {script}'"
# needs = ["torch", "numpy"]
# requires = ["root", "unshare"]
# ///
"""Workers write into a shared cache that is larger than /dev/shm."""
from multiprocessing import shared_memory

import numpy as np
import torch
from torch.utils.data import DataLoader, Dataset


class SharedCache(Dataset):
    def __init__(self, count, side):
        self.block = shared_memory.SharedMemory(create=True, size=count * side * side * 4)
        self.cache = np.ndarray((count, side, side), np.float32, buffer=self.block.buf)

    def __len__(self):
        return len(self.cache)

    def __getitem__(self, index):
        self.cache[index] = np.sqrt(index)
        return torch.tensor(self.cache[index].mean())


dataset = SharedCache(400, 128)
print(f"shared cache: {len(dataset)} samples, {dataset.block.size / 2**20:.1f} MiB")
for step, batch in enumerate(DataLoader(dataset, batch_size=8, num_workers=2)):
    print(f"step {step:3d} mean {batch.mean():.3f}")
