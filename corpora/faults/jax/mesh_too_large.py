# /// fault
# label = "config"
# cause = "ValueError"
# framework = "jax"
# needs = ["jax", "jaxlib"]
# ///
"""The recipe is for eight devices; the machine has one."""
import jax

print("devices:", jax.device_count())
mesh = jax.make_mesh((4, 2), ("data", "model"))
print(mesh)
