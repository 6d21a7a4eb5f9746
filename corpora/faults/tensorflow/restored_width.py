# /// fault
# label = "checkpoint"
# also = ["shape_mismatch"]
# cause = "Received incompatible tensor with shape"
# framework = "tensorflow"
# needs = ["tensorflow_cpu"]
# runs_as = "finetune.py"
# ///
"""The new task has twelve classes, the checkpoint ten."""
import tensorflow as tf

tf.random.set_seed(0)


class Net(tf.Module):
    def __init__(self, classes):
        self.body = tf.Variable(tf.random.normal([32, 64], stddev=0.1), name="body")
        self.head = tf.Variable(tf.random.normal([64, classes], stddev=0.1), name="head")

    def __call__(self, x):
        return tf.nn.relu(x @ self.body) @ self.head


def train(net, steps):
    x = tf.random.normal([128, 32])
    y = tf.random.uniform([128], 0, net.head.shape[1], tf.int32)
    optimizer = tf.keras.optimizers.Adam(1e-2)
    for step in range(steps):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(y, net(x)))
        optimizer.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
        print(f"step {step + 1}/{steps}: loss={loss:.4f}")


pretrained = Net(10)
train(pretrained, 4)
manager = tf.train.CheckpointManager(tf.train.Checkpoint(net=pretrained), "pretrain", max_to_keep=2)
print("saved", manager.save())

tuned = Net(12)
print("fine-tuning from", tf.train.latest_checkpoint("pretrain"))
tf.train.Checkpoint(net=tuned).restore(tf.train.latest_checkpoint("pretrain"))
train(tuned, 4)
