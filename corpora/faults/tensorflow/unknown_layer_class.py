# /// fault
# label = "checkpoint"
# also = ["code_error"]
# cause = "Could not locate class 'GatedDense'"
# framework = "keras"
# needs = ["tensorflow_cpu"]
# runs_as = "finetune.py"
# ///
"""The saved model has a layer that the loading script does not import."""
import subprocess
import sys

TRAIN = """
import keras, numpy as np
class GatedDense(keras.layers.Dense):
    def call(self, x):
        return super().call(x) * keras.ops.sigmoid(super().call(x))
model = keras.Sequential([keras.Input((8,)), GatedDense(16), keras.layers.Dense(1)])
model.compile("adam", "mse")
model.fit(np.random.rand(128, 8), np.random.rand(128, 1), epochs=2, verbose=2)
model.save("pretrained.keras")
"""
subprocess.run([sys.executable, "-c", TRAIN], check=True, stderr=subprocess.DEVNULL)
import keras

print("loading pretrained.keras with keras", keras.__version__)
model = keras.saving.load_model("pretrained.keras")
model.layers[0].trainable = False
model.summary()
