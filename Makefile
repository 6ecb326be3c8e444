# Two commands matter: `make play` and `make test`. Both set up what they need.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV := $(shell command -v uv 2>/dev/null || echo .tools/bin/uv)
ENGINE := engine/pyproject.toml engine/setup.py \
	$(shell find engine/src/korsi -type f -not -name '*.pyc')

.PHONY: play test bench format golden lock setup clean

play: setup
	@$(BIN)/korsi play six-nimmt

test: setup
	@$(BIN)/python tests/all.py

bench: setup
	@$(BIN)/python bench/run.py

format: setup
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

# Writes the golden playthroughs anew; read the difference before you commit it.
golden: setup
	@PYTHONPATH=tests $(BIN)/python tests/every_game/playthrough.py

# Pins every dependency anew, with hashes.
lock: $(UV)
	@$(UV) pip compile pyproject.toml --group dev --universal --python-version 3.11 \
		--generate-hashes --no-header --upgrade --quiet --output-file requirements.lock

setup: $(BIN)/.engine

# The engine is compiled; it is built again, from nothing, when one of its files has changed.
$(BIN)/.engine: $(BIN)/.ready $(ENGINE)
	@rm -rf engine/build
	@$(UV) pip install --python $(BIN)/python --no-deps --quiet ./engine
	@touch $@

$(BIN)/.ready: requirements.lock | $(UV)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
		|| { echo "Korsi needs Python 3.11 or newer; $(PYTHON) is not. Try: make PYTHON=python3.12" >&2; exit 1; }
	@command -v $${CC:-cc} >/dev/null 2>&1 \
		|| echo "No C compiler found: the engine will run interpreted, correct but much slower." >&2
	@test -x $(BIN)/python || $(UV) venv --quiet --python $(PYTHON) $(VENV)
	@$(UV) pip install --python $(BIN)/python --require-hashes --quiet -r requirements.lock
	@touch $@

.tools/bin/uv:
	@$(PYTHON) -m pip --version >/dev/null 2>&1 \
		|| { echo "Korsi needs Python 3.11 or newer with pip, or uv on the PATH." >&2; exit 1; }
	@$(PYTHON) -m pip install --quiet --quiet --root-user-action=ignore --disable-pip-version-check --target .tools uv

clean:
	@rm -rf $(VENV) .tools engine/build engine/src/*.egg-info
