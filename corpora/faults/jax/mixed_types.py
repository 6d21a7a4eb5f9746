# /// fault
# label = "dtype_device_mismatch"
# cause = "requires arguments to have the same dtypes"
# framework = "jax"
# needs = ["jax", "jaxlib"]
# ///
"""A half-precision activation meets a full-precision bias in a primitive that does not promote."""
import jax.numpy as jnp
from jax import lax

bias = jnp.zeros(8)
for layer in range(3):
    x = jnp.ones(8, jnp.float32 if layer < 2 else jnp.bfloat16)
    print("layer", layer, float(lax.add(x, bias).sum()))
