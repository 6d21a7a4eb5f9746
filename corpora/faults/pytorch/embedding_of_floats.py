# /// fault
# label = "dtype_device_mismatch"
# cause = "Expected tensor for argument #1 'indices' to have one of the following scalar types"
# framework = "pytorch"
# needs = ["torch"]
# ///
"""Token numbers were normalised together with the other columns."""
import torch

embed = torch.nn.Embedding(100, 8)
tokens = torch.randint(0, 100, (4, 12))
print("epoch 0", embed(tokens).mean().item())
print("epoch 1", embed(tokens / 100).mean().item())
