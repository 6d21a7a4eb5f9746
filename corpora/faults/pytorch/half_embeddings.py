# /// fault
# label = "dtype_device_mismatch"
# cause = "expected m1 and m2 to have the same dtype, but got: c10::BFloat16 != float"
# framework = "pytorch"
# needs = ["torch"]
# runs_as = "finetune.py"
# ///
"""Adapter tuning: the backbone runs in bfloat16, the adapter was left in float32."""
import logging

import torch
from torch import nn

logging.basicConfig(level=logging.INFO, format="[%(asctime)s][%(name)s][%(levelname)s] - %(message)s")
log = logging.getLogger(__name__)


class Adapter(nn.Module):
    def __init__(self, width, rank):
        super().__init__()
        self.down = nn.Linear(width, rank, bias=False)
        self.up = nn.Linear(rank, width, bias=False)
        nn.init.zeros_(self.up.weight)

    def forward(self, x):
        return x + self.up(self.down(x))


class Backbone(nn.Module):
    def __init__(self, vocab=512, width=64, layers=2):
        super().__init__()
        self.embed = nn.Embedding(vocab, width)
        layer = nn.TransformerEncoderLayer(width, 4, 128, batch_first=True, dropout=0.0)
        self.blocks = nn.TransformerEncoder(layer, layers, enable_nested_tensor=False)

    def forward(self, ids):
        return self.blocks(self.embed(ids))


def main():
    torch.manual_seed(3)
    backbone = Backbone().to(torch.bfloat16).requires_grad_(False)
    adapter, head = Adapter(64, 8), nn.Linear(64, 2)
    log.info("backbone %s, adapter %s", next(backbone.parameters()).dtype, next(adapter.parameters()).dtype)
    log.info("trainable parameters: %d", sum(p.numel() for p in adapter.parameters()))
    optimizer = torch.optim.AdamW([*adapter.parameters(), *head.parameters()], lr=1e-3)
    for step in range(100):
        ids = torch.randint(0, 512, (8, 32))
        with torch.no_grad():
            hidden = backbone(ids)
        logits = head(adapter(hidden).mean(1))
        loss = nn.functional.cross_entropy(logits.float(), ids[:, 0] % 2)
        loss.backward()
        optimizer.step()
        optimizer.zero_grad()
        log.info("step=%d loss=%.4f", step, loss.item())


if __name__ == "__main__":
    main()
