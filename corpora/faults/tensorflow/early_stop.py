# /// fault
# label = "success"
# cause = "early stopping"
# framework = "keras"
# needs = ["tensorflow_cpu"]
# ///
"""A good model stops improving, the callbacks lower the rate and end the run early."""
import logging

import keras
import numpy as np

logging.basicConfig(level=logging.INFO, format="%(asctime)s|%(levelname)s|%(message)s", datefmt="%H:%M:%S")
keras.utils.set_random_seed(11)
angle = np.random.uniform(0, 2 * np.pi, 600)
x = np.stack([np.cos(angle), np.sin(angle)], 1) * np.random.uniform(0.2, 1.0, (600, 1))
y = (np.linalg.norm(x, axis=1) > 0.6).astype("float32")
model = keras.Sequential([keras.Input((2,)), keras.layers.Dense(32, "relu"), keras.layers.Dense(32, "relu"), keras.layers.Dense(1, "sigmoid")])
model.compile(keras.optimizers.Adam(0.02), "binary_crossentropy", metrics=["accuracy"])
callbacks = [
    keras.callbacks.ReduceLROnPlateau(patience=3, verbose=1, factor=0.3),
    keras.callbacks.EarlyStopping(patience=6, restore_best_weights=True, verbose=1),
    keras.callbacks.ModelCheckpoint("best.weights.h5", save_weights_only=True, save_best_only=True, verbose=1),
]
history = model.fit(x, y, epochs=60, batch_size=50, validation_split=0.25, callbacks=callbacks, verbose=2)
loss, accuracy = model.evaluate(x[450:], y[450:], verbose=0)
logging.warning("only %d of 60 epochs were run", len(history.epoch))
logging.info("final validation accuracy %.3f (loss %.3f)", accuracy, loss)
