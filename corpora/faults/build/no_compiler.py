# /// fault
# label = "dependency"
# cause = "No working C++ compiler found"
# framework = "pytorch"
# needs = ["torch"]
# env = {CXX = "/opt/toolchain/bin/g++-13"}
# timeout_s = 120
# ///
"""torch.compile in an image without the compiler that CXX names."""
import torch
from torch import nn

model = nn.Sequential(nn.Linear(32, 64), nn.GELU(), nn.Linear(64, 8))
print("eager:", model(torch.ones(1, 32)).sum().item())
compiled = torch.compile(model)
print("compiling ...")
print("compiled:", compiled(torch.ones(1, 32)).sum().item())
