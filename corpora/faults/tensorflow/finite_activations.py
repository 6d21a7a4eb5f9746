# /// fault
# label = "nonfinite"
# cause = "Tensor had Inf values"
# framework = "tensorflow"
# needs = ["tensorflow_cpu"]
# ///
"""A norm divides by a variance that rounding has made negative; an assertion guards each block."""
import time

import tensorflow as tf

tf.random.set_seed(3)
weights = [tf.Variable(tf.random.normal([16, 16], stddev=0.2)) for _ in range(4)]
optimizer = tf.keras.optimizers.Adam(1e-2)


def forward(x):
    for block, w in enumerate(weights):
        x = x @ w
        variance = tf.reduce_mean(x * x, -1, keepdims=True) - tf.square(tf.reduce_mean(x, -1, keepdims=True))
        x = x / tf.sqrt(variance)
        x = tf.debugging.assert_all_finite(x, f"activations of block {block}")
        x = tf.nn.tanh(x)
    return x


start = time.time()
for step in range(1, 41):
    batch = tf.random.normal([8, 16]) if step < 18 else tf.ones([8, 16]) * tf.random.uniform([8, 1], 1, 1e4)
    if step >= 18:
        weights[0].assign(tf.ones([16, 16]) * 0.1)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(forward(batch) - 0.5))
    optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))
    if step % 3 == 0:
        print(f"[{time.time() - start:6.2f}s] step {step:4d} loss {loss:.5f}")
