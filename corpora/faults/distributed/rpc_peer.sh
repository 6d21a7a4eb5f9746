# /// fault
# label = "comm_failure"
# cause = "encountered error when reading incoming request from ps: eof"
# framework = "pytorch"
# needs = ["torch"]
# timeout_s = 90
# ///
# Parameter server over RPC; the log of the trainer, whose server went away.
export MASTER_ADDR=127.0.0.1 MASTER_PORT=29547
cat > ps.py <<'PY'
import os
import sys
import time

import torch
import torch.distributed.rpc as rpc

calls = 0


def update(gradient):
    global calls
    calls += 1
    if calls == 40:
        os._exit(9)
    return gradient * -0.1


rank = int(sys.argv[1])
options = rpc.TensorPipeRpcBackendOptions(init_method="env://", rpc_timeout=20)
rpc.init_rpc(("ps", "trainer")[rank], rank=rank, world_size=2, rpc_backend_options=options)
if rank == 1:
    weight = torch.zeros(32)
    for step in range(100):
        weight += rpc.rpc_sync("ps", update, args=(torch.randn(32),))
        time.sleep(0.02)
        if step % 5 == 0:
            print(f"trainer: pushed gradient {step}, |w| = {weight.norm():.3f}", flush=True)
rpc.shutdown()
PY
python ps.py 0 > server.log 2>&1 &
python ps.py 1
