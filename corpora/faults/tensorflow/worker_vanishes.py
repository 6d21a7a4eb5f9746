# /// fault
# label = "worker_lost"
# also = ["comm_failure"]
# cause = "are unhealthy (stopped sending heartbeats)"
# framework = "tensorflow"
# needs = ["tensorflow_cpu"]
# runs_as = "worker.py"
# timeout_s = 90
# ///
"""Worker 1 disappears between two steps; worker 0 notices in its next all-reduce."""
import json
import os
import subprocess
import sys

rank = int(sys.argv[1]) if len(sys.argv) > 1 else 0
if rank == 0:
    other = subprocess.Popen([sys.executable, __file__, "1"], stderr=subprocess.DEVNULL)
hosts = ["127.0.0.1:24591", "127.0.0.1:24592"]
os.environ["TF_CONFIG"] = json.dumps({"cluster": {"worker": hosts}, "task": {"type": "worker", "index": rank}})
import tensorflow as tf

strategy = tf.distribute.MultiWorkerMirroredStrategy()
with strategy.scope():
    w = tf.Variable(tf.zeros([8, 1]))


def replica(x, y):
    error = x @ w - y
    gradient = tf.distribute.get_replica_context().all_reduce("MEAN", tf.transpose(x) @ error / 32.0)
    w.assign_sub(0.1 * gradient)
    return tf.reduce_mean(tf.square(error))


@tf.function
def step(x, y):
    return strategy.run(replica, args=(x, y))


for number in range(40):
    x = tf.random.normal([32, 8], seed=rank)
    loss = step(x, tf.reduce_sum(x, 1, keepdims=True))
    print(f"[worker {rank}] step {number} loss {float(strategy.experimental_local_results(loss)[0]):.5f}", flush=True)
    if rank == 1 and number == 5:
        os._exit(0)
