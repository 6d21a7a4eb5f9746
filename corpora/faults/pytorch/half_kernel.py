# /// fault
# label = "op_unsupported"
# cause = "\"cdist\" not implemented for 'BFloat16'"
# framework = "pytorch"
# needs = ["torch"]
# runs_as = "retrieve.py"
# ///
"""Nearest-neighbour retrieval in bfloat16 on the CPU."""
import time

import torch

torch.manual_seed(0)
print("building index: 20000 vectors, dim 64")
index = torch.nn.functional.normalize(torch.randn(20000, 64), dim=1).bfloat16()
queries = torch.nn.functional.normalize(torch.randn(512, 64), dim=1).bfloat16()
start = time.time()
for i, chunk in enumerate(queries.split(128)):
    scores = (chunk @ index.t()).topk(5).indices
    print(f"dot-product search, chunk {i}: {scores.shape[0]} queries, {time.time() - start:.2f}s")
print("re-ranking by euclidean distance")
for i, chunk in enumerate(queries.split(128)):
    distances = torch.cdist(chunk, index, compute_mode="donot_use_mm_for_euclid_dist")
    print(f"chunk {i}: mean distance {distances.mean():.3f}")
