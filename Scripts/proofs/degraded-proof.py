"""Prints how many degraded symbols ours and zxing-cpp read, and how many values that nothing shows: a row a symbology, a
column a range of modules' sizes in pixels, in each cell ours / zxing-cpp of how many pictures.

Symbols of 25 symbologies at any angle and a little in perspective or bent, their ink spread or thin, with scratches and
spots, in one picture of six cut off or covered at one end, in uneven light, blurred by up to 1.3 modules, smeared, noisy,
through JPEG.
Fails where ours reads anything that is not there. --keep leaves the pictures of which ours reads something wrong, or
nothing where zxing-cpp reads.
"""
import collections
import concurrent.futures
import functools
import os
import string
import sys
import tempfile

import numpy
from PIL import Image, ImageDraw, ImageFilter

from ground_textures import GROUNDS, blurred, ground
from proof_contest import theirs
from proof_reading import digits, letters, made_by_quietzone, ours, parsed, through_jpeg, upc_e, with_check
from ratchet_score import all_forms, wide_upce

SIZES = [0.8, 1.2, 1.6, 2, 3]
# Pixels a module of what is drawn before it is photographed, and symbols drawn of each symbology.
DRAWN, CONTENTS = 8, 40
DIGITS, LETTERS = string.digits, string.ascii_uppercase + string.digits

CONTENT = {
    "ean-13": digits(12),
    "ean-8": digits(7),
    "upc-a": digits(11),
    "upc-e": upc_e,
    "code-39": letters(LETTERS + "-. ", 4, 12),
    "code-93": letters(LETTERS + "-. ", 4, 12),
    "code-128": letters(LETTERS + "abcxyz-/", 4, 16),
    "codabar": lambda random: "A" + letters(DIGITS + "-$", 5, 12)(random) + "B",
    "interleaved-2-of-5": letters(DIGITS, 6, 16, step=2),
    "itf-14": digits(13),
    "industrial-2-of-5": letters(DIGITS, 5, 10),
    "iata-2-of-5": letters(DIGITS, 5, 10),
    "matrix-2-of-5": letters(DIGITS, 5, 10),
    "msi-plessey": letters(DIGITS, 5, 10),
    "code-11": letters(DIGITS, 5, 10),
    "telepen": letters(LETTERS, 4, 10),
    "databar": lambda random: "(01)" + with_check(digits(12, "0")(random)),
    "databar-limited": lambda random: "(01)" + with_check(digits(11, "00")(random)),
    "databar-expanded": lambda random: "(01)" + with_check(digits(12, "9")(random))
    + "(10)" + letters(LETTERS, 2, 8)(random),
    "qr": letters(LETTERS, 6, 40),
    "micro-qr": letters(LETTERS, 4, 10),
    "data-matrix": letters(LETTERS, 4, 30),
    "aztec": letters(LETTERS, 6, 30),
    "pdf417": letters(LETTERS, 8, 40),
    "micro-pdf417": letters(LETTERS, 6, 20),
}


class Symbols:
    """Drawings of every symbology, and what they say."""

    def __init__(self, program, seed, folder):
        self.drawn = {}
        for kind, text in CONTENT.items():
            random = numpy.random.default_rng([seed, 1, list(CONTENT).index(kind)])
            texts = [text(random).strip() for _ in range(CONTENTS)]
            # Inside the bars around ITF-14 lies its quiet zone.
            quiet = 10 if kind == "itf-14" else 0
            pictures = made_by_quietzone(
                program, kind, texts, os.path.join(folder, kind), scale=DRAWN, quiet=quiet)
            self.drawn[kind] = list(zip(texts, pictures))


