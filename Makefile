# Serai: set-up and checks. Needs make, bash and Python 3.11 or newer; uses uv where it is present, pip otherwise.
# `make help` lists what there is to make.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
.SUFFIXES:
# Somebody's own PYTHONPATH would decide which Serai is tested.
unexport PYTHONPATH

GAME ?= kurier
ARGS ?=

# The first Python here that is new enough; `make PYTHON=... play` overrides.
PYTHON ?= $(firstword $(foreach candidate,python3 python3.14 python3.13 python3.12 python3.11,$(shell \
	$(candidate) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $(candidate))))
UV := $(shell command -v uv)

# All that decides what a wheel holds; a change in any of it makes a new wheel. (It also lists the tests of each
# clause; a new test alone is not worth compiling anew.)
WHEEL_PARTS := pyproject.toml hatch_build.py $(wildcard README.md LICENSE) \
	$(shell find src docs/rules -type f -not -path '*/__pycache__/*')

ifneq ($(UV),)
# $(call new_venv,folder,lock file)
new_venv = rm -rf $(1) && $(UV) venv --quiet --seed --python '$(or $(PYTHON),>=3.11)' $(1) \
	&& $(UV) pip install --quiet --python $(1)/bin/python --require-hashes -r $(2)
# $(call add,folder,what): install Serai itself into an environment that holds all it needs
add = $(UV) pip install --quiet --python $(1)/bin/python --no-deps --no-build-isolation --reinstall $(2)
else
new_venv = $(or $(PYTHON),$(error Serai needs Python 3.11 or newer: install it, or name it with PYTHON=)) \
	-m venv --clear $(1) \
	&& $(1)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $(2)
add = $(1)/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation \
	--force-reinstall $(2)
endif

# $(call new_wheel,folder,environment variables): build into an emptied folder, with the locked build tools.
# The hook's words come straight to the screen, as pip would not let them.
new_wheel = rm -rf $(1) && $(2) .venv-build/bin/python -m hatchling build -t wheel -d $(1)

.PHONY: help
help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# ---------------------------------------------------------------------- play

.PHONY: play
play: .venv/.ready ## open the house: play in the browser (ARGS="--port 8001")
	@exec .venv/bin/serai serve $(ARGS)

.PHONY: terminal
terminal: .venv/.ready ## play in this terminal (GAME=kurier by default)
	@exec .venv/bin/serai play $(GAME) $(ARGS)

.venv/.installed: requirements/run.txt
	$(call new_venv,.venv,$<)
	@touch $@

