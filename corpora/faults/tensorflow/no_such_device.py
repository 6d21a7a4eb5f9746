# /// fault
# label = "driver_compat"
# also = ["config"]
# cause = "Could not satisfy device specification"
# framework = "tensorflow"
# needs = ["tensorflow_cpu"]
# ///
"""Strict placement on a GPU, on a machine that shows none."""
import tensorflow as tf

tf.config.set_soft_device_placement(False)
print("visible devices:", [device.name for device in tf.config.list_physical_devices()])
with tf.device("/device:CPU:0"):
    images = tf.random.uniform([32, 16, 16, 3])
    print("input batch", images.shape, images.device)
with tf.device("/device:GPU:0"):
    kernel = tf.Variable(tf.random.normal([3, 3, 3, 8]))
    features = tf.nn.conv2d(images, kernel, 1, "SAME")
print("features", features.shape)
