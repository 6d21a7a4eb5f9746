# /// fault
# label = "compile_failure"
# also = ["code_error"]
# cause = "Could not guard on data-dependent expression"
# framework = "pytorch"
# needs = ["torch"]
# runs_as = "export.py"
# ///
"""A branch on a value cannot be exported."""
import torch


class Gate(torch.nn.Module):
    def forward(self, x):
        if x.sum() > 0:
            return x * 2
        return x


print("exporting the gate")
print(torch.export.export(Gate(), (torch.randn(4),)))
