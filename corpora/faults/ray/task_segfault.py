# /// fault
# label = "native_crash"
# cause = "SIGSEGV received at"
# framework = "ray"
# needs = ["ray"]
# timeout_s = 90
# ///
"""A native routine in a worker reads from address zero."""
import ctypes

import ray

ray.init(num_cpus=1, include_dashboard=False)


@ray.remote(max_retries=0)
def decode():
    return ctypes.string_at(0)


print("decoding")
print(ray.get(decode.remote()))
