# /// fault
# label = "checkpoint"
# cause = "Error while deserializing header"
# framework = "pytorch"
# needs = ["torch", "safetensors"]
# runs_as = "load_shards.py"
# ///
import json
import os
import time

import torch
from safetensors.torch import load_file, save_file

os.makedirs("weights")
shards = {}
for i in range(1, 5):
    name = f"model-{i:05d}-of-00004.safetensors"
    tensors = {f"layers.{i}.{part}.weight": torch.randn(128, 128) for part in ("q", "k", "v", "o")}
    save_file(tensors, f"weights/{name}")
    shards |= dict.fromkeys(tensors, name)
with open("weights/model.safetensors.index.json", "w") as file:
    json.dump({"weight_map": shards}, file)
with open("weights/model-00003-of-00004.safetensors", "r+b") as file:
    file.truncate(100_000)

start = time.time()
state = {}
for n, name in enumerate(sorted(set(shards.values())), 1):
    print(f"Loading checkpoint shards: {n}/4 [{time.time() - start:.2f}s] {name}", flush=True)
    state.update(load_file(f"weights/{name}"))
print(f"loaded {len(state)} tensors")
