"""Holds made linear symbols against two programs that are not ours: zxing-cpp reads them, zint makes the same bars.

usage: linear-proof.py SYMBOLS.jsonl

Each line holds one symbol (see Tests/ProofTool/LinearSet.swift). Fails when a symbol that zxing-cpp knows is not read or
says something else, or when zint makes other bars of the same content. What either does not know is counted as such.
"""
import collections
import json
import subprocess
import sys

import numpy
import zxingcpp

from ratchet_score import wide_upce

F = zxingcpp.BarcodeFormat
READ = {
    "ean-13": F.EAN13, "ean-8": F.EAN8, "upc-a": F.UPCA, "upc-e": F.UPCE, "code-39": F.Code39Std, "code-93": F.Code93,
    "code-128": F.Code128, "codabar": F.Codabar, "interleaved-2-of-5": F.ITF, "itf-14": F.ITF, "telepen": F.Telepen,
}
MADE = {
    "ean-13": "EANX", "ean-8": "EANX", "upc-a": "UPCA", "upc-e": "UPCE", "code-39": "CODE39", "code-93": "CODE93",
    "code-128": "CODE128", "codabar": "CODABAR", "interleaved-2-of-5": "C25INTER", "itf-14": "ITF14",
    "industrial-2-of-5": "C25IND", "iata-2-of-5": "C25IATA", "matrix-2-of-5": "C25STANDARD",
    "msi-plessey": "MSI_PLESSEY", "code-11": "CODE11", "telepen": "TELEPEN", "pharmacode": "PHARMA",
}


def picture(record, scale=4):
    left, right = (max(side, 10) for side in record["quiet"])
    line = [255] * left
    for index, width in enumerate(record["widths"]):
        line += [255 if index % 2 else 0] * width
    line = numpy.repeat(numpy.array(line + [255] * right, dtype=numpy.uint8), scale)
    return numpy.pad(numpy.tile(line, (60, 1)), 20, constant_values=255)


def said(record):
    """None when zxing-cpp reads what was asked for, else what it says."""
    found = zxingcpp.read_barcodes(picture(record), formats=READ[record["symbology"]], text_mode=zxingcpp.TextMode.Plain)
    if len(found) != 1:
        return f"{len(found)} symbols read"
    if record["gtin"]:
        text = found[0].text
        if record["symbology"] == "upc-e" and len(text) == 8:
            text = wide_upce(text)
        return None if text.zfill(14) == record["gtin"] else f"says {text}, expected {record['gtin']}"
    expected = bytes.fromhex(record["expected"])
    got = bytes(found[0].bytes)
    if record["symbology"] == "telepen":
        got = found[0].text.encode()
    return None if got == expected else f"says {got!r}, expected {expected!r}"


def bars(record):
    """Widths that zint makes of the same, None where it does not know how."""
    if "numeric" in record["options"]:
        return None
    content = bytes.fromhex(record["content"])
    command = ["zint", "--barcode=" + MADE[record["symbology"]], "--dump", "--notext", "--esc", "-d",
               "".join(f"\\x{byte:02X}" for byte in content)]
    for option in record["options"].split(";"):
        if option.startswith("msi="):
            command.append("--vers=" + option[4:])
        elif option == "check" and record["symbology"] != "msi-plessey":
            command.append("--vers=1")
    done = subprocess.run(command, capture_output=True, text=True)
    rows = [line for line in done.stdout.split("\n") if line.strip()]
    if len(rows) != 1:
        raise SystemExit(f"{' '.join(command)}: {done.stdout}{done.stderr}")
    modules = "".join(f"{int(digit, 16):04b}" for digit in rows[0].replace(" ", "")).rstrip("0")
    widths, last = [], None
    for module in modules:
        if module == last:
            widths[-1] += 1
        else:
            widths.append(1)
        last = module
    return widths


def main():
    with open(sys.argv[1], encoding="utf-8") as lines:
        records = [json.loads(line) for line in lines]
    tried, read, same = collections.Counter(), collections.Counter(), collections.Counter()
    faults = []
    for record in records:
        kind = record["symbology"]
        tried[kind] += 1
        if kind in READ:
            problem = said(record)
            read[kind] += not problem
            if problem:
                faults.append((record, problem))
        made = bars(record) if kind in MADE else None
        if made is not None:
            same[kind] += made == record["widths"]
            same[kind, "tried"] += 1
            # zint does not always find the fewest characters of Code 128.
            if made != record["widths"] and not (kind == "code-128" and sum(made) >= sum(record["widths"])):
                faults.append((record, f"zint has the bars {made}"))
    for record, problem in faults:
        print(f"{record['symbology']} {record['options']} {bytes.fromhex(record['content'])!r}: {problem}")
    for kind in tried:
        by_reader = f"{read[kind]} read by zxing-cpp with equal content" if kind in READ else "zxing-cpp does not read it"
        print(f"{kind}: made {tried[kind]}; {by_reader}; bars equal zint's {same[kind]} of {same[kind, 'tried']}")
    return 1 if faults or not records else 0


if __name__ == "__main__":
    sys.exit(main())
