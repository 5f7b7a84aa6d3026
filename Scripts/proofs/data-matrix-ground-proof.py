"""Prints how many Data Matrix symbols ours and zxing-cpp read on grounds of all kinds: a row a ground, a column a
size of module in pixels, in each cell ours / zxing-cpp of how many pictures.

Symbols are made by quietzone, zxing-cpp and, where it is installed, zint: squares and rectangles, dark on light and
light on dark, upright or at any angle, sharp or a little blurred, as they are or through JPEG; around them one module of
quiet zone and then the ground.
Fails when ours reads less than 98 in 100, or anything that is not there. --keep leaves the pictures and manifest.jsonl
with what they show.
"""
import collections
import json
import os
import shutil
import subprocess
import sys
import tempfile

import numpy
import zxingcpp
from PIL import Image

from ground_textures import GROUNDS, blurred, ground
from proof_reading import grey, letters, made_by_quietzone, ours, parsed, through_jpeg

SIZES = [2, 2.5, 3, 4, 5, 6]
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-./ "


def text(random):
    return letters(LETTERS, 3, 31)(random).strip() or "QZ"


def modules(picture):
    """The modules of a picture of a pixel a module, True dark."""
    return numpy.array(picture) < 128


def made_by_zint(content, is_square, folder):
    path = os.path.join(folder, "zint.png")
    arguments = ["zint", "-b", "71", "--scale=0.5", "-d", content, "-o", path] + (["--square"] if is_square else [])
    subprocess.run(arguments, check=True, stdout=subprocess.DEVNULL)
    return modules(grey(path))


def made_by_zxing(content):
    return modules(zxingcpp.create_barcode(content, zxingcpp.BarcodeFormat.DataMatrix).to_image(
        scale=1, add_quiet_zones=False))


def placed(grid, size, angle, canvas, ink, paper, random):
    """The canvas with the symbol and its quiet zone of one module, means of 4 × 4 samples a pixel; and the corners of
    the symbol, from its upper left one on with the clock."""
    field = numpy.pad(grid, 1)
    high, wide = field.shape
    lum = numpy.where(field, ink, paper)
    rows, columns = canvas.shape
    c, s = numpy.cos(angle), numpy.sin(angle)
    reach = (abs(c) * wide + abs(s) * high) * size / 2 + 3, (abs(s) * wide + abs(c) * high) * size / 2 + 3
    x0 = random.uniform(reach[0], columns - reach[0])
    y0 = random.uniform(reach[1], rows - reach[1])
    if angle == 0 and random.random() < 0.5:
        # As a program pastes it: pixels are modules' parts.
        x0 = numpy.floor(x0) + (wide * size / 2) % 1
        y0 = numpy.floor(y0) + (high * size / 2) % 1
    x, y = numpy.meshgrid(numpy.arange(columns), numpy.arange(rows))
    total = numpy.zeros(canvas.shape)
    for j in range(4):
        for i in range(4):
            dx, dy = x + (i + 0.5) / 4 - x0, y + (j + 0.5) / 4 - y0
            u = numpy.floor((dx * c + dy * s) / size + wide / 2).astype(int)
            v = numpy.floor((-dx * s + dy * c) / size + high / 2).astype(int)
            inside = (u >= 0) & (v >= 0) & (u < wide) & (v < high)
            total += numpy.where(inside, lum[v.clip(0, high - 1), u.clip(0, wide - 1)], canvas)
    corners = [(x0 + (u * c - v * s) * size, y0 + (u * s + v * c) * size)
               for u, v in ((-wide, -high), (wide, -high), (wide, high), (-wide, high))
               for u, v in ((u / 2 - numpy.sign(u), v / 2 - numpy.sign(v)),)]
    return total / 16, corners


