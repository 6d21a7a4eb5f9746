# /// fault
# label = "poor_fit"
# cause = "epoch  40 "
# framework = "pytorch"
# needs = ["torch"]
# ///
"""A wide network learns 120 noisy samples by heart."""
import torch
from torch import nn

torch.manual_seed(0)
x, noise = torch.randn(1120, 30), torch.randn(1120) * 2.0
y = ((x[:, 0] + x[:, 1] + noise) > 0).long()
train, valid = (x[:120], y[:120]), (x[120:], y[120:])
model = nn.Sequential(nn.Linear(30, 512), nn.ReLU(), nn.Linear(512, 512), nn.ReLU(), nn.Linear(512, 2))
optimizer = torch.optim.Adam(model.parameters(), 2e-4)


def measure(data):
    with torch.no_grad():
        logits = model(data[0])
    return nn.functional.cross_entropy(logits, data[1]).item(), (logits.argmax(1) == data[1]).float().mean().item()


for epoch in range(1, 41):
    for _ in range(4):
        pick = torch.randint(0, 120, (64,))
        loss = nn.functional.cross_entropy(model(train[0][pick]), train[1][pick])
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    (train_loss, train_acc), (val_loss, val_acc) = measure(train), measure(valid)
    print(f"epoch {epoch:3d} | train_loss {train_loss:.4f} train_acc {train_acc:.3f} | val_loss {val_loss:.4f} val_acc {val_acc:.3f}")
print("done, saving last weights")
