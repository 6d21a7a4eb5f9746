# /// fault
# label = "rendezvous"
# cause = "environment variable MASTER_ADDR expected, but not set"
# framework = "pytorch"
# needs = ["torch"]
# ///
# Started by hand with RANK and WORLD_SIZE, but without the address of the first rank.
set -eu
export RANK=0 WORLD_SIZE=2 MASTER_PORT=29511
cat > train_ddp.py <<'PY'
import logging
import os

import torch.distributed as dist

logging.basicConfig(level=logging.INFO)
logging.info("rank %s of %s starting", os.environ["RANK"], os.environ["WORLD_SIZE"])
dist.init_process_group(backend="gloo", init_method="env://")
logging.info("process group ready")
PY
echo "starting rank $RANK/$WORLD_SIZE on port $MASTER_PORT"
python train_ddp.py