class Pictures:
    """The pictures of a seed."""

    def __init__(self, program, count, seed, folder):
        self.seed, self.folder = seed, folder
        randoms = [numpy.random.default_rng([seed, index]) for index in range(count)]
        self.texts = [text(random) for random in randoms]
        self.grids = {
            form: [modules(picture) for picture in made_by_quietzone(
                program, "data-matrix", self.texts, os.path.join(folder, form), "--form", form)]
            for form in ("square", "rectangle")}
        self.has_zint = shutil.which("zint") is not None

    def grid(self, index, random):
        maker, is_square = random.choice(["ours", "ours", "zxing", "zint"]), random.random() < 0.7
        if maker == "zxing":
            return made_by_zxing(self.texts[index])
        if maker == "zint" and self.has_zint:
            return made_by_zint(self.texts[index], is_square, self.folder)
        return self.grids["square" if is_square else "rectangle"][index]

    def draw(self, index):
        """Picture `index`, its ground, its size of module and the corners of its symbol."""
        name = list(GROUNDS)[index % len(GROUNDS)]
        size = SIZES[index // len(GROUNDS) % len(SIZES)]
        random = numpy.random.default_rng([self.seed, index, 1])
        grid = self.grid(index, random)
        room = (max(grid.shape) + 2) * size * 1.5 + 8
        shapes = [(300, 400), (480, 640), (600, 800), (750, 1000)]
        shape = next(shape for shape in shapes[int(random.integers(0, 4)):] + shapes[-1:] if min(shape) > room)
        canvas = ground(name, shape, random)
        ink, paper = random.uniform(5, 70), random.uniform(185, 250)
        if random.random() < 0.2:
            ink, paper = paper, ink
        angle = random.choice([0, 0.5, 1, 1.5]) * numpy.pi if random.random() < 0.5 else random.uniform(0, 2 * numpy.pi)
        canvas, corners = placed(grid, size, angle, canvas, ink, paper, random)
        canvas = blurred(canvas, random.choice([0, 0, 0.15, 0.25]) * size)
        canvas = (canvas + random.normal(0, random.choice([0, 1, 4]), canvas.shape)).clip(0, 255).astype("u1")
        if random.random() < 0.5:
            canvas = through_jpeg(canvas, random)
        return canvas, name, size, corners


def theirs(canvas):
    return [barcode.text for barcode in zxingcpp.read_barcodes(canvas)]


def main():
    arguments = parsed(__doc__, 1000, "in all")
    program, count, seed = arguments.program, arguments.count, arguments.seed
    tried, read, rival, missed, wrong, paths, truth = (
        *(collections.Counter() for _ in range(3)), [], [], [], [])
    with tempfile.TemporaryDirectory() as scratch:
        folder = arguments.keep or scratch
        os.makedirs(folder, exist_ok=True)
        pictures = Pictures(program, count, seed, scratch)
        cells = []
        for index in range(count):
            canvas, name, size, corners = pictures.draw(index)
            paths.append(os.path.join(folder, f"{index}.pgm"))
            Image.fromarray(canvas).save(paths[-1])
            cells.append((name, size))
            truth.append({"path": paths[-1], "ground": name, "size": size, "text": pictures.texts[index],
                          "corners": corners})
            tried[name, size] += 1
            rival[name, size] += pictures.texts[index] in theirs(canvas)
        with open(os.path.join(folder, "manifest.jsonl"), "w", encoding="utf-8") as file:
            file.write("".join(json.dumps(record) + "\n" for record in truth))
        answers = ours(program, paths, arguments.effort)
    time = sum(answer["cpu_ms"] for answer in answers)
    for index, (cell, answer) in enumerate(zip(cells, answers)):
        symbols = [(symbol["format"], symbol["text"]) for symbol in answer["symbols"]]
        right = [symbol for symbol in symbols if symbol[1] == pictures.texts[index]]
        read[cell] += bool(right)
        missed += [] if right else [index]
        wrong += [(index, symbol) for symbol in symbols if symbol[1] != pictures.texts[index]]
    print("| ground | " + " | ".join(f"{size:g} px" for size in SIZES) + " |\n|---|" + "--:|" * len(SIZES))
    for name in GROUNDS:
        print(f"| {name} | " + " | ".join(
            f"{read[name, size]}/{rival[name, size]} of {tried[name, size]}" for size in SIZES) + " |")
    share = 100 * read.total() / count
    print(f"\n{count} pictures, ours / zxing-cpp: {read.total()} ({share:.1f} %) / {rival.total()} read; "
          f"{len(wrong)} wrong; {time / count:.1f} ms of CPU a picture")
    print("missed:", *missed)
    for index, symbol in wrong:
        print(f"wrong: picture {index}: {symbol} instead of {pictures.texts[index]!r}")
    return int((share < 98 or bool(wrong)) and not arguments.report_only)


if __name__ == "__main__":
    sys.exit(main())
