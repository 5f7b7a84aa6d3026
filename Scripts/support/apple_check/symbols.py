"""Every declaration of Apple's that QuietZoneUI and the app use, joined with its page and availability."""
import json
import re
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

from .compiler import Red

PAGE = "Documentation/Apple/Symbols.md"
BASE = "https://developer.apple.com/documentation/"
NEWEST = (18, 0)
# A case in a pattern: its type, mangled, and its name.
CASE = re.compile(
    r'"pattern_enum_element",(?:"implicit":true,)?"type":"(\$s[^"]+)","decl_context":"[^"]*","element":'
    r'\{"_kind":"decl_name","base_name":\{"_kind":"base_name","name":"(\w+)"')
FOLDERS = {"Sources/QuietZoneUI/": "", "Sources/QuietZoneText/": "Text/", "Sources/QuietZoneMedia/": "Media/",
           "Tests/QuietZoneUITests/": "Tests/", "Apps/": "Apps/"}


@dataclass
class Declaration:
    """A declaration of a stub module."""
    usr: str
    module: str
    name: str
    kind: str
    page: str | None
    ios: tuple[int, int] | None
    place: str | None  # file and line in the stubs; None where the compiler made it
    is_part: bool  # of a conformance or of another declaration: it has no page of its own
    is_read: bool  # Apple's page, or a header of the SDK, was compared with it
    names: set[str]  # what its signature names
    within: str | None = None
    bases: set[str] = field(default_factory=set)
    is_requirement: bool = False


def check(state) -> str:
    known = declarations(state)
    faults = [fault for each in known.values() for fault in faults_of(each)]
    uses = {}
    for name, built in state.syntax.items():
        for file, found in references(built.file(".json"), known, state.stubs).items():
            uses.setdefault(name, {})[file] = found
    files = by_declaration(uses)
    add_aliases(state, known, files)
    used = closure(set(files), known)
    faults += [f"{each.place}: {each.name}: used by nobody" for each in known.values()
               if each.place and each.usr not in used and not each.is_part]
    if faults:
        raise Red("\n".join(sorted(faults)))
    text = page(known, used, files)
    target = state.root / PAGE
    if state.write:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text)
    elif not target.exists() or target.read_text() != text:
        raise Red(f"{PAGE} is out of date: write it anew with Scripts/check apple --write")
    return re.search(r"\*\*(.*?)\*\*", text)[1]


def faults_of(each: Declaration) -> list[str]:
    if not each.place or each.is_part:
        return []
    if not each.page:
        return [f"{each.place}: {each.name}: no page and availability in its comment"]
    if each.ios > NEWEST:
        return [f"{each.place}: {each.name}: iOS {each.ios[0]}.{each.ios[1]} is newer than iOS 18.0"]
    return []


# --- the stubs

def declarations(state) -> dict[str, Declaration]:
    known: dict[str, Declaration] = {}
    relations = []
    for module, built in state.stubs.items():
        for graph in sorted(built.folder.glob("*.symbols.json")):
            content = json.loads(graph.read_text())
            for symbol in content["symbols"]:
                usr = symbol["identifier"]["precise"]
                # A module's graph repeats what it exports of others, which came before.
                if "::SYNTHESIZED::" in usr or usr in known:
                    continue
                each = declaration(state.root, module, symbol)
                known[usr] = each
            relations += content["relationships"]
    for relation in relations:
        source = known.get(relation["source"])
        if not source:
            continue
        if relation["kind"] in ("memberOf", "requirementOf", "optionalRequirementOf"):
            source.within = source.within or relation["target"]
            source.is_requirement |= relation["kind"] != "memberOf"
        elif relation["kind"] in ("inheritsFrom", "conformsTo"):
            source.bases.add(relation["target"])
    return known


def declaration(root: Path, module: str, symbol: dict) -> Declaration:
    lines = [line["text"].strip() for line in symbol.get("docComment", {}).get("lines", [])]
    first = "".join(lines[:lines.index("")] if "" in lines else lines)
    found = re.fullmatch(r"([a-z0-9]+/\S+?) ?· iOS (\d+)\.(\d+)( ?· unread)?", first)
    place = None
    # What C declares is POSIX; Apple's pages have none of it.
    if "/Tests/AppleStubs/" in symbol.get("location", {}).get("uri", ""):
        path = symbol["location"]["uri"].split("/Tests/AppleStubs/")[-1]
        place = f"Tests/AppleStubs/{path}:{symbol['location']['position']['line'] + 1}"
    return Declaration(
        usr=symbol["identifier"]["precise"], module=module, name=".".join(symbol["pathComponents"]),
        kind=symbol["kind"]["displayName"].lower(), page=found[1] if found else None,
        ios=(int(found[2]), int(found[3])) if found else None, place=place,
        is_part=first.startswith("Part of "), is_read=not (found and found[4]),
        names={each["preciseIdentifier"] for each in symbol.get("declarationFragments", [])
               if "preciseIdentifier" in each})


# --- the clients

