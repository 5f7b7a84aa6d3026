"""Prints how many symbols ours and zxing-cpp read that scanners, fax machines or video made wider than high, or higher
than wide: a row a symbology, a column how many times, in each cell ours / zxing-cpp of how many pictures.

Upright or at any angle, squeezed along either axis, modules of 2 to 4 pixels along the short one, some with noise, some
through JPEG.
Fails where zxing-cpp reads more of a cell, or when ours reads anything that is not there.
"""
import collections
import os
import subprocess
import sys
import tempfile

import numpy
import zxingcpp
from PIL import Image

from proof_reading import grey, letters, ours, parsed, through_jpeg

KINDS = ["qr", "micro-qr", "rmqr", "aztec", "data-matrix", "maxicode", "pdf417"]
RATIOS = [1.5, 1.75, 2, 2.5, 3]
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-"
# Pixels a module of what is drawn before it is squeezed.
DRAWN = 12


def text(kind, random):
    return letters(LETTERS, 4, 8 if kind == "micro-qr" else 23)(random)


def drawn(program, kind, content, folder):
    path = os.path.join(folder, "symbol.png")
    subprocess.run([program, "make", "--symbology", kind, "--scale", str(DRAWN), "-o", path, "--", content], check=True,
                   stderr=subprocess.DEVNULL)
    return grey(path)


def squeezed(symbol, ratio, random):
    """The picture of a symbol on paper, turned and then squeezed along one axis."""
    size = random.uniform(2, 4)
    angle = int(random.integers(0, 4)) * 90 if random.random() < 0.6 else random.uniform(0, 360)
    margin = 4 * DRAWN
    canvas = Image.new("L", (symbol.width + 2 * margin, symbol.height + 2 * margin), 255)
    canvas.paste(symbol, (margin, margin))
    canvas = canvas.rotate(angle, Image.Resampling.BICUBIC, expand=True, fillcolor=255)
    across, down = (size * ratio, size) if random.random() < 0.5 else (size, size * ratio)
    canvas = canvas.resize(
        (max(1, round(canvas.width * across / DRAWN)), max(1, round(canvas.height * down / DRAWN))),
        Image.Resampling.BOX)
    pixels = numpy.array(canvas) * (random.uniform(150, 250) / 255) + random.choice([0, 0, 20])
    pixels = (pixels + random.normal(0, random.choice([0, 2, 6]), pixels.shape)).clip(0, 255).astype("u1")
    if random.random() < 0.4:
        pixels = through_jpeg(pixels, random)
    return pixels


def main():
    arguments = parsed(__doc__, 24, "a cell")
    program, count, seed = arguments.program, arguments.count, arguments.seed
    read, rival, truth, wrong, missed = collections.Counter(), collections.Counter(), [], [], []
    with tempfile.TemporaryDirectory() as scratch:
        folder = arguments.keep or scratch
        os.makedirs(folder, exist_ok=True)
        for kind in KINDS:
            for ratio in RATIOS:
                for number in range(count):
                    random = numpy.random.default_rng([seed, KINDS.index(kind), int(ratio * 100), number])
                    content = text(kind, random)
                    pixels = squeezed(drawn(program, kind, content, scratch), ratio, random)
                    path = os.path.join(folder, f"{kind}-{ratio}-{number}.pgm")
                    Image.fromarray(pixels).save(path)
                    theirs = [barcode.text for barcode in zxingcpp.read_barcodes(pixels)]
                    rival[kind, ratio] += content in theirs
                    truth.append((kind, ratio, content, path))
        answers = ours(program, [record[3] for record in truth], arguments.effort)
    for (kind, ratio, content, path), answer in zip(truth, answers):
        texts = [symbol["text"] for symbol in answer["symbols"]]
        read[kind, ratio] += content in texts
        missed += [] if content in texts else [os.path.basename(path)]
        wrong += [(path, other, content) for other in texts if other != content]
    print("| squeezed by | " + " | ".join(f"{ratio:g}" for ratio in RATIOS) + " |\n|---|" + "--:|" * len(RATIOS))
    for kind in KINDS:
        print(f"| {kind} | " + " | ".join(
            f"{read[kind, ratio]}/{rival[kind, ratio]} of {count}" for ratio in RATIOS) + " |")
    print(f"\n{len(truth)} pictures, ours / zxing-cpp: {read.total()} / {rival.total()} read; {len(wrong)} wrong")
    print("missed:", *missed)
    for path, other, content in wrong:
        print(f"wrong: {path}: {other!r} instead of {content!r}")
    behind = [cell for cell in rival if rival[cell] > read[cell]]
    for kind, ratio in behind:
        print(f"behind zxing-cpp: {kind} at {ratio}")
    return int((bool(behind) or bool(wrong)) and not arguments.report_only)


if __name__ == "__main__":
    sys.exit(main())
