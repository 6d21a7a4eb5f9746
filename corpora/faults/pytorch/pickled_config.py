# /// fault
# label = "checkpoint"
# also = ["code_error"]
# cause = "Weights only load failed."
# framework = "pytorch"
# needs = ["torch"]
# runs_as = "evaluate.py"
# ///
import argparse
from dataclasses import dataclass

import torch
from torch import nn


@dataclass
class RunConfig:
    width: int = 48
    dropout: float = 0.1


parser = argparse.ArgumentParser()
parser.add_argument("--checkpoint", default="run42.ckpt")
args = parser.parse_args()
config = RunConfig()
torch.save({"config": config, "state": nn.Linear(config.width, 3).state_dict(), "epoch": 30}, args.checkpoint)

print(f"Evaluating {args.checkpoint}")
bundle = torch.load(args.checkpoint)
model = nn.Linear(bundle["config"].width, 3)
model.load_state_dict(bundle["state"])
print("accuracy", 0.93)
