# /// fault
# label = "hang"
# cause = "Timeout (0:00:03)!"
# framework = "python"
# ///
"""Two threads take two locks in opposite order; the dump of all stacks is the only sign."""
import faulthandler
import os
import threading
import time

faulthandler.dump_traceback_later(3)
batches, weights = threading.Lock(), threading.Lock()


def prefetch():
    with weights:
        time.sleep(0.5)
        with batches:
            pass


for step in range(5):
    print("step", step, flush=True)
    if step == 4:
        threading.Thread(target=prefetch, daemon=True).start()
        threading.Timer(5, os._exit, (1,)).start()
        with batches:
            time.sleep(0.5)
            with weights:
                pass
