"""The public functions: thin, over a classifier that is loaded once."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from os import PathLike
from pathlib import Path
from typing import BinaryIO

from logclass.decide.blend import Judge
from logclass.decide.diagnosis import diagnose
from logclass.decide.priors import read_prior
from logclass.errors import ModelError
from logclass.model.artefact import load_model
from logclass.model.scorer import Model
from logclass.parsing.decode import encode_text, read_blocks, split_blocks
from logclass.parsing.document import Document
from logclass.results import Diagnosis
from logclass.rules.cache import load_scanner
from logclass.rules.digest import build_document
from logclass.rules.scanner import Scanner

_log = logging.getLogger("logclass")
DEFAULT_MODEL = "default"
_FOLDERS = (Path(__file__).resolve().parents[1] / "models", Path(__file__).with_name("models"))


Prior = Mapping[str, float] | str


class Classifier:
    """A scanner and a model; what :func:`load` returns. ``prior`` as in :func:`classify`."""

    def __init__(self, scanner: Scanner, model: Model | None, prior: Prior | None = None) -> None:
        self.scanner = scanner
        self.model = model
        self._judge = None if model is None else Judge.of(model, read_prior(prior))

    def classify(self, text: str | bytes, *, prior: Prior | None = None) -> Diagnosis:
        """Return why the run of one log failed; see :func:`classify`."""
        document = build_document(split_blocks(encode_text(text)), self.scanner)
        return diagnose(document, self.scanner, self._judge_under(prior))

    def classify_run(self, paths: Sequence[str | PathLike[str]]) -> Diagnosis:
        """Return why one run failed whose log is in one or more files; see :func:`classify_run`."""
        documents = [self._read_file(Path(path)) for path in paths]
        return diagnose(_join(documents), self.scanner, self._judge)

    def _judge_under(self, prior: Prior | None) -> Judge | None:
        if prior is None or self._judge is None:
            return self._judge
        return replace(self._judge, factors=read_prior(prior))

    def classify_stream(self, stream: BinaryIO, name: str | None = None) -> Diagnosis:
        """Return why the run failed whose log a binary stream gives; it is read block by block."""
        return diagnose(build_document(read_blocks(stream), self.scanner, name), self.scanner, self._judge)

    def _read_file(self, path: Path) -> Document:
        with path.open("rb") as stream:
            return build_document(read_blocks(stream), self.scanner, str(path))


def _join(documents: Sequence[Document]) -> Document:
    if len(documents) == 1:
        return documents[0]
    return Document(
        windows=tuple(window for document in documents for window in document.windows),
        samples=tuple(sample for document in documents for sample in document.samples),
        size_bytes=sum(document.size_bytes for document in documents),
        newlines=sum(document.newlines for document in documents),
        whole=all(document.whole for document in documents),
    )


def find_default_model() -> Path:
    """Return the folder of the shipped model: in the checkout, else in the installed package."""
    found = [folder / DEFAULT_MODEL for folder in _FOLDERS if (folder / DEFAULT_MODEL / "config.json").exists()]
    return found[0] if found else _FOLDERS[-1] / DEFAULT_MODEL


def load(path: str | PathLike[str] | None = None, *, prior: Prior | None = None) -> Classifier:
    """Return a classifier with the model of a folder; ``None`` gives the rules alone.

    ``prior`` is the failure mix of a site, as in :func:`classify`.

    Raises
    ------
    ModelError
        The model is missing, damaged or of another format.

    Examples
    --------
    >>> load().classify("OSError: [Errno 28] No space left on device").label
    'storage'
    """
    if path is None:
        return Classifier(load_scanner(), None, prior)
    model = load_model(Path(path))
    try:
        return Classifier(load_scanner(), model, prior)
    except ModelError as error:
        raise ModelError(f"{path}: {error}") from error


@lru_cache(maxsize=1)
def default_classifier() -> Classifier:
    """Return the classifier behind :func:`classify`; without a usable model the rules answer, after one warning."""
    try:
        return load(find_default_model())
    except ModelError as error:
        _log.warning("the shipped model cannot be used, the rules answer alone: %s", error)
        return load()


def classify(text: str | bytes, *, prior: Prior | None = None) -> Diagnosis:
    """Return why the run failed whose log is given.

    Content never raises: an empty text is ``unknown`` with confidence 0. ``prior`` says how often classes occur at a
    site, as a mapping from class to share or as a profile's name (``shared_cluster``, ``llm_pretraining``,
    ``gpu_time``); without it all classes count as equally common.

    Raises
    ------
    TypeError
        ``text`` is neither str nor bytes.
    ValueError
        ``prior`` is no known profile, or a share in it is no positive number.

    Examples
    --------
    >>> classify("RuntimeError: CUDA out of memory. Tried to allocate 2.00 GiB").label
    'gpu_oom'
    """
    return default_classifier().classify(text, prior=prior)


def classify_many(texts: Iterable[str | bytes], n_jobs: int = 1) -> list[Diagnosis]:
    """Return a diagnosis for each log, in order; ``n_jobs`` processes as in joblib (-1: all cores).

    Examples
    --------
    >>> [d.label for d in classify_many(["", "KeyboardInterrupt"])]
    ['unknown', 'cancelled']
    """
    if isinstance(texts, str | bytes):
        raise TypeError("texts must be several logs; for one log call classify(text)")
    if n_jobs == 1:
        return [classify(text) for text in texts]
    from joblib import Parallel, delayed

    return list(Parallel(n_jobs=n_jobs, batch_size=64)(delayed(classify)(text) for text in texts))


def classify_run(paths: str | PathLike[str] | Sequence[str | PathLike[str]]) -> Diagnosis:
    """Return why one run failed whose log is in one file or several; files are streamed, never loaded whole.

    Raises
    ------
    OSError
        A file cannot be read; the error names it.
    """
    several = [paths] if isinstance(paths, str | PathLike) else list(paths)
    if not several:
        raise ValueError("paths is empty: name at least one file")
    return default_classifier().classify_run(several)
