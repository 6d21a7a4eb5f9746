# /// fault
# label = "rendezvous"
# cause = "cannot be retrieved (gai error: -3 - Temporary failure in name resolution)"
# framework = "pytorch"
# needs = ["torch"]
# requires = ["unshare", "root"]
# command = "unshare -n bash {script}"
# timeout_s = 150
# ///
# The head-less service of the job was not created: the master's name does not resolve.
ip link set lo up
export MASTER_ADDR=trainer-0.trainer-svc MASTER_PORT=29500 RANK=1 WORLD_SIZE=2 LOCAL_RANK=0
python - <<'PY'
import datetime
import logging
import os

import torch.distributed as dist

logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(message)s")
logging.info("pod trainer-1: connecting to %s:%s", os.environ["MASTER_ADDR"], os.environ["MASTER_PORT"])
dist.init_process_group("gloo", timeout=datetime.timedelta(seconds=6))
PY
