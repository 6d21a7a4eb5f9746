# /// fault
# label = "code_error"
# cause = "jax.errors.TracerBoolConversionError: Attempted boolean conversion of traced array"
# framework = "jax"
# needs = ["jax", "jaxlib"]
# env = {JAX_PLATFORMS = "cpu"}
# ///
"""A Python `if` on a traced value, inside jit."""
import jax
import jax.numpy as jnp
from absl import logging

logging.set_verbosity(logging.INFO)
logging.use_absl_handler()


@jax.jit
def clip_gradient(g, limit):
    norm = jnp.sqrt(jnp.sum(g**2))
    if norm > limit:
        g = g * limit / norm
    return g


logging.info("devices: %s", jax.devices())
w = jnp.ones(8)
for step in range(3):
    g = jax.grad(lambda w: jnp.sum(jnp.sin(w) ** 2))(w)
    logging.info("step %d |g| %.4f", step, jnp.linalg.norm(g))
    w = w - 0.1 * clip_gradient(g, 1.0)
