# /// fault
# label = "data"
# cause = "json.decoder.JSONDecodeError: Invalid control character"
# framework = "pytorch"
# needs = ["torch"]
# runs_as = "pretrain.py"
# ///
"""A line of the corpus was cut while it was written."""
import json

import torch
from torch.utils.data import DataLoader, IterableDataset

with open("corpus.jsonl", "w") as file:
    for i in range(500):
        line = json.dumps({"id": i, "text": f"document number {i} says little"})
        file.write((line[:-9] if i == 333 else line) + "\n")


class Corpus(IterableDataset):
    def __iter__(self):
        with open("corpus.jsonl") as file:
            for line in file:
                yield len(json.loads(line)["text"].split())


seen = torch.tensor(0)
for step, lengths in enumerate(DataLoader(Corpus(), batch_size=20)):
    seen += lengths.sum()
    print(f"I | step={step} | tokens_seen={seen.item()}")
