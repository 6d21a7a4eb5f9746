# /// fault
# label = "data"
# cause = "PIL.UnidentifiedImageError: cannot identify image file"
# framework = "pytorch"
# needs = ["torch", "pillow", "numpy"]
# ///
"""One JPEG of the training set is an HTML error page that a crawler stored."""
import os

import numpy as np
import torch
from PIL import Image
from torch.utils.data import DataLoader, Dataset

os.makedirs("images")
for i in range(120):
    Image.fromarray(np.full((32, 32, 3), i, np.uint8)).save(f"images/{i:05d}.jpg")
with open("images/00077.jpg", "w") as file:
    file.write("<html><head><title>404 Not Found</title></head><body>nginx</body></html>\n")


class Folder(Dataset):
    def __init__(self, root):
        self.paths = sorted(os.path.join(root, name) for name in os.listdir(root))

    def __len__(self):
        return len(self.paths)

    def __getitem__(self, index):
        image = Image.open(self.paths[index]).convert("RGB")
        return torch.from_numpy(np.array(image)).permute(2, 0, 1).float() / 255


loader = DataLoader(Folder("images"), batch_size=10, num_workers=1)
print(f"found {len(loader.dataset)} images")
for step, batch in enumerate(loader):
    print(f"step {step}: mean {batch.mean():.4f} std {batch.std():.4f}")
