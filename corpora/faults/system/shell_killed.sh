# /// fault
# label = "host_oom"
# cause = "Killed"
# framework = "pytorch"
# needs = ["torch", "numpy"]
# requires = ["root", "/sys/fs/cgroup/memory/memory.limit_in_bytes"]
# timeout_s = 120
# ///
# Preprocessing that holds all of its data in memory; the shell only says that it was killed.
group=/sys/fs/cgroup/memory/fault-$$
mkdir $group
echo $((500 * 1024 * 1024)) > $group/memory.limit_in_bytes
cat > preprocess.py <<'PY'
import time

import numpy as np

start, documents = time.time(), []
for shard in range(64):
    documents.append(np.random.default_rng(shard).integers(0, 50000, size=4_000_000, dtype=np.int64))
    print(f"tokenized shard {shard:03d}/064  ({len(documents) * 4}M tokens, {time.time() - start:.1f}s)", flush=True)
np.concatenate(documents).tofile("corpus.bin")
PY
cat > job.sh <<'SH'
echo $$ > $1/cgroup.procs
echo "[1/3] tokenizing"
python preprocess.py
code=$?
[ $code -eq 0 ] || exit $code
echo "[2/3] packing"
SH
bash job.sh $group
code=$?
echo "job.sh: exit $code"
rmdir $group
exit $code
