# /// fault
# label = "code_error"
# cause = "UnexpectedTracerError"
# framework = "jax"
# needs = ["jax", "jaxlib"]
# ///
"""A traced value is kept in a global list for logging."""
import jax
import jax.numpy as jnp

history = []


@jax.jit
def loss(w, x):
    value = jnp.mean((x @ w) ** 2)
    history.append(value)
    return value


w = jnp.ones(4)
for i in range(3):
    print("step", i, float(loss(w, jnp.ones((8, 4)))))
print("mean of the history:", sum(history) / len(history) + 1)
