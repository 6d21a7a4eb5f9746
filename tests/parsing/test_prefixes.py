"""Every dialect of prefixes: what is stripped, and which facts stay."""

import pytest

from logclass.parsing.dialects import DIALECTS
from logclass.parsing.prefixes import split_prefix

CASES = [
    ("torch_rank", "[rank3]: out of memory", {"rank": 3}),
    ("torch_rank", "[Rank 3] out of memory", {"rank": 3}),
    ("torchrun_tee", "[default3]:out of memory", {"local_rank": 3}),
    ("srun_label", "3: out of memory", {"rank": 3}),
    ("srun_label", " 12: out of memory", {"rank": 12}),
    ("mpirun", "[1,3]<stderr>:out of memory", {"rank": 3}),
    (
        "ray_actor",
        "(RayTrainWorker pid=123, ip=10.0.0.7) out of memory",
        {"actor": "RayTrainWorker", "host": "10.0.0.7"},
    ),
    ("nccl", "node7:42:99 [5] NCCL WARN out of memory", {"host": "node7", "level": "warning"}),
    ("glog", "E0501 10:11:12.123456  1234 pool.cc:12] out of memory", {"level": "error", "time": "10:11:12.123456"}),
    ("torch_glog", "[E ProcessGroupNCCL.cpp:475] out of memory", {"level": "error"}),
    ("torch_glog", "[rank1]:[E501 10:11:12.123456789 ProcessGroupNCCL.cpp:616] [Rank 1] out of memory", {"rank": 1}),
    ("tensorflow", "2025-05-01 10:11:12.123456: W tensorflow/core/pool.cc:88] out of memory", {"level": "warning"}),
    ("logfmt", 'time="2025-05-01T10:11:12.345Z" level=error msg="out of memory', {"level": "error"}),
    ("letter_level", "[W] out of memory", {"level": "warning"}),
    ("python_logging", "ERROR:trainer.loop:out of memory", {"level": "error"}),
    ("iso_time", "2025-05-01 10:11:12,123 ERROR out of memory", {"level": "error", "time": "2025-05-01 10:11:12,123"}),
    ("cri", "2025-05-01T10:11:12.123456789Z stderr F out of memory", {"time": "2025-05-01T10:11:12.123456789Z"}),
    ("docker_json", '{"log":"out of memory', {}),
    ("kubectl_prefix", "[pod/train-0/main] out of memory", {}),
    ("syslog", "May  1 10:11:12 node3 kernel: out of memory", {"host": "node3"}),
    ("syslog", "May  1 10:11:12 node3 slurmd[77]: out of memory", {"host": "node3"}),
    ("dmesg", "[ 1234.567890] out of memory", {"time": "1234.567890"}),
    ("github_actions", "##[error]out of memory", {"level": "error"}),
    ("github_workflow", "::error file=a.py,line=3::out of memory", {"level": "error"}),
    ("srun_error", "srun: error: node01: task 3: out of memory", {"rank": 3, "host": "node01"}),
    ("level_brackets", "[ERROR] out of memory", {"level": "error"}),
]


@pytest.mark.parametrize(("dialect", "line", "facts"), CASES)
def test_prefix_is_stripped_and_its_facts_are_kept(dialect, line, facts):
    prefix = split_prefix(line.encode())
    assert line.encode()[prefix.length :] == b"out of memory"
    assert dialect in prefix.dialects
    assert {name: getattr(prefix, name) for name in facts} == facts


@pytest.mark.parametrize(
    "line", ["", "out of memory", "torch.OutOfMemoryError: x", "Error: x", "12:34", "a: b", "[", "{}"]
)
def test_plain_lines_have_no_prefix(line):
    assert split_prefix(line.encode()).length == 0


def test_indentation_is_told_from_prefix():
    prefix = split_prefix(b'[rank0]:   File "train.py", line 3')
    assert prefix.rank == 0
    assert prefix.indent >= 2


def test_dialect_names_are_unique():
    names = [dialect.name for dialect in DIALECTS]
    assert len(names) == len(set(names))
