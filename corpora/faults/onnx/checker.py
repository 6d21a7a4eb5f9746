# /// fault
# label = "code_error"
# also = ["config", "compile_failure", "data", "checkpoint"]
# cause = "ValidationError"
# framework = "onnxruntime"
# needs = ["onnxruntime", "onnx"]
# runs_as = "serve.py"
# ///
"""A node refers to a tensor that nothing produces."""
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


model = build()
model.graph.node[0].input[1] = "kernel"
print("checking the graph")
onnx.checker.check_model(model)
