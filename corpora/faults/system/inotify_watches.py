# /// fault
# label = "system_limit"
# cause = "Too many open files"
# framework = "python"
# ///
"""Every log file gets a watcher of its own, until the instances of the user run out."""
import ctypes
import os

libc = ctypes.CDLL(None, use_errno=True)
watchers = []
for n in range(1, 5000):
    handle = libc.inotify_init()
    if handle < 0:
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number), f"inotify_init for logs/rank{n}.log")
    watchers.append(handle)
    if n % 32 == 0:
        print(n, "log files watched", flush=True)
