# /// fault
# label = "hang"
# cause = "Timeout (0:00:10)!"
# framework = "pytorch"
# needs = ["torch"]
# ///
"""A prefetch thread and the trainer wait for each other; faulthandler shows their stacks and ends the run."""
import faulthandler
import queue
import threading
import time

import torch

batches, free = queue.Queue(maxsize=2), queue.Queue()
for slot in range(2):
    free.put(torch.empty(32, 16))


def prefetch():
    for _ in range(500):
        buffer = free.get()
        batches.put(buffer.normal_())


threading.Thread(target=prefetch, daemon=True, name="prefetch").start()
model = torch.nn.Linear(16, 1)
for step in range(500):
    faulthandler.dump_traceback_later(10, exit=True)
    batch = batches.get()
    print(f"{time.strftime('%X')} step {step} out {model(batch).mean().item():+.4f}", flush=True)
    if step % 40 != 39:
        free.put(batch)
