# /// fault
# label = "checkpoint"
# also = ["data"]
# cause = "not an sstable (bad magic number)"
# framework = "tensorflow"
# needs = ["tensorflow_cpu"]
# runs_as = "resume.py"
# ///
"""The index of the newest checkpoint was copied only in part."""
import os

import tensorflow as tf

w = tf.Variable(tf.random.normal([64, 32]))
b = tf.Variable(tf.zeros([32]))
checkpoint = tf.train.Checkpoint(w=w, b=b)
manager = tf.train.CheckpointManager(checkpoint, "model_dir", max_to_keep=3)
for epoch in range(3):
    w.assign(w * 0.9)
    print(f"epoch {epoch}: weight norm {tf.norm(w):.3f}, saved {manager.save()}")
os.truncate(manager.latest_checkpoint + ".index", 150)

print("restarting from", manager.latest_checkpoint)
checkpoint.restore(manager.latest_checkpoint).assert_consumed()
print("restored")
