# /// fault
# label = "native_crash"
# cause = "Fatal Python error: Segmentation fault"
# framework = "numpy"
# command = "python -X faulthandler {script}"
# needs = ["numpy"]
# runs_as = "augment.py"
# ///
"""A resize routine with as_strided goes past the end of the image."""
import numpy as np
from numpy.lib.stride_tricks import as_strided


def shift(image, rows):
    """Return the image moved down, without a copy."""
    stride = image.strides[0]
    return as_strided(image, shape=image.shape, strides=(stride * rows, image.strides[1]))


rng = np.random.default_rng(0)
for batch in range(20):
    images = rng.integers(0, 255, size=(16, 256, 256), dtype=np.uint8)
    rows = 1 if batch < 14 else 4_000_000
    total = sum(int(shift(image, rows).sum()) for image in images)
    print(f"batch {batch:3d}: mean intensity {total / images.size:.2f}")
