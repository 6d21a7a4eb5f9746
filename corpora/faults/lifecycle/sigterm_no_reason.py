# /// fault
# label = "worker_lost"
# also = ["cancelled", "preemption"]
# cause = "received SIGTERM"
# framework = "python"
# ///
"""The process is told to end, nobody says why."""
import os
import signal
import sys
import threading
import time


def stop(number, _):
    print(f"[trainer] received {signal.Signals(number).name}, shutting down", flush=True)
    sys.exit(143)


signal.signal(signal.SIGTERM, stop)
threading.Timer(1.0, os.kill, (os.getpid(), signal.SIGTERM)).start()
for step in range(100):
    print(f"[trainer] step {step} loss {3 / (step + 1):.3f}", flush=True)
    time.sleep(0.1)
