"""Runs the Swift compiler once for each different input: results are kept in .build-apple by content."""
import hashlib
import json
import os
import shutil
import subprocess
from functools import lru_cache
from pathlib import Path

KEPT = 400  # results that are kept before the oldest go


class Red(Exception):
    """A step that failed; the message is for the person who runs the check."""


@lru_cache(maxsize=None)
def compiler_version() -> str:
    return subprocess.run(["swiftc", "--version"], capture_output=True, text=True, check=True).stdout


@lru_cache(maxsize=None)
def package(root: Path) -> dict:
    """The manifest as SwiftPM understands it."""
    done = subprocess.run(
        ["swift", "package", "--package-path", str(root), "dump-package"], capture_output=True, text=True,
        env={**os.environ, "QUIETZONE_STRICT": "1"})
    if done.returncode != 0:
        raise Red(f"Package.swift can't be read:\n{done.stderr}")
    return json.loads(done.stdout)


def target(root: Path, name: str) -> dict | None:
    return next((each for each in package(root)["targets"] if each["name"] == name), None)


def settings(root: Path, name: str) -> list[str]:
    """The compiler's flags for a target; a target that is not there yet is treated as the engine."""
    described = target(root, name) or target(root, "QuietZone")
    major = package(root)["toolsVersion"]["_version"].split(".")[0]
    flags = ["-swift-version", major, "-package-name", "quietzone", "-parse-as-library"]
    for setting in described["settings"]:
        (kind, value), = setting["kind"].items()
        if setting["tool"] != "swift":
            continue
        if kind == "treatAllWarnings" and value["_0"] == "error":
            flags += ["-warnings-as-errors"]
        elif kind == "enableUpcomingFeature":
            flags += ["-enable-upcoming-feature", value["_0"]]
        elif kind == "enableExperimentalFeature":
            flags += ["-enable-experimental-feature", value["_0"]]
        elif kind == "strictMemorySafety":
            flags += ["-strict-memory-safety"]
        elif kind == "swiftLanguageMode":
            flags[1] = value["_0"]
        elif kind == "unsafeFlags" and value["_0"] == ["-Onone"]:
            continue  # what tests are built with; nothing is optimised here
        else:
            raise Red(f"Package.swift: {name} has the setting {setting}, which Scripts/support/apple_check does not know")
    return flags


class Built:
    """A result: its folder, the key of everything that went in, and the folders a client must search."""

    def __init__(self, name: str, folder: Path, key: str, search: list[Path]):
        self.name, self.folder, self.key = name, folder, key
        self.search = [folder, *(each for each in search if each != folder)]

    def file(self, ending: str) -> Path:
        return self.folder / f"{self.name}{ending}"


def build(root: Path, cache: Path, name: str, sources: list[Path], arguments: list[str],
          needs: list[Built] = (), says: str = "", what: str = "module", platform: str = "") -> Built:
    """Compiles `sources`; `@/` in an argument is the folder of the result.

    With `says`, what the compiler prints is kept in a file that ends in that.
    """
    search = list(dict.fromkeys(folder for each in needs for folder in each.search))
    digest = hashlib.sha256()
    parts = [compiler_version(), name, "2" + says, *arguments, *(each.key for each in needs)]
    digest.update("\0".join(parts).encode())
    for source in sources:
        digest.update(str(source.relative_to(root)).encode() + b"\0" + source.read_bytes())
    key = digest.hexdigest()[:20]
    folder = cache / f"{what}-{name}-{key}"
    if not (folder / "done").exists():
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        command = ["swiftc", *(each.replace("@/", f"{folder}/") for each in arguments)]
        for each in search:
            command += ["-I", str(each)]
        command += ["-module-name", name, *(str(each.relative_to(root)) for each in sources)]
        done = subprocess.run(command, capture_output=True, text=True, cwd=root)
        if done.returncode != 0:
            shutil.rmtree(folder)
            where = f" for {platform}" if platform else ""
            raise Red(f"{name} does not compile{where}:\n{(done.stdout + done.stderr).strip()}")
        if says:
            (folder / f"{name}{says}").write_text(done.stdout + done.stderr)
        (folder / "done").touch()
    os.utime(folder / "done")
    return Built(name, folder, key, search)


def prune(cache: Path) -> None:
    """Lets the results go that were not used for longest."""
    folders = sorted(cache.glob("*/done"), key=lambda done: done.stat().st_mtime, reverse=True)
    for done in folders[KEPT:]:
        shutil.rmtree(done.parent)
