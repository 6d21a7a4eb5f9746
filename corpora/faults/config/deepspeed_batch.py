# /// fault
# label = "config"
# cause = "Check batch related parameters"
# framework = "deepspeed"
# needs = ["deepspeed", "torch"]
# env = { RANK = "0", LOCAL_RANK = "0", WORLD_SIZE = "1", MASTER_ADDR = "127.0.0.1", MASTER_PORT = "29631", DS_ACCELERATOR = "cpu" }
# ///
"""The three batch sizes of the configuration do not fit together."""
import deepspeed
import torch

config = {"train_batch_size": 64, "train_micro_batch_size_per_gpu": 8, "gradient_accumulation_steps": 4, "optimizer": {"type": "Adam", "params": {"lr": 1e-3}}}
torch.distributed.init_process_group("gloo")
engine, *_ = deepspeed.initialize(model=torch.nn.Linear(4, 2), config=config)
