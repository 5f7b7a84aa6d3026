"""Lets zxing-cpp read GS1 element strings and Digital Links out of the symbols that carry them.

usage: gs1-proof.py SYMBOLS.jsonl

Each line holds one symbol (see Tests/ProofTool/GS1Set.swift). Fails when one is not read, says other bytes or does not
say that it is GS1.
"""
import collections
import json
import sys

import zxingcpp

from symbol_picture import picture

FORMATS = {
    "code-128": (zxingcpp.BarcodeFormat.Code128, "]C1"),
    "databar-expanded": (zxingcpp.BarcodeFormat.DataBar, "]e0"),
    "databar-expanded-stacked": (zxingcpp.BarcodeFormat.DataBar, "]e0"),
    "data-matrix": (zxingcpp.BarcodeFormat.DataMatrix, "]d2"),
    "data-matrix-link": (zxingcpp.BarcodeFormat.DataMatrix, "]d1"),
    "qr": (zxingcpp.BarcodeFormat.QRCode, "]Q3"),
    "qr-link": (zxingcpp.BarcodeFormat.QRCode, "]Q1"),
    "rmqr": (zxingcpp.BarcodeFormat.RMQRCode, "]Q3"),
    "aztec": (zxingcpp.BarcodeFormat.Aztec, "]z1"),
}


def fault(record):
    """None where zxing-cpp reads what was asked for, else what it says."""
    wanted, identifier = FORMATS[record["form"]]
    expected = bytes.fromhex(record["expected"])
    said = "not read"
    for scale, pure in ((3, False), (2, False), (5, False), (3, True), (1, True)):
        for found in zxingcpp.read_barcodes(picture(record["rows"], scale, 12), formats=wanted, is_pure=pure,
                                            text_mode=zxingcpp.TextMode.Plain):
            if bytes(found.bytes) != expected:
                return f"says {bytes(found.bytes)!r}, expected {expected!r}"
            if found.symbology_identifier != identifier:
                return f"identifier {found.symbology_identifier}, expected {identifier}"
            return None
    return said


def main():
    counts, faults = collections.Counter(), []
    with open(sys.argv[1], encoding="utf-8") as file:
        for line in file:
            record = json.loads(line)
            counts[record["form"]] += 1
            problem = fault(record)
            if problem:
                faults.append(f"{record['form']} {bytes.fromhex(record['expected'])!r}: {problem}")
    for form in FORMATS:
        print(f"{form:26}{counts[form]:6}")
    for each in faults[:20]:
        print(each)
    missing = [form for form in FORMATS if not counts[form]]
    for form in missing:
        print(f"{form}: no symbol was made")
    print(f"Scripts/prove gs1: {sum(counts.values())} symbols, {len(faults)} not as they should be")
    return 1 if faults or missing else 0


sys.exit(main())
