"""The steps of apple-check, in their order. Each takes the state the former ones left, and raises `Red`."""
import re
import time
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

from . import decisions, symbols
from .compiler import Built, Red, build, compiler_version, prune, settings, target  # noqa: F401

ENGINE = ["QuietZone", "QuietZonePayloads", "QuietZoneRendering", "QuietZoneScanning"]
EMBEDDED = ["-target", "arm64-apple-ios18", "-enable-experimental-feature", "Embedded", "-wmo", "-O"]
ACCESSOR = "import Foundation\n\nextension Foundation.Bundle {\n  static var module: Bundle { fatalError() }\n}\n"


class State:
    def __init__(self, root: Path, cache: Path, write: bool):
        self.root, self.cache, self.write = root, cache, write
        self.stubs: dict[str, Built] = {}
        self.engine: dict[str, Built] = {}
        self.clients: dict[str, Built] = {}
        self.syntax: dict[str, Built] = {}
        self.generated: Future | None = None

    def sources(self, folder: str) -> list[Path]:
        return sorted((self.root / folder).rglob("*.swift"))


def in_order(folders: list[Path]) -> list[Path]:
    """Stub modules, each after those it imports."""
    names = {each.name: each for each in folders}
    ordered: list[Path] = []

    def visit(folder: Path, above: tuple[str, ...] = ()) -> None:
        if folder in ordered:
            return
        if folder.name in above:
            raise Red(f"stub modules import each other: {' > '.join((*above, folder.name))}")
        text = "\n".join(each.read_text() for each in sorted(folder.rglob("*.swift")))
        for imported in re.findall(r"^(?:@_exported )?import (\w+)", text, re.M):
            if imported in names:
                visit(names[imported], (*above, folder.name))
            else:
                raise Red(f"stub module {folder.name} imports {imported}, which is none of ours")
        ordered.append(folder)

    for folder in folders:
        visit(folder)
    return ordered


def stub_modules(state: State) -> str:
    stubs = state.root / "Tests/AppleStubs"
    flags = ["-swift-version", "6", "-parse-as-library", "-warnings-as-errors", "-enable-library-evolution",
             "-Xfrontend", "-experimental-skip-all-function-bodies", "-emit-module",
             "-emit-symbol-graph", "-emit-symbol-graph-dir", "@/"]
    for folder in in_order(sorted(each for each in stubs.iterdir() if each.is_dir())):
        needs = [each for each in state.stubs.values()]
        arguments = [*flags, "-emit-module-path", f"@/{folder.name}.swiftmodule"]
        sources = sorted(folder.rglob("*.swift"))
        state.stubs[folder.name] = build(state.root, state.cache, folder.name, sources, arguments, needs, what="stub")
    return f"{len(state.stubs)} stub modules"


def engine_modules(state: State) -> str:
    for name in ENGINE:
        needs = [state.engine["QuietZone"]] if name != "QuietZone" else []
        arguments = [*settings(state.root, name), "-emit-module", "-emit-module-path", f"@/{name}.swiftmodule",
                     "-Xfrontend", "-experimental-skip-all-function-bodies"]
        state.engine[name] = build(state.root, state.cache, name, state.sources(f"Sources/{name}"), arguments, needs)
    return f"{len(ENGINE)} engine modules"


def client(state: State, name: str, folder: str, needs: list[Built]) -> str:
    """Compiles a module that uses the SDK, and keeps its syntax tree."""
    sources = state.sources(folder)
    if not sources:
        raise Red(f"{folder} has no Swift files")
    described = target(state.root, name)
    if described and described["resources"]:
        accessor = state.root / ".build-apple" / "resource_bundle_accessor.swift"
        accessor.parent.mkdir(exist_ok=True)
        accessor.write_text(ACCESSOR)
        sources = [*sources, accessor]
    flags = strict(settings(state.root, name))
    state.clients[name] = build(
        state.root, state.cache, name, sources,
        [*flags, "-wmo", "-emit-sil", "-o", "@/out.sil", "-emit-module", "-emit-module-path",
         f"@/{name}.swiftmodule"], needs)
    state.syntax[name] = build(
        state.root, state.cache, name, sources,
        ["-dump-ast", "-Xfrontend", "-dump-ast-format", "-Xfrontend", "json", *flags], needs, says=".json",
        what="syntax")
    return f"{name}: {len(sources)} files"


def strict(flags: list[str]) -> list[str]:
    """Warnings are errors here even where an app that is built with a coming SDK is spared them."""
    return flags if "-warnings-as-errors" in flags else [*flags, "-warnings-as-errors"]


def clients(state: State) -> str:
    needs = [*state.stubs.values(), *state.engine.values()]
    said = [client(state, "QuietZoneUI", "Sources/QuietZoneUI", needs)]
    needs += state.clients.values()
    said.append(client(state, "QuietZoneApp", "Apps/QuietZoneApp", needs))
    said.append(client(state, "QuietZoneExamples", "Documentation/Apple/Examples", needs))
    return "; ".join(said)


def generate(state: State) -> list[Built]:
    """Takes longest, so it runs beside the steps before its own."""
    def one(name: str, needs: list[Built]) -> Built:
        arguments = [*settings(state.root, name), *EMBEDDED, "-c", "-o", f"@/{name}.o",
                     "-emit-module", "-emit-module-path", f"@/{name}.swiftmodule"]
        sources = state.sources(f"Sources/{name}")
        return build(state.root, state.cache, name, sources, arguments, needs, what="embedded")

    first, *others = ENGINE
    engine = one(first, [])
    with ThreadPoolExecutor(2) as pool:
        return [engine, *pool.map(lambda name: one(name, [engine]), others)]


def embedded_code(state: State) -> str:
    sizes = {each.name: each.file(".o").stat().st_size for each in state.generated.result()}
    return "objects for arm64-apple-ios18: " + ", ".join(f"{name} {size // 1000} kB" for name, size in sizes.items())


def used_symbols(state: State) -> str:
    return symbols.check(state)


def decision_lines(state: State) -> str:
    return decisions.check(state)


ALL = [
    ("stub modules", stub_modules),
    ("engine modules", engine_modules),
    ("QuietZoneUI and the app", clients),
    ("Embedded code", embedded_code),
    ("symbols", used_symbols),
    ("decisions", decision_lines),
]


def run(root: Path, write: bool = False, until: int = len(ALL), cache: Path | None = None, quiet: bool = False) -> State:
    state = State(root, cache or root / ".build-apple" / "cache", write)
    if until >= 4:
        state.generated = ThreadPoolExecutor(1).submit(generate, state)
    for number, (name, step) in enumerate(ALL[:until], 1):
        begin = time.monotonic()
        try:
            said = step(state)
        except Red as red:
            raise Red(f"step {number}, {name}: {red}") from None
        if not quiet:
            print(f"{time.monotonic() - begin:6.1f} s  {number} {name}: {said}", flush=True)
    prune(state.cache)
    return state
