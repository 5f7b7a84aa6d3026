"""Races the reader against zxing-cpp: CPU time of one thread, the same pixels, the same formats.

Every picture is read twice by the one and twice by the other, for some rounds; the least time of each counts, since
another process only ever makes things slower. Prints sums, their ratio (below 1: we are faster) and the
median of the pictures' ratios, with what each read, by category.
"""
import argparse
import json
import os
import re
import statistics
import subprocess
import sys
import time

import numpy
import zxingcpp

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "../Scripts/proofs"))

BUILD = os.path.join(HERE, "..", ".build")
# What ours and zxing-cpp look for, and the families of the truth that it makes up.
FORMATS = {
    "qr": ("qr,micro-qr,rmqr", "QRCode,MicroQRCode,RMQRCode", ["qr"]),
    "matrix": (
        "qr,micro-qr,rmqr,data-matrix,aztec,maxicode,pdf417,micro-pdf417", "AllMatrix", ["qr", "matrix", "stacked"]),
    "all": ("all", "All", ["qr", "matrix", "stacked", "linear"]),
}


class Ours:
    """The program as a child process that answers one picture after the other."""

    def __init__(self, formats, effort):
        command = [os.path.join(BUILD, "release", "quietzone"), "read", "--lines", "--symbologies", FORMATS[formats][0]]
        if effort:
            command += ["--effort", effort]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)

    def read(self, path):
        self.process.stdin.write(path + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        return answer["cpu_ms"], len(answer["symbols"])


def pixels(path):
    with open(path, "rb") as file:
        data = file.read()
    fields, place = [], 0
    while len(fields) < 4:
        match = re.compile(rb"\S+").search(data, place)
        fields.append(match.group())
        place = match.end()
    width, height = int(fields[1]), int(fields[2])
    return numpy.frombuffer(data, numpy.uint8, width * height, place + 1).reshape(height, width).copy()


def theirs(image, formats):
    start = time.thread_time()
    found = zxingcpp.read_barcodes(image, formats=formats, text_mode=zxingcpp.TextMode.Plain)
    return (time.thread_time() - start) * 1000, len(found)


def synthetic(count, seed):
    """Seeded photographs: path and category of each."""
    folder = os.path.join(BUILD, "bench-photographs")
    tool = os.path.join(BUILD, "release", "quietzone-proof")
    subprocess.run([tool, "photographs", folder, str(count), str(seed)], check=True)
    with open(os.path.join(folder, "truth.jsonl"), encoding="utf-8") as lines:
        for line in lines:
            entry = json.loads(line)
            yield os.path.join(folder, entry["path"]), "synthetic/" + entry["difficulty"]


def photographs(corpora, formats):
    """Real photographs that hold a code of these formats or none at all, prepared as the ratchet does."""
    from ratchet_pictures import load, prepare
    from ratchet_score import belongs

    families = FORMATS[formats][2]
    folder = os.path.join(BUILD, "ratchet-pictures")
    for entry in load(corpora):
        holds_code = any(belongs(x.get("format"), family) for x in entry["expected"] for family in families)
        if entry["rotation"] or not (holds_code or entry["category"].startswith("falsepositives")):
            continue
        target = os.path.join(folder, entry["id"] + ".pgm")
        prepare((os.path.join(corpora, entry["path"]), target, entry["rotation"]))
        yield target, entry["corpus"] if holds_code else entry["corpus"] + "/no code"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--corpora", default="")
    parser.add_argument("--count", type=int, default=60, help="synthetic photographs")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--effort", default="", help="fast, balanced or thorough")
    parser.add_argument("--formats", choices=FORMATS, default="qr", help="what both look for")
    parser.add_argument("--category", default="", help="regular expression")
    options = parser.parse_args()
    pictures = list(synthetic(options.count, options.seed))
    if options.corpora:
        pictures += photographs(options.corpora, options.formats)
    else:
        print("no real photographs: synthetic ones alone")
    ours = Ours(options.formats, options.effort)
    formats = zxingcpp.barcode_formats_from_str(FORMATS[options.formats][1])
    rows = {}
    for path, category in pictures:
        if not re.search(options.category, category):
            continue
        image = pixels(path)
        mine, other = [], []
        for _ in range(options.rounds):
            mine += [ours.read(path), ours.read(path)]
            other += [theirs(image, formats), theirs(image, formats)]
        mine, other = min(mine), min(other)
        for name in (category, "all"):
            rows.setdefault(name, []).append((mine, other))
    print(f"{'category':28} {'pictures':>8} {'ours ms':>9} {'zxing-cpp':>9} {'ratio':>6} {'median':>6}  reads")
    for name, pairs in rows.items():
        a, b = sum(m[0] for m, _ in pairs), sum(o[0] for _, o in pairs)
        median = statistics.median(m[0] / max(o[0], 1e-3) for m, o in pairs)
        reads = f"{sum(m[1] for m, _ in pairs)} : {sum(o[1] for _, o in pairs)}"
        print(f"{name:28} {len(pairs):8} {a:9.1f} {b:9.1f} {a / max(b, 1e-3):6.2f} {median:6.2f}  {reads}")


if __name__ == "__main__":
    main()
