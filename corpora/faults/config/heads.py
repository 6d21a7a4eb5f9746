# /// fault
# label = "config"
# cause = "AssertionError: embed_dim must be divisible by num_heads"
# framework = "pytorch"
# needs = ["torch"]
# ///
"""The width was swept, the number of heads was not."""
import torch
from torch import nn

torch.manual_seed(0)
for width in (64, 96, 100):
    layer = nn.TransformerEncoderLayer(width, nhead=8, dim_feedforward=2 * width, batch_first=True)
    y = layer(torch.randn(2, 10, width))
    print(f"sweep width={width}: output std {y.std():.4f}, parameters {sum(p.numel() for p in layer.parameters())}")
