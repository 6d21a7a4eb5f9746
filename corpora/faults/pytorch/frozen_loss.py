# /// fault
# label = "autograd"
# cause = "element 0 of tensors does not require grad and does not have a grad_fn"
# framework = "pytorch"
# needs = ["torch"]
# ///
"""A two-stage schedule that freezes everything in its second stage."""
import logging

import torch
from torch import nn

logging.basicConfig(level=logging.DEBUG, format="%(levelname).1s%(asctime)s %(filename)s:%(lineno)d] %(message)s", datefmt="%m%d %H:%M:%S")
encoder, head = nn.Linear(20, 32), nn.Linear(32, 4)


def set_stage(stage: int) -> None:
    for p in encoder.parameters():
        p.requires_grad_(stage == 0)
    for p in head.parameters():
        p.requires_grad_(stage == 0)
    count = sum(p.requires_grad for p in [*encoder.parameters(), *head.parameters()])
    logging.info("stage %d: %d tensors are trained", stage, count)


optimizer = torch.optim.RMSprop([*encoder.parameters(), *head.parameters()], lr=1e-3)
for stage in range(2):
    set_stage(stage)
    for step in range(15):
        x, y = torch.randn(32, 20), torch.randint(0, 4, (32,))
        loss = nn.functional.cross_entropy(head(encoder(x).relu()), y)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        logging.debug("stage %d step %d loss %.3f", stage, step, loss)
