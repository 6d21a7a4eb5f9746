# /// fault
# label = "driver_compat"
# also = ["dependency", "config"]
# cause = "RuntimeError: Unknown backend: 'gpu' requested"
# framework = "jax"
# needs = ["jax", "jaxlib"]
# ///
"""The job asks for GPUs on a node without a usable one."""
import jax

print("jax", jax.__version__)
gpus = jax.devices("gpu")
print(f"training on {len(gpus)} devices")
