# /// fault
# label = "shared_memory"
# cause = "unable to allocate shared memory(shm)"
# framework = "pytorch"
# command = "unshare -m bash -c 'mount -t tmpfs -o size=1m tmpfs /dev/shm && exec python {script}'"
# needs = ["torch"]
# requires = ["root", "unshare"]
# ///
"""A container with one MiB of shared memory; the batches grow with the resolution."""
import torch
from torch.utils.data import DataLoader, Dataset


class Images(Dataset):
    def __init__(self, side):
        self.side = side

    def __len__(self):
        return 64

    def __getitem__(self, index):
        return torch.rand(3, self.side, self.side)


print("progressive resizing: 32 -> 64 -> 224")
for side in (32, 64, 224):
    loader = DataLoader(Images(side), batch_size=4, num_workers=2)
    total = torch.zeros(3)
    for batch in loader:
        total += batch.mean((0, 2, 3))
    print(f"resolution {side}: channel means {[round(v, 3) for v in (total / len(loader)).tolist()]}")
