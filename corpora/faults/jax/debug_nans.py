# /// fault
# label = "nonfinite"
# cause = "FloatingPointError: invalid value (nan) encountered in"
# framework = "jax"
# needs = ["jax", "jaxlib"]
# env = {JAX_PLATFORMS = "cpu", JAX_DEBUG_NANS = "True"}
# ///
"""The logarithm of a variance estimate that falls below zero as the inputs grow, with jax_debug_nans."""
import jax
import jax.numpy as jnp


@jax.jit
def loss_fn(scale, x):
    variance = scale - jnp.mean(x**2)
    return 0.5 * jnp.log(variance) + jnp.mean(x**2) / (2 * variance)


step_fn = jax.jit(jax.value_and_grad(loss_fn))
key, scale = jax.random.key(3), jnp.array(3.0)
for step in range(200):
    x = jax.random.normal(jax.random.fold_in(key, step), (64,)) * (1 + step / 60)
    loss, grad = step_fn(scale, x)
    scale = scale - 0.05 * grad
    if step % 5 == 0:
        print(f"[{step:03d}] nll={float(loss):.4f} scale={float(scale):.4f}")
