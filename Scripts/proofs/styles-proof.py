"""Compares what two readers say of photographs of styled and of plain codes.

usage: styles-proof.py styles|style-table FOLDER    FOLDER has photographs.jsonl, see Tests/ProofTool
"""
import collections
import concurrent.futures
import json
import math
import os
import sys

import zxingcpp
from PIL import Image

READERS = ("ours", "zxing-cpp")
# Readings that a style which passes may cost, of a hundred photographs; what a refused one may still be read.
LOSS, REFUSED = 1, 50


def theirs(path):
    """What zxing-cpp says, looked for as hard as it can."""
    with Image.open(path) as picture:
        found = zxingcpp.read_barcodes(picture, text_mode=zxingcpp.TextMode.Plain)
    return [bytes(barcode.bytes).hex() for barcode in found]


def counted(folder):
    """For each series and kind: photographs, and of each reader right and wrong ones."""
    with open(os.path.join(folder, "photographs.jsonl"), encoding="utf-8") as lines:
        photographs = [json.loads(line) for line in lines]
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        said = pool.map(lambda one: theirs(os.path.join(folder, one["path"])), photographs)
    rows = collections.defaultdict(collections.Counter)
    for photograph, zxing in zip(photographs, said):
        row = rows[photograph["series"], photograph["kind"]]
        row["all"] += 1
        for reader, values in (("ours", photograph["ours"]), ("zxing-cpp", zxing)):
            row[reader] += photograph["expected"] in values
            strangers = [value for value in values if value != photograph["expected"]]
            row[reader, "wrong"] += bool(strangers)
            if strangers:
                print(f"{reader}: {photograph['path']}: {strangers}, expected {photograph['expected']}")
    return rows


def percent(row, reader):
    return 100 * row[reader] / row["all"]


def report(rows):
    columns = [f"{reader} {what}" for reader in READERS for what in ("plain", "styled")]
    print("| style | photographs | " + " | ".join(columns) + " | wrong |")
    print("|---|---|" + "---|" * len(columns) + "---|")
    for series in dict.fromkeys(name for name, _ in rows):
        plain, styled = rows[series, "plain"], rows[series, "styled"]
        cells = [f"{percent(row, reader):.1f} %" for reader in READERS for row in (plain, styled)]
        wrong = sum(row[reader, "wrong"] for reader in READERS for row in (plain, styled))
        print(f"| {series} | {styled['all']} | " + " | ".join(cells) + f" | {wrong} |")


def allowed(count):
    """Readings that may be lost; of fewer than a thousand as many more as chance brings: twice the spread."""
    loss = count * LOSS / 100
    return math.ceil(loss if count >= 1000 else loss + 2 * math.sqrt(loss))


def faults(rows):
    """What breaks the promise."""
    passed, plain, refused = (rows[key] for key in (("passed", "styled"), ("passed", "plain"), ("refused", "styled")))
    for reader in READERS:
        lost = plain[reader] - passed[reader]
        if lost > allowed(plain["all"]):
            yield f"{reader}: styles that pass cost {lost} of {plain['all']} readings"
        if percent(refused, reader) >= REFUSED:
            yield f"{reader}: reads {percent(refused, reader):.1f} % of what is refused"
        for (series, kind), row in rows.items():
            if row[reader, "wrong"]:
                yield f"{reader}: says something else of {row[reader, 'wrong']} {series} {kind} codes"


def main():
    command, folder = sys.argv[1:3]
    rows = counted(folder)
    report(rows)
    if command == "style-table":
        return 0
    found = list(faults(rows))
    for fault in found:
        print(fault)
    return 1 if found else 0


sys.exit(main())
