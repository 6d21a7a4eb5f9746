# /// fault
# label = "code_error"
# also = ["shape_mismatch", "checkpoint"]
# cause = "ValueError"
# framework = "jax"
# needs = ["jax", "optax"]
# ///
"""Optimizer state of the small model is used with the gradients of the grown one."""
import jax.numpy as jnp
import optax

small = {"dense": jnp.ones((4, 4))}
grown = {"dense": jnp.ones((4, 4)), "gate": jnp.ones(4)}
optimizer = optax.adam(1e-3)
state = optimizer.init(small)
for step in range(3):
    params = small if step < 2 else grown
    updates, state = optimizer.update(params, state, params)
    print("step", step, sorted(updates))
