# /// fault
# label = "shape_mismatch"
# cause = "mat1 and mat2 shapes cannot be multiplied (64x3136 and 2304x10)"
# framework = "pytorch"
# needs = ["torch"]
# ///
"""Small CNN on synthetic digits; evaluation images are larger than the head was built for."""
import logging
import time

import torch
from torch import nn

logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
log = logging.getLogger("train")


class DigitNet(nn.Module):
    def __init__(self, classes: int = 10) -> None:
        super().__init__()
        self.features = nn.Sequential(
            nn.Conv2d(1, 32, 3, padding=1), nn.ReLU(), nn.MaxPool2d(2),
            nn.Conv2d(32, 64, 3, padding=1), nn.ReLU(), nn.MaxPool2d(2),
        )
        self.head = nn.Linear(64 * (IMAGE_SIZE // 4) ** 2, classes)

    def forward(self, x):
        return self.head(self.features(x).flatten(1))


def make_split(count: int, size: int):
    labels = torch.randint(0, 10, (count,))
    images = torch.randn(count, 1, size, size) * 0.3 + labels.view(-1, 1, 1, 1) / 10
    return torch.utils.data.TensorDataset(images, labels)


def main() -> None:
    torch.manual_seed(7)
    model = DigitNet()
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
    loss_fn = nn.CrossEntropyLoss()
    train = torch.utils.data.DataLoader(make_split(1024, IMAGE_SIZE), batch_size=64, shuffle=True)
    valid = torch.utils.data.DataLoader(make_split(256, 28), batch_size=64)
    log.info("model has %d parameters", sum(p.numel() for p in model.parameters()))
    for epoch in range(3):
        start = time.time()
        model.train()
        for step, (images, labels) in enumerate(train):
            loss = loss_fn(model(images), labels)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            if step % 4 == 0:
                log.info("epoch %d step %3d/%d loss %.4f", epoch, step, len(train), loss.item())
        log.info("epoch %d done in %.1fs, running validation", epoch, time.time() - start)
        model.eval()
        with torch.no_grad():
            correct = sum((model(x).argmax(1) == y).sum().item() for x, y in valid)
        log.info("val_acc %.3f", correct / 256)


IMAGE_SIZE = 24
if __name__ == "__main__":
    main()
