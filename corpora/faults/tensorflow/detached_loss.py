# /// fault
# label = "autograd"
# cause = "No gradients provided for any variable"
# framework = "keras"
# needs = ["tensorflow_cpu"]
# ///
"""The loss is computed from rounded predictions, which have no gradient."""
import keras
import numpy as np
import tensorflow as tf

x = np.random.normal(size=(256, 10)).astype("float32")
y = (x.sum(1, keepdims=True) > 0).astype("float32")
model = keras.Sequential([keras.Input((10,)), keras.layers.Dense(16, "relu"), keras.layers.Dense(1, "sigmoid")])


def bce(labels, scores):
    return tf.reduce_mean(keras.losses.binary_crossentropy(labels, scores))


def error_rate(labels, scores):
    return tf.reduce_mean(tf.cast(tf.not_equal(tf.cast(scores > 0.5, tf.float32), labels), tf.float32))


optimizer = keras.optimizers.Adam(1e-2)
for stage, objective in enumerate((bce, error_rate), start=1):
    print(f"== stage {stage}: {objective.__name__}")
    for step in range(5):
        with tf.GradientTape() as tape:
            loss = objective(y, model(x, training=True))
        optimizer.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
        print(f"   step {step}: {float(loss):.4f}")
