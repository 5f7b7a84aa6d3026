"""Plants faults in a copy of the sources and expects each one to be found, with the words that say what it is."""
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from . import steps
from .compiler import Red

COPIED = ["Package.swift", "Apps", "Documentation/Apple", "Tests/AppleStubs",
          *(f"Tests/{name}" for name in (steps.TESTS, steps.SUPPORT)),
          *(f"Sources/{name}" for name in (*steps.ENGINE, steps.TEXT, "QuietZoneUI", "QuietZoneMedia"))]
UI, APP, STUBS = "Sources/QuietZoneUI", "Apps/QuietZoneApp", "Tests/AppleStubs"


@dataclass
class Fault:
    """What is done to the copy (file, text to find, its replacement; each text must be there), what must be said."""
    name: str
    edits: list[tuple[str, str, str]]
    expected: str


FAULTS = [
    Fault("wrong member",
          [(f"{UI}/Capture/DeviceCamera.swift", "session.startRunning()", "session.startsRunning()")],
          "has no member 'startsRunning'"),
    Fault("main actor's property read from the capture queue",
          [(f"{UI}/Capture/FrameOutput.swift", "import AVFoundation", "import AVFoundation\nimport UIKit"),
           (f"{UI}/Capture/FrameOutput.swift", "let begun = ScanTime.now",
            "let begun = ScanTime.now\n_ = UIApplication.shared")],
          "main actor-isolated class property 'shared' can not be referenced from a nonisolated context"),
    Fault("frame handed to the main actor by the capture queue",
          [(f"{UI}/Capture/FrameOutput.swift", "let begun = ScanTime.now",
            "let begun = ScanTime.now\nTask { @MainActor in print(buffer) }")],
          "sending"),
    Fault("missing case of ours",
          [(f"{APP}/QuietZoneApp/Reading/StartStopViewController.swift", "case .stop: break\n", "\n")],
          "switch must be exhaustive"),
    Fault("missing case of Apple's",
          [(f"{UI}/Capture/CameraPermission+System.swift", "case .denied: self = .denied\n", "\n")],
          "switch must be exhaustive"),
    Fault("no case for what a coming SDK adds",
          [(f"{UI}/Capture/CameraPermission+System.swift", "@unknown default: self = .restricted\n", "\n")],
          "may have additional unknown values"),
    Fault("wrong argument label",
          [(f"{UI}/Capture/DeviceCamera.swift", "setSampleBufferDelegate(frames, queue:",
            "setSampleBufferDelegate(frames, on:")],
          "incorrect argument label"),
    Fault("use of what no stub has",
          [(f"{UI}/Capture/DeviceCamera.swift", "session.stopRunning()", "session.runDeferredStartWhenNeeded()")],
          "has no member 'runDeferredStartWhenNeeded'"),
    Fault("call that needs iOS 26",
          [(f"{UI}/Capture/DeviceCamera.swift", "session.stopRunning()",
            "session.runDeferredStartWhenNeeded()\nsession.stopRunning()"),
           (f"{STUBS}/AVFoundation/AVCaptureSession.swift", "  /// avfoundation/avcapturesession/startrunning()",
            "  /// avfoundation/avcapturesession/rundeferredstartwhenneeded() · iOS 26.0\n"
            "  open func runDeferredStartWhenNeeded() { fatalError() }\n"
            "  /// avfoundation/avcapturesession/startrunning()")],
          "'runDeferredStartWhenNeeded()' is only available in iOS 26.0 or newer"),
    Fault("engine that needs newer systems than Package.swift says",
          [("Sources/QuietZone/Imaging/Luminance/LuminanceImage.swift", "pixels.storageSpan", "pixels.span")],
          "'span' is only available in iOS 26.0 or newer"),
    Fault("view that needs newer systems than it says",
          [(f"{UI}/Scanning/RotationObserver.swift", "@available(iOS 17.0, *)", "@available(iOS 16.0, *)")],
          "is only available in iOS 17.0 or newer"),
    Fault("camera where there is UIKit but no camera",
          [(f"{UI}/Capture/PreviewSource.swift", "#if os(iOS)", "#if canImport(UIKit)")],
          "QuietZoneUI does not compile for tvOS"),
    Fault("camera setting that Catalyst apps lack",
          [(f"{UI}/Capture/AVCaptureSession+Camera.swift", "#if !targetEnvironment(macCatalyst)", "#if os(iOS)")],
          "is unavailable in Mac Catalyst"),
    Fault("C library of Linux in what a Mac compiles",
          [("Sources/QuietZoneMedia/Loading/FileName.swift", "/// Names of files as text", "import Glibc\n/// Names")],
          "no such module 'Glibc'"),
    Fault("call that needs a newer macOS",
          [("Sources/QuietZoneMedia/Frames/BlockingExecutor.swift", "guard #available(macOS 15.0,",
            "guard #available(macOS 12.0,")],
          "is only available in macOS 15.0 or newer"),
    Fault("stub without a page",
          [(f"{STUBS}/AVFoundation/AVCaptureSession.swift",
            "  /// avfoundation/avcapturesession/startrunning() · iOS 4.0\n", "")],
          "startRunning(): no page and availability"),
    Fault("stub without availability",
          [(f"{STUBS}/AVFoundation/AVCaptureSession.swift",
            "avcapturesession/startrunning() · iOS 4.0", "avcapturesession/startrunning()")],
          "startRunning(): no page and availability"),
    Fault("stub that nobody uses",
          [(f"{STUBS}/AVFoundation/AVCaptureSession.swift", "  /// avfoundation/avcapturesession/startrunning()",
            "  /// avfoundation/avcapturesession/isinterrupted · iOS 4.0\n"
            "  open var isInterrupted: Bool { fatalError() }\n"
            "  /// avfoundation/avcapturesession/startrunning()")],
          "isInterrupted: used by nobody"),
    Fault("list of symbols out of date",
          [("Documentation/Apple/Symbols.md", "## AVFoundation ·", "## AVFoundation, formerly ·")],
          "Symbols.md is out of date"),
    Fault("engine file that Embedded mode refuses",
          [("Sources/QuietZonePayloads/Bytes.swift", "/// ASCII letters small.",
            "public func refused(_ value: any CustomStringConvertible) -> String { value.description }\n"
            "/// ASCII letters small.")],
          "Embedded code"),
    Fault("test of what the kit has no more",
          [(f"{UI}/Scanning/ScannerScreen.swift", "func update(_ controller", "func refresh(_ controller"),
           (f"{UI}/Scanning/ScannerScreen.swift", "{ update(controller) }", "{ refresh(controller) }")],
          "QuietZoneUITests does not compile"),
    Fault("test that reads the main actor's property on another",
          [(f"Tests/{steps.TESTS}/Support/PictureCamera.swift", "queue.async {",
            "queue.async {\n_ = UIApplication.shared"),
           (f"Tests/{steps.TESTS}/Support/PictureCamera.swift", "import QuietZone\n", "import QuietZone\nimport UIKit\n")],
          "main actor-isolated class property 'shared' can not be referenced"),
    Fault("expectation of another type than what it is compared with",
          [(f"Tests/{steps.TESTS}/Capture/CaptureTests.swift", "#expect(stage.state.zoom == 2,",
            "#expect(stage.state.zoom == [2],")],
          "QuietZoneUITests does not compile"),
    Fault("stand-in that a camera source outgrew",
          [(f"{UI}/Capture/CameraSource.swift", "    func start()\n", "    func start()\n    func rewind()\n"),
           (f"{UI}/Capture/DeviceCamera.swift", "    func start() {", "    func rewind() {}\n\n    func start() {")],
          "'PictureCamera' does not conform to protocol 'CameraSource'"),
    Fault("decision that is not listed",
          [(f"{UI}/Capture/FrameOutput.swift", "let begun = ScanTime.now",
            "let begun = ScanTime.now\nif begun == .now { return }")],
          "Decisions.md: not listed: Capture/FrameOutput.swift: if begun == .now"),
    Fault("listed decision that is no more",
          [(f"{UI}/Capture/CameraPermission+System.swift", "switch status {", "switch (status) {")],
          "Decisions.md: is no more: Capture/CameraPermission+System.swift: switch status {"),
]


