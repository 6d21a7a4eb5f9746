# /// fault
# label = "autograd"
# cause = "one of the variables needed for gradient computation has been modified by an inplace operation"
# framework = "pytorch"
# needs = ["torch"]
# runs_as = "train_gan.py"
# ///
"""GAN whose discriminator is stepped between the generator's forward and backward."""
import torch
from torch import nn

torch.manual_seed(999)
print("Random Seed:  999")
generator = nn.Sequential(nn.Linear(16, 64), nn.ReLU(True), nn.Linear(64, 2))
discriminator = nn.Sequential(nn.Linear(2, 64), nn.LeakyReLU(0.2, inplace=True), nn.Linear(64, 1))
print(generator)
print(discriminator)
opt_g = torch.optim.Adam(generator.parameters(), 2e-4, betas=(0.5, 0.999))
opt_d = torch.optim.Adam(discriminator.parameters(), 2e-4, betas=(0.5, 0.999))
bce = nn.BCEWithLogitsLoss()
JOINT_FROM = 40  # the schedule switches to joint updates here

print("Starting Training Loop...")
for i in range(200):
    real = torch.randn(64, 2) * 0.3 + 1
    fake = generator(torch.randn(64, 16))
    ones, zeros = torch.ones(64, 1), torch.zeros(64, 1)
    loss_d = bce(discriminator(real), ones) + bce(discriminator(fake.detach()), zeros)
    if i >= JOINT_FROM:
        loss_g = bce(discriminator(fake), ones)
    opt_d.zero_grad()
    loss_d.backward()
    opt_d.step()
    if i < JOINT_FROM:
        loss_g = bce(discriminator(fake), ones)
    opt_g.zero_grad()
    loss_g.backward()
    opt_g.step()
    if i % 10 == 0:
        print(f"[0/5][{i}/200]\tLoss_D: {loss_d.item():.4f}\tLoss_G: {loss_g.item():.4f}")
