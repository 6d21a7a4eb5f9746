# /// fault
# label = "config"
# also = ["rendezvous", "code_error"]
# cause = "json.decoder.JSONDecodeError"
# framework = "tensorflow"
# needs = ["tensorflow_cpu"]
# env = { TF_CONFIG = "{'cluster': {'worker': ['trainer-0:2222', 'trainer-1:2222']}, 'task': {'type': 'worker', 'index': 0}}" }
# ///
"""The cluster description was quoted the Python way."""
import tensorflow as tf

print("tensorflow", tf.__version__)
resolver = tf.distribute.cluster_resolver.TFConfigClusterResolver()
print(f"task {resolver.task_type}:{resolver.task_id}")
strategy = tf.distribute.MultiWorkerMirroredStrategy(cluster_resolver=resolver)
with strategy.scope():
    model = tf.keras.Sequential([tf.keras.layers.Dense(8)])
