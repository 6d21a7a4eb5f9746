# /// fault
# label = "dependency"
# cause = "RuntimeError: Ninja is required to load C++ extensions"
# framework = "pytorch"
# needs = ["torch"]
# requires = ["g++"]
# timeout_s = 120
# ///
# A slim image has a compiler, but no ninja.
mkdir bin
for tool in python g++ c++ gcc bash which uname; do ln -s "$(command -v $tool)" bin/$tool; done
cat > train.py <<'PY'
import os
import sys

from torch.utils.cpp_extension import load

with open("ops.cpp", "w") as file:
    file.write("#include <torch/extension.h>\nPYBIND11_MODULE(TORCH_EXTENSION_NAME, m) {}\n")
print("loading fused ops", file=sys.stderr)
ops = load(name="ops", sources=["ops.cpp"], build_directory=os.getcwd())
PY
interpreter=$(command -v python)
PATH=$PWD/bin exec "$interpreter" train.py
