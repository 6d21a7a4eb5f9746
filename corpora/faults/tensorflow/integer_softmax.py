# /// fault
# label = "dtype_device_mismatch"
# also = ["code_error"]
# cause = "is not in the list of allowed values"
# framework = "tensorflow"
# needs = ["tensorflow_cpu"]
# runs_as = "distill.py"
# ///
"""The teacher's logits were stored as rounded integers."""
import numpy as np
import tensorflow as tf

rng = np.random.default_rng(5)
student = tf.Variable(tf.random.normal([20, 6]))
optimizer = tf.keras.optimizers.SGD(0.1)
shards = [rng.normal(size=(32, 6)).astype(np.float32), (rng.normal(size=(32, 6)) * 8).astype(np.int32)]
for number, teacher in enumerate(shards):
    features = tf.constant(rng.normal(size=(32, 20)), tf.float32)
    for step in range(3):
        with tf.GradientTape() as tape:
            target = tf.nn.softmax(teacher)
            loss = tf.reduce_mean(tf.nn.softmax_cross_entropy_with_logits(target, features @ student))
        optimizer.apply_gradients([(tape.gradient(loss, student), student)])
        print(f"shard {number} step {step} kd_loss {float(loss):.4f}")
