# /// fault
# label = "success"
# cause = "finished: best val_loss"
# framework = "keras"
# needs = ["tensorflow_cpu"]
# ///
"""The generator is shorter than announced, a branch is unused, a step is retraced; all harmless."""
import keras
import numpy as np
import tensorflow as tf

keras.utils.set_random_seed(4)
x = np.random.normal(size=(480, 12)).astype("float32")
y = (x @ np.linspace(-1, 1, 12))[:, None].astype("float32")
inputs = keras.Input((12,))
hidden = keras.layers.Dense(24, "tanh", name="shared")(inputs)
outputs = keras.layers.Dense(1, name="main")(hidden)
spare = keras.layers.Dense(3, name="spare")
spare.build((None, 24))
model = keras.Model(inputs, outputs)
optimizer = keras.optimizers.Adam(5e-3)
dataset = tf.data.Dataset.from_tensor_slices((x, y)).batch(32)


@tf.function
def score(limit):
    return tf.reduce_mean(tf.cast(tf.abs(model(x) - y) < limit, tf.float32))


variables = model.trainable_variables + spare.trainable_variables
optimizer.build(variables)
for bx, by in dataset.take(6):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(model(bx) - by))
    optimizer.apply_gradients(zip(tape.gradient(loss, variables), variables))
print("warm-up done, loss", round(float(loss), 4))
model.compile(optimizer=keras.optimizers.Adam(5e-3), loss="mse")
history = model.fit(dataset, steps_per_epoch=20, epochs=4, validation_data=(x[:64], y[:64]), verbose=2)
history = model.fit(x, y, epochs=12, validation_split=0.2, verbose=2)
for limit in range(1, 8):
    print(f"within {limit / 4:.2f}: {float(score(limit / 4)):.3f}")
model.save("model.h5")
print(f"finished: best val_loss {min(history.history['val_loss']):.4f}")
