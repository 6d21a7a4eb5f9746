# /// fault
# label = "data"
# also = ["config"]
# cause = "because column names don't match"
# framework = "huggingface"
# needs = ["datasets"]
# runs_as = "prepare.py"
# ///
"""One of the shards was written by an older export and lacks a column."""
import json
from pathlib import Path

from datasets import load_dataset

for number in range(3):
    row = {"text": "a b c", "label": 1, "lang": "de"} if number < 2 else {"text": "d e f", "score": 0.5}
    Path(f"part-{number}.jsonl").write_text("\n".join(json.dumps(row) for _ in range(20)) + "\n")
data = load_dataset("json", data_files=[f"part-{n}.jsonl" for n in range(3)], split="train")
print(len(data))