.venv/.ready: .venv/.installed build/player/.built
	$(call add,.venv,build/player/*.whl)
	@touch $@

# ---------------------------------------------------------------------- wheels

.venv-build/.installed: requirements/build.txt
	$(call new_venv,.venv-build,$<)
	@touch $@

# A player's wheel is compiled where that is possible, and pure Python where not.
build/player/.built: .venv-build/.installed $(WHEEL_PARTS)
	$(call new_wheel,build/player,)
	@touch $@

# Tests and measurements of the compiled form need it compiled.
build/compiled/.built: .venv-build/.installed $(WHEEL_PARTS)
	$(call new_wheel,build/compiled,SERAI_REQUIRE_COMPILED=1)
	@touch $@

# ---------------------------------------------------------------------- test

PARALLEL := -j2 --keep-going $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
# One failing part does not hide what the others find. The longest come first, so that both lanes end together.
TEST_PARTS := test-house test-browser test-compiled test-pure check

.PHONY: test
test: system ## all checks, and the tests, in pure and compiled form where they could differ
	@$(MAKE) --no-print-directory $(PARALLEL) $(TEST_PARTS)
	@for part in house browser compiled pure; do echo "$$part: $$(tail -n 1 build/test-$$part.log)"; done

.PHONY: check
check: .venv-test/.ready ## formatting, lint, types
	.venv-test/bin/ruff format --check .
	.venv-test/bin/ruff check .
	.venv-test/bin/mypy --strict
	@# Folders of tests are checked one by one: each has helpers, and some a conftest, of its own.
	@for part in tests/*.py tests/*/; do [ -n "$$(find $$part -name '*.py')" ] || continue; \
		echo mypy --strict $$part; .venv-test/bin/mypy --strict $$part || exit 1; done

# Each form has its own environment. SERAI_FORM tells tests/test_packaging.py which form must be the one imported.
# What could differ between the two forms is tested in both: core, bots, doors, packaging, and the laws and golden records, which
# play every game from beginning to end. All else (each rule by itself, words, scenes, lab, commands, house, web,
# browser) is tested once, on the compiled form, which is the one that people run.
HOUSE := tests/house tests/web
ONE_FORM := $(HOUSE) tests/browser tests/cli tests/games tests/lab tests/test_ledgers.py tests/test_mutations.py
.PHONY: test-pure
test-pure: .venv-test/.ready ## core, bots, doors, laws and golden records on the sources as they stand
	@mkdir -p build
	SERAI_FORM=pure .venv-test/bin/pytest $(ONE_FORM:%=--ignore=%) $(ARGS) \
		2>&1 | tee build/test-pure.log

# $(call test_wheel,name,pytest arguments): on an installed, compiled wheel
test_wheel = SERAI_FORM=compiled .venv-compiled/bin/pytest -p no:cacheprovider $(2) $(ARGS) 2>&1 | tee build/test-$(1).log

.PHONY: test-compiled
test-compiled: .venv-compiled/.ready ## the same, games, lab, doors and commands on an installed, compiled wheel
	@mkdir -p build
	$(call test_wheel,compiled,$(HOUSE:%=--ignore=%) --ignore=tests/browser)

.PHONY: test-house
test-house: .venv-compiled/.ready ## the house and its web server, on the same wheel
	@mkdir -p build
	$(call test_wheel,house,$(HOUSE))

.PHONY: test-browser
test-browser: .venv-compiled/.ready ## whole games and pages in a real Chromium, on the same wheel
	@mkdir -p build
	$(call test_wheel,browser,tests/browser)

# Longer than the tests take them: the fuzzer that compares memory with the log, and the server killed under play.
.PHONY: fuzz
fuzz: .venv-compiled/.ready ## many operations on tables, memory compared with the log (ARGS="--operations 1000000")
	.venv-compiled/bin/python tests/house/fuzzing.py $(ARGS)

.PHONY: kills
kills: .venv-compiled/.ready system ## the server killed 100 times under play, on SQLite and on PostgreSQL
	SERAI_KILLS=100 .venv-compiled/bin/pytest -p no:cacheprovider -s tests/house/test_kill.py $(ARGS)

.venv-test/.installed: requirements/test.txt
	$(call new_venv,.venv-test,$<)
	@touch $@

# Editable, so that an edit needs no installation; entry points are in pyproject.toml.
.venv-test/.ready: .venv-test/.installed pyproject.toml hatch_build.py
	$(call add,.venv-test,-e .)
	@touch $@

.venv-compiled/.installed: requirements/test.txt
	$(call new_venv,.venv-compiled,$<)
	@touch $@

.venv-compiled/.ready: .venv-compiled/.installed build/compiled/.built
	$(call add,.venv-compiled,build/compiled/*.whl)
	@touch $@

.PHONY: doors
doors: .venv-doors/.ready ## the tests that need large packages: OpenSpiel's own conformance tests, Ray, Parquet, notebooks
	.venv-doors/bin/pytest -p no:cacheprovider tests/doors tests/lab/test_ray.py tests/lab/test_decisions.py $(ARGS)

.venv-doors/.installed: requirements/doors.txt
	$(call new_venv,.venv-doors,$<)
	@touch $@

.venv-doors/.ready: .venv-doors/.installed pyproject.toml hatch_build.py
	$(call add,.venv-doors,-e .)
	@touch $@

.PHONY: laws
laws: .venv-compiled/.ready ## the laws at every table of every game (test takes a few of the many, others each day)
	SERAI_FORM=compiled SERAI_TABLES=all .venv-compiled/bin/pytest -p no:cacheprovider tests/laws $(ARGS)

.PHONY: coverage
coverage: .venv-test/.ready ## which lines of the games no test of theirs reaches (ARGS="tests/games/kurier")
	.venv-test/bin/coverage run --branch --source=src/serai/core,src/serai/games -m pytest $(or $(ARGS),tests/core tests/games)
	.venv-test/bin/coverage report --show-missing --skip-covered

.PHONY: mutation
mutation: .venv-test/.ready ## break the rules one by one and see whether their tests notice (ARGS="kurier --whole")
	.venv-test/bin/python tools/mutate.py $(ARGS)

# What the tests need from the system rather than from PyPI: a browser and a database.
.PHONY: system
system:
	@tools/system

# ---------------------------------------------------------------------- bench

.PHONY: bench
bench: .venv-bench/.ready ## speed on one core, beside Catanatron (ARGS="--games kurier")
	.venv-bench/bin/python bench/speed.py $(ARGS)

.venv-bench/.installed: requirements/bench.txt
	$(call new_venv,.venv-bench,$<)
	@touch $@

.venv-bench/.ready: .venv-bench/.installed build/compiled/.built
	$(call add,.venv-bench,build/compiled/*.whl)
	@touch $@

# ---------------------------------------------------------------------- upkeep

# The lock files name no index: they hold wherever a package comes from, by its hash.
LOCK = $(or $(UV),.venv-lock/bin/uv) pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--custom-compile-command 'make lock' $(ARGS)

.PHONY: lock
lock: $(if $(UV),,.venv-lock/bin/uv) ## lock the dependencies in requirements/ again (ARGS=--upgrade for newer ones)
	$(LOCK) pyproject.toml -o requirements/run.txt
	$(LOCK) --group pyproject.toml:build -o requirements/build.txt
	$(LOCK) pyproject.toml --group test -o requirements/test.txt
	$(LOCK) pyproject.toml --group bench -o requirements/bench.txt
	$(LOCK) pyproject.toml --group test --group notebooks --extra openspiel --extra ray --extra parquet -o requirements/doors.txt

.venv-lock/bin/uv:
	$(PYTHON) -m venv --clear .venv-lock
	.venv-lock/bin/python -m pip install --quiet --disable-pip-version-check uv

.PHONY: clean
clean: ## remove all that make made
	rm -rf .venv .venv-build .venv-test .venv-compiled .venv-doors .venv-bench .venv-lock build dist
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage
	find src tests bench -name __pycache__ -prune -exec rm -rf {} +
