# /// fault
# label = "compile_failure"
# cause = "has no member named"
# framework = "pytorch"
# needs = ["torch"]
# requires = ["g++", "ninja"]
# timeout_s = 240
# ///
"""A C++ extension that uses a method which Tensor does not have."""
import torch
from torch.utils.cpp_extension import load_inline

SOURCE = """
#include <ATen/ATen.h>
at::Tensor swish(at::Tensor x) { return x * x.sigmoidal(); }
"""
print("building extension swish_cpu ...")
extension = load_inline(name="swish_cpu", cpp_sources=SOURCE, functions=["swish"], build_directory=".", verbose=True, extra_cflags=["-O0"])
print(extension.swish(torch.randn(4)))
