# /// fault
# label = "config"
# cause = "Missing mandatory value: data.root"
# framework = "hydra"
# needs = ["omegaconf"]
# ///
"""The root of the data was left open in the configuration, and nobody filled it in."""
from omegaconf import OmegaConf

cfg = OmegaConf.create({"data": {"root": "???", "workers": 4}, "lr": 1e-3})
print(OmegaConf.to_yaml(cfg))
print("reading", cfg.data.root)
