# /// fault
# label = "data"
# cause = "which is outside the valid range"
# framework = "tensorflow"
# needs = ["tensorflow_cpu"]
# ///
"""Labels are numbered from one; the head has as many outputs as classes."""
import keras
import numpy as np

rng = np.random.default_rng(0)
x, y = rng.normal(size=(64, 8)), rng.integers(1, 6, 64)
model = keras.Sequential([keras.Input((8,)), keras.layers.Dense(5)])
model.compile("sgd", keras.losses.SparseCategoricalCrossentropy(from_logits=True), metrics=["accuracy"])
model.fit(x, y, epochs=2, batch_size=16, verbose=2)
