"""The steps of `Scripts/check apple`, in their order. Each takes the state the former ones left, and raises `Red`."""
import time
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

from . import decisions, platforms, stubs, symbols
from .compiler import Built, Red, build, prune, settings, target
from .platforms import IOS, MACOS, Platform

ENGINE = ["QuietZone", "QuietZonePayloads", "QuietZoneRendering", "QuietZoneScanning"]
TEXT = "QuietZoneText"
TESTS, SUPPORT = "QuietZoneUITests", "TestSupport"
APP_FLOOR = "18.0"  # what the sample app is set to, and what the guide tells an app to be set to
EMBEDDED = ["-target", "arm64-apple-ios18", "-enable-experimental-feature", "Embedded", "-wmo", "-Onone"]
ACCESSOR = "import Foundation\n\nextension Foundation.Bundle {\n  static var module: Bundle { fatalError() }\n}\n"


class State:
    def __init__(self, root: Path, cache: Path, write: bool):
        self.root, self.cache, self.write = root, cache, write
        self.platforms = platforms.ALL
        self.library: dict[Platform, Path] = {}
        self.stubs: dict[str, Built] = {}  # those of iOS, as are the next three
        self.engine: dict[str, Built] = {}
        self.clients: dict[str, Built] = {}
        self.syntax: dict[str, Built] = {}
        self.generated: Future | None = None

    def sources(self, folder: str) -> list[Path]:
        return sorted((self.root / folder).rglob("*.swift"))

    def flags(self, platform: Platform) -> list[str]:
        """What the compiler is told of a platform: its target at the floor of Package.swift, and its library."""
        return [*platform.flags(platform.floor(self.root)), "-I", str(self.library[platform])]


def standard_library(state: State) -> str:
    for platform in state.platforms:
        state.library[platform] = platforms.standard_library(state.cache, platform)
    return ", ".join(f"{each.name} {each.floor(state.root)}" for each in state.platforms)


def stub_modules(state: State) -> str:
    state.stubs = stubs.build_for(state, IOS)
    return f"{len(state.stubs)} stub modules"


def engine_modules(state: State) -> str:
    state.engine = engine(state, IOS)
    return f"{len(ENGINE)} engine modules, each line checked against what iOS {IOS.floor(state.root)} has"


def engine(state: State, platform: Platform) -> dict[str, Built]:
    """The engine's modules for a platform. Those of iOS with all they do: the others' library has the same versions."""
    built: dict[str, Built] = {}
    skipped = [] if platform == IOS else ["-Xfrontend", "-experimental-skip-all-function-bodies"]
    for name in ENGINE:
        needs = [built["QuietZone"]] if name != "QuietZone" else []
        arguments = [*settings(state.root, name), *state.flags(platform), *skipped, "-wmo", "-emit-module",
                     "-emit-module-path", f"@/{name}.swiftmodule"]
        sources = state.sources(f"Sources/{name}")
        built[name] = build(state.root, state.cache, name, sources, arguments, needs, what=f"module-{platform.key}")
    return built


def text(state: State, platform: Platform, needs: list[Built]) -> Built:
    """What QuietZoneUI and QuietZoneMedia share: text with the system's character sets."""
    flags = [*strict(settings(state.root, TEXT)), *state.flags(platform), *c_modules(state), "-wmo"]
    return build(state.root, state.cache, TEXT, state.sources(f"Sources/{TEXT}"),
                 [*flags, "-emit-sil", "-o", "@/out.sil", "-emit-module", "-emit-module-path", f"@/{TEXT}.swiftmodule"],
                 needs, what=f"module-{platform.key}", platform=platform.name)


def client(state: State, name: str, folder: str, needs: list[Built], version: str | None = None,
           further: list[str] = ()) -> str:
    """Compiles a module that uses the SDK, and keeps its syntax tree. `version`: of iOS, the package's if not said;
    `further`: what else the compiler is told."""
    sources = with_accessor(state, name, folder)
    flags = [*strict(settings(state.root, name)), *state.flags(IOS), *c_modules(state)]
    flags += further
    if version:
        flags += IOS.flags(version)
    state.clients[name] = build(
        state.root, state.cache, name, sources,
        [*flags, "-wmo", "-enable-testing", "-emit-sil", "-o", "@/out.sil", "-emit-module", "-emit-module-path",
         f"@/{name}.swiftmodule"], needs)
    state.syntax[name] = build(
        state.root, state.cache, name, sources,
        ["-dump-ast", "-Xfrontend", "-dump-ast-format", "-Xfrontend", "json", *flags], needs, says=".json",
        what="syntax")
    return f"{name}: {len(sources)} files"


