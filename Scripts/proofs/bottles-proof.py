"""Prints how many linear symbols ours and zxing-cpp read on bottles, and askew: a row a symbology, in each cell ours /
zxing-cpp of how many pictures.

Bars that lean, as on the side of a bottle seen from above: a column how many modules each bar lies lower for each module
further right. Bars that go round a bottle, so many degrees to either side; bars whose modules are so many times as wide at
one end as at the other. Leaning ones at any angle, others up to 15 degrees from level; bars 25 to 60 modules high, the
narrowest modules 1.7 to 3 pixels wide, blur of 0.4 to 1 pixel, some with noise, some through JPEG.
Fails where zxing-cpp reads more of a cell, or when ours reads anything that is not there.
"""
import collections
import os
import subprocess
import sys
import tempfile

import numpy
import zxingcpp
from PIL import Image, ImageFilter

from proof_reading import digits, grey, letters, ours, parsed, through_jpeg

KINDS = {
    "ean-13": digits(12), "ean-8": digits(7), "code-39": letters("ABCDEFGHKLMNPRSTXYZ0123456789-", 4, 9),
    "code-128": letters("ABCDEFGHabcdefgh0123456789-", 5, 12), "interleaved-2-of-5": digits(12), "codabar": digits(9),
}
WAYS = {"bars lean by": [0.15, 0.3, 0.45, 0.6, 0.8], "degrees round": [45, 55, 65, 75], "growing to": [2, 3, 4]}
# Samples a module of what is bent, and modules of paper to either side.
DRAWN, PAPER = 32, 12


