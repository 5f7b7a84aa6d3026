"""Reads made symbols with zxing-cpp and compares what it says, byte for byte, with what was asked for.

usage: independent-reader-proof.py SYMBOLS.jsonl [--verbose]

Each line holds one symbol (see Tests/ProofTool). Fails when a symbol is not read, says something else, or when a
version and level that the standards have is missing from the set.
"""
import collections
import json
import sys

import zxingcpp

from symbol_picture import picture

FORMATS = {
    "qr": zxingcpp.BarcodeFormat.QRCode,
    "micro-qr": zxingcpp.BarcodeFormat.MicroQRCode,
    "rmqr": zxingcpp.BarcodeFormat.RMQRCode,
    "ean-13": zxingcpp.BarcodeFormat.EAN13,
    "ean-8": zxingcpp.BarcodeFormat.EAN8,
    "upc-a": zxingcpp.BarcodeFormat.UPCA,
    "upc-e": zxingcpp.BarcodeFormat.UPCE,
    "code-39": zxingcpp.BarcodeFormat.Code39,
    "code-39-extended": zxingcpp.BarcodeFormat.Code39,
    "code-93": zxingcpp.BarcodeFormat.Code93,
    "code-128": zxingcpp.BarcodeFormat.Code128,
}


RETAIL = ("ean-13", "ean-8", "upc-a", "upc-e")


def shown(record, scale):
    rows = [row for row in record["rows"] for _ in range(record.get("height", 1))]
    return picture(rows, scale, record["quiet"])


def read(record):
    """The first reading that says anything: as a plain photograph, then as a clean picture of a symbol alone."""
    for pure, scale in ((False, 3), (False, 4), (False, 2), (True, 3), (True, 1)):
        found = zxingcpp.read_barcodes(
            shown(record, scale), formats=FORMATS[record["symbology"]], is_pure=pure,
            text_mode=zxingcpp.TextMode.Plain, ean_add_on_symbol=zxingcpp.EanAddOnSymbol.Read)
        if found:
            return found[0], "pure" if pure else "photograph"
    return None, None


def gtin(record, text):
    """Fourteen digits of a retail number, its zeros filled in, and its add-on's behind them."""
    length = len(text) - (len(record["expected"]) // 2 - 14)
    return text[:length].zfill(14) + text[length:]


def compare(record, barcode):
    """None when all is equal, else what differs."""
    if record["set"] is None:
        expected = bytes.fromhex(record["expected"])
        if record["symbology"] in RETAIL:
            return None if gtin(record, barcode.text) == expected.decode() else f"says {barcode.text!r}"
        got = barcode.text.encode("utf-8") if record["text"] else bytes(barcode.bytes)
        if got != expected:
            return f"says {got[:60]!r}, expected {expected[:60]!r}"
    if record["identifier"] and barcode.symbology_identifier != record["identifier"]:
        return f"identifier {barcode.symbology_identifier}, expected {record['identifier']}"
    return None


def missing(records):
    """Versions and levels that the standards have and the set lacks."""
    levels = {"micro-qr": {1: [None], 2: "LM", 3: "LM", 4: "LMQ"}}
    want = {("qr", v, l) for v in range(1, 41) for l in "LMQH"}
    want |= {("micro-qr", v, l) for v, ls in levels["micro-qr"].items() for l in ls}
    want |= {("rmqr", v, l) for v in range(1, 33) for l in "MH"}
    want |= {(symbology, None, None) for symbology in FORMATS if symbology not in levels and symbology not in ("qr", "rmqr")}
    return want - {(r["symbology"], r["version"], r["level"]) for r in records}


def sets(members):
    """Complaints about structured-append sets: the parts, in their order, must join to the message."""
    for name, parts in members.items():
        record = parts[0][0]
        if len(parts) != int(name):
            yield name, f"{len(parts)} members read"
            continue
        texts = [b.text.encode("utf-8") if record["text"] else bytes(b.bytes) for _, b in parts]
        if b"".join(texts) != bytes.fromhex(record["expected"]):
            yield name, "the joined message differs"


def main():
    with open(sys.argv[1], encoding="utf-8") as lines:
        records = [json.loads(line) for line in lines]
    tried, equal, ways = collections.Counter(), collections.Counter(), collections.Counter()
    complaints, members = [], collections.defaultdict(list)
    for record in records:
        kind = record["symbology"] if record["set"] is None else "structured append"
        tried[kind] += 1
        barcode, way = read(record)
        problem = "not read" if barcode is None else compare(record, barcode)
        if problem:
            complaints.append((record["name"], problem))
            continue
        equal[kind] += 1
        ways[record["symbology"], way] += 1
        if record["set"]:
            members[record["set"]].append((record, barcode))
    complaints += [(f"set of {name}", problem) for name, problem in sets(members)]
    complaints += [("/".join(map(str, gone)), "is not in the set") for gone in sorted(missing(records), key=str)]
    for name, problem in complaints:
        print(f"{name}: {problem}")
    for kind in tried:
        print(f"{kind}: tried {tried[kind]}, equal {equal[kind]}")
    print("read as: " + ", ".join(f"{s} {w} {n}" for (s, w), n in sorted(ways.items())))
    print(f"all: tried {sum(tried.values())}, equal {sum(equal.values())}, structured-append sets {len(members)}")
    return 1 if complaints or not records else 0


if __name__ == "__main__":
    sys.exit(main())
