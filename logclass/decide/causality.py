"""Which failures follow from which: the taxonomy's tie-breaks as data.

``LEVEL`` orders classes along the usual chain of events: a class of a higher level is a consequence of any failure of
a lower one, wherever either is printed. ``EXPLAINS`` names pairs of one level: the key is the cause of the others.
"""

from __future__ import annotations

LEVEL: dict[str, int] = {
    "native_crash": 1,
    "rendezvous": 2,
    "comm_failure": 2,
    "collective_timeout": 2,
    "hang": 2,
    "worker_lost": 3,
    "slow": 3,
    "poor_fit": 3,
}

EXPLAINS: dict[str, frozenset[str]] = {
    label: frozenset(others.split())
    for label, others in {
        "gpu_hardware": "kernel_fault driver_compat gpu_oom code_error op_unsupported compile_failure node_failure",
        "host_oom": "code_error cancelled data checkpoint compile_failure",
        "gpu_oom": "kernel_fault code_error op_unsupported compile_failure config",
        "shared_memory": "code_error storage host_oom",
        "system_limit": "code_error shared_memory storage network missing_file data host_oom",
        "storage": "code_error checkpoint data config compile_failure",
        "missing_file": "code_error checkpoint config data compile_failure",
        "dependency": "code_error compile_failure op_unsupported config missing_file driver_compat",
        "permission": "code_error missing_file network checkpoint config storage container_start",
        "quota_capacity": "code_error network permission container_start missing_file preemption",
        "network": "code_error missing_file checkpoint config data container_start dependency",
        "driver_compat": "code_error kernel_fault op_unsupported compile_failure container_start",
        "kernel_fault": "code_error data nonfinite",
        "op_unsupported": "code_error compile_failure kernel_fault config",
        "shape_mismatch": "code_error compile_failure",
        "dtype_device_mismatch": "code_error compile_failure op_unsupported",
        "autograd": "code_error",
        "checkpoint": "code_error shape_mismatch dtype_device_mismatch config",
        "config": "code_error compile_failure",
        "data": "code_error nonfinite shape_mismatch",
        "nonfinite": "code_error",
        "collective_mismatch": "code_error kernel_fault",
        "preemption": "cancelled code_error node_failure container_start",
        "time_limit": "cancelled code_error",
        "node_failure": "cancelled code_error container_start",
        "compile_failure": "code_error",
        "cancelled": "code_error",
        "container_start": "code_error",
    }.items()
}


def explains(cause: str, effect: str) -> bool:
    """Return whether a failure of one class accounts for one of another, wherever it stands in the log.

    Examples
    --------
    >>> explains("gpu_oom", "collective_timeout"), explains("collective_timeout", "gpu_oom")
    (True, False)
    """
    if cause == effect:
        return False
    if LEVEL.get(cause, 0) < LEVEL.get(effect, 0):
        return True
    return effect in EXPLAINS.get(cause, frozenset())
