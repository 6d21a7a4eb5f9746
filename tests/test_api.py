"""The public functions on good and on bad input."""

import logging
import subprocess
import sys

import pytest

import logclass
from logclass import api

DISK = "OSError: [Errno 28] No space left on device"


@pytest.mark.parametrize("wrong", [None, 3, 2.5, ["a"], {"a": 1}])
def test_only_text_is_classified(wrong):
    with pytest.raises(TypeError, match=type(wrong).__name__):
        logclass.classify(wrong)


@pytest.mark.parametrize("empty", ["", b"", " \n\t\n", "\ufeff", b"\0\0\0"])
def test_empty_text_is_unknown(empty):
    d = logclass.classify(empty)
    assert (d.label, d.confidence, d.cause) == ("unknown", 0.0, None)


def test_a_diagnosis_says_what_to_do():
    d = logclass.classify(DISK)
    assert (d.label, d.family) == ("storage", "environment")
    assert d.cause.text == DISK
    assert d.remedies
    assert d.to_dict()["schema_version"] == 1


def test_many_come_in_order():
    texts = [DISK, "", "KeyboardInterrupt"]
    expected = ["storage", "unknown", "cancelled"]
    assert [d.label for d in logclass.classify_many(texts)] == expected
    assert [d.label for d in logclass.classify_many(texts, n_jobs=2)] == expected


def test_many_refuses_one_text():
    with pytest.raises(TypeError, match="several logs"):
        logclass.classify_many(DISK)


def test_a_file_gives_the_same_as_its_text(tmp_path):
    file = tmp_path / "run.log"
    text = "step 1 loss 0.5\n" * 40_000 + DISK + "\n"
    file.write_text(text)
    from_file, from_text = logclass.classify_run([file]), logclass.classify(text)
    assert from_file.label == from_text.label == "storage"
    assert from_file.cause.line == from_text.cause.line == 40_001
    assert from_file.cause.file == str(file)


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(OSError, match="nowhere"):
        logclass.classify_run([tmp_path / "nowhere.log"])


def test_no_paths_is_an_error():
    with pytest.raises(ValueError, match="empty"):
        logclass.classify_run([])


@pytest.mark.parametrize("damage", [None, b"junk", b""])
def test_without_a_usable_model_the_rules_answer(tmp_path, monkeypatch, caplog, damage):
    folder = tmp_path / "default"
    folder.mkdir()
    if damage is not None:
        (folder / "config.json").write_bytes(damage)
        (folder / "weights.npz").write_bytes(damage)
    monkeypatch.setattr(api, "_FOLDERS", (tmp_path,))
    api.default_classifier.cache_clear()
    try:
        with caplog.at_level(logging.WARNING, logger="logclass"):
            answers = [logclass.classify(DISK), logclass.classify(DISK)]
    finally:
        api.default_classifier.cache_clear()
    assert [d.label for d in answers] == ["storage", "storage"]
    assert {d.source for d in answers} == {"rule"}
    assert len(caplog.records) == 1


def test_the_shipped_model_is_used():
    d = logclass.classify(DISK)
    assert d.model == "default"
    assert "model" in d.reason
    assert d.model == "default"


def test_importing_is_light():
    code = "import sys, logclass; print([n for n in ('numpy', 'pandas', 'sklearn', 'scipy') if n in sys.modules])"
    assert subprocess.check_output([sys.executable, "-c", code], text=True).strip() == "[]"


def test_answering_imports_no_training_library():
    code = "import sys, logclass; logclass.classify('x'); print([n for n in ('pandas', 'sklearn') if n in sys.modules])"
    assert subprocess.check_output([sys.executable, "-c", code], text=True).strip() == "[]"


def test_taxonomy_is_a_function_whatever_was_imported():
    code = "import logclass, logclass.api, logclass.taxonomy; print(len(logclass.taxonomy()))"
    assert subprocess.check_output([sys.executable, "-c", code], text=True).strip() == "39"


def test_unknown_attributes_are_errors():
    with pytest.raises(AttributeError, match="no_such_name"):
        _ = logclass.no_such_name
