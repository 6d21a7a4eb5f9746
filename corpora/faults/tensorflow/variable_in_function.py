# /// fault
# label = "code_error"
# cause = "tf.function only supports singleton tf.Variables"
# framework = "tensorflow"
# needs = ["tensorflow_cpu"]
# ///
"""A compiled step makes its momentum buffer anew at each call."""
import tensorflow as tf

w = tf.Variable([[1.0], [-2.0], [0.5]])
data = tf.random.normal([64, 3])
target = data @ [[0.2], [0.4], [0.6]]


def step(rate):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(data @ w - target))
    buffer = tf.Variable(tf.zeros_like(w))
    buffer.assign(0.9 * buffer + tape.gradient(loss, w))
    w.assign_sub(rate * buffer)
    return loss


for number in range(3):
    print(f"warm-up {number}: {step(0.05):.4f}")
print("switching to the compiled step")
compiled = tf.function(step)
for number in range(3):
    print(f"step {number}: {compiled(0.05):.4f}")
