"""Causal order among candidates, with a few rules of its own."""

import pytest

from logclass.decide.causality import EXPLAINS, LEVEL, explains
from logclass.decide.verdict import judge, read_document
from logclass.parsing.decode import split_blocks
from logclass.rules.digest import build_document
from logclass.rules.rule import Rule
from logclass.rules.scanner import Scanner
from logclass.taxonomy import taxonomy

SCANNER = Scanner.compile(
    [
        Rule("gpu_oom.full", "gpu_oom", "cause", ("device memory ran out",), (), strength=3),
        Rule("kernel_fault.bad", "kernel_fault", "cause", ("kernel went wrong",), (), strength=2),
        Rule("comm_failure.closed", "comm_failure", "consequence", ("peer closed",), ()),
        Rule("comm_failure.port", "comm_failure", "cause", ("port went down",), (), strength=3),
        Rule("collective_timeout.ran", "collective_timeout", "cause", ("collective timed out",), (), strength=3),
        Rule("worker_lost.summary", "worker_lost", "wrapper", ("worker exited",), ()),
        Rule("code_error.value", "code_error", "cause", ("^ValueError",), (), strength=1),
        Rule("data.bad", "data", "cause", ("record is corrupt",), (), strength=2),
        Rule("success.step", "success", "progress", (r"step \d+ loss",), ()),
        Rule("success.finished_all", "success", "progress", ("all epochs done",), ()),
    ]
)


def conclude(*lines: str):
    document = build_document(split_blocks("\n".join(lines).encode()), SCANNER)
    verdict = judge(read_document(document, SCANNER), SCANNER)
    return verdict.label, verdict.line.number if verdict.line else None


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (["collective timed out", "device memory ran out"], ("gpu_oom", 2)),
        (["port went down", "collective timed out"], ("comm_failure", 1)),
        (["collective timed out", "port went down"], ("collective_timeout", 1)),
        (["kernel went wrong", "device memory ran out"], ("gpu_oom", 2)),
        (["record is corrupt"] + ["."] * 40 + ["device memory ran out"], ("data", 1)),
        (["peer closed", "worker exited"], ("comm_failure", 1)),
        (["worker exited"], ("worker_lost", 1)),
        (["worker exited", "ValueError: x"], ("code_error", 2)),
        (["ValueError: record is corrupt"], ("data", 1)),
        (["ValueError: x", "peer closed"], ("code_error", 1)),
        (["record is corrupt", "step 1 loss 1", "step 2 loss 1", "port went down"], ("comm_failure", 4)),
        (["record is corrupt", "step 1 loss 1", "step 2 loss 1"], ("success", 3)),
        (["[rank1]: record is corrupt", "step 1 loss 1", "step 2 loss 1", "collective timed out"], ("data", 1)),
        (["step 1 loss 1", "all epochs done", "worker exited"], ("success", 2)),
        (["step 1 loss 1", "step 2 loss 0.9"], ("success", 2)),
        (["INFO record is corrupt", "kernel went wrong"], ("kernel_fault", 2)),
        (["nothing"], ("unknown", None)),
    ],
)
def test_first_cause(lines, expected):
    assert conclude(*lines) == expected


def test_causality_names_classes_of_the_taxonomy():
    named = {*LEVEL, *EXPLAINS, *(label for others in EXPLAINS.values() for label in others)}
    assert named <= set(taxonomy())


def test_no_two_classes_explain_each_other():
    pairs = [(a, b) for a in taxonomy() for b in taxonomy() if a < b and explains(a, b) and explains(b, a)]
    assert pairs == []
