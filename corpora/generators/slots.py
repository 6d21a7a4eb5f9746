"""Places in message forms (``{path}``, ``{rank}`` …) and what can stand in them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from random import Random

_WORDS = (
    "encoder",
    "buffer",
    "sample",
    "shard",
    "layer",
    "batch",
    "worker",
    "stream",
    "cache",
    "index",
    "token",
    "reader",
)
_KEYS = (
    "model.layers.{}.self_attn.q_proj.weight",
    "encoder.block.{}.mlp.bias",
    "blocks.{}.norm1.weight",
    "head.fc{}.weight",
)
_FOLDERS = (
    "/data/shards",
    "/mnt/shared/run7",
    "/scratch/exp",
    "/workspace/outputs",
    "/lustre/proj/ckpt",
    "/opt/app/src",
)
_FILES = (
    "part-00017.parquet",
    "train.py",
    "model-00002-of-00008.safetensors",
    "config.yaml",
    "events.tfrecord",
    "checkpoint-500",
)
_HOSTS = ("node{:02d}", "gpu-{}", "worker-{}", "ip-10-0-3-{}", "n{}", "trainer-{}.svc")
_GPUS = (
    "NVIDIA A100-SXM4-80GB",
    "NVIDIA H100 80GB HBM3",
    "Tesla V100-SXM2-32GB",
    "NVIDIA GeForce RTX 4090",
    "Tesla T4",
    "NVIDIA L40S",
)
_DTYPES = ("float32", "float16", "bfloat16", "int64", "torch.float32", "Half", "c10::BFloat16")
_PLACE = re.compile(r"\{([a-z]+)\}")


def _host(random: Random) -> str:
    return random.choice(_HOSTS).format(random.randint(1, 240))


def _path(random: Random) -> str:
    return f"{random.choice(_FOLDERS)}/{random.choice(_FILES)}"


def _stamp(random: Random) -> str:
    return f"2025-{random.randint(1, 12):02d}-{random.randint(1, 28):02d} {_clock(random)}"


def _clock(random: Random) -> str:
    return f"{random.randint(0, 23):02d}:{random.randint(0, 59):02d}:{random.randint(0, 59):02d}"


def _shape(random: Random) -> str:
    sizes = (random.choice((1, 3, 8, 16, 32, 197, 224, 512, 768, 1024, 4096)) for _ in range(random.randint(1, 4)))
    return f"[{', '.join(map(str, sizes))}]"


def _hexes(random: Random, count: int) -> str:
    return f"{random.getrandbits(4 * count):0{count}x}"


def _uuid(random: Random) -> str:
    return "-".join(_hexes(random, count) for count in (8, 4, 4, 4, 12))


PLACES: dict[str, Callable[[Random], object]] = {
    "int": lambda r: r.choice((r.randint(2, 99), r.randint(100, 9999), r.randint(10_000, 9_999_999))),
    "small": lambda r: r.randint(1, 16),
    "float": lambda r: round(r.uniform(0.01, 99), r.randint(1, 4)),
    "size": lambda r: f"{r.uniform(0.1, 80):.2f} {r.choice(('GiB', 'GiB', 'MiB', 'GB'))}",
    "bytes": lambda r: r.randint(1 << 20, 1 << 36),
    "hex": lambda r: f"0x7f{_hexes(r, 10)}",
    "path": _path,
    "file": lambda r: r.choice(_FILES),
    "dir": lambda r: r.choice(_FOLDERS),
    "host": _host,
    "ip": lambda r: f"10.{r.randint(0, 3)}.{r.randint(0, 255)}.{r.randint(1, 254)}",
    "port": lambda r: r.choice((29500, 29400, 6379, 8476, 12355, r.randint(30000, 60000))),
    "rank": lambda r: r.choice((0, 1, 2, 3, 5, 7, 12, 31, 63)),
    "world": lambda r: r.choice((2, 4, 8, 16, 64, 512)),
    "pid": lambda r: r.randint(300, 99999),
    "time": _stamp,
    "clock": _clock,
    "seconds": lambda r: r.choice((10, 30, 60, 300, 600, 1800, 7200)),
    "step": lambda r: r.randint(1, 90000),
    "epoch": lambda r: r.randint(0, 90),
    "loss": lambda r: round(r.uniform(0.01, 9), 4),
    "word": lambda r: r.choice(_WORDS),
    "key": lambda r: r.choice(_KEYS).format(r.randint(0, 40)),
    "shape": _shape,
    "dtype": lambda r: r.choice(_DTYPES),
    "gpu": lambda r: r.choice(_GPUS),
    "pci": lambda r: f"0000:{_hexes(r, 2)}:00",
    "uuid": _uuid,
    "url": lambda r: f"https://{r.choice(('hub', 'files', 'api'))}.example.org/{r.choice(_FILES)}",
    "pod": lambda r: f"train-{r.choice(_WORDS)}-{_hexes(r, 5)}",
    "job": lambda r: r.randint(1000, 9_999_999),
    "node": _host,
    "version": lambda r: f"{r.randint(0, 12)}.{r.randint(0, 24)}.{r.randint(0, 9)}",
}


LASTING = frozenset(
    (
        "host",
        "ip",
        "port",
        "rank",
        "pid",
        "path",
        "file",
        "dir",
        "uuid",
        "url",
        "pod",
        "job",
        "node",
        "version",
        "pci",
        "gpu",
    )
)


def fill_places(text: str, random: Random) -> str:
    """Return a form with its places filled; other text in braces stays as it is.

    The first host (rank, path …) of a line is that of the other lines too, the second as well.

    Examples
    --------
    >>> fill_places("worker {small} of {nothing}", Random(1))
    'worker 5 of {nothing}'
    """
    known: dict[tuple[str, int], str] = {}
    return "\n".join(_fill_line(line, known, random) for line in text.split("\n"))


def _fill_line(line: str, known: dict[tuple[str, int], str], random: Random) -> str:
    seen: Counter[str] = Counter()

    def fill(found: re.Match[str]) -> str:
        name = found[1]
        if name not in PLACES:
            return found[0]
        seen[name] += 1
        value = str(PLACES[name](random))
        return known.setdefault((name, seen[name]), value) if name in LASTING else value

    return _PLACE.sub(fill, line)
