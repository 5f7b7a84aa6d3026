"""Reads made Data Matrix, PDF417, MicroPDF417, Aztec and MaxiCode symbols with zxing-cpp and, Data Matrix of the sizes
it knows, with libdmtx; compares exact modules with zint's where both choose the same modes.

usage: matrix-proof.py SYMBOLS.jsonl

Each line holds one symbol (see Tests/ProofTool/MatrixSet.swift). Fails when a symbol is not read or says something
else, or when modules differ from zint's. MaxiCode is counted and not drawn here: its hexagons are no grid of squares.
"""
import collections
import json
import subprocess
import sys
import tempfile

import zxingcpp

from symbol_picture import picture

try:
    from pylibdmtx.pylibdmtx import decode as dmtx_decode
except ImportError:
    dmtx_decode = None

FORMATS = {
    "data-matrix": zxingcpp.BarcodeFormat.DataMatrix,
    "pdf417": zxingcpp.BarcodeFormat.PDF417,
    "micro-pdf417": zxingcpp.BarcodeFormat.MicroPDF417,
    "aztec": zxingcpp.BarcodeFormat.Aztec,
}
RECTANGLES = {(18, 8), (32, 8), (26, 12), (36, 12), (36, 16), (48, 16)}
# zint repeats no rows; ours have the height of the standard.
ROW_HEIGHTS = {"pdf417": 3, "micro-pdf417": 2}


def says(record, barcode):
    expected = bytes.fromhex(record["expected"])
    if not record["text"]:
        return bytes(barcode.bytes) == expected
    # Without an ECI the bytes are ISO-8859-1; of a few of them a reader guesses another character set.
    text = expected.decode("utf-8")
    return barcode.text == text or bytes(barcode.bytes) == text.encode("latin-1", "replace")


def read(record):
    for pure, scale in ((False, 3), (True, 3), (False, 5), (True, 1)):
        found = zxingcpp.read_barcodes(
            picture(record["rows"], scale, 4), formats=FORMATS[record["symbology"]], is_pure=pure,
            text_mode=zxingcpp.TextMode.Plain)
        if found:
            return says(record, found[0])
    return False


def libdmtx(record):
    from PIL import Image
    found = dmtx_decode(Image.fromarray(picture(record["rows"], 5, 4)), max_count=1, timeout=5000)
    # The Python binding ends what it hands over at a zero byte.
    return bool(found) and found[0].data == bytes.fromhex(record["expected"]).split(b"\0")[0]


def zint(record):
    """The rows of zint's symbol; None where it makes none of this size."""
    with tempfile.NamedTemporaryFile(suffix=".txt") as file:
        file.write(bytes.fromhex(record["expected"]))
        file.flush()
        result = subprocess.run(
            ["zint", *record["zint"], "-i", file.name, "--dump"], capture_output=True, text=True)
    rows = [line.replace(" ", "") for line in result.stdout.split("\n") if line.strip()]
    if result.returncode >= 5 or not rows:
        return None
    width = len(record["rows"][0])
    return ["".join(f"{int(digit, 16):04b}" for digit in row)[:width] for row in rows]


def main():
    with open(sys.argv[1], encoding="utf-8") as lines:
        records = [json.loads(line) for line in lines]
    tried, equal, complaints = collections.Counter(), collections.Counter(), []

    def count(kind, record, is_equal):
        tried[kind] += 1
        equal[kind] += is_equal
        if not is_equal:
            complaints.append(f"{record['name']}: {kind}")

    for record in records:
        symbology, rows = record["symbology"], record["rows"]
        if symbology not in FORMATS:
            tried[f"{symbology}, made"] += 1
            equal[f"{symbology}, made"] += 1
            continue
        size = (len(rows[0]), len(rows))
        # Four rows of MicroPDF417 are too few for zxing-cpp to find; zint is asked for their modules.
        if symbology != "micro-pdf417" or len(rows) > 8:
            count(f"{symbology}, zxing-cpp", record, read(record))
        # libdmtx gives bytes; text outside ASCII has an ECI, which it does not know.
        plain = not record["text"] or bytes.fromhex(record["expected"]).isascii()
        # libdmtx deals the codewords of 144x144 to their blocks otherwise than zint and zxing-cpp.
        known = size[0] == size[1] < 144 or size in RECTANGLES
        if symbology == "data-matrix" and dmtx_decode and plain and known:
            count("data-matrix, libdmtx", record, libdmtx(record))
        if record["zint"]:
            theirs = zint(record)
            if theirs is not None:
                count(f"{symbology}, zint's modules", record, rows[::ROW_HEIGHTS.get(symbology, 1)] == theirs)
    for complaint in complaints:
        print(complaint)
    for kind in sorted(tried):
        print(f"{kind}: tried {tried[kind]}, equal {equal[kind]}")
    if dmtx_decode is None:
        print("libdmtx is not installed: not asked")
    return 1 if complaints or not records else 0


if __name__ == "__main__":
    sys.exit(main())
