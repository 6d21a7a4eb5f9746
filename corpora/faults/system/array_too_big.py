# /// fault
# label = "host_oom"
# cause = "Unable to allocate 7.45 GiB for an array with shape (1000000, 1000) and data type float64"
# framework = "numpy"
# command = "bash -c 'ulimit -v 6000000; exec python {script}'"
# needs = ["numpy", "scikit-learn"]
# runs_as = "embed.py"
# ///
import logging
import sys

import numpy as np
from sklearn.decomposition import PCA

logging.basicConfig(stream=sys.stdout, level=logging.INFO, format="%(asctime)s %(levelname)-8s %(message)s")
rng = np.random.default_rng(0)
for rows in (1_000, 10_000, 1_000_000):
    logging.info("computing features of %d documents", rows)
    features = np.zeros((rows, 1000))
    features[:, :20] = rng.normal(size=(rows, 20))
    reduced = PCA(8, svd_solver="randomized", random_state=0).fit_transform(features[:5000])
    logging.info("explained: %.3f", reduced.var(axis=0).sum())