def printed(symbol, random):
    """The symbol on its label: ink spread or thin, bent, scratched, spotted, perhaps covered at one end."""
    if random.random() < 0.4:
        spread = ImageFilter.MinFilter if random.random() < 0.5 else ImageFilter.MaxFilter
        symbol = symbol.filter(spread(int(random.choice([3, 5]))))
    quiet = int(random.choice([1, 2, 5, 7, 10, 12]) * DRAWN)
    label = Image.new("L", (symbol.width + 2 * quiet, symbol.height + 2 * min(quiet, 4 * DRAWN)), 255)
    label.paste(symbol, (quiet, (label.height - symbol.height) // 2))
    draw = ImageDraw.Draw(label)
    for _ in range(int(random.choice([0, 0, 0, 1, 2, 5]))):
        ends = [(random.uniform(0, label.width), random.uniform(0, label.height)) for _ in range(2)]
        draw.line(ends, fill=int(random.choice([0, 90, 200, 255])), width=int(random.uniform(0.3, 1.5) * DRAWN))
    for _ in range(int(random.choice([0, 0, 0, 3, 12]))):
        x, y = random.uniform(0, label.width), random.uniform(0, label.height)
        radius = random.uniform(0.3, 2) * DRAWN
        draw.ellipse([x - radius, y - radius, x + radius, y + radius], fill=int(random.choice([0, 255])))
    if random.random() < 0.16:
        share = random.uniform(0.1, 0.6)
        shade = int(random.choice([0, 128, 255, 255]))
        if random.random() < 0.5:
            draw.rectangle([0, 0, share * label.width, label.height], fill=shade)
        else:
            draw.rectangle([(1 - share) * label.width, 0, label.width, label.height], fill=shade)
    if random.random() < 0.25:
        # Round a bottle: sines of equal angles.
        reach = random.uniform(0.3, 1.1)
        across = numpy.arcsin(numpy.linspace(-1, 1, label.width) * numpy.sin(reach)) / reach
        columns = ((across + 1) / 2 * (label.width - 1)).round().astype(int)
        label = Image.fromarray(numpy.array(label)[:, columns])
    return label


def photographed(label, size, random):
    """Grey pixels: the label turned, in perspective, lying on some ground."""
    angle = random.choice([0, 0.5, 1, 1.5]) * numpy.pi if random.random() < 0.35 else random.uniform(0, 2 * numpy.pi)
    c, s = numpy.cos(angle), numpy.sin(angle)
    high, wide = label.height * size / DRAWN, label.width * size / DRAWN
    tilt = random.choice([0, 0, 0.04, 0.1])
    corners = numpy.array([(-wide, -high), (wide, -high), (wide, high), (-wide, high)]) / 2
    corners = corners * (1 + random.uniform(-tilt, tilt, (4, 1))) @ numpy.array([(c, s), (-s, c)])
    room = numpy.abs(corners).max(0) + random.uniform(4, 24, 2)
    columns, rows = (int(length) for length in 2 * room)
    middle = room + random.uniform(0, 1, 2)
    if random.random() < 0.05:
        # Partly outside of the picture.
        middle += random.uniform(-0.35, 0.35, 2) * room
    corners = corners + middle
    fine = 4 if size < 1.5 else 3
    paper = Image.new("L", label.size, 255)
    lying, covered = (
        numpy.array(image.transform((columns * fine, rows * fine), Image.Transform.PERSPECTIVE,
                                    perspective(corners * fine, label.size), Image.Resampling.BILINEAR).reduce(fine))
        / 255 for image in (label, paper))
    name = list(GROUNDS)[int(random.integers(0, len(GROUNDS)))] if random.random() < 0.5 else "white paper"
    below = ground(name, (rows, columns), random)
    dark = random.uniform(0, 90)
    light = random.uniform(dark + 40, 255)
    canvas = below * (1 - covered) + covered * dark + lying * (light - dark)
    return lit(canvas, size, random)


def lit(canvas, size, random):
    """Uneven light, blur, smear, noise and JPEG."""
    rows, columns = canvas.shape
    y, x = numpy.mgrid[-1:1:rows * 1j, -1:1:columns * 1j]
    if random.random() < 0.4:
        canvas = canvas * (1 + random.uniform(-0.5, 0.5) * x + random.uniform(-0.4, 0.4) * y)
    if random.random() < 0.2:
        canvas = canvas * numpy.where(x * random.uniform(-1, 1) + y > random.uniform(-0.6, 0.6), 1, random.uniform(0.3, 0.9))
    if random.random() < 0.1:
        bright = (x - random.uniform(-1, 1)) ** 2 + (y - random.uniform(-1, 1)) ** 2
        canvas = canvas + 250 * numpy.exp(-bright / random.uniform(0.02, 0.3))
    sigma = random.choice([0, 0, 0.3, 0.5, 0.7, 0.9, 1.1, 1.3]) * size
    smear = random.choice([0, 0, 0, 1]) * random.uniform(0, 1.5) * size
    down, across = (sigma + smear, sigma) if random.random() < 0.5 else (sigma, sigma + smear)
    canvas = blurred(canvas, down, across) + random.normal(0, random.choice([0, 1, 3, 6, 12]), canvas.shape)
    pixels = canvas.clip(0, 255).astype("u1")
    return through_jpeg(pixels, random, least=30) if random.random() < 0.5 else pixels


def perspective(corners, size):
    """What PIL.Image.transform takes: the map from places in the picture to the label's."""
    wide, high = size
    equations, values = [], []
    for (x, y), (u, v) in zip(corners, [(0, 0), (wide, 0), (wide, high), (0, high)]):
        equations += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
        values += [u, v]
    return tuple(numpy.linalg.solve(numpy.array(equations), numpy.array(values)))


def draw(symbols, seed, index):
    """Picture `index`: its symbology, the column of its size, what it says and its pixels."""
    random = numpy.random.default_rng([seed, 2, index])
    kind = list(CONTENT)[index % len(CONTENT)]
    column = int(random.integers(0, len(SIZES) - 1))
    content, symbol = symbols.drawn[kind][int(random.integers(0, CONTENTS))]
    size = random.uniform(SIZES[column], SIZES[column + 1])
    return kind, column, content, photographed(printed(symbol, random), size, random)


def says(content, kind, text, symbology):
    """Whether a read is what the symbol says, with or without its check digit and brackets."""
    mine, truth = ({"text": text, "format": symbology}, {"text": whole(content, kind), "format": kind})
    return bool(all_forms(mine) & all_forms(truth))


def code11_checks(digits):
    """Digits and the check characters C and K of Code 11."""
    for weights in (10, 9):
        values = ["0123456789-".index(character) for character in reversed(digits)]
        digits += "0123456789-"[sum((index % weights + 1) * value for index, value in enumerate(values)) % 11]
    return digits


def whole(content, kind):
    """The content with the check characters that its symbol gets; of UPC-E as a UPC-A says it."""
    if kind == "code-11":
        return code11_checks(content)
    if kind == "upc-e":
        return with_check(wide_upce(content + "0")[:11])
    return with_check(content) if kind in ("ean-13", "ean-8", "upc-a", "itf-14") else content


def read(arguments, symbols, folder, indices):
    """Draws pictures and lets both read them: for each its symbology, column, content and file, and what ours and
    zxing-cpp read, right and wrong."""
    pictures = []
    for index in indices:
        kind, column, content, pixels = draw(symbols, arguments.seed, index)
        path = os.path.join(folder, f"{index}.pgm")
        Image.fromarray(pixels).save(path)
        pictures.append((kind, column, content, path, theirs(pixels)))
    answers = ours(arguments.program, [picture[3] for picture in pictures], arguments.effort)
    results = []
    for (kind, column, content, path, rival), answer in zip(pictures, answers):
        judged = [judge(found, content, kind) for found in (answer["symbols"], rival)]
        is_beaten = not answer["symbols"] and judged[1].is_read
        if not (arguments.keep and (judged[0].wrong or is_beaten)):
            os.remove(path)
        results.append((kind, column, content, os.path.basename(path), *judged))
    return results


Judgement = collections.namedtuple("Judgement", "is_read wrong")


def judge(symbols, content, kind):
    """Whether a symbol is among what was read in its picture, and what else is."""
    reads = [(symbol["format"], symbol["text"]) for symbol in symbols]
    right = [says(content, kind, text, name) for name, text in reads]
    return Judgement(any(right), [read for read, is_right in zip(reads, right) if not is_right])


def main():
    arguments = parsed(__doc__, 2000, "in all", keeps="some of the pictures, see above,")
    with tempfile.TemporaryDirectory() as scratch:
        folder = arguments.keep or scratch
        os.makedirs(folder, exist_ok=True)
        symbols = Symbols(arguments.program, arguments.seed, scratch)
        parts = [range(first, min(first + 250, arguments.count)) for first in range(0, arguments.count, 250)]
        with concurrent.futures.ProcessPoolExecutor(os.cpu_count()) as pool:
            chunks = pool.map(functools.partial(read, arguments, symbols, folder), parts)
            results = [result for chunk in chunks for result in chunk]
    report(results)
    return int(any(result[4].wrong for result in results) and not arguments.report_only)


def report(results):
    tried, ours_read, theirs_read, ours_wrong, theirs_wrong = (collections.Counter() for _ in range(5))
    for kind, column, _, _, mine, theirs in results:
        tried[kind, column] += 1
        ours_read[kind, column] += mine.is_read
        theirs_read[kind, column] += theirs.is_read
        ours_wrong[kind] += len(mine.wrong)
        theirs_wrong[kind] += len(theirs.wrong)
    ranges = [f"{low:g}–{high:g} px" for low, high in zip(SIZES, SIZES[1:])]
    print("| symbology | " + " | ".join(ranges) + " | wrong |\n|---|" + "--:|" * (len(ranges) + 1))
    for kind in CONTENT:
        cells = [f"{ours_read[kind, column]}/{theirs_read[kind, column]} of {tried[kind, column]}"
                 for column in range(len(ranges))]
        print(f"| {kind} | " + " | ".join(cells) + f" | {ours_wrong[kind]}/{theirs_wrong[kind]} |")
    print(f"\n{tried.total()} pictures, ours / zxing-cpp: {ours_read.total()} / {theirs_read.total()} read; "
          f"{ours_wrong.total()} / {theirs_wrong.total()} wrong")
    for kind, _, content, name, mine, _ in results:
        for symbology, text in mine.wrong:
            print(f"wrong: {name}: {symbology} {text!r} instead of {kind} {content!r}")


if __name__ == "__main__":
    sys.exit(main())
