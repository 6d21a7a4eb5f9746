# /// fault
# label = "collective_timeout"
# cause = "wait timeout after 4000ms, keys: /"
# framework = "pytorch"
# command = "torchrun --nproc-per-node 2 {script}"
# needs = ["torch"]
# timeout_s = 120
# ///
"""A hand-written broadcast of the run name over a store; rank 0 never publishes the second one."""
import datetime
import logging
import sys

import torch
import torch.distributed as dist

logging.basicConfig(stream=sys.stdout, level=logging.INFO, format="%(levelname)s:%(name)s:%(message)s")
dist.init_process_group("gloo")
rank = dist.get_rank()
store = dist.distributed_c10d._get_default_store()
store.set_timeout(datetime.timedelta(seconds=4))
total = torch.ones(1)
dist.all_reduce(total)
logging.info("rank %d: group of %d is up", rank, int(total))
for phase in ("warmup", "main"):
    if rank == 0 and phase == "warmup":
        store.set(f"run-name/{phase}", f"vit-s16-{phase}")
    name = store.get(f"run-name/{phase}").decode() if rank else f"vit-s16-{phase}"
    logging.info("rank %d: phase %s writes to runs/%s", rank, phase, name)
    for step in range(3):
        dist.all_reduce(total)
        logging.info("rank %d: %s step %d", rank, phase, step)
