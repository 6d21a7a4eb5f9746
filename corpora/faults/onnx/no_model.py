# /// fault
# label = "missing_file"
# cause = "Load model from"
# framework = "onnxruntime"
# needs = ["onnxruntime"]
# runs_as = "serve.py"
# ///
"""The exported model is not where the service looks for it."""
import onnxruntime as ort

print("onnxruntime", ort.__version__, ort.get_available_providers())
ort.InferenceSession("export/encoder.onnx", providers=["CPUExecutionProvider"])
