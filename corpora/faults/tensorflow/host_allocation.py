# /// fault
# label = "host_oom"
# also = ["gpu_oom"]
# cause = "OOM when allocating tensor with shape"
# framework = "tensorflow"
# needs = ["tensorflow_cpu"]
# ///
"""A pairwise matrix of a million points."""
import tensorflow as tf

points = tf.random.normal([1_000_000, 8])
print("points", points.shape)
squares = tf.reduce_sum(points**2, 1)
distances = squares[:, None] + squares[None, :]
print(distances.shape)
