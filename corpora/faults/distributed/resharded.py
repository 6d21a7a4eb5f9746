# /// fault
# label = "checkpoint"
# cause = "RuntimeError: Missing key in checkpoint state_dict: "
# framework = "pytorch"
# command = "torchrun --nproc-per-node 2 {script}"
# needs = ["torch"]
# timeout_s = 120
# ///
"""A distributed checkpoint of a smaller model is loaded into a bigger one."""
import torch
import torch.distributed as dist
import torch.distributed.checkpoint as dcp
from torch import nn


def build(layers):
    return nn.Sequential(*[nn.Linear(16, 16) for _ in range(layers)])


dist.init_process_group("gloo")
rank = dist.get_rank()
torch.manual_seed(0)
small = build(3)
dcp.save({"model": small.state_dict()}, checkpoint_id="ckpt/step-500")
if rank == 0:
    print("saved ckpt/step-500")
dist.barrier()
large = build(4)
state = {"model": large.state_dict()}
if rank == 0:
    print("loading ckpt/step-500 into 4 layers")
dcp.load(state, checkpoint_id="ckpt/step-500")
large.load_state_dict(state["model"])
dist.destroy_process_group()
