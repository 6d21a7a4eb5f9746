# /// fault
# label = "checkpoint"
# cause = "Error(s) in loading state_dict for"
# framework = "pytorch"
# needs = ["torch"]
# runs_as = "resume.py"
# ///
"""Resume after a refactoring that renamed a block and wrapped the model in DataParallel before."""
import torch
from torch import nn


class Old(nn.Module):
    def __init__(self):
        super().__init__()
        self.encoder = nn.Sequential(nn.Linear(16, 32), nn.ReLU(), nn.Linear(32, 32))
        self.fc = nn.Linear(32, 5)


class New(nn.Module):
    def __init__(self):
        super().__init__()
        self.backbone = nn.Sequential(nn.Linear(16, 32), nn.ReLU(), nn.Linear(32, 32))
        self.norm = nn.LayerNorm(32)
        self.classifier = nn.Linear(32, 5)


torch.save({"epoch": 17, "model": {f"module.{k}": v for k, v in Old().state_dict().items()}}, "last.pt")
print("=> loading checkpoint 'last.pt'")
checkpoint = torch.load("last.pt", map_location="cpu", weights_only=True)
print(f"=> loaded checkpoint 'last.pt' (epoch {checkpoint['epoch']})")
model = New()
model.load_state_dict(checkpoint["model"])
print("resuming training at epoch", checkpoint["epoch"] + 1)
