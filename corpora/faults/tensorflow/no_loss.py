# /// fault
# label = "config"
# also = ["code_error"]
# cause = "No loss to compute"
# framework = "keras"
# needs = ["tensorflow_cpu"]
# ///
"""The settings name no loss, and the default is an empty one."""
import json

import keras
import numpy as np

settings = json.loads('{"optimizer": "adam", "units": 32, "epochs": 4, "batch_size": 64}')
print("settings:", settings)
inputs = keras.Input((14,))
outputs = keras.layers.Dense(1)(keras.layers.Dense(settings["units"], "gelu")(inputs))
model = keras.Model(inputs, outputs, name="price")
model.compile(settings["optimizer"], loss=settings.get("loss"))
model.summary(line_length=70)
x = np.random.rand(1000, 14)
model.fit(x, x.mean(1), epochs=settings["epochs"], batch_size=settings["batch_size"], verbose=2)
