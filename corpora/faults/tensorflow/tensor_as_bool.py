# /// fault
# label = "code_error"
# cause = "as a Python"
# framework = "tensorflow"
# needs = ["tensorflow_cpu"]
# ///
"""A condition on a tensor in a function that is not converted."""
import tensorflow as tf


@tf.function(autograph=False)
def clip(gradient):
    if tf.norm(gradient) > 1.0:
        return gradient / tf.norm(gradient)
    return gradient


for step in range(3):
    print("step", step, clip(tf.random.normal([8])).numpy()[:2])
