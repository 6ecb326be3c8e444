# Two commands matter: `make play` and `make test`. Both set up what they need.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV := $(shell command -v uv 2>/dev/null || echo .tools/bin/uv)
ENGINE := engine/pyproject.toml engine/setup.py \
	$(shell find engine/src/korsi -type f -not -name '*.pyc')
CLIENT := $(shell find web rulebook engine/src/korsi -type f \
	-not -path '*/node_modules/*' -not -path 'web/dist/*' -not -name '*.pyc' -not -name '*.py')

MAKEFLAGS += --jobs=2 # the engine and the client at once

.PHONY: play test bench soak format golden types lock setup client wheels clean

play: setup client
	@$(BIN)/korsi serve --open --data korsi.db

# Whatever does not need the compiled engine is checked while it is built.
test: $(BIN)/.ready web/node_modules/.ready
	@$(BIN)/python tests/all.py

bench: setup
	@$(BIN)/python bench/run.py

# Careless games by the thousand, every component counted after every move.
soak: setup
	@KORSI_SOAK=20 $(BIN)/python -m pytest -n 2 tests/every_game -k components_are_conserved

format: setup
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

# Writes the golden playthroughs anew; read the difference before you commit it.
golden: setup
	@PYTHONPATH=tests $(BIN)/python -m korsi.testing tests/games/*/

# Writes the client's types, the JSON Schema, the lessons and the rulebooks' pictures from their
# Python sources.
types: setup
	@$(BIN)/python web/made.py

# Pins every Python dependency anew, with hashes.
lock: $(UV)
	@$(UV) pip compile pyproject.toml --group dev --group docs --universal --python-version 3.11 \
		--generate-hashes --no-header --upgrade --quiet --output-file requirements.lock

setup: $(BIN)/.engine

# The engine is compiled; it is built again, from nothing, when one of its files has changed.
# The server is linked, not copied.
$(BIN)/.engine: $(BIN)/.ready server/pyproject.toml $(ENGINE)
	@rm -rf engine/build
	@$(UV) pip install --python $(BIN)/python --no-deps --quiet ./engine
	@$(UV) pip install --python $(BIN)/python --no-deps --quiet \
		--editable ./server
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

client: web/dist/.built

web/dist/.built: web/node_modules/.ready $(CLIENT)
	@npm --prefix web run --silent build -- --logLevel error
	@touch $@

web/node_modules/.ready: web/package-lock.json
	@node -e 'process.exit(+process.versions.node.split(".")[0] < 20 ? 1 : 0)' 2>/dev/null && command -v npm >/dev/null \
		|| { echo "The browser client needs Node 20 or newer with npm. (Without it: make setup && $(BIN)/korsi play six-nimmt)" >&2; exit 1; }
	@npm --prefix web ci --silent --no-audit --no-fund
	@touch $@

# Both parts as they are given away, in dist/: the engine, compiled for this machine's kind, and the
# server with the client inside.
wheels: client | $(UV)
	@rm -rf dist engine/build
	@$(UV) build --quiet --python $(PYTHON) --wheel --out-dir dist ./engine
	@$(UV) build --quiet --python $(PYTHON) --wheel --out-dir dist ./server
	@rm -rf engine/build engine/src/korsi.egg-info dist/.gitignore
	@ls dist/*.whl

clean:
	@rm -rf $(VENV) .tools dist engine/build engine/src/*.egg-info web/node_modules web/dist
