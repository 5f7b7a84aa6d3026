"""The texts of QuietZoneUI: each case of what it tells people has one, in every language, with all its values."""
import re

from . import plist
from .fault import Fault
from .texts import LANGUAGES, check_script

KIT = "Sources/QuietZoneUI"
VALUE = re.compile(r"%(\d)\$@")

# The file of an enum, the enum, what its cases' keys begin and end with, and which cases need no text of their own.
ENUMS = [
    ("Sources/QuietZone/Model/BarcodeEncodingError.swift", "BarcodeEncodingError", "encoding", [""], {"invalidOption"}),
    ("Sources/QuietZone/Model/BarcodeEncodingError.swift", "Option", "option", [""], set()),
    ("Sources/QuietZone/Model/BarcodeEncodingError.swift", "Setting", "setting", [""], set()),
    ("Sources/QuietZoneRendering/RenderingError.swift", "RenderingError", "rendering", [""], {"style"}),
    ("Sources/QuietZoneRendering/Styles/StyleError.swift", "StyleError", "style", [""], set()),
    ("Sources/QuietZoneRendering/Scannability.swift", "ScannabilityWarning", "scannability", [""], set()),
    (f"{KIT}/Pictures/PictureError.swift", "PictureError", "picture", [""], set()),
    ("Sources/QuietZoneScanning/Session/ScanFailure.swift", "ScanFailure", "failure", [".title", ".advice"], set()),
    # No button helps where nothing can be done.
    ("Sources/QuietZoneScanning/Session/ScanFailure.swift", "Remedy", "remedy", [""], {"none"}),
    ("Sources/QuietZone/Reading/BarcodeSighting.swift", "Obstacle", "reason", [""], set()),
    ("Sources/QuietZoneScanning/Session/ScanHint.swift", "ScanHint", "hint", [""], set()),
    ("Sources/QuietZoneScanning/Camera/CaptureSupervisor.swift", "Interruption", "interruption", [""], set()),
]
# A set of options instead of an enum.
ODDITIES = "Sources/QuietZonePayloads/LinkInspection.swift"


def check_kit(root):
    tables = {name: table(root, name) for name in ("Errors", "Localizable")}
    needed, optional = keys(root)
    texts = tables["Errors"] | tables["Localizable"]
    if twice := sorted(tables["Errors"].keys() & tables["Localizable"].keys()):
        raise Fault(f"{twice[0]} is in two tables")
    if missing := sorted(needed - texts.keys()):
        raise Fault(f"QuietZoneUI: no text for {missing[0]}")
    code = "\n".join(source.read_text() for source in sorted((root / KIT).rglob("*.swift")))
    wordings = dict(re.findall(r'Wording\(\s*"([\w.]+)"((?:[^()]|\([^()]*\))*)\)', code))
    check_values(tables["Errors"], {key: rest.count(",") - nested_commas(rest) for key, rest in wordings.items()})
    literals = set(re.findall(r'"((?:%s)\.\w+)"' % "|".join({key.split(".")[0] for key in texts}), code))
    if missing := sorted(literals - texts.keys()):
        raise Fault(f"QuietZoneUI: no text for {missing[0]}")
    built = tuple(f"{prefix}." for prefix in re.findall(r'"(\w+)\.\\\(', code))
    if unused := sorted(key for key in texts.keys() - needed - optional - literals if not key.startswith(built)):
        raise Fault(f"QuietZoneUI: nothing uses the text {unused[0]}")


def nested_commas(text):
    return sum(each.count(",") for each in re.findall(r"\([^()]*\)", text))


def check_values(texts, counts):
    """Each text names each of the values that the code gives it, once."""
    if missing := sorted(texts.keys() ^ counts.keys()):
        raise Fault(f"Errors.strings: {missing[0]} is no text, or none that Wording names")
    for key, by_language in texts.items():
        for language, text in by_language.items():
            named = sorted(int(each) for each in VALUE.findall(text))
            if named != list(range(1, counts[key] + 1)) or text.count("%$") or len(named) != text.count("$@"):
                raise Fault(f"{language}, Errors.strings: {key} is given {counts[key]} values and names {named}")


def table(root, name):
    """The texts of a table by key and language."""
    found = {}
    for language in sorted(LANGUAGES):
        path = root / KIT / f"Resources/{language}.lproj/{name}.strings"
        for key, text in plist.pairs(path).items():
            found.setdefault(key, {})[language] = text
    for key, by_language in found.items():
        if {each for each, text in by_language.items() if text.strip()} != LANGUAGES:
            raise Fault(f"{name}.strings: {key} is there in {sorted(by_language)}")
        for language, text in by_language.items():
            check_script(f"{language}, {name}.strings", key, language, text)
    return found


def keys(root):
    """Those that each case needs, and those that it may have."""
    needed, optional = set(), set()
    for file, name, prefix, suffixes, silent in ENUMS:
        found = cases((root / file).read_text(), name)
        if not found or silent - found:
            raise Fault(f"{file}: {name} has other cases than its texts: {sorted(found)}")
        for case in found:
            (optional if case in silent else needed).update(f"{prefix}.{case}{suffix}" for suffix in suffixes)
    names = re.findall(r"static let (\w+) = Oddities\(", (root / ODDITIES).read_text())
    return needed | {f"oddity.{name}" for name in names}, optional


def cases(text, name):
    """The cases of an enum of Swift, those of enums inside it left out."""
    start = re.search(rf"^( *)(?:public )?enum {name}\b[^{{]*{{", text, re.M)
    if not start:
        return set()
    body = text[start.end():].split(f"\n{start[1]}}}", 1)[0]
    return {found for line in re.findall(rf"^{start[1]}  case (.+)$", body, re.M)
            for found in re.findall(r"(?:^|, )(\w+)(?=\(|,| =|$)", re.sub(r"\([^()]*\)", "", line))}
