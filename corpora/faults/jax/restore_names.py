# /// fault
# label = "checkpoint"
# cause = "The target dict keys and state dict keys do not match"
# framework = "jax"
# needs = ["jax", "jaxlib", "flax"]
# env = {JAX_PLATFORMS = "cpu"}
# ///
"""Flax weights of a model with one layer less are restored."""
import flax.linen as nn
import jax
import jax.numpy as jnp
from flax import serialization


class MLP(nn.Module):
    depth: int

    @nn.compact
    def __call__(self, x):
        for _ in range(self.depth):
            x = nn.relu(nn.Dense(16)(x))
        return nn.Dense(3)(x)


def create(depth):
    return MLP(depth).init(jax.random.key(depth), jnp.ones((1, 8)))


with open("checkpoint_900.msgpack", "wb") as file:
    file.write(serialization.to_bytes(create(2)))
target = create(3)
print("parameters:", sum(leaf.size for leaf in jax.tree.leaves(target)))
print("restoring checkpoint_900.msgpack")
with open("checkpoint_900.msgpack", "rb") as file:
    params = serialization.from_bytes(target, file.read())
print("restored, continuing at step 900")
