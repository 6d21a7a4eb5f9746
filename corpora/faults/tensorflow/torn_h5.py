# /// fault
# label = "checkpoint"
# also = ["data"]
# cause = "truncated file: eof ="
# framework = "keras"
# needs = ["tensorflow_cpu"]
# runs_as = "resume.py"
# ///
"""The weights file was cut while it was copied."""
import os

import keras
import numpy as np

model = keras.Sequential([keras.Input((20,)), keras.layers.Dense(128, "relu"), keras.layers.Dense(2)])
model.compile("sgd", "mse")
x, y = np.random.rand(320, 20), np.random.rand(320, 2)
model.fit(x, y, epochs=3, verbose=2, callbacks=[keras.callbacks.ModelCheckpoint("w.{epoch:02d}.weights.h5", save_weights_only=True)])
os.truncate("w.03.weights.h5", os.path.getsize("w.03.weights.h5") * 2 // 3)
newest = sorted(name for name in os.listdir() if name.endswith(".weights.h5"))[-1]
print("continuing from", newest)
model.load_weights(newest)
model.fit(x, y, initial_epoch=3, epochs=6, verbose=2)
