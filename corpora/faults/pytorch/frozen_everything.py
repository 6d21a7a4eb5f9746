# /// fault
# label = "config"
# also = ["code_error", "autograd"]
# cause = "any parameter that requires a gradient"
# framework = "pytorch"
# needs = ["torch"]
# command = "torchrun --standalone --nproc-per-node 2 {script}"
# ///
"""Every layer was frozen by a pattern that matches too much."""
import re

import torch
import torch.distributed as dist

dist.init_process_group("gloo")
model = torch.nn.Sequential(torch.nn.Linear(8, 8), torch.nn.Linear(8, 2))
for name, parameter in model.named_parameters():
    parameter.requires_grad_(not re.match(".*", name))
print(f"rank {dist.get_rank()}: wrapping the model", flush=True)
torch.nn.parallel.DistributedDataParallel(model)
