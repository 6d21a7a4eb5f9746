# /// fault
# label = "missing_file"
# cause = "FileNotFoundError: [Errno 2] No such file or directory"
# framework = "ray"
# needs = ["ray"]
# timeout_s = 90
# ///
"""One of the readers gets the name of a shard that is not there."""
from pathlib import Path

import ray

ray.init(num_cpus=2, include_dashboard=False)
Path("shards").mkdir()
for n in range(3):
    Path(f"shards/{n}.txt").write_text("a b c")
root = str(Path("shards").absolute())


@ray.remote
def count(n):
    return len(Path(f"{root}/{n}.txt").read_text().split())


print("words:", sum(ray.get([count.remote(n) for n in range(4)])))
