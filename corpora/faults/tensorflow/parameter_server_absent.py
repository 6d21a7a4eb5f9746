# /// fault
# label = "rendezvous"
# also = ["comm_failure"]
# cause = "failed to connect to all addresses"
# framework = "tensorflow"
# needs = ["tensorflow_cpu"]
# runs_as = "chief.py"
# env = { TF_CONFIG = '{"cluster": {"chief": ["127.0.0.1:24601"], "worker": ["127.0.0.1:24602"], "ps": ["127.0.0.1:24603"]}, "task": {"type": "chief", "index": 0}}', GRPC_FAIL_FAST = "true" }
# timeout_s = 90
# ///
"""The chief cannot reach its parameter server."""
import logging

import tensorflow as tf

logging.basicConfig(level=logging.INFO, format="%(levelname)s:%(name)s:%(message)s")
resolver = tf.distribute.cluster_resolver.TFConfigClusterResolver()
logging.info("cluster %s", resolver.cluster_spec().as_dict())
strategy = tf.distribute.ParameterServerStrategy(resolver)
coordinator = tf.distribute.coordinator.ClusterCoordinator(strategy)
with strategy.scope():
    w = tf.Variable(tf.zeros([4]))
logging.info("variables are on %s", w.device)
