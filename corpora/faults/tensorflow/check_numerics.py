# /// fault
# label = "nonfinite"
# cause = "Detected Infinity or NaN in output"
# framework = "tensorflow"
# needs = ["tensorflow_cpu"]
# ///
"""The logarithm of a probability that reached zero."""
import tensorflow as tf

tf.debugging.enable_check_numerics()
p = tf.Variable([0.5, 0.3, 0.2])
for step in range(12):
    p.assign(tf.maximum(p - [0.05, 0.0, 0.0], 0.0))
    loss = -tf.reduce_sum(tf.math.log(p))
    print(f"step {step}: loss = {loss.numpy():.4f}")
