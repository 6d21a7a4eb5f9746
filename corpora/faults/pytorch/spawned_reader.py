# /// fault
# label = "missing_file"
# cause = "FileNotFoundError: [Errno 2] No such file or directory: 'data/split-1.txt'"
# framework = "pytorch"
# needs = ["torch"]
# ///
"""The second of two spawned processes finds no split of its own."""
from pathlib import Path

import torch.multiprocessing as mp


def work(rank):
    lines = Path(f"data/split-{rank}.txt").read_text().splitlines()
    print(f"process {rank}: {len(lines)} lines", flush=True)


if __name__ == "__main__":
    Path("data").mkdir()
    Path("data/split-0.txt").write_text("a\nb\n")
    mp.spawn(work, nprocs=2)
