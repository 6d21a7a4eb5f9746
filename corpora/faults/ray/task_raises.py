# /// fault
# label = "code_error"
# cause = "ZeroDivisionError: division by zero"
# framework = "ray"
# needs = ["ray"]
# timeout_s = 90
# ///
"""A remote function divides by the length of an empty list."""
import ray

ray.init(num_cpus=1, include_dashboard=False)


@ray.remote
def mean(values):
    return sum(values) / len(values)


print(ray.get([mean.remote(list(range(n))) for n in (4, 2, 0)]))
