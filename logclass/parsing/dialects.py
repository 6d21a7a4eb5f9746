"""The prefixes that launchers, loggers and collectors put before a line: one entry each.

An entry is tried where ``starts`` holds the next byte. Named groups become facts of the line: ``time``,
``level``, ``rank``, ``local_rank``, ``host``, ``gpu``, ``pid``, ``actor``. Order counts: first match wins.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

_DIGITS = b"0123456789"
_UPPER = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_LOWER = _UPPER.lower()
_CLOCK = r"\d\d:\d\d:\d\d(?:[.,]\d{1,9})?"
_ISO = rf"\d{{4}}[-/]\d\d[-/]\d\d[T _]{_CLOCK}(?:\s?(?:Z|UTC|[+-]\d\d:?\d\d))?"
_MONTH = r"(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)"
_DAY = r"(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)"
_LEVEL = r"(?:TRACE|DEBUG|INFO|NOTICE|WARNING|WARN|ERROR|CRITICAL|FATAL|SEVERE|EXCEPTION)"
_SMALL_LEVEL = r"(?:debug|info|warning|warn|error|critical|fatal)"
_HOST = r"[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?"
_GAP = r"[ \t]*(?:[|:,-](?![\d-]))?[ \t]*"


@dataclass(frozen=True, slots=True)
class Dialect:
    """One form of prefix: its name, the bytes it can begin with, and its pattern."""

    name: str
    starts: bytes
    pattern: re.Pattern[bytes]


def _dialect(name: str, starts: bytes, pattern: str) -> Dialect:
    return Dialect(name, starts, re.compile(pattern.encode()))


DIALECTS: tuple[Dialect, ...] = (
    # --- ranks -------------------------------------------------------------------------------------------
    _dialect("torch_rank", b"[", r"\[[Rr]ank[ :]?(?P<rank>\d{1,6})\][ \t]?:?[ \t]?"),
    _dialect("torchrun_tee", b"[", r"\[(?:default|trainer|worker|main)(?P<local_rank>\d{1,4})\]:[ \t]?"),
    _dialect("bare_rank", b"r", r"rank[ _:]?(?P<rank>\d{1,6})(?:/\d+)?[ \t]*[:|\]][ \t]?"),
    _dialect("bare_rank_capital", b"R", r"(?:Rank|RANK)[ _:]?(?P<rank>\d{1,6})(?:/\d+)?[ \t]*[:|\]][ \t]?"),
    _dialect("mpirun", b"[", r"\[\d+,(?P<rank>\d+)\](?:<std(?:out|err|diag)>)?:?[ \t]?"),
    _dialect("srun_label", _DIGITS + b" ", r" {0,4}(?P<rank>\d{1,5}): (?![\d:])"),
    _dialect(
        "srun_error",
        b"s",
        r"srun: error: (?P<host>[\w.-]+): tasks? (?P<rank>\d+)[\d,\[\]-]*: ",
    ),
    _dialect(
        "slurm_daemon",
        b"s",
        r"(?:slurmstepd|srun|slurmd|slurmctld|salloc|sbatch): (?:(?P<level>error|fatal|info): )?",
    ),
    _dialect(
        "ray_actor",
        b"(",
        r"\((?P<actor>[\w.:<>-]+)?(?:, | )?(?:rank=(?P<rank>\d+), )?pid=(?P<pid>\d+)"
        r"(?:, (?:ip|node_ip)=(?P<host>[\w.:-]+))?(?:, \w+=[^,)]*)*\)[ \t]?",
    ),
    _dialect("ray_daemon", b"(", r"\((?:raylet|autoscaler|scheduler|gcs_server)[^)\n]{0,60}\)[ \t]?"),
    _dialect("ray_repeat", b"[", r"\[repeated \d+x across (?:cluster|all nodes)\][ \t]?"),
    _dialect("process_group", b"[", r"\[PG [^\]]{0,120}?[Rr]ank (?P<rank>\d+)\][ \t]?"),
    _dialect("c10d", b"[", r"\[c10d\][ \t]?"),
    # --- loggers of native code --------------------------------------------------------------------------
    _dialect(
        "nccl",
        _LOWER + _UPPER + _DIGITS,
        r"(?P<host>[A-Za-z0-9][\w.-]*):(?P<pid>\d+):\d+ \[(?P<gpu>-?\d+)\] "
        r"(?:[\w./]+:\d+ )?(?:(?:NCCL|RCCL) (?P<level>WARN|INFO|ERROR|TRACE) )?",
    ),
    _dialect(
        "glog",
        b"IWEF",
        rf"(?P<level>[IWEF])(?:\d{{8}}|\d{{4}}) (?P<time>{_CLOCK})[ \t]+\d+ [\w./<>+-]+:\d+\][ \t]?",
    ),
    _dialect(
        "torch_glog",
        b"[",
        rf"\[(?:[Rr]ank\s?(?P<rank>\d+)\]:?\[)?(?P<level>[IWEFVD])(?:\d{{3,4}} (?P<time>{_CLOCK})(?: \d+)?)? "
        r"[^\]\n]{1,90}?\.\w{1,4}:\d+\][ \t]?",
    ),
    _dialect("tensorflow", b"IWEF", r"(?P<level>[IWEF]) [\w./-]{1,120}\.(?:cc|cpp|h|py):\d+\][ \t]?"),
    _dialect(
        "logfmt",
        b"tl",
        rf'(?:time="?(?P<time>{_ISO})"? )?level=(?P<level>[a-z]{{4,7}}) (?:ts=\S+ |caller=\S+ )?(?:msg=)?"?',
    ),
    _dialect("letter_level", b"[", r"\[(?P<level>[IWEFVD])\][ \t]+"),
    # --- collectors --------------------------------------------------------------------------------------
    _dialect("cri", _DIGITS, rf"(?P<time>{_ISO}) (?:stdout|stderr) [FP] "),
    _dialect("docker_json", b"{", r'\{"log":"'),
    _dialect("kubectl_prefix", b"[", r"\[pod/[\w.-]+/[\w.-]+\][ \t]?"),
    _dialect("compose", _LOWER, r"[\w.-]{1,60}[-_]\d+ {1,20}\| "),
    _dialect("github_actions", b"#", r"##\[(?P<level>error|warning|debug|section|command)\]"),
    _dialect("github_workflow", b":", r"::(?P<level>error|warning|notice|debug)(?: [^:\n]{0,200})?::"),
    _dialect(
        "syslog",
        _UPPER,
        rf"(?P<time>{_MONTH} [ \d]\d {_CLOCK}) (?P<host>{_HOST}) [\w./@-]+(?:\[\d+\])?: ",
    ),
    _dialect(
        "syslog_iso",
        _DIGITS,
        rf"(?P<time>{_ISO}) (?P<host>[A-Za-z][\w.-]*) (?:kernel|[\w./@-]+\[\d+\]): ",
    ),
    _dialect("dmesg", b"[", r"\[ {0,6}(?P<time>\d{1,9}\.\d{6})\] "),
    _dialect("dmesg_date", b"[", rf"\[(?P<time>{_DAY} {_MONTH} [ \d]?\d {_CLOCK} \d{{4}})\] "),
    _dialect("kernel_level", b"<", r"<\d>"),
    # --- times -------------------------------------------------------------------------------------------
    _dialect("iso_time", _DIGITS + b"[(", rf"[\[(]?(?P<time>{_ISO})(?:,\d+)?[\])]?{_GAP}"),
    _dialect(
        "slash_time",
        _DIGITS + b"[",
        rf"\[?(?P<time>\d\d?/\d\d?/(?:\d{{4}}|\d\d) {_CLOCK})(?: [AP]M)?\]?{_GAP}",
    ),
    _dialect("clock", _DIGITS + b"[(", rf"[\[(]?(?P<time>{_CLOCK})(?:-\d{{6}})?(?: ?[AP]M)?[\])]?{_GAP}"),
    _dialect(
        "ctime",
        _UPPER + b"[",
        rf"\[?(?P<time>(?:{_DAY} )?{_MONTH} [ \d]?\d {_CLOCK}(?: [A-Z]{{3,4}})?(?: \d{{4}})?)\]?{_GAP}",
    ),
    # --- levels and logger names -------------------------------------------------------------------------
    _dialect("python_logging", _UPPER, rf"(?P<level>{_LEVEL}):[\w.-]+: ?"),
    _dialect("level_brackets", b"[(", rf"[\[(](?P<level>{_LEVEL}|{_SMALL_LEVEL})[ \t]*[\])]{_GAP}"),
    _dialect("level", _UPPER, rf"(?P<level>{_LEVEL})\b(?:[ \t]*[:|\->](?!:)[ \t]*|[ \t]+(?=\S))"),
    _dialect("level_with_place", b"[", rf"\[(?P<level>{_LEVEL})[ \t|][^\]\n]{{1,80}}\]{_GAP}"),
    _dialect("place", b"[", r"\[[\w./<>-]{1,60}\.(?:py|cc|cpp|cu|h|c):\d+(?::\w+)?\]:?[ \t]*"),
    _dialect("logger_dash", _LOWER, r"[a-z_]\w*(?:\.\w+){1,8} (?:-|\|) (?=[A-Z])"),
    _dialect("pytest_error", b"E", r"E {3,}"),
    _dialect("rich_box", b"\xe2", "(?:\u2502|\u2551)[ \\t]?"),
)
