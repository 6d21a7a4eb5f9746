# /// fault
# label = "config"
# also = ["rendezvous", "code_error"]
# cause = "ValueError"
# framework = "tensorflow"
# needs = ["tensorflow_cpu"]
# env = { TF_CONFIG = '{"cluster": {"worker": ["127.0.0.1:23451"]}, "task": {"type": "worker", "index": 3}}' }
# ///
"""The task number lies outside the cluster that the environment describes."""
import tensorflow as tf

print("starting worker 3")
strategy = tf.distribute.MultiWorkerMirroredStrategy()
print(strategy.num_replicas_in_sync)
