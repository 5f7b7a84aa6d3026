# QuietZone: `make run` shows it at work, `make test` proves it; both install what is missing first.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help

# Warnings are errors here, and not where others build the package.
export QUIETZONE_STRICT := 1
# Traits become options of the compiler in the order of a hashed set: with another one everything would be built anew.
export SWIFT_DETERMINISTIC_HASHING := 1

# Release everywhere: reading pictures in a debug build is slower by an order of magnitude. Tests are built in a
# place of their own, since they need other flags and would throw the program's build away each time. What builds
# once and changes nothing in between, as CI does, sets QUIETZONE_ONE_BUILD: then the programs are those that the
# tests bring, and Scripts/build leaves them as they are.
TEST_FLAGS := --traits CommandLine,Media -c release -Xswiftc -enable-testing \
	--scratch-path $(if $(QUIETZONE_ONE_BUILD),.build,.build-test)
SWIFT_SOURCES := Package.swift Sources Server Apps Tests Snippets Benchmarks Fuzzing
SECONDS ?= 60
PORT ?= 8080
PREFIX ?= /usr/local
FILTER ?=
TESTS ?=

.PHONY: help setup build run test test-web test-server test-browser test-npm apple-check mac-check check-consumer \
	screenshots bench fuzz c-library install-c check-c wheel test-wheel npm \
	lint format docs wasm server serve proof clean

help: ## Lists what can be made.
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | awk -F '\t' '{ printf "  make %-14s %s\n", $$1, $$2 }'

setup: ## Installs what building, running and testing need.
	@Scripts/setup

build: setup ## Builds the program quietzone.
	Scripts/build quietzone

run: setup ## Makes a coloured QR code, photographs it with a synthetic camera, reads it back.
	@Scripts/demonstrate

test: setup ## Runs all tests, or those of FILTER=name.
	@# Apart: swift test has an option of its own for the compiler, which no program is built with.
	swift build --build-tests $(TEST_FLAGS)
	swift test --skip-build $(TEST_FLAGS) $(if $(FILTER),--filter '$(FILTER)')
	$(if $(FILTER),,$(MAKE) --no-print-directory test-web test-server test-browser test-npm)

test-web: ## Tests what decides in the web application: titles, verbs, masking, exports; needs Node 20 and nothing else.
	node --test Tests/Web/

test-npm: build npm ## Tests the npm package as a stranger uses it: Node, TypeScript, esbuild, Chromium.
	Scripts/support/browser-python Tests/Npm/run.py $(TESTS)

test-server: build server ## Tests the server from outside: the API, and the web application's files.
	python3 -m unittest discover -s Tests/Server

test-browser: build wasm server ## Tests the web application in Chromium with a fake camera; TESTS=words chooses.
	Scripts/support/browser-python Tests/Browser/run.py $(TESTS)

apple-check: setup ## Checks the Apple layer against stubs of Apple's declarations; needs no Mac.
	Scripts/check apple
	Scripts/check apple --self-test

mac-check: ## On a Mac: builds for every platform, runs tests, the sample app and a fresh app with Apple's SDKs.
	Scripts/check mac

check-consumer: setup ## Builds fresh packages that depend on this one by URL; shows time, size, what is fetched.
	Scripts/check consumer
	Scripts/check consumer --self-test

screenshots: build wasm server ## Pictures of every screen and state of the web application, in Output/screens.
	Scripts/generate screenshots

bench: ## Compares speed with libqrencode and libzint (making) and zxing-cpp (reading).
	@Scripts/setup proof
	swift run --package-path Benchmarks --scratch-path .build-benchmarks -c release making
	swift run --package-path Benchmarks --scratch-path .build-benchmarks -c release making-linear
	swift run --package-path Benchmarks --scratch-path .build-benchmarks -c release making-matrix
	Benchmarks/reading
	Benchmarks/reading --formats matrix
	Benchmarks/reading --formats all

fuzz: setup ## Fuzzes every entry for SECONDS=60 each.
	Scripts/fuzz $(SECONDS)

lint: setup ## Checks format, sizes and the walls between the parts.
	swift format lint --strict --parallel -r $(wildcard $(SWIFT_SOURCES))
	Scripts/check house --self-test
	Scripts/check house
	Scripts/check app --self-test
	Scripts/check app
	Scripts/check mac --self-test

format: ## Formats all Swift files in place.
	swift format --in-place --parallel -r $(wildcard $(SWIFT_SOURCES))

docs: setup ## Writes man pages, shell completions and the API's documentation to .build-docs.
	Scripts/generate docs

wasm: setup ## Builds the engine as WebAssembly and prints its size.
	Scripts/build wasm

npm: wasm ## Makes the npm package of the web library, Output/quietzone-VERSION.tgz.
	Scripts/build npm

c-library: setup ## Builds the C library, shared and static, with its header, in Output/c.
	Scripts/build c-library

install-c: ## Installs what c-library built, to PREFIX=/usr/local below DESTDIR=folder.
	@test -f Output/c/lib/libquietzone.so || { echo "make c-library builds what is to be installed" >&2; exit 1; }
	install -d '$(DESTDIR)$(PREFIX)'
	cp -a Output/c/include Output/c/lib '$(DESTDIR)$(PREFIX)/'

check-c: c-library ## Proves the C library: tests, examples, ASan, valgrind, installing; QUIETZONE_CORPORA=folder of pictures.
	Scripts/check c-library

wheel: setup ## Builds the Python wheel with everything inside, in Output.
	Scripts/build pictures-library
	python3 Python/build_wheel.py Output/c/lib/libquietzone-pictures.so Output

test-wheel: ## Tests the wheel in Output in a fresh environment without anything else, and with NumPy and Pillow.
	Scripts/check wheel

server: setup ## Builds quietzone-server: codes over HTTP, and the web application; the first time takes minutes.
	Scripts/build quietzone-server

serve: wasm server ## Starts the web application at http://127.0.0.1:8080, or at PORT=number.
	Scripts/build web
	.build/release/quietzone-server --web .build-web --port $(PORT)

proof: ## Lets independent programs read and draw what we make; compares WebAssembly with native.
	@Scripts/setup proof
	Scripts/prove independent-reader
	Scripts/prove wasm
	Scripts/prove rendering
	Scripts/prove png
	Scripts/prove gs1
	Scripts/prove making-pairs
	Scripts/prove character-sets
	Scripts/prove styles
	Scripts/prove scanning --all
	Scripts/prove server

clean: ## Removes everything that was built or written.
	rm -rf .build .build-* Output
