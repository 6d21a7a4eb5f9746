# /// fault
# label = "shape_mismatch"
# also = ["data"]
# cause = "The number of features in data"
# framework = "lightgbm"
# needs = ["lightgbm", "numpy"]
# ///
"""A column was added to the table since the model was trained."""
import lightgbm as lgb
import numpy as np

rng = np.random.default_rng(0)
x = rng.normal(size=(400, 6))
model = lgb.train({"objective": "regression", "verbose": 1}, lgb.Dataset(x, x.sum(1)), 10)
print("trained on", x.shape, "-> scoring the new table")
print(model.predict(rng.normal(size=(5, 7))))
