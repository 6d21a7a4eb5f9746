# /// fault
# label = "checkpoint"
# cause = "not bound to checkpointed values"
# framework = "tensorflow"
# needs = ["tensorflow_cpu"]
# runs_as = "resume.py"
# ///
"""The model got a moving average since the checkpoint was written."""
import logging

import tensorflow as tf

logging.basicConfig(level=logging.INFO, format="[%(levelname)s] %(message)s")
weights = tf.Variable(tf.ones([16, 4]), name="weights")
step = tf.Variable(0, dtype=tf.int64, name="global_step")
for _ in range(5):
    weights.assign_sub(0.01 * tf.random.normal([16, 4]))
    step.assign_add(100)
    logging.info("step %d, |w| = %.4f", step.numpy(), tf.norm(weights).numpy())
path = tf.train.Checkpoint(weights=weights, step=step).save("run3/ckpt")
logging.info("checkpoint at %s", path)

average = tf.Variable(tf.zeros([16, 4]), name="weights_ema")
status = tf.train.Checkpoint(weights=weights, step=step, average=average).restore(path)
status.assert_existing_objects_matched()
logging.info("resuming at step %d", step.numpy())
