# /// fault
# label = "dependency"
# also = ["missing_file"]
# cause = "cannot open shared object file"
# framework = "tensorflow"
# needs = ["tensorflow_cpu"]
# ///
"""The compiled operation of the project was not built in this image."""
import logging

import tensorflow as tf

logging.basicConfig(level=logging.INFO, format="%(levelname).1s %(asctime)s %(module)s] %(message)s")
logging.info("batch size 64, features 128, seed 17")
table = tf.Variable(tf.random.normal([1000, 128]))
logging.info("embedding table of %.2f MiB", table.shape.num_elements() * 4 / 2**20)
ops = tf.load_op_library("/usr/lib/recsys/_fused_lookup_ops.so")
logging.info("custom operations: %s", [name for name in dir(ops) if not name.startswith("_")])
