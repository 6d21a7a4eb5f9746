# /// fault
# label = "dependency"
# cause = "ModuleNotFoundError: No module named 'flash_attn'"
# framework = "pytorch"
# needs = ["torch"]
# ///
"""The image lacks a package that one branch of the configuration needs."""
import importlib

import torch

CONFIG = {"model": "gpt-mini", "attention": "flash_attn", "dtype": "bfloat16"}
print("torch", torch.__version__)
print("config", CONFIG)
attention = importlib.import_module(f"{CONFIG['attention']}.flash_attn_interface")
print("attention kernel", attention.__name__)
