# /// fault
# label = "worker_lost"
# cause = "terminated with signal SIGKILL"
# framework = "pytorch"
# needs = ["torch"]
# ///
"""A spawned process is killed from outside."""
import os
import signal
import time

import torch.multiprocessing as mp


def work(rank):
    for step in range(20):
        print(f"process {rank} step {step}", flush=True)
        time.sleep(0.1)
        if rank == 1 and step == 5:
            os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    mp.spawn(work, nprocs=2)
