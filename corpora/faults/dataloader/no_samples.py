# /// fault
# label = "data"
# also = ["config", "code_error"]
# cause = "num_samples should be a positive integer value, but got num_samples=0"
# framework = "pytorch"
# needs = ["torch"]
# ///
"""A filter removes every sample."""
import torch
from torch.utils.data import DataLoader, TensorDataset

lengths = torch.randint(5, 40, (3000,), generator=torch.Generator().manual_seed(0))
print(f"loaded {len(lengths)} samples, lengths {lengths.min()}..{lengths.max()}")
lengths = lengths[lengths >= 64]
print(f"after length filter (min_length=64): {len(lengths)} samples")
loader = DataLoader(TensorDataset(lengths), batch_size=32, shuffle=True)
for (batch,) in loader:
    print(batch.float().mean())
