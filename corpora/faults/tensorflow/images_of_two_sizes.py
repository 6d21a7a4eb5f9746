# /// fault
# label = "shape_mismatch"
# also = ["data"]
# cause = "Cannot batch tensors with different shapes"
# framework = "tensorflow"
# needs = ["tensorflow_cpu"]
# ///
"""Images are batched without being resized."""
import keras
import numpy as np
import tensorflow as tf


def images():
    for number in range(96):
        yield np.random.rand(30 if number == 71 else 28, 28, 1).astype("float32"), number % 4


signature = (tf.TensorSpec([None, 28, 1], tf.float32), tf.TensorSpec([], tf.int32))
dataset = tf.data.Dataset.from_generator(images, output_signature=signature).batch(16).prefetch(2)
model = keras.Sequential([
    keras.layers.Conv2D(4, 3, activation="relu"),
    keras.layers.GlobalMaxPooling2D(),
    keras.layers.Dense(4),
])
model.compile("adam", keras.losses.SparseCategoricalCrossentropy(from_logits=True))
model.fit(dataset, epochs=2, verbose=2)
