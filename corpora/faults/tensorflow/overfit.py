# /// fault
# label = "poor_fit"
# cause = "Epoch 30/30"
# framework = "keras"
# needs = ["tensorflow_cpu"]
# ///
"""Random labels, a wide network: the training set is learned by heart, the validation loss climbs."""
import keras
import numpy as np

keras.utils.set_random_seed(2)
x, y = np.random.rand(200, 32), np.random.randint(0, 2, 200)
model = keras.Sequential([keras.Input((32,)), keras.layers.Dense(256, activation="relu"), keras.layers.Dense(2)])
model.compile(keras.optimizers.Adam(0.01), keras.losses.SparseCategoricalCrossentropy(from_logits=True), metrics=["accuracy"])
model.fit(x, y, epochs=30, verbose=2, validation_split=0.3)
