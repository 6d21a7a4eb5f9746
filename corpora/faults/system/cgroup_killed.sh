# /// fault
# label = "host_oom"
# cause = "Memory cgroup out of memory: Killed process"
# framework = "pytorch"
# needs = ["torch"]
# requires = ["root", "/sys/fs/cgroup/memory/memory.limit_in_bytes"]
# timeout_s = 120
# ///
# A memory leak (the graph of every loss is kept) in a control group of 700 MiB; then the kernel's own words.
group=/sys/fs/cgroup/memory/fault-$$
mkdir $group
trap 'rmdir $group' EXIT
echo $((700 * 1024 * 1024)) > $group/memory.limit_in_bytes
cat > train.py <<'PY'
import resource

import torch
from torch import nn

model = nn.Sequential(nn.Linear(512, 1024), nn.ReLU(), nn.Linear(1024, 512))
optimizer = torch.optim.SGD(model.parameters(), lr=1e-2)
history = []
for step in range(5000):
    x = torch.randn(512, 512)
    loss = (model(x) - x).pow(2).mean()
    optimizer.zero_grad()
    loss.backward(retain_graph=True)
    optimizer.step()
    history.append(loss)
    if step % 10 == 0:
        rss = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
        print(f"step {step:5d} | loss {sum(h.item() for h in history) / len(history):.4f} | rss {rss} MiB", flush=True)
PY
(echo $BASHPID > $group/cgroup.procs; exec python train.py)
code=$?
echo "train.py left with exit code $code"
dmesg | grep -A 100 "invoked oom-killer" | tail -n 60 | grep -v "lctest"
exit $code
