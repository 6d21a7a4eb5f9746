# /// fault
# label = "native_crash"
# cause = "(SIGSEGV)"
# rank = 1
# framework = "pytorch"
# command = "torchrun --nproc-per-node 2 {script}"
# needs = ["torch"]
# timeout_s = 120
# ///
"""A home-made C routine is given a buffer that is too old on rank 1."""
import ctypes

import torch
import torch.distributed as dist


def checksum(address: int, count: int) -> int:
    return sum(ctypes.cast(address, ctypes.POINTER(ctypes.c_ubyte))[i] for i in range(count))


def main():
    dist.init_process_group("gloo")
    rank = dist.get_rank()
    weights = torch.randn(256, 256)
    for step in range(60):
        gradient = torch.randn(256, 256)
        dist.all_reduce(gradient, op=dist.ReduceOp.SUM)
        weights -= 0.01 * gradient / dist.get_world_size()
        if step % 10 == 0:
            print(f"[{rank}] step={step} checksum={checksum(weights.data_ptr(), 64)}")
        if rank == 1 and step == 33:
            checksum(weights.data_ptr() + (1 << 44), 64)
    dist.destroy_process_group()


main()
