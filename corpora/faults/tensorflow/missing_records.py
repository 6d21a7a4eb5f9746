# /// fault
# label = "missing_file"
# cause = "No such file or directory"
# framework = "tensorflow"
# needs = ["tensorflow_cpu"]
# runs_as = "input_pipeline.py"
# ///
"""The list of shards names one that was never uploaded."""
import tensorflow as tf

names = []
for n in range(3):
    names.append(f"shard-{n:03d}.tfrecord")
    if n < 2:
        with tf.io.TFRecordWriter(names[-1]) as writer:
            writer.write(b"x" * 10)
for at, record in enumerate(tf.data.TFRecordDataset(names)):
    print("record", at, len(record.numpy()))
