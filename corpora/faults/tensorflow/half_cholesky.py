# /// fault
# label = "op_unsupported"
# also = ["dtype_device_mismatch"]
# cause = "Could not find device for node"
# framework = "tensorflow"
# needs = ["tensorflow_cpu"]
# runs_as = "gp_fit.py"
# ///
"""A Gaussian process is switched to half precision after two fits."""
import numpy as np
import tensorflow as tf

x = np.linspace(0, 4, 30)[:, None]
y = np.sin(x) + 0.05 * np.random.default_rng(2).normal(size=x.shape)


def negative_log_likelihood(scale, kind):
    points, targets = tf.cast(x, kind), tf.cast(y, kind)
    kernel = tf.exp(-tf.square(points - tf.transpose(points)) / scale) + 0.1 * tf.eye(30, dtype=kind)
    factor = tf.linalg.cholesky(kernel)
    residual = tf.linalg.triangular_solve(factor, targets)
    return tf.reduce_sum(tf.square(residual)) / 2 + tf.reduce_sum(tf.math.log(tf.linalg.diag_part(factor)))


for kind in (tf.float64, tf.float32, tf.float16):
    print("precision:", kind.name, flush=True)
    for scale in (0.5, 1.0, 2.0):
        print(f"  scale {scale:.1f}  nll {negative_log_likelihood(scale, kind):.4f}")
