# /// fault
# label = "success"
# cause = "Epoch 6/6"
# framework = "keras"
# needs = ["tensorflow_cpu"]
# ///
"""A small regression that goes well, behind the library's start-up notices."""
import keras
import numpy as np

keras.utils.set_random_seed(1)
x = np.random.rand(512, 4)
model = keras.Sequential([keras.Input((4,)), keras.layers.Dense(16, activation="relu"), keras.layers.Dense(1)])
model.compile("adam", "mse")
model.fit(x, x.sum(1), epochs=6, verbose=2, validation_split=0.2)
print("saved to model.keras", model.save("model.keras") is None)
