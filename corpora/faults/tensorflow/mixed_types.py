# /// fault
# label = "dtype_device_mismatch"
# cause = "cannot compute Mul as input"
# framework = "tensorflow"
# needs = ["tensorflow_cpu"]
# ///
"""Integer labels are multiplied with float weights."""
import tensorflow as tf

labels = tf.constant([0, 1, 2, 1])
weights = tf.random.uniform([4])
for step in range(3):
    print("step", step, float(tf.reduce_sum(weights)))
print(tf.reduce_sum(weights * labels))
