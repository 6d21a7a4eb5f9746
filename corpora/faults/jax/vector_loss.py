# /// fault
# label = "autograd"
# also = ["code_error"]
# cause = "Gradient only defined for scalar-output functions"
# framework = "jax"
# needs = ["jax", "jaxlib"]
# ///
"""The loss is returned per sample."""
import jax
import jax.numpy as jnp


def loss(w, x):
    return (x @ w) ** 2


w, x = jnp.ones(4), jnp.ones((8, 4))
print("loss before training:", loss(w, x).mean())
print(jax.grad(loss)(w, x))
