# /// fault
# label = "host_oom"
# also = ["gpu_oom"]
# cause = "Out of memory allocating 57600000000 bytes"
# framework = "jax"
# command = "bash -c 'ulimit -v 12000000; exec python {script}'"
# needs = ["jax", "jaxlib"]
# env = {JAX_PLATFORMS = "cpu"}
# ///
"""A kernel matrix of all pairs, on the CPU, with ever more points."""
import jax
import jax.numpy as jnp

print("devices:", jax.devices())


@jax.jit
def gram(x):
    return jnp.exp(x @ x.T)


for n in (500, 1000, 2000, 4000, 120_000):
    x = jnp.ones((n, 4))
    print(f"n={n}: corner {float(gram(x)[0, 0]):.3f}", flush=True)
