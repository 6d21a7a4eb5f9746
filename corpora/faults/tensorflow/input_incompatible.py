# /// fault
# label = "shape_mismatch"
# also = ["code_error"]
# cause = "Cannot take the length of shape with unknown rank"
# framework = "keras"
# needs = ["tensorflow_cpu"]
# ///
"""Images of another size than the model was built for."""
import keras
import numpy as np

model = keras.Sequential([keras.Input((28, 28)), keras.layers.Flatten(), keras.layers.Dense(10)])
model.compile("adam", keras.losses.SparseCategoricalCrossentropy(from_logits=True))
model.fit(np.random.rand(32, 28, 28), np.random.randint(0, 10, 32), epochs=1, verbose=2)
model.fit(np.random.rand(32, 32, 32, 3), np.random.randint(0, 10, 32), epochs=1, verbose=2)
