# /// fault
# label = "rendezvous"
# cause = "No address added out of total 1 resolved"
# framework = "tensorflow"
# needs = ["tensorflow_cpu"]
# runs_as = "ps.py"
# ///
"""A second parameter server on the same host starts at the same port."""
import socket

import tensorflow as tf

old_server = socket.create_server(("0.0.0.0", 24571))
cluster = tf.train.ClusterSpec({"ps": ["localhost:24571"], "worker": ["localhost:24572"]})
print("starting parameter server 0 of", cluster.num_tasks("ps"))
server = tf.distribute.Server(cluster, job_name="ps", task_index=0, protocol="grpc")
print("serving at", server.target)
server.join()
