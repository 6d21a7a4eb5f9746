# /// fault
# label = "driver_compat"
# also = ["checkpoint", "dtype_device_mismatch", "code_error"]
# cause = "Attempting to deserialize object on"
# framework = "pytorch"
# needs = ["torch"]
# runs_as = "evaluate.py"
# ///
"""Weights that were saved on a GPU are loaded on a machine without one."""
import io
import pickle
import zipfile

import torch

torch.save({"w": torch.ones(4)}, "best.pt")
source = zipfile.ZipFile("best.pt")
with zipfile.ZipFile("gpu.pt", "w") as target:
    for item in source.infolist():
        data = source.read(item.filename)
        target.writestr(item.filename, data.replace(b"X\x03\x00\x00\x00cpu", b"X\x06\x00\x00\x00cuda:0"))
print("loading gpu.pt")
print(torch.load("gpu.pt"))
