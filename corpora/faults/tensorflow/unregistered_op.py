# /// fault
# label = "op_unsupported"
# cause = "Op type not registered 'FusedRope'"
# framework = "tensorflow"
# command = "unshare --uts bash -c 'hostname node01 && exec python {script}'"
# needs = ["tensorflow_cpu"]
# requires = ["root", "unshare"]
# runs_as = "serve.py"
# ///
"""A frozen graph holds an operation from a plugin that is not loaded here."""
import tensorflow as tf


@tf.function
def attention(q):
    return tf.nn.softmax(q @ tf.transpose(q), name="scores")


graph = attention.get_concrete_function(tf.TensorSpec([16, 8])).graph.as_graph_def()
for node in graph.node:
    if node.op == "Softmax":
        node.op = "FusedRope"
tf.io.write_graph(graph, "frozen", "attention.pb", as_text=False)

loaded = tf.compat.v1.GraphDef()
loaded.ParseFromString(open("frozen/attention.pb", "rb").read())
print(f"frozen/attention.pb: {len(loaded.node)} nodes")
with tf.Graph().as_default():
    tf.graph_util.import_graph_def(loaded, name="")
    print("graph imported")
