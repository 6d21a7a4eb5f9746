# /// fault
# label = "checkpoint"
# also = ["data", "compile_failure"]
# cause = "Protobuf parsing failed"
# framework = "onnxruntime"
# needs = ["onnxruntime", "onnx"]
# runs_as = "serve.py"
# ///
"""The export was cut off while it was copied."""
import numpy as np
import onnx
import onnxruntime as ort
from onnx import TensorProto, helper


def build(op="MatMul", domain=""):
    x = helper.make_tensor_value_info("x", TensorProto.FLOAT, ["n", 8])
    y = helper.make_tensor_value_info("y", TensorProto.FLOAT, ["n", 4])
    w = helper.make_tensor("w", TensorProto.FLOAT, [8, 4], np.ones(32, np.float32))
    node = helper.make_node(op, ["x", "w"], ["y"], name="projection", domain=domain)
    opsets = [helper.make_opsetid("", 17), *([helper.make_opsetid(domain, 1)] if domain else [])]
    return helper.make_model(helper.make_graph([node], "net", [x], [y], [w]), opset_imports=opsets, ir_version=8)


raw = build().SerializeToString()
open("net.onnx", "wb").write(raw[: len(raw) // 2])
print("loading net.onnx")
ort.InferenceSession("net.onnx")
