# /// fault
# label = "rendezvous"
# cause = "EADDRINUSE"
# framework = "pytorch"
# needs = ["torch"]
# timeout_s = 90
# ///
# Another program already listens on the master port.
python -m http.server 29523 --bind 0.0.0.0 >/dev/null 2>&1 &
server=$!
sleep 1.5
cat > pretrain.py <<'PY'
import torch.distributed as dist

dist.init_process_group("gloo")
print("ready", dist.get_rank())
PY
echo "+ torchrun --nproc-per-node 2 --master-port 29523 pretrain.py"
torchrun --nproc-per-node 2 --master-port 29523 pretrain.py
code=$?
kill $server
exit $code
