# /// fault
# label = "shape_mismatch"
# cause = "Dimensions must be equal, but are 64 and 48"
# framework = "tensorflow"
# needs = ["tensorflow_cpu"]
# ///
"""Two projections of different widths are multiplied inside a compiled step."""
import tensorflow as tf


@tf.function
def step(x, w):
    return tf.reduce_mean(tf.matmul(x, w))


w1, w2 = tf.random.normal([64, 32]), tf.random.normal([48, 32])
for i in range(4):
    x = tf.random.normal([16, 64])
    print(f"step {i} loss {float(step(x, w1 if i < 3 else tf.Variable(w2))):.4f}")
