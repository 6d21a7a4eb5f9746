# /// fault
# label = "compile_failure"
# also = ["op_unsupported", "code_error"]
# cause = "must be a compile-time constant"
# framework = "tensorflow"
# needs = ["tensorflow_cpu"]
# ///
"""A sampler draws more candidates in each round, which XLA cannot compile."""
import tensorflow as tf


def sample(target):
    total, rounds = tf.zeros([]), tf.constant(0)
    while total < target:
        candidates = tf.random.stateless_uniform(tf.stack([tf.cast(total, tf.int32) + 1, 2]), seed=[3, rounds])
        total += tf.reduce_sum(candidates)
        rounds += 1
    return total, rounds


for name, function in (("graph", tf.function(sample)), ("xla", tf.function(sample, jit_compile=True))):
    for target in (5.0, 25.0):
        total, rounds = function(tf.constant(target))
        print(f"{name}: target {target} reached with {total:.2f} after {rounds} rounds", flush=True)