def c_modules(state: State) -> list[str]:
    return stubs.c_modules(state.root, state.cache)


def with_accessor(state: State, name: str, folder: str) -> list[Path]:
    """The files of a module, with what SwiftPM writes for one that has resources."""
    sources = state.sources(folder)
    if not sources:
        raise Red(f"{folder} has no Swift files")
    described = target(state.root, name)
    if described and described["resources"]:
        accessor = state.root / ".build-apple" / "resource_bundle_accessor.swift"
        accessor.parent.mkdir(exist_ok=True)
        accessor.write_text(ACCESSOR)
        sources = [*sources, accessor]
    return sources


def media(state: State) -> str:
    """QuietZoneMedia as a Mac has it: through ImageIO and Core Text, and the package that starts programs."""
    needs = [*stubs.build_for(state, MACOS).values(), *engine(state, MACOS).values()]
    needs.append(text(state, MACOS, needs))
    sources = state.sources("Sources/QuietZoneMedia")
    flags = [*strict(settings(state.root, "QuietZoneMedia")), *state.flags(MACOS), *c_modules(state),
             "-D", "Media"]
    build(state.root, state.cache, "QuietZoneMedia", sources, [*flags, "-wmo", "-emit-sil", "-o", "@/out.sil"], needs,
          what="module-macos", platform=MACOS.name)
    state.syntax["QuietZoneMedia"] = build(
        state.root, state.cache, "QuietZoneMedia", sources,
        ["-dump-ast", "-Xfrontend", "-dump-ast-format", "-Xfrontend", "json", *flags], needs, says=".json",
        what="syntax")
    return f"{len(sources)} files for macOS {MACOS.floor(state.root)}"


def strict(flags: list[str]) -> list[str]:
    """Warnings are errors here even where an app that is built with a coming SDK is spared them."""
    return flags if "-warnings-as-errors" in flags else [*flags, "-warnings-as-errors"]


def clients(state: State) -> str:
    needs = [*state.stubs.values(), *state.engine.values()]
    said = [client(state, TEXT, f"Sources/{TEXT}", needs)]
    needs += state.clients.values()
    said.append(client(state, "QuietZoneUI", "Sources/QuietZoneUI", needs))
    needs += state.clients.values()
    said.append(client(state, SUPPORT, f"Tests/{SUPPORT}", needs))
    said.append(client(state, TESTS, f"Tests/{TESTS}", [*needs, state.clients[SUPPORT]], further=testing(state)))
    said.append(client(state, "QuietZoneApp", "Apps/QuietZoneApp", needs, APP_FLOOR))
    said.append(client(state, "QuietZoneExamples", "Documentation/Apple/Examples", needs, APP_FLOOR))
    return "; ".join(said)


def testing(state: State) -> list[str]:
    """The toolchain's module for tests. What its macros write down for the runner must be constant in the end, which
    the library, that has no bodies here, can't show: those two passes are left out, no others."""
    passes = ["diagnose-unknown-const-values", "performance-diagnostics"]
    return ["-I", str(platforms.testing(state.cache, IOS, state.library[IOS])),
            *(part for each in passes for part in ("-Xllvm", f"-sil-disable-pass={each}"))]


def other_platforms(state: State) -> str:
    """QuietZoneUI on the systems that have a part of it, against the frameworks that those have."""
    said = []
    for platform in state.platforms[1:]:
        needs = [*stubs.build_for(state, platform).values(), *engine(state, platform).values()]
        needs.append(text(state, platform, needs))
        sources = with_accessor(state, "QuietZoneUI", "Sources/QuietZoneUI")
        flags = [*strict(settings(state.root, "QuietZoneUI")), *state.flags(platform), *c_modules(state)]
        build(state.root, state.cache, "QuietZoneUI", sources, [*flags, "-wmo", "-emit-sil", "-o", "@/out.sil"],
              needs, what=f"module-{platform.key}", platform=platform.name)
        said.append(platform.name)
    return ", ".join(said)


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
    ("standard library", standard_library),
    ("stub modules", stub_modules),
    ("engine modules", engine_modules),
    ("QuietZoneUI and the app", clients),
    ("QuietZoneUI elsewhere", other_platforms),
    ("QuietZoneMedia on a Mac", media),
    ("Embedded code", embedded_code),
    ("symbols", used_symbols),
    ("decisions", decision_lines),
]
LAST_OF_IOS = 4  # the steps after it are of other systems, or read what those left


def run(root: Path, write: bool = False, until: int = len(ALL), cache: Path | None = None, quiet: bool = False) -> State:
    state = State(root, cache or root / ".build-apple" / "cache", write)
    if until <= LAST_OF_IOS:
        state.platforms = [IOS]
    if until >= 7:
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
