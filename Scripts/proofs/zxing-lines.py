"""Reads pictures with zxing-cpp as a reader of ratchet-proof.py does: takes paths on standard input, prints a JSON line
for each."""
import json
import sys
import time

import numpy
import zxingcpp
from PIL import Image

for path in sys.stdin.read().splitlines():
    pixels = numpy.asarray(Image.open(path).convert("L"))
    begin = time.process_time()
    found = zxingcpp.read_barcodes(pixels)
    spent = (time.process_time() - begin) * 1000
    symbols = [{"format": each.format.name, "text": each.text, "bytes_hex": each.bytes.hex()} for each in found]
    print(json.dumps({"path": path, "ms": spent, "cpu_ms": spent, "symbols": symbols}))
