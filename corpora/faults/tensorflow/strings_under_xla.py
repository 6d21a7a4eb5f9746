# /// fault
# label = "op_unsupported"
# also = ["compile_failure"]
# cause = "unsupported operations"
# framework = "tensorflow"
# needs = ["tensorflow_cpu"]
# ///
"""A text operation inside a function that XLA is to compile."""
import tensorflow as tf


@tf.function(jit_compile=True)
def encode(texts):
    return tf.strings.to_hash_bucket_fast(texts, 64)


print("compiling the encoder")
print(encode(tf.constant(["heat", "flows"])))
