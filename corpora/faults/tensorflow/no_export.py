# /// fault
# label = "missing_file"
# cause = "SavedModel file does not exist at"
# framework = "tensorflow"
# needs = ["tensorflow_cpu"]
# runs_as = "evaluate.py"
# ///
"""The evaluation asks for a version that was never exported."""
import tensorflow as tf


class Scaler(tf.Module):
    def __init__(self):
        self.gain = tf.Variable(2.0)

    @tf.function(input_signature=[tf.TensorSpec([None, 4])])
    def __call__(self, x):
        return x * self.gain


tf.saved_model.save(Scaler(), "export/scaler/1")
for version in (1, 2):
    print(f"loading export/scaler/{version}", flush=True)
    model = tf.saved_model.load(f"export/scaler/{version}")
    print(f"version {version}: mean output {tf.reduce_mean(model(tf.ones([8, 4]))):.3f}")
