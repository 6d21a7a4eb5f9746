# /// fault
# label = "shape_mismatch"
# also = ["data"]
# cause = "Data cardinality is ambiguous"
# framework = "keras"
# needs = ["tensorflow_cpu"]
# ///
"""Rows were dropped from the features and not from the labels."""
import keras
import numpy as np

rng = np.random.default_rng(9)
features = rng.normal(size=(500, 6)).astype("float32")
labels = (features[:, 0] > 0).astype("float32")
features[rng.integers(0, 500, 12), 2] = np.nan
print("rows with gaps:", int(np.isnan(features).any(1).sum()))
features = features[~np.isnan(features).any(1)]
print("features", features.shape, "labels", labels.shape)
model = keras.Sequential([keras.layers.Dense(8, "relu"), keras.layers.Dense(1, "sigmoid")])
model.compile("adam", "binary_crossentropy", metrics=["accuracy"])
model.fit(features, labels, epochs=3, batch_size=50, verbose=2)
