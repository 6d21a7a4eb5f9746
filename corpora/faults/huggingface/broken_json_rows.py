# /// fault
# label = "data"
# cause = "JSON parse error: Missing a closing quotation mark in string"
# framework = "huggingface"
# needs = ["datasets"]
# runs_as = "prepare.py"
# ///
"""A transfer stopped in the middle of a line; the reader of JSON lines meets half a record."""
import json
from pathlib import Path

from datasets import load_dataset

rows = [json.dumps({"prompt": f"question {n}", "answer": f"answer {n}"}) for n in range(60)]
Path("sft.jsonl").write_text("\n".join(rows[:40]) + '\n{"prompt": "question 40", "ans')
print("building the instruction set from sft.jsonl")
print(load_dataset("json", data_files="sft.jsonl", split="train"))
