"""The lines of QuietZoneUI that decide something, and Documentation/Apple/Decisions.md, which says why each may."""
import re
from collections import Counter
from pathlib import Path

from .compiler import Red

PAGE = "Documentation/Apple/Decisions.md"
SOURCES = "Sources/QuietZoneUI"
MARK = "<!-- The tables are kept by Scripts/check apple --write; kind and reason are written by hand. -->"
KINDS = ("SDK answer", "own")
DECIDES = re.compile(
    r"(?<![#\w.])(?:if|guard|switch|while)\b|\bcase\b.*\bwhere\b|\bfor\b.*\bwhere\b|\?\?|(?<=\s)\?(?=\s)")


def check(state) -> str:
    found = decisions(state.root)
    preface, table = read(state.root / PAGE)
    if state.write:
        kept = {key: table.get(key, ("", "")) for key in found}
        (state.root / PAGE).parent.mkdir(parents=True, exist_ok=True)
        (state.root / PAGE).write_text(write(preface, found, kept))
        table = kept
    faults = [f"{PAGE}: not listed: {file}: {line}" for file, line in found if (file, line) not in table]
    faults += [f"{PAGE}: is no more: {file}: {line}" for file, line in table if (file, line) not in found]
    faults += [f"{PAGE}: no kind ({' or '.join(KINDS)}) or no reason: {file}: {line}"
               for (file, line), (kind, why) in table.items() if kind not in KINDS or not why]
    if faults:
        raise Red("\n".join(faults))
    kinds = Counter()
    for key, count in found.items():
        kinds[table[key][0]] += count
    return f"{sum(found.values())} lines: " + ", ".join(f"{kinds[kind]} {kind}" for kind in KINDS)


def decisions(root: Path) -> Counter:
    """(file, line's text) and how often it stands there, in the order of the sources."""
    found = Counter()
    for source in sorted((root / SOURCES).rglob("*.swift")):
        text = source.read_text()
        for line, code in zip(text.split("\n"), bare(text).split("\n")):
            if DECIDES.search(code):
                found[str(source.relative_to(root / SOURCES)), " ".join(line.split())] += 1
    return found


def bare(text: str) -> str:
    """The code alone: comments and the text of literals are blanked, line ends kept."""
    def blank(match: re.Match) -> str:
        return re.sub(r"[^\n]", " ", match[0])

    return re.sub(r'"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|/\*[\s\S]*?\*/|//[^\n]*', blank, text)


def read(path: Path) -> tuple[str, dict[tuple[str, str], tuple[str, str]]]:
    """What stands before the tables, and kind and reason of each line in them."""
    if not path.exists():
        return "# Lines of QuietZoneUI that decide something\n\n", {}
    preface, _, tables = path.read_text().partition(MARK)
    table, file = {}, ""
    for line in tables.split("\n"):
        if line.startswith("### "):
            file = line[4:].strip()
        row = re.fullmatch(r"\| (`+) ?(.*?) ?\1 \| (.*?) \| (.*?) \|", line)
        if row:
            code = re.sub(r" \(× \d+\)$", "", row[2]).replace("\\|", "|")
            table[file, code] = (row[3].strip(), row[4].strip())
    return preface, table


def write(preface: str, found: Counter, table: dict[tuple[str, str], tuple[str, str]]) -> str:
    kinds = Counter()
    for key, count in found.items():
        kinds[table[key][0] or "not yet described"] += count
    counts = ", ".join(f"{count} {kind}" for kind, count in sorted(kinds.items()))
    lines = [f"{preface.rstrip()}\n", MARK, "", f"**{sum(found.values())} lines: {counts}.**", ""]
    last = None
    for (file, code), (kind, why) in table.items():
        if file != last:
            lines += [*([""] if last else []), f"### {file}", "", "| line | kind | why it is here |", "|---|---|---|"]
            last = file
        tick = "``" if "`" in code else "`"
        pad = " " if tick == "``" else ""
        escaped = code.replace("|", "\\|")
        lines.append(f"| {tick}{pad}{escaped}{pad}{tick} | {kind} | {why} |")
    return "\n".join(lines) + "\n"
