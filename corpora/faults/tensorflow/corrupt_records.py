# /// fault
# label = "data"
# cause = "corrupted record at"
# framework = "tensorflow"
# needs = ["tensorflow_cpu"]
# runs_as = "input_pipeline.py"
# ///
"""A record file was damaged in the middle."""
from pathlib import Path

import tensorflow as tf

with tf.io.TFRecordWriter("train-00003.tfrecord") as writer:
    for n in range(200):
        writer.write(b"sample %d " % n * 20)
raw = bytearray(Path("train-00003.tfrecord").read_bytes())
raw[9000:9040] = b"\xff" * 40
Path("train-00003.tfrecord").write_bytes(raw)
count = 0
for batch in tf.data.TFRecordDataset("train-00003.tfrecord").batch(16):
    count += len(batch)
    print("read", count)
