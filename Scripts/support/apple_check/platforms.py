"""Apple's platforms: what the compiler is told to build for, and the standard library as each of them has it.

No SDK is needed: the toolchain's own library for Linux has its interface as text, and that names for each declaration
the versions of Apple's systems that have it. Compiled for a platform's target it tells the compiler both what
`#if os(…)` asks and what is too new for the floors of Package.swift.
"""
import hashlib
import os
import re
import shutil
import subprocess
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from .compiler import Red, compiler_version, package

NEWEST = "26.4"  # what the library itself is compiled for: the newest version that it names
LIBRARY = ["Swift", "_Concurrency", "_StringProcessing", "SwiftOnoneSupport"]


@dataclass(frozen=True)
class Platform:
    """One of Apple's systems. `target` has a place for the version; `lacks`: stub modules that it does not have;
    `parts`: the files of the modules of which it has some only."""
    name: str
    key: str  # in the manifest
    target: str
    module: str
    lacks: tuple[str, ...] = ()
    parts: tuple[tuple[str, tuple[str, ...]], ...] = ()

    def flags(self, version: str) -> list[str]:
        # What is written in Objective-C stands in the stubs as Swift.
        return ["-target", self.target.format(version), "-Xfrontend", "-disable-objc-interop"]

    def floor(self, root: Path) -> str:
        """The oldest version that Package.swift asks for."""
        for each in package(root)["platforms"]:
            if each["platformName"] == self.key:
                return each["version"]
        raise Red(f"Package.swift names no floor for {self.name}")


CAMERA = ("AVFoundation", "AudioToolbox", "PhotosUI")
PROGRAMS = ("Subprocess",)
WATCH = ("UIKit", ("UIColor", "UIFont", "UIImage", "UIKitExports", "UITraitCollection"))
PURE = ("SwiftUI", ("Color", "Containers", "Controls", "Image", "Path", "State", "SwiftUIExports", "View", "View+Modifiers",
                    "ViewBuilder"))
IOS = Platform("iOS", "ios", "x86_64-apple-ios{}-simulator", "x86_64-apple-ios-simulator")
MACOS = Platform("macOS", "macos", "x86_64-apple-macosx{}", "x86_64-apple-macos", (*CAMERA, "UIKit"), (PURE,))
ALL = [
    IOS, MACOS,
    Platform("Mac Catalyst", "maccatalyst", "x86_64-apple-ios{}-macabi", "x86_64-apple-ios-macabi", PROGRAMS),
    Platform("tvOS", "tvos", "x86_64-apple-tvos{}-simulator", "x86_64-apple-tvos-simulator", (*CAMERA, *PROGRAMS)),
    Platform("watchOS", "watchos", "x86_64-apple-watchos{}-simulator", "x86_64-apple-watchos-simulator",
             (*CAMERA, *PROGRAMS, "CoreImage", "QuartzCore"), (WATCH, PURE)),
    Platform("visionOS", "visionos", "x86_64-apple-xros{}-simulator", "x86_64-apple-xros-simulator",
             (*CAMERA, *PROGRAMS)),
]


@lru_cache(maxsize=None)
def resources() -> Path:
    """The toolchain's own modules."""
    info = subprocess.run(["swiftc", "-print-target-info"], capture_output=True, text=True, check=True).stdout
    return Path(re.search(r'"runtimeResourcePath": "([^"]+)"', info)[1])


def interface(name: str, platform: Platform) -> str:
    """The text of one of the library's modules, for another target."""
    text = next((resources() / f"linux/{name}.swiftmodule").glob("*-linux-gnu.swiftinterface")).read_text()
    text = re.sub(r"-target \S+", f"-target {platform.target.format(NEWEST)}", text, count=1)
    # Who may call what, and since when, is all that is asked of it: a twentieth of the time.
    text = text.replace(" -O ", " -O -experimental-skip-all-function-bodies ", 1)
    # Copies for older systems have bodies only in a library for Apple's.
    text = re.sub(r"@backDeployed\(before: [^)]*\)", "", text)
    # The errors' type of a sequence came later than the sequences; Linux does not care.
    text = re.sub(r"@available\(iOS 13.0, tvOS 13.0, watchOS 6.0, macOS 10.15, \*\)(\s+@_implements\()",
                  r"@available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)\1", text)
    # Where no version of visionOS is named, its first has it.
    return re.sub(r"@available\(((?:(?!visionOS)[^)])*iOS (?:(?!visionOS)[^)])*), \*\)",
                  r"@available(\1, visionOS 1.0, *)", text)


def standard_library(cache: Path, platform: Platform) -> Path:
    """The folder of the library's modules; compiled once for each compiler."""
    return modules(LIBRARY, "library", cache, platform, [])


def testing(cache: Path, platform: Platform, library: Path) -> Path:
    """The folder of the toolchain's module for tests, with its macros as they are."""
    return modules(["Testing"], "testing", cache, platform, [library])


def modules(names: list[str], what: str, cache: Path, platform: Platform, needs: list[Path]) -> Path:
    texts = {name: interface(name, platform) for name in names}
    parts = [compiler_version(), platform.target, *texts.values()]
    key = hashlib.sha256("\0".join(parts).encode()).hexdigest()[:20]
    folder = cache / f"{what}-{platform.module}-{key}"
    if not (folder / "done").exists():
        shutil.rmtree(folder, ignore_errors=True)
        for name, text in texts.items():
            (folder / f"{name}.swiftmodule").mkdir(parents=True)
            source = folder / f"{name}.swiftinterface"
            source.write_text(text)
            command = ["swiftc", "-frontend", "-compile-module-from-interface", "-target",
                       platform.target.format(NEWEST), "-disable-objc-interop", "-module-name", name, "-o",
                       str(folder / f"{name}.swiftmodule/{platform.module}.swiftmodule"), str(source),
                       *(part for each in (folder, *needs, resources() / "shims") for part in ("-I", str(each)))]
            command += ["-parse-stdlib"] if name == "Swift" else []
            done = subprocess.run(command, capture_output=True, text=True)
            if done.returncode != 0:
                raise Red(f"the toolchain's {name} for {platform.name}:\n{done.stdout + done.stderr}"[:4000])
        (folder / "done").touch()
    os.utime(folder / "done")
    return folder
