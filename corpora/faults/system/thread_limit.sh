# /// fault
# label = "system_limit"
# cause = "can't start new thread"
# framework = "python"
# requires = ["root", "setpriv"]
# ///
# Prefetching threads under a limit of processes for the user of the job.
cat > prefetch.py <<'PY'
import threading
import time
from concurrent.futures import ThreadPoolExecutor

print("starting loader with 64 prefetch threads")
stop = threading.Event()


def prefetch(number):
    while not stop.wait(0.1):
        pass
    return number


with ThreadPoolExecutor(64) as pool:
    try:
        for n in range(64):
            pool.submit(prefetch, n)
            if n % 4 == 0:
                print(f"[loader] {n + 1} prefetchers up", flush=True)
            time.sleep(0.01)
    finally:
        stop.set()
PY
chmod 644 prefetch.py
ulimit -u 20
exec setpriv --reuid 65534 --regid 65534 --clear-groups /usr/bin/python3 prefetch.py
