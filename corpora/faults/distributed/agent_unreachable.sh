# /// fault
# label = "rendezvous"
# cause = "The client socket has timed out after 8000ms while trying to connect to"
# framework = "pytorch"
# needs = ["torch"]
# requires = ["torchrun"]
# timeout_s = 150
# ///
# Second node of an elastic job; the node that hosts the rendezvous is not up.
echo "job vit-base node 1 of 2, rendezvous at 127.0.0.1:29533"
echo 'print("training")' > train.py
torchrun --nnodes 2 --nproc-per-node 1 --node-rank 1 --rdzv-backend c10d --rdzv-id 4711 \
    --rdzv-endpoint 127.0.0.1:29533 --rdzv-conf is_host=false,read_timeout=8,timeout=8 train.py
