# /// fault
# label = "op_unsupported"
# also = ["code_error", "dtype_device_mismatch"]
# cause = "Could not run 'quantized::conv2d.new'"
# framework = "pytorch"
# needs = ["torch"]
# runs_as = "export.py"
# ///
"""A quantized layer gets a tensor that nobody quantized."""
import torch

layer = torch.ao.nn.quantized.Conv2d(3, 8, 3)
x = torch.rand(1, 3, 16, 16)
print("calibrated on 32 images")
q = torch.quantize_per_tensor(x, 0.1, 0, torch.quint8)
try:
    print("quantized input:", layer(q).shape)
except RuntimeError as error:
    print("no engine:", str(error)[:40])
print(layer(x).shape)
