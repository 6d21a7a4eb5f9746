# /// fault
# label = "code_error"
# also = ["data"]
# cause = "KeyError: 'caption'"
# framework = "tensorflow"
# needs = ["tensorflow_cpu"]
# ///
"""A generator inside the input pipeline looks up a field that one record lacks under that name."""
import tensorflow as tf

records = [{"caption": f"a picture of number {n}", "length": float(n)} for n in range(40)]
records[29] = {"captions": ["a", "b"], "length": 3.0}


def examples():
    for record in records:
        yield [float(len(record["caption"])), record["length"]], record["length"] * 0.5


signature = (tf.TensorSpec([2]), tf.TensorSpec([]))
dataset = tf.data.Dataset.from_generator(examples, output_signature=signature).shuffle(4, seed=1).batch(8)
w = tf.Variable([[0.0], [0.0]])
for epoch in range(2):
    for number, (x, y) in enumerate(dataset):
        error = x / 20.0 @ w - y[:, None] / 20.0
        w.assign_sub(0.1 * tf.transpose(x / 20.0) @ error / 8.0)
        print(f"epoch {epoch} batch {number}: mse {tf.reduce_mean(error ** 2):.4f}")
