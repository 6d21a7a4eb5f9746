# /// fault
# label = "nonfinite"
# cause = "Invalid loss, terminating training"
# framework = "keras"
# needs = ["tensorflow_cpu"]
# ///
"""A learning rate far too high; the callback ends fit() and the script gives up."""
import logging
import sys

import keras
import numpy as np

logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)-7s %(name)s: %(message)s")
log = logging.getLogger("forecast")
rng = np.random.default_rng(0)
x = rng.normal(size=(640, 24)).astype("float32") * 40
y = x @ rng.normal(size=(24, 1)).astype("float32")
model = keras.Sequential([keras.Input((24,)), keras.layers.Dense(64, "relu"), keras.layers.Dense(64, "relu"), keras.layers.Dense(1)])
model.compile(keras.optimizers.SGD(0.5), "mse")
log.info("model has %d parameters", model.count_params())
history = model.fit(x, y, batch_size=32, epochs=10, verbose=2, callbacks=[keras.callbacks.TerminateOnNaN()])
last = history.history["loss"][-1]
log.info("epochs completed: %d, last loss %s", len(history.epoch), last)
if not np.isfinite(last):
    log.error("run marked as failed, no model is exported")
    sys.exit(3)
