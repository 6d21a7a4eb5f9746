# /// fault
# label = "data"
# cause = "label must be discrete values"
# framework = "xgboost"
# needs = ["xgboost", "numpy"]
# ///
"""Class labels begin at one."""
import numpy as np
import xgboost as xgb

rng = np.random.default_rng(0)
data = xgb.DMatrix(rng.normal(size=(500, 8)), rng.integers(1, 5, 500))
xgb.train({"objective": "multi:softprob", "num_class": 4}, data, 20, evals=[(data, "train")])
