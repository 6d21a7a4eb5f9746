# /// fault
# label = "rendezvous"
# cause = "clients joined"
# framework = "pytorch"
# needs = ["torch"]
# ///
# The job was given a world size of 4, only two processes are started.
export MASTER_ADDR=127.0.0.1 MASTER_PORT=29517 WORLD_SIZE=4
cat > worker.py <<'PY'
import datetime
import os
import time

import torch.distributed as dist

rank = os.environ["RANK"]
print(time.strftime("%X"), f"rank {rank}: waiting for {os.environ['WORLD_SIZE']} processes at "
      f"{os.environ['MASTER_ADDR']}:{os.environ['MASTER_PORT']}", flush=True)
dist.init_process_group("gloo", timeout=datetime.timedelta(seconds=8))
print("ready")
PY
RANK=0 python worker.py &
first=$!
RANK=1 python worker.py &
wait $first
