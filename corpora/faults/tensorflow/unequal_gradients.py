# /// fault
# label = "collective_mismatch"
# cause = "Shape mismatch in the collective instance"
# framework = "tensorflow"
# needs = ["tensorflow_cpu"]
# runs_as = "worker.py"
# timeout_s = 90
# ///
"""Each worker counts its own vocabulary, and the gradients have different heights."""
import json
import os
import subprocess
import sys

rank = int(sys.argv[1]) if len(sys.argv) > 1 else 0
if rank == 0:
    subprocess.Popen([sys.executable, __file__, "1"], stderr=subprocess.DEVNULL)
hosts = ["127.0.0.1:24593", "127.0.0.1:24594"]
os.environ["TF_CONFIG"] = json.dumps({"cluster": {"worker": hosts}, "task": {"type": "worker", "index": rank}})
import tensorflow as tf

strategy = tf.distribute.MultiWorkerMirroredStrategy()
words = "the cat sat on the mat and the dog sat on the log".split()[: 13 - 4 * rank]
vocabulary = sorted(set(words))
print(f"[worker {rank}] {len(vocabulary)} words, {strategy.num_replicas_in_sync} replicas", flush=True)
ids = tf.constant([vocabulary.index(word) for word in words])


def replica():
    table = tf.random.stateless_normal([len(vocabulary), 6], [7, 7])
    with tf.GradientTape() as tape:
        tape.watch(table)
        loss = tf.reduce_mean(tf.square(tf.gather(table, ids)))
    gradient = tf.convert_to_tensor(tape.gradient(loss, table))
    return tf.distribute.get_replica_context().all_reduce("SUM", gradient)


reduced = tf.function(lambda: strategy.run(replica))()
print(f"[worker {rank}] reduced gradient", reduced.shape)
