# /// fault
# label = "collective_mismatch"
# cause = "Detected mismatch between collectives on ranks"
# framework = "pytorch"
# command = "torchrun --nproc-per-node 2 {script}"
# needs = ["torch"]
# env = {TORCH_DISTRIBUTED_DEBUG = "DETAIL"}
# timeout_s = 120
# ///
"""Predictions of unequal length are gathered for a metric."""
import torch
import torch.distributed as dist

dist.init_process_group("gloo")
rank, world = dist.get_rank(), dist.get_world_size()
torch.manual_seed(rank)
validation = torch.arange(105)[rank::world]
print(f"rank {rank}: {len(validation)} validation samples")
for batch_number, batch in enumerate(validation.split(10)):
    scores = torch.sigmoid(torch.randn(len(batch)))
    gathered = [torch.empty_like(scores) for _ in range(world)]
    dist.all_gather(gathered, scores)
    if rank == 0:
        print(f"batch {batch_number}: mean score {torch.cat(gathered).mean():.4f}")
dist.destroy_process_group()
