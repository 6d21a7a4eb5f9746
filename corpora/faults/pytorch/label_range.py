# /// fault
# label = "data"
# cause = "Target 10 is out of bounds."
# framework = "pytorch"
# needs = ["torch"]
# ///
"""The label file counts classes from one."""
import csv
import pathlib

import torch
from torch import nn


def write_labels(path):
    generator = torch.Generator().manual_seed(5)
    labels = torch.randint(1, 10, (4000,), generator=generator)
    labels[2600] = 10
    with path.open("w", newline="") as file:
        csv.writer(file).writerows([("id", "label"), *((i, int(v)) for i, v in enumerate(labels))])


path = pathlib.Path("labels.csv")
write_labels(path)
with path.open() as file:
    labels = torch.tensor([int(row["label"]) for row in csv.DictReader(file)])
print(f"Loaded {len(labels)} labels from {path}")
features = nn.functional.one_hot(labels, 12).float() @ torch.randn(12, 40) + torch.randn(4000, 40)
model = nn.Sequential(nn.Linear(40, 64), nn.ReLU(), nn.Dropout(0.1), nn.Linear(64, 10))
optimizer = torch.optim.AdamW(model.parameters(), 1e-3)
loader = torch.utils.data.DataLoader(torch.utils.data.TensorDataset(features, labels), batch_size=100)
for i, (x, y) in enumerate(loader):
    loss = nn.CrossEntropyLoss(label_smoothing=0.05)(model(x), y)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    print(f"Train Epoch: 1 [{i * 100}/4000 ({i / len(loader):.0%})]\tLoss: {loss.item():.6f}")
