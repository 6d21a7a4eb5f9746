# /// fault
# label = "shape_mismatch"
# also = ["code_error"]
# cause = "Trying to resize storage that is not resizable"
# framework = "pytorch"
# needs = ["torch"]
# runs_as = "train_tts.py"
# ///
"""Utterances of unequal length meet the default collate function in a worker, which words it otherwise."""
import logging

import torch
from torch.utils.data import DataLoader, Dataset

logging.basicConfig(format="[%(asctime)s][%(levelname)s] - %(message)s", level=logging.INFO)


class Utterances(Dataset):
    def __init__(self):
        self.lengths = [16000] * 90 + [15872] + [16000] * 9

    def __len__(self):
        return len(self.lengths)

    def __getitem__(self, index):
        return torch.sin(torch.arange(self.lengths[index]) / 20)


encoder = torch.nn.Conv1d(1, 8, 400, stride=160)
loader = DataLoader(Utterances(), batch_size=8, num_workers=2)
logging.info("%d utterances, %d batches", len(loader.dataset), len(loader))
for step, waves in enumerate(loader):
    features = encoder(waves.unsqueeze(1))
    logging.info("batch %d: features %s", step, tuple(features.shape))
