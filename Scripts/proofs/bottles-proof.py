"""Prints how many linear symbols ours and zxing-cpp read on bottles, and askew: a row a symbology, in each cell ours /
zxing-cpp of how many pictures.

Bars that lean, as on the side of a bottle seen from above: a column how many modules each bar lies lower for each module
further right. Bars that go round a bottle, so many degrees to either side; bars whose modules are so many times as wide at
one end as at the other. Leaning ones at any angle, others up to 15 degrees from level; bars 25 to 60 modules high, the
narrowest modules 1.7 to 3 pixels wide, blur of 0.4 to 1 pixel, some with noise, some through JPEG.
Fails where zxing-cpp reads more of a cell, or when ours reads anything that is not there.
"""
import os
import subprocess
import sys

import numpy
from PIL import Image, ImageFilter

from proof_contest import Contest, photographed
from proof_reading import digits, grey, letters, parsed

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
    return photographed(canvas.filter(ImageFilter.GaussianBlur(random.uniform(0.4, 1))), random)


def says(kind, content, text):
    """Whether a text is what was drawn: with check digit, or a UPC-A, without the letters around it or with them."""
    shown = text.zfill(13) if kind == "ean-13" else text.strip("ABCD") if kind == "codabar" else text
    return shown[:len(content)] == content and len(shown) - len(content) == (kind in ("ean-13", "ean-8"))


def main():
    arguments = parsed(__doc__, 24, "a cell")

    def pictures(folder):
        for index, (kind, drawing) in enumerate(KINDS.items()):
            for place, (way, values) in enumerate(WAYS.items()):
                for value, number in ((value, number) for value in values for number in range(arguments.count)):
                    random = numpy.random.default_rng([arguments.seed, index, place, int(value * 100), number])
                    content = drawing(random)
                    pixels = picture(bars(arguments.program, kind, content, folder), way, value, random)
                    yield (kind, way, value), content, f"{kind}-{place}-{value}-{number}.pgm", pixels

    contest = Contest(arguments, says)
    contest.hold(pictures)
    for way, values in WAYS.items():
        contest.table(way, KINDS, values, lambda kind, value, way=way: (kind, way, value))
    return contest.verdict()


if __name__ == "__main__":
    sys.exit(main())
