# /// fault
# label = "code_error"
# cause = "is out of scope and cannot be used here"
# framework = "tensorflow"
# needs = ["tensorflow_cpu"]
# ///
"""A traced function keeps an activation in a list, and the script averages the list."""
import tensorflow as tf

kept = []
w = tf.Variable(tf.random.normal([12, 12], stddev=0.3))


@tf.function
def forward(x):
    hidden = tf.nn.relu(x @ w)
    kept.append(hidden)
    return tf.reduce_sum(hidden)


for batch in range(4):
    print(f"batch {batch}: output {forward(tf.random.normal([8, 12])):.3f}")
print("collected", len(kept), "activation tensors")
mean = tf.add_n([tf.reduce_mean(item) for item in kept]) / len(kept)
print("mean activation", mean)
