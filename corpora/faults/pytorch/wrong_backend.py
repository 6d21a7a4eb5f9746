# /// fault
# label = "driver_compat"
# also = ["dependency", "config"]
# cause = "AssertionError: Torch not compiled with CUDA enabled"
# framework = "pytorch"
# needs = ["torch"]
# ///
import argparse
import platform

import torch
from torch import nn

parser = argparse.ArgumentParser()
parser.add_argument("--device", default="cuda")
parser.add_argument("--lr", type=float, default=1e-3)
args = parser.parse_args()
print(f"python      {platform.python_version()}")
print(f"torch       {torch.__version__}")
print(f"cuda        {torch.version.cuda}")
print(f"available   {torch.cuda.is_available()}")
print(f"arguments   {vars(args)}")
model = nn.Sequential(nn.Conv2d(3, 16, 3), nn.ReLU(), nn.Flatten(), nn.LazyLinear(10))
model(torch.zeros(1, 3, 32, 32))
print(f"model built, {sum(p.numel() for p in model.parameters())} parameters, moving to {args.device}")
model = model.to(args.device)
