# /// fault
# label = "config"
# also = ["code_error"]
# cause = "TypeError: TrainConfig.__init__() got an unexpected keyword argument 'warmup_ratio'"
# framework = "python"
# needs = ["pyyaml"]
# ///
"""A key of the YAML file is not a field of the configuration class."""
from dataclasses import dataclass

import yaml

YAML = """
epochs: 10
lr: 2.0e-5
batch_size: 16
warmup_ratio: 0.06
"""


@dataclass
class TrainConfig:
    epochs: int
    lr: float
    batch_size: int = 32
    warmup_steps: int = 0


with open("finetune.yaml", "w") as file:
    file.write(YAML)
print("reading finetune.yaml")
with open("finetune.yaml") as file:
    config = TrainConfig(**yaml.safe_load(file))
print(config)
