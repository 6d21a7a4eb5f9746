# /// fault
# label = "data"
# cause = "Unknown image file format"
# framework = "tensorflow"
# needs = ["tensorflow_cpu"]
# runs_as = "prepare.py"
# ///
"""Among the pictures lies an error page that a crawler saved."""
import pathlib

import numpy as np
import tensorflow as tf

folder = pathlib.Path("images")
folder.mkdir()
for number in range(24):
    picture = np.random.randint(0, 255, (16, 16, 3), np.uint8)
    (folder / f"{number:04d}.jpg").write_bytes(tf.io.encode_jpeg(picture).numpy())
(folder / "0017.jpg").write_text("<!DOCTYPE html><title>404 Not Found</title>")


def load(path):
    image = tf.io.decode_image(tf.io.read_file(path), channels=3, expand_animations=False)
    image.set_shape([None, None, 3])
    return tf.image.resize(image, [8, 8]) / 255.0


paths = sorted(str(path) for path in folder.iterdir())
print(f"{len(paths)} files found")
total = tf.zeros([3])
for number, batch in enumerate(tf.data.Dataset.from_tensor_slices(paths).map(load).batch(4)):
    total += tf.reduce_mean(batch, [0, 1, 2])
    print(f"batch {number}: running channel means {np.round(total.numpy() / (number + 1), 3)}")
