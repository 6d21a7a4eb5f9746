# /// fault
# label = "host_oom"
# also = ["worker_lost"]
# cause = "is killed by signal: Killed"
# framework = "pytorch"
# needs = ["torch"]
# ///
# One worker of the loader is killed with SIGKILL, as the kernel does when memory runs out.
cat > train.py <<'PY'
import os
import time

import torch
from torch import nn
from torch.utils.data import DataLoader, Dataset, get_worker_info


class Clips(Dataset):
    def __len__(self):
        return 4000

    def __getitem__(self, index):
        worker = get_worker_info()
        with open(f"worker.{worker.id}", "w") as file:
            file.write(str(os.getpid()))
        time.sleep(0.02)
        return torch.randn(3, 16, 16), index % 4


model = nn.Sequential(nn.Flatten(), nn.Linear(768, 4))
optimizer = torch.optim.SGD(model.parameters(), 0.01)
for step, (clips, labels) in enumerate(DataLoader(Clips(), batch_size=8, num_workers=2, prefetch_factor=1)):
    loss = nn.functional.cross_entropy(model(clips), labels)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    if step % 20 == 0:
        print(f"Epoch: [0][{step:4d}/500]  Loss {loss.item():.4f}", flush=True)
    if step == 60:
        open("warm", "w").close()
PY
python train.py &
trainer=$!
while [ ! -e warm ]; do sleep 0.05; done
kill -9 "$(cat worker.1)"
wait $trainer
