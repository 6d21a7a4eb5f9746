# /// fault
# label = "collective_timeout"
# cause = "Timed out waiting 6000ms for recv operation to complete"
# framework = "pytorch"
# command = "torchrun --nproc-per-node 2 {script}"
# needs = ["torch"]
# timeout_s = 120
# ///
"""Rank 0 evaluates longer than the timeout of the process group allows."""
import time
from datetime import timedelta

import torch
import torch.distributed as dist
from torch import nn


def evaluate(model):
    hits = 0
    for _ in range(20):
        x = torch.randn(64, 32)
        hits += (model(x).argmax(1) == x[:, :4].argmax(1)).sum().item()
        time.sleep(0.7)
    return hits / 1280


def main():
    dist.init_process_group("gloo", timeout=timedelta(seconds=6))
    rank = dist.get_rank()
    torch.manual_seed(0)
    model = nn.Linear(32, 4)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.2)
    torch.manual_seed(rank)
    for step in range(60):
        x = torch.randn(64, 32)
        loss = nn.functional.cross_entropy(model(x), x[:, :4].argmax(1))
        optimizer.zero_grad()
        loss.backward()
        for p in model.parameters():
            dist.all_reduce(p.grad)
            p.grad /= dist.get_world_size()
        optimizer.step()
        if step % 10 == 0 and rank == 0:
            print(f"step {step} loss {loss.item():.4f}")
        if step == 30 and rank == 0:
            print("evaluating on rank 0 ...")
            print(f"accuracy {evaluate(model):.3f}")
    dist.destroy_process_group()


main()
