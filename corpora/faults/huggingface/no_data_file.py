# /// fault
# label = "missing_file"
# cause = "FileNotFoundError: Unable to find"
# framework = "huggingface"
# needs = ["datasets"]
# runs_as = "prepare.py"
# ///
"""The file name in the recipe has a typing error."""
from pathlib import Path

from datasets import load_dataset

Path("corpus").mkdir()
Path("corpus/train.csv").write_text("text,label\nfine,1\n")
print("recipe: csv, corpus/trian.csv")
load_dataset("csv", data_files="corpus/trian.csv")
