"""The stub modules of Apple's frameworks, with the versions of iOS that their comments name as the compiler reads them."""
import hashlib
import re
import shutil
from pathlib import Path

from .compiler import Built, Red, build
from .platforms import Platform

FOLDER = "Tests/AppleStubs"
SAYS = re.compile(r"^\s*/// [a-z0-9]+/\S+ ?· iOS (\d+)\.(\d+)")
FLAGS = ["-swift-version", "6", "-parse-as-library", "-warnings-as-errors", "-enable-library-evolution",
         "-Xfrontend", "-experimental-skip-all-function-bodies", "-emit-module"]


def build_for(state, platform: Platform) -> dict[str, Built]:
    """Compiles the stubs of the frameworks that the platform has; those of iOS with their symbols."""
    built: dict[str, Built] = {}
    graph = ["-emit-symbol-graph", "-emit-symbol-graph-dir", "@/"] if platform.key == "ios" else []
    folders = sorted(each for each in (state.root / FOLDER).iterdir() if each.is_dir() and not is_c(each))
    for folder in in_order([each for each in folders if each.name not in platform.lacks]):
        arguments = [*FLAGS, *graph, *state.flags(platform), *c_modules(state.root, state.cache), "-emit-module-path", f"@/{folder.name}.swiftmodule"]
        sources = [dated(state.root, each, platform) for each in files(folder, platform)]
        built[folder.name] = build(state.root, state.cache, folder.name, sources, arguments, list(built.values()),
                                   what=f"stub-{platform.key}", platform=platform.name)
    return built


def files(folder: Path, platform: Platform) -> list[Path]:
    """A stub module's files that the platform has."""
    every = sorted(folder.rglob("*.swift"))
    parts = dict(platform.parts).get(folder.name)
    return [each for each in every if parts is None or each.stem in parts]


def is_c(folder: Path) -> bool:
    return (folder / "module.modulemap").exists()


def c_modules(root: Path, cache: Path) -> list[str]:
    """Where the compiler finds the stubs that are modules of C: in a copy that bears their content in its name."""
    found: list[str] = []
    for folder in sorted(each for each in (root / FOLDER).iterdir() if is_c(each)):
        content = b"".join(each.read_bytes() for each in sorted(folder.iterdir()))
        copy = cache / f"c-{folder.name}-{hashlib.sha256(content).hexdigest()[:20]}"
        if not copy.exists():
            shutil.copytree(folder, copy)
        (copy / "done").touch()
        found += ["-I", str(copy)]
    return found


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
        for imported in re.findall(r"^\s*(?:@_exported )?import (\w+)", text, re.M):
            if imported in names:
                visit(names[imported], (*above, folder.name))
            # The compiler sees to what a platform lacks: an import may stand behind a condition.
            elif not (folder.parent / imported).exists():
                raise Red(f"stub module {folder.name} imports {imported}, which is none of ours")
        ordered.append(folder)

    for folder in folders:
        visit(folder)
    return ordered


def dated(root: Path, source: Path, platform: Platform) -> Path:
    """A copy in which what came after the floor says so to the compiler, each line where it was."""
    floor = tuple(int(each) for each in platform.floor(root).split("."))
    lines, version = [], None
    for line in source.read_text().split("\n"):
        found = SAYS.match(line)
        if found:
            version = (int(found[1]), int(found[2]))
        elif version and line.strip() and not line.lstrip().startswith("///"):
            if platform.key in ("ios", "maccatalyst") and version > floor:
                start = len(line) - len(line.lstrip())
                line = f"{line[:start]}@available(iOS {version[0]}.{version[1]}, *) {line[start:]}"
            version = None
        lines.append(line)
    copy = root / ".build-apple" / platform.key / source.relative_to(root)
    copy.parent.mkdir(parents=True, exist_ok=True)
    text = "\n".join(lines)
    if not copy.exists() or copy.read_text() != text:
        copy.write_text(text)
    return copy
