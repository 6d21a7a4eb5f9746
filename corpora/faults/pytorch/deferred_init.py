# /// fault
# label = "dtype_device_mismatch"
# cause = "Tensor on device meta is not on the expected device cpu!"
# framework = "pytorch"
# needs = ["torch"]
# runs_as = "pretrain.py"
# ///
"""Deferred initialisation: blocks are materialised, the position table is forgotten on the meta device."""
import torch
from torch import nn


class TinyLM(nn.Module):
    def __init__(self, vocab=1000, width=64, depth=2, length=32):
        super().__init__()
        self.tokens = nn.Embedding(vocab, width)
        self.register_buffer("positions", torch.zeros(1, length, width), persistent=False)
        layer = nn.TransformerEncoderLayer(width, 4, 4 * width, batch_first=True, dropout=0.0)
        self.blocks = nn.TransformerEncoder(layer, depth, enable_nested_tensor=False)
        self.head = nn.Linear(width, vocab)

    def forward(self, ids):
        return self.head(self.blocks(self.tokens(ids) + self.positions))


def materialize(model, device):
    for name, module in model.named_modules():
        own = list(module.parameters(recurse=False))
        if own:
            module.to_empty(device=device, recurse=False)
            for parameter in module.parameters(recurse=False):
                nn.init.normal_(parameter, std=0.02)
            print(f"  materialized {name or '<root>'} ({sum(p.numel() for p in own):,} parameters)")


torch.manual_seed(0)
with torch.device("meta"):
    model = TinyLM()
print("Initializing weights on cpu")
materialize(model, "cpu")
optimizer = torch.optim.AdamW(model.parameters(), lr=3e-4, weight_decay=0.1)
print(f"Total parameters: {sum(p.numel() for p in model.parameters()):,}")
print("Starting training")
for step in range(50):
    ids = torch.randint(0, 1000, (4, 32))
    loss = nn.functional.cross_entropy(model(ids).flatten(0, 1), ids.flatten())
    loss.backward()
    optimizer.step()
    optimizer.zero_grad()
    print(f"step {step:5d} | loss {loss.item():.4f}")