def references(tree: Path, known: dict[str, Declaration], modules) -> dict[str, set[str]]:
    """For each source file, the declarations of the stubs that its syntax tree names, types included."""
    types = {(each.module, each.name): each.usr for each in known.values()}
    text = tree.read_text()
    chunks = re.split(r'(?=\{"_kind":"source_file","filename":")', text)
    found, mangled = {}, {}
    for chunk in chunks:
        start = re.match(r'\{"_kind":"source_file","filename":"([^"]+)"', chunk)
        if not start:
            continue
        names = set(re.findall(r'"(s:[^"]+)"', chunk))
        found[start[1]] = {each for each in names if each in known}
        mangled[start[1]] = {
            *((each, "") for each in re.findall(r'"(\$s[^"]+)"', chunk)), *CASE.findall(chunk),
            *((f"$s{each[2:]}", "") for each in names if each not in known)}
    everything = sorted({name for names in mangled.values() for name, _ in names})
    plain = dict(zip(everything, demangle(everything)))
    word = re.compile(r"\b(%s)\.([A-Za-z_][\w.]*)" % "|".join(modules))
    for file, names in mangled.items():
        for name, case in names:
            for module, path in word.findall(plain[name]):
                parts = f"{path}.{case}".rstrip(".").split(".")
                for length in range(len(parts), 0, -1):
                    usr = types.get((module, ".".join(parts[:length])))
                    if usr:
                        found[file].add(usr)
                        break
    return found


def demangle(names: list[str]) -> list[str]:
    done = subprocess.run(["swift-demangle", "--compact"], input="\n".join(names), capture_output=True, text=True,
                          check=True)
    return done.stdout.split("\n")


def by_declaration(uses: dict[str, dict[str, set[str]]]) -> dict[str, list[str]]:
    """The files that use each declaration."""
    files: dict[str, set[str]] = {}
    for sources in uses.values():
        for file, found in sources.items():
            for folder, short in FOLDERS.items():
                if file.startswith(folder):
                    for usr in found:
                        files.setdefault(usr, set()).add(short + file[len(folder):].removesuffix(".swift"))
    return {usr: sorted(names) for usr, names in files.items()}


def add_aliases(state, known: dict[str, Declaration], files: dict[str, list[str]]) -> None:
    """The syntax tree names what a type alias stands for, not the alias: those are looked for as words."""
    aliases = [each for each in known.values() if each.kind == "type alias" and each.usr not in files]
    for folder, short in FOLDERS.items():
        for source in state.sources(folder):
            words = set(re.findall(r"\w+", source.read_text()))
            for each in aliases:
                if each.name.split(".")[-1] in words:
                    name = short + str(source.relative_to(state.root / folder)).removesuffix(".swift")
                    files.setdefault(each.usr, []).append(name)


def closure(start: set[str], known: dict[str, Declaration]) -> set[str]:
    """What is used, and what that needs: types around it, in its signature, above it; requirements of protocols."""
    requirements: dict[str, list[str]] = {}
    for each in known.values():
        if each.is_requirement and each.within:
            requirements.setdefault(each.within, []).append(each.usr)
    used, waiting = set(), [each for each in start if each in known]
    while waiting:
        usr = waiting.pop()
        if usr in used:
            continue
        used.add(usr)
        each = known[usr]
        further = each.names | each.bases | set(requirements.get(usr, [])) | ({each.within} if each.within else set())
        waiting += [other for other in further if other in known]
    return used


# --- the page

def page(known: dict[str, Declaration], used: set[str], files: dict[str, list[str]]) -> str:
    rows: dict[str, list[Declaration]] = {}
    for usr in used:
        if not known[usr].is_part or usr in files:
            rows.setdefault(known[usr].module, []).append(known[usr])
    listed = [each for module in rows.values() for each in module if page_of(each, known)]
    newest = max(page_of(each, known)[1] for each in listed)
    named = sum(each.usr in files for each in listed)
    unread = sum(not each.is_read for each in listed)
    lines = [
        "# Apple's declarations that QuietZone uses", "",
        "Written by `Scripts/check apple --write`; the check fails when it is out of date. The compiler found each",
        "use, by type-checking against the stubs in `Tests/AppleStubs`. Nothing here was compiled with Apple's SDK.",
        "The links lead to the pages that the stubs must agree with: each was compared with its page, a list on the",
        "page of its type, or a header or interface of the SDK; those in *italics* were not. Where neither page nor",
        "header states a version, that of the type around it, or of its oldest member, stands here.", "",
        f"**{len(listed)} declarations in {len(rows)} modules, {unread} in italics**: {named} that the sources",
        f"name or give a type to, {len(listed) - named} more that those need (types in their signatures, base types,",
        f"requirements of a protocol); the newest is of iOS {newest[0]}.{newest[1]}. What is part of a conformance",
        "bears the page of its type. Not listed: Swift's own library, which is the same here and there.", "",
    ]
    for module in sorted(rows):
        own = sorted((each for each in rows[module] if page_of(each, known)), key=lambda each: (each.name, each.usr))
        if not own:
            continue
        lines += [f"## {module} · {len(own)}", "", "| declaration | kind | iOS | used in |", "|---|---|---|---|"]
        for each in own:
            path, (major, minor) = page_of(each, known)
            where = ", ".join(files.get(each.usr, [])) or "·"
            link = f"[`{each.name}`]({BASE}{path})"
            link = link if each.is_read else f"*{link}*"
            lines.append(f"| {link} | {each.kind} | {major}.{minor} | {where} |")
        lines.append("")
    return "\n".join(lines)


def page_of(each: Declaration, known: dict[str, Declaration]):
    """Its page and availability; those of the type around it where it is part of a conformance."""
    while each is not None:
        if each.page:
            return each.page, each.ios
        each = known.get(each.within)
    return None
