# /// fault
# label = "system_limit"
# cause = "Too many open files"
# framework = "pytorch"
# command = "bash -c 'ulimit -n 96; exec python {script}'"
# needs = ["torch"]
# ///
"""Every batch of the workers is kept; each holds a descriptor of its shared memory."""
import torch
from torch.utils.data import DataLoader, TensorDataset

data = TensorDataset(torch.randn(4000, 4))
kept = []
print("caching the validation set")
for step, (batch,) in enumerate(DataLoader(data, batch_size=8, num_workers=2)):
    kept.append(batch)
    if step % 10 == 0:
        print(f"cached {len(kept)} batches")
