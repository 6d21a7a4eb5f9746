# /// fault
# label = "collective_timeout"
# cause = "Rank 1 failed to pass monitoredBarrier in 5000 ms"
# framework = "pytorch"
# command = "torchrun --nproc-per-node 3 {script}"
# needs = ["torch"]
# timeout_s = 120
# ///
"""Three ranks; the second one is still writing its cache when the others wait at the barrier."""
import hashlib
import os
import time
from datetime import timedelta

import torch.distributed as dist


def build_cache(seconds):
    end, digest = time.monotonic() + seconds, b""
    while time.monotonic() < end:
        digest = hashlib.sha256(digest + os.urandom(1024)).digest()
        time.sleep(0.005)
    return digest.hex()[:12]


dist.init_process_group("gloo", timeout=timedelta(seconds=60))
rank = dist.get_rank()
print(f"[{time.strftime('%H:%M:%S')}] rank {rank} of {dist.get_world_size()} preparing cache")
key = build_cache(20 if rank == 1 else 1)
print(f"[{time.strftime('%H:%M:%S')}] rank {rank} cache ready {key}")
dist.monitored_barrier(timeout=timedelta(seconds=5))
print(f"[{time.strftime('%H:%M:%S')}] rank {rank} starts training")
