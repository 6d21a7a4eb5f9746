# /// fault
# label = "data"
# cause = "is required but could not be found"
# framework = "tensorflow"
# needs = ["tensorflow_cpu"]
# runs_as = "input_pipeline.py"
# ///
"""The last shard was written by a converter that forgot the labels."""
import tensorflow as tf


def feature(kind, value):
    return tf.train.Feature(**{f"{kind}_list": getattr(tf.train, f"{kind.capitalize()}List")(value=value)})


for shard in range(3):
    with tf.io.TFRecordWriter(f"train-{shard:05d}-of-00003") as writer:
        for number in range(40):
            fields = {"signal": feature("float", [number / 40] * 8)}
            if shard < 2:
                fields["label"] = feature("int64", [number % 3])
            writer.write(tf.train.Example(features=tf.train.Features(feature=fields)).SerializeToString())

spec = {"signal": tf.io.FixedLenFeature([8], tf.float32), "label": tf.io.FixedLenFeature([], tf.int64)}
files = sorted(tf.io.gfile.glob("train-*"))
print("reading", ", ".join(files))
dataset = tf.data.TFRecordDataset(files).map(lambda record: tf.io.parse_single_example(record, spec)).batch(20)
seen = 0
for batch in dataset:
    seen += len(batch["label"])
    print(f"{seen:4d} examples, label counts {tf.math.bincount(tf.cast(batch['label'], tf.int32)).numpy()}")
