# The commands of Mafia Table. Each sets up what it needs by itself; `make help` lists them.
# PYTHON=python3.13 make test   uses that Python, in an environment of its own.
# ARGS='--config my.toml' make run   passes options on.

VENV := $(if $(PYTHON),.venv-$(notdir $(PYTHON)),.venv)
PY := $(VENV)/bin/python
RULES_TESTS := tests/rules

.PHONY: help run test check bench setup clean
.DEFAULT_GOAL := help

help: ## list the commands
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

run: $(VENV)/.ready-run ## host a game; prints the address to open
	@$(VENV)/bin/mafia-table run $(ARGS)

test: $(VENV)/.ready-test ## all tests, and every branch of the rules
	@echo "== tests of the rules, with coverage"
	@$(PY) -m coverage run -m pytest $(RULES_TESTS)
	@$(PY) -m coverage report
	@echo "== all other tests"
	@$(PY) -m pytest -n 2 --durations=12 --ignore=$(RULES_TESTS) $(ARGS)

check: $(VENV)/.ready-check ## form, style, types and who may import whom
	$(PY) -m ruff format --check .
	$(PY) -m ruff check .
	$(PY) -m mypy
	$(VENV)/bin/lint-imports

bench: $(VENV)/.ready-test ## measurements
	@for bench in tests/bench_*.py; do echo "== $$bench"; $(PY) -m tests.$$(basename "$$bench" .py) || exit 1; done

setup: ## set up again from the start, keeping what is there
	@VENV=$(VENV) ./setup.sh run
	@touch $(VENV)/.ready-run

clean: ## remove the environments and all caches; settings and games stay
	rm -rf .venv .venv-* .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache .coverage build dist
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/.ready-%: pyproject.toml setup.sh
	@VENV=$(VENV) ./setup.sh $*
	@touch $@

# make would otherwise take the stamps for intermediate files and remove them
.PRECIOUS: $(VENV)/.ready-%
