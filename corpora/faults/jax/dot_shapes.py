# /// fault
# label = "shape_mismatch"
# cause = "dot_general requires contracting dimensions to have the same shape"
# framework = "jax"
# needs = ["jax", "jaxlib"]
# env = {JAX_PLATFORMS = "cpu"}
# ///
"""An MLP in plain JAX, whose last evaluation batch has one column too many."""
import jax
import jax.numpy as jnp


def init(key, sizes):
    keys = jax.random.split(key, len(sizes))
    return [(jax.random.normal(k, (m, n)) * m**-0.5, jnp.zeros(n)) for k, m, n in zip(keys, sizes[:-1], sizes[1:], strict=False)]


def predict(params, x):
    for w, b in params[:-1]:
        x = jax.nn.relu(jnp.dot(x, w) + b)
    w, b = params[-1]
    return jnp.dot(x, w) + b


@jax.jit
def update(params, x, y):
    loss, grads = jax.value_and_grad(lambda p: jnp.mean((predict(p, x) - y) ** 2))(params)
    return loss, jax.tree.map(lambda p, g: p - 0.05 * g, params, grads)


key = jax.random.key(0)
params = init(key, [20, 64, 1])
for step in range(100):
    x = jax.random.normal(jax.random.fold_in(key, step), (32, 20))
    loss, params = update(params, x, x[:, :1])
    if step % 20 == 0:
        print(f"step {step} loss {loss:.4f}")
x = jax.random.normal(key, (32, 21))
print("eval", jax.jit(predict)(params, x).mean())
