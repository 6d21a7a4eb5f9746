# Every target sets up .venv first; only Python >= 3.11 and make are needed.
PYTHON ?= python3
BIN := .venv/bin
DEMO := pytorch/head_width distributed/rank1_killed distributed/rank1_missing_shard system/disk_full pytorch/nan_abort

.PHONY: demo test lint bench corpus model faults wheel clean
.DEFAULT_GOAL := demo

.venv/.ready: pyproject.toml
	@command -v $(PYTHON) >/dev/null || { echo "logclass needs Python 3.11 or newer: no '$(PYTHON)' here (make PYTHON=/path/to/python3)" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "logclass needs Python 3.11 or newer: '$(PYTHON)' is $$($(PYTHON) -V 2>&1)" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "'$(PYTHON)' has no venv module: install it (on Debian: apt install python3-venv)" >&2; exit 1; }
	@$(PYTHON) -m venv .venv
	@echo "setting up .venv (once, a minute or two)" >&2
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

demo: .venv/.ready   ## classify real logs
	@for log in $(DEMO); do $(BIN)/logclass classify corpora/captured/$$log.log || exit 1; echo; done

lint: .venv/.ready   ## style, types, import rules, rule files
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m logclass.rules.lint

test: lint           ## lint and all tests
	$(BIN)/python -m pytest

bench: .venv/.ready  ## speed, memory and start-up, as ratios and medians
	$(BIN)/python -m tests.benchmarks

corpus: .venv/.ready ## write the generated training corpus
	$(BIN)/python corpora/generate.py corpora/sets/generated.jsonl

model: corpus        ## train the shipped model
	$(BIN)/logclass train corpora/sets/generated.jsonl --out models/default --name default --thorough --test corpora/captured/index.jsonl > /dev/null

faults:              ## run the fault programs and capture their logs (see corpora/faults/README.md)
	test -x .venv-faults/bin/python || { $(PYTHON) -m venv .venv-faults && .venv-faults/bin/pip install -q -r corpora/faults/requirements.txt; }
	.venv-faults/bin/python corpora/faults/capture.py

wheel: .venv/.ready
	$(BIN)/python -m build --wheel --outdir dist .

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
