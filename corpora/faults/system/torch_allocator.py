# /// fault
# label = "host_oom"
# cause = "DefaultCPUAllocator: can't allocate memory"
# framework = "pytorch"
# command = "bash -c 'ulimit -v 8000000; exec python {script}'"
# needs = ["torch"]
# ///
"""Attention over the whole sequence without any chunking."""
import torch

torch.manual_seed(0)
width = 64
projections = [torch.nn.Linear(width, width, bias=False) for _ in range(3)]
print("length    mean attention entropy")
with torch.inference_mode():
    for length in (512, 1024, 2048, 4096, 8192, 65536):
        x = torch.randn(length, width)
        q, k, v = (p(x) for p in projections)
        scores = (q @ k.t() / width**0.5).softmax(-1)
        entropy = -(scores * scores.clamp_min(1e-9).log()).sum(-1).mean()
        print(f"{length:6d}    {entropy:.4f}")
