"""The texts that people see, in all languages."""
import json
import plistlib
import re

from .fault import Fault

LANGUAGES = {"en", "ko", "zh-Hans"}
# Letters that a text of the language has: Hangul, Han.
SCRIPTS = {"ko": re.compile("[\uac00-\ud7a3]"), "zh-Hans": re.compile("[\u4e00-\u9fff]")}


def check_script(where, key, language, text):
    """A text has letters of its language, and none of the others'; the product's name is the same in all."""
    found = {each for each, letters in SCRIPTS.items() if letters.search(text)}
    if text != "QuietZone" and found != SCRIPTS.keys() & {language}:
        raise Fault(f"{where}: {key} is not in {language}: {text}")


def texts(path):
    catalogue = json.loads(path.read_text())
    for key, entry in catalogue["strings"].items():
        found = {name for name, each in entry["localizations"].items() if each["stringUnit"]["value"].strip()}
        if found != LANGUAGES:
            raise Fault(f"{path.name}: {key} is there in {sorted(found)}")
        for name, each in entry["localizations"].items():
            check_script(path.name, key, name, each["stringUnit"]["value"])
    return set(catalogue["strings"])


def check_texts(app):
    resources = app / "QuietZoneApp/Resources"
    keys = texts(resources / "Localizable.xcstrings")
    code = "\n".join(source.read_text() for source in sorted(app.rglob("*.swift")))
    used = set(re.findall(r'"([a-z][A-Za-z]*\.[a-zA-Z]+)"', code)) - {"photo.on.rectangle"}
    used -= set(re.findall(r'systemImage: "([^"]+)"', code))
    screens = re.findall(r"^  case (\w+)$", (app / "QuietZoneApp/Main/Screen.swift").read_text(), re.M)
    used -= {each for each in used if each in set(re.findall(r'case \.\w+: "([^"]+)"', code))}
    used |= {f"{screen}.{part}" for screen in screens for part in ("title", "subtitle")}
    for missing in sorted(used - keys):
        raise Fault(f"Localizable.xcstrings: no text for {missing}")
    for unused in sorted(keys - used):
        raise Fault(f"Localizable.xcstrings: nothing uses {unused}")
    information = plistlib.loads((app / "Info.plist").read_bytes())
    usage = {key for key in information if key.endswith("UsageDescription")}
    if "NSCameraUsageDescription" not in usage:
        raise Fault("Info.plist: nothing says what the camera is for")
    if texts(resources / "InfoPlist.xcstrings") != usage:
        raise Fault(f"InfoPlist.xcstrings: the texts are not those of {sorted(usage)}")
