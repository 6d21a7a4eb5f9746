# /// fault
# label = "compile_failure"
# also = ["code_error"]
# cause = "torch._dynamo.exc.Unsupported: Data-dependent branching"
# framework = "pytorch"
# needs = ["torch"]
# timeout_s = 120
# ///
"""A branch that depends on data, in a model compiled as one graph."""
import torch
from torch import nn


class Gated(nn.Module):
    def __init__(self):
        super().__init__()
        self.proj = nn.Linear(16, 16)

    def forward(self, x):
        h = self.proj(x)
        if h.abs().max() > 4.0:
            h = h / h.abs().max()
        return h.relu()


model = torch.compile(Gated(), fullgraph=True, backend="aot_eager")
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for step in range(10):
    loss = model(torch.randn(4, 16)).mean()
    loss.backward()
    optimizer.step()
    print("step", step, loss.item())
