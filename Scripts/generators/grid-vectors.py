"""Writes golden drawings of matrix and stacked symbols from independent encoders, and which program made each.

A case says which program is asked for what, what is to be read of the drawing, and whether our writer must make the
same modules of the same content: `alike` with its options in Swift, or `free` with the reason why it may not. What
zxing-cpp can read is read by it first, so that no table says of a drawing what only its maker and we believe.
"""
import sys

import grid_cases
import grid_makers as makers
from grid_reading import contradiction

TESTS = "Tests/QuietZoneTests/Symbologies"
FILES = {
    "dataMatrix": (f"{TESTS}/Matrix/DataMatrix/DataMatrixGrids+Tables.swift", "Data Matrix"),
    "aztec": (f"{TESTS}/Matrix/Aztec/AztecGrids+Tables.swift", "Aztec Code"),
    "maxiCode": (f"{TESTS}/Matrix/MaxiCode/MaxiCodeGrids+Tables.swift", "MaxiCode"),
    "pdf417": (f"{TESTS}/Stacked/PDF417Grids+Tables.swift", "PDF417"),
    "microPDF417": (f"{TESTS}/Stacked/MicroPDF417Grids+Tables.swift", "MicroPDF417"),
}
# Modules of a row in one line of source; longer rows go on in the next.
COLUMNS = 100


def literal(content):
    """A Swift string whose scalars are the bytes."""
    plain = {34: '\\"', 92: "\\\\"}
    return '"' + "".join(
        plain.get(byte) or (chr(byte) if 32 <= byte < 127 else f"\\u{{{byte:X}}}") for byte in content) + '"'


def swift(case, label):
    """The literal of a `GridVector`."""
    lines = [f"    // zxing-cpp says {case.unread}." ] if case.unread else []
    lines.append("    GridVector(")
    head = [f'"{label}", .{case.symbology}, "{case.facts}",']
    if len(head[0]) > COLUMNS:
        head = [f'"{label}", .{case.symbology},', f'"{case.facts}",']
    lines += [f"      {line}" for line in head]
    text = literal(case.content)
    pieces = [text] if len(text) <= COLUMNS else split(text)
    lines += [f"      {'  ' if index else ''}{piece}{',' if piece is pieces[-1] else ''}"
              for index, piece in enumerate(pieces)]
    lines += making(case)
    lines.append('      """')
    for row in case.rows:
        row = row.replace("1", "#").replace("0", ".")
        parts = [row[at:at + COLUMNS] for at in range(0, len(row), COLUMNS)]
        lines += [f"      {part}" + ("" if part is parts[-1] else "\\") for part in parts]
    lines.append('      """),')
    return lines


def making(case):
    """The argument that says what our writer makes."""
    if case.alike is None:
        return [f'      .free("{case.free}"),']
    arguments = [] if case.written is None else [literal(case.written)]
    if case.member:
        arguments.append(f"member: (index: {case.member[0]}, count: {case.member[1]})")
    head = "      .alike" + (f"({', '.join(arguments)})" if arguments else "")
    if len(case.alike) == 1 and len(head) + len(case.alike[0]) + 6 <= COLUMNS + 10:
        return [f"{head} {{ {case.alike[0]} }},"]
    return [f"{head} {{", *(f"        {statement}" for statement in case.alike), "      },"]


def split(text):
    """A long literal as a sum of shorter ones, none of them cut inside of an escape."""
    pieces, piece = [], ""
    at = 1
    while at < len(text) - 1:
        end = text.index("}", at) + 1 if text.startswith("\\u", at) else at + (2 if text[at] == "\\" else 1)
        piece += text[at:end]
        at = end
        if len(piece) > COLUMNS - 14:
            pieces.append(piece)
            piece = ""
    pieces.append(piece)
    return [f'{"+ " if index else ""}"{piece}"' for index, piece in enumerate(pieces) if piece]


def table(symbology, name, cases, versions):
    kind = FILES[symbology][0].split("/")[-1].split("+")[0]
    lines = ["import QuietZone", "",
             f"/// {name} as other programs make it, by `Scripts/generate grid-vectors`; one line a row of the symbol.",
             f"enum {kind} {{", "  static let all: [GridVector] = ["]
    for case in cases:
        lines += swift(case, f"{case.program} {versions[case.program]}, {case.asked}")
    return "\n".join(lines + ["  ]", "}"]) + "\n"


def agree(cases):
    """Whether zxing-cpp reads what the cases say; what it reads otherwise is printed."""
    is_right = True
    for case in cases:
        wrong = contradiction(case)
        if wrong != case.unread:
            print(f"{case.symbology}, {case.program}, {case.asked}: zxing-cpp reads {wrong}", file=sys.stderr)
            is_right = False
    return is_right


def report(cases, versions):
    for case in cases:
        notes = ["alike" if case.free == "" else "free"] + ([f"zxing-cpp says {case.unread}"] if case.unread else [])
        print(f"{case.symbology} {len(case.rows[0])}x{len(case.rows)}, {case.program} {versions[case.program]}, "
              f"{case.asked}: {case.facts}: {', '.join(notes)}")


def main():
    versions, is_check = makers.versions(), "--check" in sys.argv[1:]
    cases = grid_cases.make()
    report(cases, versions)
    print(", ".join(f"{name} {version}" for name, version in versions.items()))
    if not agree(cases):
        return 1
    changed = 0
    for symbology, (path, name) in FILES.items():
        text = table(symbology, name, [case for case in cases if case.symbology == symbology], versions)
        if not is_check:
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
            continue
        with open(path, encoding="utf-8") as file:
            if file.read() != text:
                print(f"{path} is not what the programs make", file=sys.stderr)
                changed += 1
    return 1 if changed else 0


if __name__ == "__main__":
    sys.exit(main())
