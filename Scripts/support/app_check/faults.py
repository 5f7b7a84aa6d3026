"""Plants faults in a copy of the sample app and sees each one found."""
import shutil
import sys
import tempfile
from pathlib import Path

from . import checks
from .fault import Fault

PROJECT = "QuietZoneApp.xcodeproj/project.pbxproj"
SCHEME = "QuietZoneApp.xcodeproj/xcshareddata/xcschemes/QuietZoneApp.xcscheme"
RESOURCES = "QuietZoneApp/Resources"
SOURCES = "../../Sources"
KIT = f"{SOURCES}/QuietZoneUI/Resources"
ICON = f"{RESOURCES}/Assets.xcassets/AppIcon.appiconset"
# Files of the app, and what is done to their text.
FAULTS = [
    (PROJECT, "productName = QuietZoneUI;", "productName = QuietZone9;"),
    (PROJECT, "mainGroup = 51A700000000000000000005;", ""),
    (PROJECT, "rootObject = 51A7", "rootObject = 51A8"),
    (PROJECT, "path = Info.plist;", "path = Other.plist;"),
    (PROJECT, "relativePath = ../..;", "relativePath = ..;"),
    (PROJECT, "archiveVersion = 1;", "archiveVersion = 1"),
    (f"{RESOURCES}/Localizable.xcstrings", '"zh-Hans"', '"zh"'),
    (f"{KIT}/ko.lproj/Localizable.strings", '"value.on" = "켜짐"', '"value.on" = "On"'),
    (f"{KIT}/en.lproj/Localizable.strings", '"value.on" = "On"', '"value.on" = "开"'),
    (f"{RESOURCES}/Localizable.xcstrings", '"startStop.stop"', '"startStop.halt"'),
    (f"{RESOURCES}/InfoPlist.xcstrings", '"NSCameraUsageDescription"', '"NSCamera"'),
    (f"{RESOURCES}/PrivacyInfo.xcprivacy", "<false/>", "<true/>"),
    ("QuietZoneApp/Main/Localized.swift", "import Foundation", "import QuietZoneMedia"),
    ("Info.plist", "<key>ITSAppUsesNonExemptEncryption</key>\n  <false/>", ""),
    (f"{KIT}/PrivacyInfo.xcprivacy", "<false/>", "<true/>"),
    (f"{SOURCES}/QuietZoneRendering/RenderingError.swift", "  case emptySymbol", "  case upsideDown\n  case emptySymbol"),
    (f"{SOURCES}/QuietZone/Model/BarcodeEncodingError.swift", "    case addOn", "    case addOn, ink(Int)"),
    (f"{SOURCES}/QuietZonePayloads/LinkInspection.swift", "static let port", "static let unheard = Oddities(rawValue: 1)\nstatic let port"),
    (f"{SOURCES}/QuietZoneUI/Text/PictureError+Text.swift", '"picture.empty", width, height', '"picture.empty", width'),
    (f"{SOURCES}/QuietZoneUI/Scanning/ReaderViewController.swift", '"button.close"', '"button.shut"'),
    (f"{KIT}/ko.lproj/Errors.strings", '"option.addOn"', '"option.addon"'),
    (f"{KIT}/ko.lproj/Errors.strings", "%2$@픽셀이 필요합니다", "픽셀이 필요합니다"),
    (f"{KIT}/zh-Hans.lproj/Errors.strings", "没有版本 %1$@", "没有版本 %4$@"),
    (f"{KIT}/en.lproj/Errors.strings", '";', '"'),
    (f"{KIT}/en.lproj/Localizable.strings", "/* Buttons that help. */", '"hint.shout" = "Hey";'),
    (f"{KIT}/zh-Hans.lproj/Localizable.strings", '"hint.looking"', '"hint.look"'),
    (SCHEME, 'BlueprintIdentifier = "51A7', 'BlueprintIdentifier = "51A8'),
    (SCHEME, '<LaunchAction\n      buildConfiguration = "Release"', '<LaunchAction\n      buildConfiguration = "Debug"'),
    (SCHEME, '<AnalyzeAction\n      buildConfiguration = "Debug"', '<AnalyzeAction\n      buildConfiguration = "Beta"'),
    (PROJECT, "SWIFT_COMPILATION_MODE = wholemodule;", 'SWIFT_OPTIMIZATION_LEVEL = "-Onone";'),
    (PROJECT, "baseConfigurationReference = 51A700000000000000000040 /* Signing.xcconfig */;", ""),
    (PROJECT, "CODE_SIGN_STYLE = Automatic;", "DEVELOPMENT_TEAM = ABCDE12345;"),
    ("Signing.xcconfig", "DEVELOPMENT_TEAM =\n", "DEVELOPMENT_TEAM = ABCDE12345\n"),
    ("Signing.xcconfig", '#include? "Team.xcconfig"', ""),
    (".gitignore", "Team.xcconfig", "Other.xcconfig"),
    (f"{ICON}/Contents.json", '"filename": "AppIcon.png", ', ""),
    (f"{ICON}/Contents.json", "AppIcon-tinted.png", "AppIcon-dark.png"),
    (f"{ICON}/Contents.json", '"AppIcon.png"', '"AppIcon-other.png"'),
]
# Files of the app that another one takes the place of.
REPLACED = [
    (f"{ICON}/AppIcon.png", f"{ICON}/AppIcon-dark.png"),
    (f"{ICON}/AppIcon-tinted.png", f"{ICON}/AppIcon.png"),
]


def self_test(root):
    with tempfile.TemporaryDirectory() as folder:
        app = Path(folder) / "Apps/QuietZoneApp"
        shutil.copytree(root / "Apps/QuietZoneApp", app)
        for name in checks.PACKAGE:
            (Path(folder) / name).parent.mkdir(parents=True, exist_ok=True)
            (shutil.copytree if (root / name).is_dir() else shutil.copy)(root / name, Path(folder) / name)
        checks.check(app)
        for name, old, new in FAULTS:
            text = (app / name).read_text()
            assert old in text, f"{name}: nothing to break: {old}"
            if not is_found(app, app / name, text.replace(old, new, 1).encode()):
                print(f"Scripts/check app: {new!r} in {name} was not found", file=sys.stderr)
                return 1
        for name, other in REPLACED:
            if not is_found(app, app / name, (app / other).read_bytes()):
                print(f"Scripts/check app: {other} as {name} was not found", file=sys.stderr)
                return 1
    print(f"Scripts/check app: {len(FAULTS) + len(REPLACED)} planted faults found")
    return 0


def is_found(app, path, content):
    """Whether the checks find that a file has another content, which it loses again."""
    before = path.read_bytes()
    path.write_bytes(content)
    try:
        checks.check(app)
    except Fault:
        return True
    finally:
        path.write_bytes(before)
    return False
