# /// fault
# label = "success"
# cause = "model saved to trees.json"
# framework = "xgboost"
# needs = ["xgboost", "numpy"]
# ///
"""Boosting on a GPU where there is none: the library warns and goes on."""
import numpy as np
import xgboost as xgb

rng = np.random.default_rng(0)
data = xgb.DMatrix(rng.normal(size=(500, 8)), rng.integers(0, 2, 500))
print("boosting on the GPU")
model = xgb.train({"device": "cuda", "tree_method": "hist", "objective": "binary:logistic"}, data, 20, evals=[(data, "train")])
model.save_model("trees.json")
print("model saved to trees.json")
