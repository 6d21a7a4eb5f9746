# /// fault
# label = "code_error"
# cause = "Buffer has been deleted or donated"
# framework = "jax"
# needs = ["jax", "jaxlib"]
# ///
"""The old parameters are read again after they were donated to the step."""
from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, donate_argnums=0)
def step(params, grad):
    return params - 0.1 * grad


params = jnp.ones(1024)
for i in range(4):
    new = step(params, jnp.ones(1024))
    print("step", i, float(new.mean()), float(params.mean()) if i == 3 else "")
    params = new
