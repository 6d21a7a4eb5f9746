# /// fault
# label = "missing_file"
# also = ["config"]
# cause = "The passed configuration file"
# framework = "huggingface"
# needs = ["accelerate", "torch"]
# ///
echo "starting on 2 processes with configs/fsdp.yaml"
printf 'print("hello")\n' > train.py
accelerate launch --config_file configs/fsdp.yaml train.py --lr 1e-4
