# /// fault
# label = "hang"
# cause = "no step has finished for"
# framework = "pytorch"
# needs = ["torch"]
# ///
"""A lock is taken twice in a metric; a watchdog of the program notices."""
import logging
import os
import threading
import time

import torch

logging.basicConfig(level=logging.INFO, format="%(asctime)s.%(msecs)03d %(threadName)s %(levelname)s %(message)s", datefmt="%H:%M:%S")
lock = threading.Lock()
last = time.monotonic()
totals = {}


def watch(limit):
    while True:
        time.sleep(1)
        idle = time.monotonic() - last
        if idle > limit / 2:
            logging.warning("stall check: last step finished %.0f s ago", idle)
        if idle > limit:
            logging.critical("no step has finished for %.0f s, aborting", idle)
            os._exit(1)


def record(name, value):
    with lock:
        totals[name] = totals.get(name, 0.0) + value
        if totals[name] > 30:
            record(f"{name}_overflow", totals.pop(name))


threading.Thread(target=watch, args=(8,), name="watchdog", daemon=True).start()
for step in range(400):
    record("loss", torch.rand(()).item())
    last = time.monotonic()
    time.sleep(0.02)
    if step % 10 == 0:
        logging.info("step %d total %.2f", step, totals.get("loss", 0.0))
