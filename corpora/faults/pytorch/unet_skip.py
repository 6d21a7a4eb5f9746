# /// fault
# label = "shape_mismatch"
# cause = "Sizes of tensors must match except in dimension 1"
# framework = "pytorch"
# needs = ["torch", "tqdm"]
# env = {COLUMNS = "90"}
# ///
import torch
import torch.nn.functional as F
from torch import nn
from tqdm import tqdm


class Block(nn.Sequential):
    def __init__(self, c_in, c_out):
        super().__init__(nn.Conv2d(c_in, c_out, 3, padding=1), nn.BatchNorm2d(c_out), nn.ReLU(inplace=True))


class UNet(nn.Module):
    def __init__(self, width=8):
        super().__init__()
        self.enc1, self.enc2 = Block(3, width), Block(width, 2 * width)
        self.mid = Block(2 * width, 4 * width)
        self.up2 = nn.ConvTranspose2d(4 * width, 2 * width, 2, stride=2)
        self.dec2 = Block(4 * width, 2 * width)
        self.up1 = nn.ConvTranspose2d(2 * width, width, 2, stride=2)
        self.dec1 = Block(2 * width, width)
        self.out = nn.Conv2d(width, 1, 1)

    def forward(self, x):
        e1 = self.enc1(x)
        e2 = self.enc2(F.max_pool2d(e1, 2))
        mid = self.mid(F.max_pool2d(e2, 2))
        d2 = self.dec2(torch.cat([self.up2(mid), e2], dim=1))
        d1 = self.dec1(torch.cat([self.up1(d2), e1], dim=1))
        return self.out(d1)


class Scans(torch.utils.data.IterableDataset):
    """Slices of scans; most have even sides."""

    def __init__(self, sizes):
        self.sizes = sizes

    def __iter__(self):
        for side in self.sizes:
            image = torch.rand(3, side, side)
            yield image, (image.mean(0, keepdim=True) > 0.5).float()


def main():
    torch.manual_seed(0)
    model = UNet()
    optimizer = torch.optim.SGD(model.parameters(), lr=0.05, momentum=0.9)
    loader = torch.utils.data.DataLoader(Scans([64] * 40 + [66] + [64] * 20), batch_size=1)
    print("Training segmentation model for 2 epochs")
    for epoch in range(2):
        bar = tqdm(loader, total=61, desc=f"epoch {epoch}")
        for image, mask in bar:
            loss = F.binary_cross_entropy_with_logits(model(image), mask)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            bar.set_postfix(loss=f"{loss.item():.3f}")


main()
