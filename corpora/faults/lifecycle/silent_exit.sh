# /// fault
# label = "unknown"
# also = ["worker_lost"]
# cause = "finished with exit code 3"
# framework = "pytorch"
# needs = ["torch"]
# ///
# The training program leaves with 3 and does not say why.
cat > train.py <<'PY'
import os

import torch

torch.manual_seed(0)
model = torch.nn.Linear(10, 1)
for step in range(1, 101):
    x = torch.randn(64, 10)
    loss = (model(x) - x.sum(1, keepdim=True)).pow(2).mean()
    loss.backward()
    with torch.no_grad():
        for p in model.parameters():
            p -= 0.05 * p.grad
            p.grad = None
    if step % 10 == 0:
        print(f"iter {step}: loss {loss.item():.5f}", flush=True)
    if step == 72:
        os._exit(3)
PY
echo "starting train.py"
python train.py
code=$?
echo "train.py finished with exit code $code"
exit $code
