# /// fault
# label = "system_limit"
# cause = "OSError: [Errno 24] Too many open files"
# framework = "numpy"
# command = "bash -c 'ulimit -n 128; exec python {script}'"
# needs = ["numpy"]
# runs_as = "build_index.py"
# ///
"""Memory maps of all shards are kept open."""
import os

import numpy as np

os.makedirs("shards", exist_ok=True)
for i in range(200):
    np.arange(1000, dtype=np.float32).tofile(f"shards/{i:04d}.bin")
print("opening 200 shards")
readers = []
for i in range(200):
    readers.append(open(f"shards/{i:04d}.bin", "rb"))
    if i % 25 == 0:
        mean = np.fromfile(readers[-1], dtype=np.float32).mean()
        print(f"  shard {i:4d}: mean {mean:.2f}")
