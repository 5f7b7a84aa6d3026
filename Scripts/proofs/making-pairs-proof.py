"""Makes what PAIRS.jsonl says (see Tests/ProofTool) and compares what two readers say of it.

usage: making-pairs-proof.py PROGRAM FOLDER    FOLDER has pairs.jsonl; pictures go there too
"""
import collections
import concurrent.futures
import glob
import json
import os
import subprocess
import sys

import zxingcpp
from PIL import Image

program, folder = sys.argv[1:3]
Image.MAX_IMAGE_PIXELS = None

# What zxing-cpp calls them; those that it has no reader for are missing, and so is DX Film Edge, of which it reads other
# films where it is turned or has its text.
FORMATS = {
    "qr": "QRCode", "micro-qr": "MicroQRCode", "rmqr": "RMQRCode", "data-matrix": "DataMatrix", "aztec": "Aztec",
    "pdf417": "PDF417", "micro-pdf417": "MicroPDF417", "maxicode": "MaxiCode", "ean-13": "EAN13", "ean-8": "EAN8",
    "upc-a": "UPCA", "upc-e": "UPCE", "code-39": "Code39", "code-93": "Code93", "code-128": "Code128",
    "codabar": "Codabar", "interleaved-2-of-5": "ITF", "itf-14": "ITF", "telepen": "Telepen",
    "databar": "DataBar", "databar-stacked": "DataBar",
    "databar-limited": "DataBarLtd", "databar-expanded": "DataBarExp", "databar-expanded-stacked": "DataBarExp",
}


def make(number, pair):
    path = os.path.join(folder, f"{number}.png")
    made = subprocess.run([program, "make", "-o", path] + pair["arguments"], capture_output=True, text=True)
    if made.returncode:
        return made.stderr
    names = glob.glob(os.path.join(folder, f"{number}-*.png")) or [path]
    return sorted(names, key=lambda name: (len(name), name))


def ours(paths, symbologies):
    """What `quietzone read` says of each picture."""
    said = collections.defaultdict(list)
    for start in range(0, len(paths), 500):
        run = [program, "read", "--json", "--symbologies", symbologies] + paths[start:start + 500]
        for line in subprocess.run(run, capture_output=True, text=True).stdout.splitlines():
            record = json.loads(line)
            said[record["path"]].append((record["symbology"], record["text"]))
    return said


def theirs(path):
    """What zxing-cpp says of a picture on white."""
    with Image.open(path) as picture:
        rgba = picture.convert("RGBA")
    ground = Image.new("RGBA", rgba.size, "white")
    ground.alpha_composite(rgba)
    found = zxingcpp.read_barcodes(
        ground.convert("L"), text_mode=zxingcpp.TextMode.Plain, ean_add_on_symbol=zxingcpp.EanAddOnSymbol.Read)
    return [(str(barcode.format), barcode.text) for barcode in found]


def upc_a(upc_e):
    """The twelve digits that a UPC-E of eight stands for."""
    system, digits, check = upc_e[0], upc_e[1:7], upc_e[7]
    last = digits[5]
    if last in "012":
        body = digits[:2] + last + "0000" + digits[2:5]
    elif last == "3":
        body = digits[:3] + "00000" + digits[3:5]
    elif last == "4":
        body = digits[:4] + "00000" + digits[4]
    else:
        body = digits[:5] + "0000" + last
    return system + body + check


def agrees(symbology, texts, expected):
    """Whether zxing-cpp says what was made. By its own design it tells UPC as the EAN-13 of the shop's database, an
    add-on behind the digits without a space, and the digits once more without it; a stacked symbol perhaps twice."""
    # What it takes for FNC1 in second position of Code 128 it writes as GS.
    if symbology == "code-128":
        texts = [text.replace("37\x1d", "37") for text in texts]
    if symbology == "databar-expanded-stacked":
        texts = texts[:1] if len(set(texts)) == 1 else texts
    if symbology not in ("ean-13", "ean-8", "upc-a", "upc-e"):
        return "".join(texts) == expected and bool(texts)
    main, _, add_on = expected.partition(" ")
    ways = {main}
    if symbology == "upc-a":
        ways.add("0" + main)
    if symbology == "upc-e" and not add_on:
        ways |= {upc_a(main), "0" + upc_a(main)}
    whole = {way + add_on for way in ways}
    return any(text in whole for text in texts) and all(text in whole | ways for text in texts)


def main():
    pairs = [json.loads(line) for line in open(os.path.join(folder, "pairs.jsonl"), encoding="utf-8")]
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        made = list(pool.map(lambda item: make(*item), enumerate(pairs)))
    said = {}
    # Looked for only by name: Pharmacode is in everything, and Code 39 Extended is a Code 39 otherwise.
    by_name = ("pharmacode", "code-39-extended")
    for wanted in ("all", *by_name):
        said |= ours(
            [path for pair, paths in zip(pairs, made) if isinstance(paths, list) for path in paths
             if (pair["symbology"] if pair["symbology"] in by_name else "all") == wanted], wanted)
    rows = collections.defaultdict(collections.Counter)
    faults = []
    for pair, paths in zip(pairs, made):
        symbology, row = pair["symbology"], rows[pair["symbology"]]
        row["tried"] += 1
        if isinstance(paths, str):
            faults.append((pair, "not made", paths))
            continue
        read = [said.get(path, []) for path in paths]
        text = "".join(one[0][1] for one in read if len(one) == 1)
        if all(len(one) == 1 and one[0][0] == symbology for one in read) and text == pair["expected"]:
            row["ours"] += 1
        else:
            faults.append((pair, "quietzone", read))
        if symbology not in FORMATS:
            continue
        row["asked"] += 1
        read = [theirs(path) for path in paths]
        if all(read) and agrees(symbology, [text for one in read for _, text in one], pair["expected"]):
            row["zxing"] += 1
        elif all(read):
            row["other"] += 1
            faults.append((pair, "zxing-cpp", read))
        else:
            row["unread"] += 1
    report(rows, faults)


def report(rows, faults):
    print(f"{'symbology':26}{'tried':>7}{'quietzone':>11}{'zxing-cpp':>11}{'unread':>8}{'other':>7}")
    total = collections.Counter()
    for symbology, row in rows.items():
        total.update(row)
        theirs = f"{row['zxing']}/{row['asked']}" if row["asked"] else "lacks it"
        print(f"{symbology:26}{row['tried']:7}{row['ours']:11}{theirs:>11}{row['unread']:8}{row['other']:7}")
    print(
        f"{'all':26}{total['tried']:7}{total['ours']:11}{total['zxing']:>7}/{total['asked']}"
        f"{total['unread']:8}{total['other']:7}"
    )
    for pair, who, what in faults:
        print(f"{who}: {' '.join(pair['arguments'])}: expected {pair['expected']!r}: {what}")
    sys.exit(1 if any(who != "zxing-cpp" for _, who, _ in faults) or total["other"] else 0)


main()
