# /// fault
# label = "code_error"
# also = ["data"]
# cause = "KeyError: 'caption'"
# framework = "pytorch"
# needs = ["torch"]
# ///
"""A record of the manifest has another field name; the exception comes out of a worker."""
import torch
from torch.utils.data import DataLoader, Dataset


class Captions(Dataset):
    def __init__(self):
        self.rows = [{"image": f"{i:06d}.jpg", "caption": f"a photo of object {i}"} for i in range(640)]
        self.rows[413]["text"] = self.rows[413].pop("caption")

    def __len__(self):
        return len(self.rows)

    def __getitem__(self, index):
        row = self.rows[index]
        ids = torch.tensor([ord(c) for c in row["caption"]][:16])
        return torch.nn.functional.pad(ids, (0, 16 - len(ids)))


def main():
    embed = torch.nn.Embedding(128, 8)
    loader = DataLoader(Captions(), batch_size=16, num_workers=3)
    for epoch in range(2):
        for step, ids in enumerate(loader):
            norm = embed(ids).norm().item()
            print(f"epoch {epoch} step {step:3d}/{len(loader)} norm {norm:8.3f}")


main()
