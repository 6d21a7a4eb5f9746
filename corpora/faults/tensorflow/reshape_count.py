# /// fault
# label = "shape_mismatch"
# cause = "but the requested shape"
# framework = "tensorflow"
# needs = ["tensorflow_cpu"]
# ///
"""The last, shorter batch does not fit the heads' fixed shape."""
import tensorflow as tf

BATCH, LENGTH, HEADS, WIDTH = 16, 10, 4, 8
qkv = tf.Variable(tf.random.normal([HEADS * WIDTH, 3 * HEADS * WIDTH], stddev=0.1))


@tf.function(reduce_retracing=True)
def attend(x):
    q, k, v = tf.split(tf.einsum("bld,de->ble", x, qkv), 3, -1)
    q, k, v = (tf.reshape(part, [BATCH, LENGTH, HEADS, WIDTH]) for part in (q, k, v))
    scores = tf.nn.softmax(tf.einsum("bqhd,bkhd->bhqk", q, k) / WIDTH**0.5)
    return tf.reduce_mean(tf.einsum("bhqk,bkhd->bqhd", scores, v) ** 2)


data = tf.data.Dataset.from_tensor_slices(tf.random.normal([75, LENGTH, HEADS * WIDTH])).batch(BATCH)
for number, batch in enumerate(data):
    print(f"batch {number + 1}/{len(data)}: energy {attend(batch):.5f}")
