"""What App Review looks at: the icon, the privacy manifests, the answer about encryption."""
import json
import plistlib

from . import icon
from .fault import Fault

ICON = "QuietZoneApp/Resources/Assets.xcassets/AppIcon.appiconset"
NOTHING = {"NSPrivacyTracking": False, "NSPrivacyTrackingDomains": [], "NSPrivacyCollectedDataTypes": [],
           "NSPrivacyAccessedAPITypes": []}
# Kinds of PNG files without an alpha channel: grey, colours.
OPAQUE = {0: 1, 2: 3}


def check_resources(app):
    for manifest in (app / "QuietZoneApp/Resources/PrivacyInfo.xcprivacy",
                     app / "../../Sources/QuietZoneUI/Resources/PrivacyInfo.xcprivacy"):
        if not manifest.exists() or plistlib.loads(manifest.read_bytes()) != NOTHING:
            raise Fault(f"{manifest.resolve()}: it does not say that nothing is tracked and nothing collected")
    if '.process("Resources")' not in (app / "../../Package.swift").read_text():
        raise Fault("Package.swift: the resources of QuietZoneUI, with its privacy manifest, are left out")
    information = plistlib.loads((app / "Info.plist").read_bytes())
    if information.get("ITSAppUsesNonExemptEncryption") is not False:
        raise Fault("Info.plist: without ITSAppUsesNonExemptEncryption each upload waits for an answer")
    for contents in (app / "QuietZoneApp/Resources").rglob("Contents.json"):
        if "info" not in json.loads(contents.read_text()):
            raise Fault(f"{contents.parent.name}: no asset catalogue")


def icons(app):
    """The icon's files by their appearance, `None` for the one that has none."""
    files = {}
    for image in json.loads((app / ICON / "Contents.json").read_text())["images"]:
        described = [(each["appearance"], each["value"]) for each in image.get("appearances", [])]
        names = [value for kind, value in described if kind == "luminosity"] or [None]
        if len(described) > 1 or names[0] in files or "filename" not in image:
            raise Fault(f"AppIcon: {image} is not one appearance with a file")
        if (image.get("idiom"), image.get("platform"), image.get("size")) != ("universal", "ios", "1024x1024"):
            raise Fault(f"AppIcon: {image['filename']} is not the one size that is needed")
        files[names[0]] = app / ICON / image["filename"]
    if files.keys() != icon.LOOKS.keys():
        raise Fault("AppIcon: light, dark and tinted are needed")
    return files


def check_icon(app, drawn):
    """Each file is there, of the size that is said, and as `drawn` has it; `None`: nobody could draw it."""
    for appearance, file in icons(app).items():
        try:
            width, height, colors, rows = icon.read(file)
        except (OSError, ValueError, TypeError) as error:
            raise Fault(f"{file.name}: {error}") from None
        if (width, height) != (icon.SIDE, icon.SIDE):
            raise Fault(f"{file.name}: {width} × {height} pixels")
        # The system draws a ground of its own behind a dark one.
        if appearance != "dark" and colors not in OPAQUE:
            raise Fault(f"{file.name}: it has an alpha channel, which is refused")
        if appearance == "tinted" and not is_grey(rows, OPAQUE[colors]):
            raise Fault(f"{file.name}: it is not grey")
        if drawn and rows != drawn[appearance]:
            raise Fault(f"{file.name}: Scripts/generate app-icon draws another one")


def is_grey(rows, channels):
    length = icon.SIDE * channels + 1
    for start in range(0, len(rows), length):
        line = rows[start + 1:start + length]
        if any(line[0::channels] != line[each::channels] for each in range(channels)):
            return False
    return True