def bars(program, kind, content, folder):
    """The grey along a symbol, DRAWN samples a module, without the light beside it."""
    path = os.path.join(folder, "symbol.png")
    content = f"A{content}B" if kind == "codabar" else content
    subprocess.run([program, "make", "--symbology", kind, "--scale", str(DRAWN), "--no-text", "-o", path, "--", content],
                   check=True, stderr=subprocess.DEVNULL)
    symbol = numpy.array(grey(path))
    row = symbol[symbol.shape[0] // 3]
    dark = numpy.flatnonzero(row < 128)
    return row[dark[0]:dark[-1] + 1].astype(float)


def tapered(line, way, value, narrowest):
    """A line as it goes round a bottle or into the distance, its narrowest module so many pixels wide."""
    paper = numpy.full(PAPER * DRAWN, 255.0)
    line, half = numpy.concatenate([paper, line, paper]), len(line) / 2
    places = (numpy.arange(len(line)) - len(line) / 2 + 0.5) / half
    if way == "degrees round":
        angle = numpy.radians(value)
        seen = numpy.abs(places) * angle < numpy.pi / 2
        x = numpy.sin(places * angle)
    elif way == "growing to":
        root = numpy.sqrt(value)
        c = (root - 1) / (root + 1)
        seen = c * places < 0.8
        x = places / (1 - c * places)
    else:
        seen, x = places < numpy.inf, places
    line, x = line[seen], x[seen] - x[seen].min()
    x *= narrowest / (numpy.diff(x)[numpy.abs(places[seen][1:]) <= 1].min() * DRAWN)
    columns = x.astype(int)
    sums, counts = numpy.zeros(columns.max() + 1), numpy.zeros(columns.max() + 1)
    numpy.add.at(sums, columns, line)
    numpy.add.at(counts, columns, 1)
    return numpy.where(counts > 0, sums / numpy.maximum(counts, 1), 255)


def picture(line, way, value, random):
    """The picture of a symbol on paper, bent and turned."""
    narrowest = random.uniform(1.7, 3)
    line = tapered(line, way, value, narrowest)
    height, margin = int(random.uniform(25, 60) * narrowest), int(6 * narrowest)
    lean = value if way == "bars lean by" else 0
    label = numpy.pad(numpy.tile(line, (height, 1)), ((margin, margin + int(lean * len(line))), (0, 0)), constant_values=255)
    canvas = Image.fromarray(label.astype("u1"))
    canvas = canvas.transform(canvas.size, Image.Transform.AFFINE, (1, 0, 0, -lean, 1, 0), Image.Resampling.BICUBIC,
                              fillcolor=255)
    if random.random() < 0.5:
        canvas = canvas.transpose(Image.Transpose.FLIP_LEFT_RIGHT).transpose(Image.Transpose.FLIP_TOP_BOTTOM)
    turn = random.uniform(0, 360) if lean else random.uniform(-15, 15)
    canvas = canvas.rotate(turn, Image.Resampling.BICUBIC, expand=True, fillcolor=255)
    canvas = canvas.filter(ImageFilter.GaussianBlur(random.uniform(0.4, 1)))
    pixels = numpy.array(canvas) * (random.uniform(150, 250) / 255) + random.choice([0, 0, 20])
    pixels = (pixels + random.normal(0, random.choice([0, 2, 6]), pixels.shape)).clip(0, 255).astype("u1")
    return through_jpeg(pixels, random) if random.random() < 0.4 else pixels


def says(kind, content, text):
    """Whether a text is what was drawn: with check digit, or a UPC-A, without the letters around it or with them."""
    shown = text.zfill(13) if kind == "ean-13" else text.strip("ABCD") if kind == "codabar" else text
    return shown[:len(content)] == content and len(shown) - len(content) == (kind in ("ean-13", "ean-8"))


def main():
    arguments = parsed(__doc__, 24, "a cell")
    program, count, seed = arguments.program, arguments.count, arguments.seed
    read, rival, truth, wrong, missed = collections.Counter(), collections.Counter(), [], [], []
    with tempfile.TemporaryDirectory() as scratch:
        folder = arguments.keep or scratch
        os.makedirs(folder, exist_ok=True)
        for index, (kind, drawing) in enumerate(KINDS.items()):
            for place, (way, values) in enumerate(WAYS.items()):
                for value, number in ((value, number) for value in values for number in range(count)):
                    random = numpy.random.default_rng([seed, index, place, int(value * 100), number])
                    content = drawing(random)
                    pixels = picture(bars(program, kind, content, scratch), way, value, random)
                    path = os.path.join(folder, f"{kind}-{place}-{value}-{number}.pgm")
                    Image.fromarray(pixels).save(path)
                    rival[kind, way, value] += any(
                        says(kind, content, found.text) for found in zxingcpp.read_barcodes(pixels))
                    truth.append((kind, way, value, content, path))
        answers = ours(program, [record[4] for record in truth], arguments.effort)
    for (kind, way, value, content, path), answer in zip(truth, answers):
        texts = [symbol["text"] for symbol in answer["symbols"]]
        is_read = any(says(kind, content, text) for text in texts)
        read[kind, way, value] += is_read
        missed += [] if is_read else [os.path.basename(path)]
        wrong += [(path, text, content) for text in texts if not says(kind, content, text)]
    for way, values in WAYS.items():
        print(f"| {way} | " + " | ".join(f"{value:g}" for value in values) + " |\n|---|" + "--:|" * len(values))
        for kind in KINDS:
            print(f"| {kind} | " + " | ".join(
                f"{read[kind, way, value]}/{rival[kind, way, value]} of {count}" for value in values) + " |")
        print()
    print(f"{len(truth)} pictures, ours / zxing-cpp: {read.total()} / {rival.total()} read; {len(wrong)} wrong")
    print("missed:", *missed)
    for path, text, content in wrong:
        print(f"wrong: {path}: {text!r} instead of {content!r}")
    behind = [cell for cell in rival if rival[cell] > read[cell]]
    for cell in behind:
        print("behind zxing-cpp:", *cell)
    return int((bool(behind) or bool(wrong)) and not arguments.report_only)


if __name__ == "__main__":
    sys.exit(main())
