"""Prints how many symbols ours and zxing-cpp read that scanners, fax machines or video made wider than high, or higher
than wide: a row a symbology, a column how many times, in each cell ours / zxing-cpp of how many pictures.

Upright or at any angle, squeezed along either axis, modules of 2 to 4 pixels along the short one, some with noise, some
through JPEG.
Fails where zxing-cpp reads more of a cell, or when ours reads anything that is not there.
"""
import os
import subprocess
import sys

import numpy
from PIL import Image

from proof_contest import Contest, photographed
from proof_reading import grey, letters, parsed

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
    return photographed(canvas, random)


def main():
    arguments = parsed(__doc__, 24, "a cell")

    def pictures(folder):
        for kind in KINDS:
            for ratio in RATIOS:
                for number in range(arguments.count):
                    random = numpy.random.default_rng([arguments.seed, KINDS.index(kind), int(ratio * 100), number])
                    content = text(kind, random)
                    pixels = squeezed(drawn(arguments.program, kind, content, folder), ratio, random)
                    yield (kind, ratio), content, f"{kind}-{ratio}-{number}.pgm", pixels

    contest = Contest(arguments)
    contest.hold(pictures)
    contest.table("squeezed by", KINDS, RATIOS, lambda kind, ratio: (kind, ratio))
    return contest.verdict()


if __name__ == "__main__":
    sys.exit(main())
