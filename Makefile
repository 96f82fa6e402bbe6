# Needs only make and Python 3.11 or later: everything else is put into .venv.
PYTHON ?= python3

VENV  := .venv
BIN   := $(VENV)/bin
READY := $(VENV)/.ready
PIP   := $(BIN)/python -m pip --quiet --disable-pip-version-check

ADAPTERS := docs/adapters/python
CHECK    := $(BIN)/rulewright check spirit-island --implementation

.DEFAULT_GOAL := help
.PHONY: help demo test cases suite lint format types fill docs bench games mutants coverage lock clean
.DELETE_ON_ERROR:

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

$(READY): requirements.lock pyproject.toml
	@command -v "$(PYTHON)" >/dev/null || { \
	  echo "$(PYTHON) was not found: install Python 3.11 or later, or name yours: make PYTHON=python3.12" >&2; exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Python 3.11 or later is needed, and $(PYTHON) is `"$(PYTHON)" --version 2>&1`: name a later one: make PYTHON=python3.12" >&2; exit 1; }
	@echo "Setting up $(VENV) (once, about a minute)"
	@"$(PYTHON)" -m venv $(VENV)
	@$(PIP) install -r requirements.lock
	@$(PIP) install --no-deps -e .
	@touch $@

demo: $(READY) ## check a right implementation of Spirit Island, then a faulty one
	@echo "== An implementation that follows the rulebook: $(ADAPTERS)/adapter.py"
	@$(CHECK) "$(BIN)/python $(ADAPTERS)/adapter.py"
	@echo
	@echo "== One with three rules played wrong: $(ADAPTERS)/faulty.py"
	@status=0; $(CHECK) "$(BIN)/python $(ADAPTERS)/faulty.py" || status=$$?; \
	if [ $$status -ne 1 ]; then \
	  echo "The check of faulty.py should have found its faults and exited with 1; it exited with $$status." >&2; exit 1; \
	fi

test: lint types ## everything that must hold before a change is merged
	@$(MAKE) --no-print-directory -j2 cases suite
	$(BIN)/rulewright coverage

cases: $(READY) ## play all scenarios, and see that the committed cases are what comes of them
	$(BIN)/rulewright fill --check

suite: $(READY) ## all tests but the scenarios
	$(BIN)/pytest tests invariants

lint: $(READY) ## check style and formatting
	$(BIN)/ruff check
	$(BIN)/ruff format --check

format: $(READY) ## format the code and mend what can be mended
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

types: $(READY) ## check types
	$(BIN)/mypy

fill: $(READY) ## fill the cases in tests/vectors from the features
	$(BIN)/rulewright fill

docs: $(READY) ## build the documentation into site/ (pytest builds it too, and checks it)
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build

bench: $(READY) ## measure performance; WRITE=1 writes docs/benchmarks.md
	$(BIN)/python tests/bench.py $(if $(WRITE),--write)

games: $(READY) ## play N whole seeded games (1000) and hold all invariants; GAME=, FIRST= begins later
	$(BIN)/python -m invariants.$(subst -,_,$(or $(GAME),spirit-island)).games $(or $(N),1000) --first $(or $(FIRST),0)

mutants: $(READY) ## break each rule in turn and see whether a case notices; GAME=, SECTION=, MODULES=
	$(BIN)/rulewright mutants $(or $(GAME),spirit-island) $(SECTION:%=--section %) $(MODULES:%=--module %)

coverage: $(READY) ## which code the tests reach, and which clauses the cases exercise
	$(BIN)/coverage run -m pytest
	$(BIN)/coverage report
	$(BIN)/rulewright coverage

lock: ## renew requirements.lock with the newest versions that pyproject.toml allows
	@rm -rf $(VENV)-lock
	@"$(PYTHON)" -m venv $(VENV)-lock
	@$(VENV)-lock/bin/python -m pip --quiet install '.[dev]'
	@{ echo "# Written by make lock: what .[dev] needs, pinned."; \
	  $(VENV)-lock/bin/python -m pip freeze --exclude rulewright; } > requirements.lock.new
	@mv requirements.lock.new requirements.lock
	@rm -rf $(VENV)-lock

clean: ## remove .venv and all that the tools wrote
	rm -rf $(VENV) $(VENV)-lock requirements.lock.new build dist site mutants htmlcov
	rm -rf .coverage .coverage.* .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
