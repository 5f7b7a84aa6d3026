"""Prints how many of the synthetic camera's pictures ours and zxing-cpp read: a row a condition, a column a form of
symbol, in each cell ours / zxing-cpp in per cent of the pictures.

usage: matrix-reading-proof.py QUIETZONE-PROOF [--keep DIRECTORY] [--report-only] [--angles] [option …]

  --keep DIRECTORY   leaves the pictures and the manifest there
  --report-only      succeeds whatever the table says
  --angles           a row for each angle of the rotation
  --json FILE        the counts of each cell too

Every other option goes to `quietzone-proof matrix-reading`, which writes pictures and manifest: --symbology NAME,
--condition NAME, --count N, --seed S, --alone, --effort EFFORT. zxing-cpp looks for every format it knows, rotated,
inverted and downscaled. Fails when ours reads fewer than zxing-cpp in any cell, or anything that is not there.
"""
import importlib.metadata
import json
import os
import subprocess
import sys
import tempfile

import numpy
import zxingcpp


def picture(path):
    with open(path, "rb") as file:
        data = file.read()
    width, height = map(int, data.split(b"\n", 2)[1].split())
    return numpy.frombuffer(data, dtype=numpy.uint8)[-width * height:].reshape(height, width)


def theirs(path):
    found = zxingcpp.read_barcodes(
        picture(path), try_rotate=True, try_invert=True, try_downscale=True, text_mode=zxingcpp.TextMode.Plain)
    return [bytes(barcode.bytes).hex() for barcode in found]


class Cell:
    def __init__(self):
        self.tried = self.ours = self.theirs = self.ours_wrong = self.theirs_wrong = 0

    def add(self, record, directory):
        content, symbology = record["content"], record["symbology"]
        ours = [(name, value) == (symbology, content) for name, value in record["ours"]]
        rival = [value == content for value in theirs(os.path.join(directory, record["path"]))]
        self.tried += 1
        self.ours += any(ours)
        self.theirs += any(rival)
        self.ours_wrong += ours.count(False)
        self.theirs_wrong += rival.count(False)

    def text(self):
        def share(count):
            return f"{100 * count / self.tried:.1f}".removesuffix(".0")
        mark = "**" if self.ours < self.theirs else ""
        wrong = f" ({self.ours_wrong} wrong)" if self.ours_wrong else ""
        return f"{mark}{share(self.ours)} / {share(self.theirs)}{mark}{wrong}"


def table(cells, forms, conditions):
    print("| condition | " + " | ".join(forms) + " |")
    print("|---|" + "--:|" * len(forms))
    for condition in conditions:
        row = [cells[condition, form].text() if (condition, form) in cells else "" for form in forms]
        print(f"| {condition} | " + " | ".join(row) + " |")
    wrong = [
        [sum(getattr(cell, name) for (_, of), cell in cells.items() if of == form) for form in forms]
        for name in ("ours_wrong", "theirs_wrong")]
    print("| wrong reads | " + " | ".join(f"{a} / {b}" for a, b in zip(*wrong)) + " |")


def judge(cells):
    """What must not be: fewer read than the rival's, and anything wrong."""
    lower = [(key, cell) for key, cell in cells.items() if cell.ours < cell.theirs]
    wrong = sum(cell.ours_wrong for cell in cells.values())
    total = Cell()
    for cell in cells.values():
        for name in vars(total):
            setattr(total, name, getattr(total, name) + getattr(cell, name))
    print(f"\n{total.tried} pictures: ours {total.ours} read, {total.ours_wrong} wrong;"
          f" zxing-cpp {importlib.metadata.version('zxing-cpp')} {total.theirs} read, {total.theirs_wrong} wrong")
    for (condition, form), cell in lower:
        print(f"lower: {condition}, {form}: {cell.ours} for {cell.theirs} of {cell.tried}")
    return bool(lower or wrong)


def main():
    arguments = sys.argv[1:]
    if not arguments or "--help" in arguments:
        print(__doc__)
        return 2
    tool, rest, keep, report_only, angles, output = arguments[0], [], None, False, False, None
    arguments = iter(arguments[1:])
    for argument in arguments:
        if argument == "--keep":
            keep = next(arguments)
        elif argument == "--json":
            output = next(arguments)
        elif argument == "--report-only":
            report_only = True
        elif argument == "--angles":
            angles = True
        else:
            rest.append(argument)
    with tempfile.TemporaryDirectory() as scratch:
        directory = keep or scratch
        subprocess.run([tool, "matrix-reading", directory, *rest], check=True, stdout=sys.stderr)
        cells, forms, conditions = {}, [], []
        with open(os.path.join(directory, "manifest.jsonl"), encoding="utf-8") as lines:
            for record in map(json.loads, lines):
                condition, form = record["condition"], record["form"]
                if angles and condition == "rotation":
                    condition += f" {record['variant']}"
                forms += [form] if form not in forms else []
                conditions += [condition] if condition not in conditions else []
                cells.setdefault((condition, form), Cell()).add(record, directory)
    if not cells:
        print("no pictures: such a symbology or condition there is not")
        return 1
    table(cells, forms, conditions)
    is_bad = judge(cells)
    if output:
        with open(output, "w", encoding="utf-8") as file:
            json.dump([{"condition": c, "form": f, **vars(cell)} for (c, f), cell in cells.items()], file, indent=1)
    return int(is_bad and not report_only)


if __name__ == "__main__":
    sys.exit(main())
