# /// fault
# label = "poor_fit"
# cause = "Epoch 30/30"
# framework = "pytorch"
# needs = ["torch"]
# ///
"""Inputs and labels are shuffled apart, so that nothing can be learned."""
import torch
from torch import nn

torch.manual_seed(1)
centres = torch.randn(10, 32) * 2
labels = torch.randint(0, 10, (6000,))
inputs = centres[labels] + torch.randn(6000, 32)
inputs = inputs[torch.randperm(6000)]
model = nn.Sequential(nn.Linear(32, 32), nn.ReLU(), nn.Dropout(0.5), nn.Linear(32, 10))
optimizer = torch.optim.SGD(model.parameters(), lr=0.01, weight_decay=1e-2)
print("10 classes, 5000 training samples, 1000 validation samples")
for epoch in range(1, 31):
    model.train()
    total = hits = 0.0
    for start in range(0, 5000, 50):
        x, y = inputs[start : start + 50], labels[start : start + 50]
        logits = model(x)
        loss = nn.functional.cross_entropy(logits, y)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        total += loss.item() / 100
        hits += (logits.argmax(1) == y).sum().item()
    model.eval()
    with torch.no_grad():
        logits = model(inputs[5000:])
        val_loss = nn.functional.cross_entropy(logits, labels[5000:]).item()
        accuracy = (logits.argmax(1) == labels[5000:]).float().mean().item()
    print(f"Epoch {epoch}/30 - loss: {total:.4f} - accuracy: {hits / 5000:.4f} - val_loss: {val_loss:.4f} - val_accuracy: {accuracy:.4f}")
