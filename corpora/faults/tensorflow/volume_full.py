# /// fault
# label = "storage"
# cause = "No space left on device"
# framework = "tensorflow"
# command = "unshare -m bash -c 'mkdir ckpt && mount -t tmpfs -o size=4m tmpfs ckpt && exec python {script}'"
# needs = ["tensorflow_cpu"]
# requires = ["root", "unshare"]
# ///
"""The volume of the checkpoints fills up."""
import tensorflow as tf

layers = [tf.Variable(tf.random.normal([400, 400], stddev=0.05)) for _ in range(2)]
optimizer = tf.keras.optimizers.SGD(1e-2)
manager = tf.train.CheckpointManager(tf.train.Checkpoint(layers=layers), "ckpt", max_to_keep=None)
for step in range(1, 61):
    x = tf.random.normal([32, 400])
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(tf.nn.relu(x @ layers[0]) @ layers[1] - x))
    optimizer.apply_gradients(zip(tape.gradient(loss, layers), layers))
    if step % 10 == 0:
        print(f"step {step}: loss {loss:.4f}")
        print("saved", manager.save())
