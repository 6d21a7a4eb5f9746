# /// fault
# label = "success"
# cause = "finished 300 steps"
# framework = "jax"
# needs = ["jax", "jaxlib", "flax", "optax"]
# env = {JAX_PLATFORMS = "cpu"}
# ///
"""A clean run with Flax and Optax."""
import time

import flax.linen as nn
import jax
import jax.numpy as jnp
import optax
from absl import logging

logging.use_absl_handler()
logging.set_verbosity(logging.INFO)


class MLP(nn.Module):
    @nn.compact
    def __call__(self, x):
        return nn.Dense(2)(nn.relu(nn.Dense(32)(x)))


key = jax.random.key(0)
model, optimizer = MLP(), optax.adam(1e-2)
params = model.init(key, jnp.ones((1, 4)))
state = optimizer.init(params)


@jax.jit
def update(params, state, x):
    def loss_fn(params):
        logits, labels = model.apply(params, x), (x.sum(1) > 0).astype(jnp.int32)
        return optax.softmax_cross_entropy_with_integer_labels(logits, labels).mean(), (logits.argmax(1) == labels).mean()

    (loss, accuracy), grads = jax.value_and_grad(loss_fn, has_aux=True)(params)
    updates, state = optimizer.update(grads, state)
    return optax.apply_updates(params, updates), state, loss, accuracy


start = time.time()
for step in range(300):
    params, state, loss, accuracy = update(params, state, jax.random.normal(jax.random.fold_in(key, step), (128, 4)))
    if step % 25 == 0:
        logging.info("[%d] loss=%.4f accuracy=%.3f steps_per_sec=%.1f", step, loss, accuracy, (step + 1) / (time.time() - start))
logging.info("finished 300 steps: accuracy=%.3f", accuracy)
