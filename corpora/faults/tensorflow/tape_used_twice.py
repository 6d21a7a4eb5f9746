# /// fault
# label = "autograd"
# cause = "A non-persistent GradientTape can only be used"
# framework = "tensorflow"
# needs = ["tensorflow_cpu"]
# runs_as = "train_gan.py"
# ///
"""Both players ask the same tape, in the second phase."""
import tensorflow as tf

generator = tf.Variable(tf.random.normal([4, 8]))
critic = tf.Variable(tf.random.normal([8, 1]))
g_opt, d_opt = tf.keras.optimizers.SGD(0.01), tf.keras.optimizers.SGD(0.01)
for step in range(6):
    joint = step >= 3
    real = tf.random.normal([32, 8], mean=1.0)
    with tf.GradientTape() as tape:
        fake = tf.tanh(tf.random.normal([32, 4]) @ generator)
        d_loss = tf.reduce_mean(tf.nn.softplus(fake @ critic)) + tf.reduce_mean(tf.nn.softplus(-(real @ critic)))
        g_loss = tf.reduce_mean(tf.nn.softplus(-(fake @ critic)))
    d_opt.apply_gradients([(tape.gradient(d_loss, critic), critic)])
    if joint:
        g_opt.apply_gradients([(tape.gradient(g_loss, generator), generator)])
    print(f"step {step} d_loss {d_loss:.3f} g_loss {g_loss:.3f} ({'joint' if joint else 'critic only'})")
