# /// fault
# label = "worker_lost"
# cause = "The actor died unexpectedly before finishing this task"
# framework = "ray"
# needs = ["ray"]
# timeout_s = 90
# ///
"""An actor's process ends without a word in the middle of a task."""
import os

import ray

ray.init(num_cpus=1, include_dashboard=False, log_to_driver=True)


@ray.remote
class Learner:
    def step(self, n):
        if n == 3:
            os._exit(1)
        return n


learner = Learner.remote()
for n in range(5):
    print("step", ray.get(learner.step.remote(n)))
