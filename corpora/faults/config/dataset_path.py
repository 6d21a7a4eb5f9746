# /// fault
# label = "missing_file"
# cause = "FileNotFoundError: [Errno 2] No such file or directory: '/mnt/data/imagenet-100/train'"
# framework = "pytorch"
# needs = ["torch"]
# ///
"""The volume with the data is mounted somewhere else."""
import argparse
import os

import torch
from torch.utils.data import Dataset


class ImageFolder(Dataset):
    def __init__(self, root):
        self.classes = sorted(entry.name for entry in os.scandir(root) if entry.is_dir())


parser = argparse.ArgumentParser()
parser.add_argument("--data-root", default="/mnt/data/imagenet-100")
args = parser.parse_args()
print(f"Namespace: {args}, torch {torch.__version__}")
print("Creating data loaders")
train = ImageFolder(os.path.join(args.data_root, "train"))
print(f"{len(train.classes)} classes")
