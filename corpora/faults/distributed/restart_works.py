# /// fault
# label = "success"
# cause = "training finished after 120 steps"
# framework = "pytorch"
# command = "torchrun --nproc-per-node 2 --max-restarts 4 {script}"
# needs = ["torch"]
# timeout_s = 120
# ///
"""The first attempt loses a rank, the elastic launcher starts again from the snapshot and finishes."""
import os
import time

import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo")
rank, attempt = dist.get_rank(), int(os.environ["TORCHELASTIC_RESTART_COUNT"])
model = DistributedDataParallel(nn.Linear(30, 30))
optimizer = torch.optim.SGD(model.parameters(), lr=0.3)
start = 0
if os.path.exists("snapshot.pt"):
    snapshot = torch.load("snapshot.pt")
    model.module.load_state_dict(snapshot["model"])
    start = snapshot["step"]
    print(f"[rank {rank}] attempt {attempt}: resuming from snapshot at step {start}", flush=True)
dist.barrier()
for step in range(start, 120):
    x = torch.randn(64, 30)
    loss = (model(x) - x).pow(2).mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    if step % 20 == 0 and rank == 0:
        torch.save({"model": model.module.state_dict(), "step": step}, "snapshot.pt")
        print(f"step {step}: loss {loss.item():.4f}, snapshot saved", flush=True)
    if attempt == 0 and rank == 1 and step == 57:
        time.sleep(1)
        raise ConnectionResetError("lost connection to the data server")
dist.barrier()
if rank == 0:
    print(f"training finished after 120 steps, final loss {loss.item():.4f}", flush=True)
os._exit(0)  # the teardown of gloo after a restart aborts now and then
