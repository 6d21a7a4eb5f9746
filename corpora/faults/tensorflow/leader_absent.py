# /// fault
# label = "rendezvous"
# cause = "DeadlineExceededError: Deadline Exceeded"
# framework = "tensorflow"
# needs = ["tensorflow_cpu"]
# env = { TF_CONFIG = '{"cluster": {"worker": ["127.0.0.1:24581", "127.0.0.1:24582"]}, "task": {"type": "worker", "index": 1}}' }
# runs_as = "worker.py"
# timeout_s = 90
# ///
"""Worker 1 waits for a leader that nobody started."""
import json
import os

import tensorflow as tf
from tensorflow.compiler.xla.tsl.protobuf import coordination_config_pb2
from tensorflow.python.eager import context

cluster = json.loads(os.environ["TF_CONFIG"])
print("cluster:", cluster["cluster"]["worker"], "this task:", cluster["task"], flush=True)
workers = coordination_config_pb2.CoordinatedJob(name="worker", num_tasks=2)
context.context().configure_coordination_service(
    "standalone", "/job:worker/replica:0/task:0", cluster_register_timeout_in_ms=20000, coordinated_jobs=[workers]
)
strategy = tf.distribute.MultiWorkerMirroredStrategy()
print("replicas in sync:", strategy.num_replicas_in_sync)