def self_test(root: Path, every: int = 1) -> int:
    planted = FAULTS[commit(root) % every::every]
    copy, cache = root / ".build-apple/self-test", root / ".build-apple/cache"
    copy_sources(root, copy)
    failures = [] if run(copy, cache) is None else ["the sources as they are: not green"]
    for fault in planted:
        begin = time.monotonic()
        problem = plant(fault, root, copy, cache)
        print(f"{time.monotonic() - begin:6.1f} s  {'red, as it must be' if not problem else 'NOT FOUND'}: {fault.name}",
              flush=True)
        if problem:
            failures.append(f"{fault.name}: {problem}")
    for failure in failures:
        print(f"Scripts/check apple --self-test: {failure}", file=sys.stderr)
    print(f"Scripts/check apple --self-test: {len(planted)} of {len(FAULTS)} faults, {len(failures)} failures")
    return 1 if failures else 0


def commit(root: Path) -> int:
    """The number of the commit; 0 where there is none."""
    done = subprocess.run(["git", "-C", str(root), "rev-parse", "HEAD"], capture_output=True, text=True)
    return int(done.stdout, 16) if done.returncode == 0 else 0


def copy_sources(root: Path, copy: Path) -> None:
    shutil.rmtree(copy, ignore_errors=True)
    for name in COPIED:
        source = root / name
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, copy / name)
        elif source.exists():
            shutil.copy(source, copy / name)


def plant(fault: Fault, root: Path, copy: Path, cache: Path) -> str | None:
    """What went wrong; None where the fault was found."""
    try:
        for file, find, replacement in fault.edits:
            text = (copy / file).read_text() if (copy / file).exists() else ""
            if find not in text:
                return f"{file} has no more: {find.strip()}"
            (copy / file).write_text(text.replace(find, replacement, 1))
        said = run(copy, cache)
        if said is None:
            return "the check is green"
        return None if fault.expected in said else f"expected “{fault.expected}”, but the check says:\n{said}"
    finally:
        for file, _, _ in fault.edits:
            if (root / file).exists():
                shutil.copy(root / file, copy / file)


def run(copy: Path, cache: Path) -> str | None:
    """What the check says against the copy; None where it is green."""
    try:
        steps.run(copy, cache=cache, quiet=True)
    except Red as red:
        return str(red)
    return None
