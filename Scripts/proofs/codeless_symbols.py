"""Symbols of which no read is right: parts of them, and whole ones that are not looked for. Seeded."""
import dataclasses
import os
import re
import shutil
import string
import subprocess

import numpy
from PIL import Image

from codeless_surfaces import cell_noise, text
from ground_textures import ground
from proof_reading import digits, grey, letters, made_by_quietzone, ours, upc_e, with_check

UPPER, LETTERS = string.digits + string.ascii_uppercase, string.digits + string.ascii_letters + "-./"


def pairs(least, most):
    """What draws so many pairs of digits."""
    return lambda random: "".join(
        f"{pair:02}" for pair in random.integers(0, 100, random.integers(least, most + 1)))


def with_add_on(main):
    """What draws a text and two or five digits behind it."""
    return lambda random: main(random) + "+" + digits(random.choice([2, 5]))(random)


def element_strings(random):
    """A GTIN and a batch in GS1's brackets."""
    return f"(01){with_check(digits(13)(random))}(10)" + letters(UPPER, 1, 6)(random)


def film(random):
    """The numbers of a film and of a picture on it."""
    product, generation, frame = (random.integers(*limits) for limits in ((1, 128), (0, 16), (0, 64)))
    return f"{product}-{generation}/{frame}" + random.choice(["", "A"])


def number(random):
    return str(random.integers(3, 131071))


# Symbologies as the program names them, and what their symbols say; with options where they change the bars.
LINEAR = [
    ("ean-13", [], digits(12)), ("ean-13", [], with_add_on(digits(12))), ("ean-8", [], digits(7)),
    ("upc-a", [], digits(11)), ("upc-a", [], with_add_on(digits(11))), ("upc-e", [], upc_e),
    ("code-39", [], letters(UPPER, 2, 9)), ("code-39", ["--check", "add"], letters(UPPER, 2, 9)),
    ("code-39", ["--ratio", "2"], letters(UPPER, 2, 9)), ("code-39-extended", [], letters(LETTERS, 2, 6)),
    ("code-93", [], letters(LETTERS, 2, 9)), ("code-128", [], letters(LETTERS, 2, 12)),
    ("code-128", [], letters(string.digits, 4, 16)), ("code-128", ["--gs1"], element_strings),
    ("codabar", [], letters(string.digits + "-$:/.+", 3, 10)), ("interleaved-2-of-5", [], pairs(2, 6)),
    ("interleaved-2-of-5", ["--ratio", "2"], pairs(2, 6)), ("itf-14", [], digits(13)),
    ("itf-14", ["--no-bearer-bars"], digits(13)), ("industrial-2-of-5", [], letters(string.digits, 3, 8)),
    ("iata-2-of-5", [], letters(string.digits, 3, 8)), ("matrix-2-of-5", [], letters(string.digits, 3, 10)),
    ("msi-plessey", [], letters(string.digits, 3, 10)),
    ("msi-plessey", ["--msi-check", "10"], letters(string.digits, 3, 10)),
    ("code-11", [], letters(string.digits + "-", 3, 10)), ("telepen", [], letters(LETTERS, 2, 7)),
    ("telepen", ["--numeric"], pairs(2, 7)), ("pharmacode", [], number), ("dx-film-edge", [], film),
    ("databar", [], digits(13)), ("databar-limited", [], digits(12, "1")),
    ("databar-expanded", [], element_strings),
]
AREAL = [
    ("databar-stacked", [], digits(13)), ("databar-expanded-stacked", [], element_strings),
    ("qr", ["--level", "l", "--no-boost"], letters(LETTERS, 2, 40)),
    ("qr", ["--level", "h"], letters(LETTERS, 2, 40)),
    ("micro-qr", [], letters(UPPER, 2, 12)), ("micro-qr", [], letters(string.digits, 1, 10)),
    ("rmqr", [], letters(LETTERS, 2, 30)), ("data-matrix", [], letters(LETTERS, 2, 40)),
    ("data-matrix", ["--form", "rectangle"], letters(LETTERS, 2, 30)),
    ("pdf417", [], letters(LETTERS, 2, 40)), ("pdf417", ["--compact"], letters(LETTERS, 2, 40)),
    ("micro-pdf417", [], letters(LETTERS, 2, 30)),
    ("aztec", [], letters(LETTERS, 2, 60)), ("maxicode", [], letters(LETTERS, 2, 40)),
]
# What is one symbology under two names, or another in several rows: who knows one may rightly read the other.
KIN = [{"ean-13", "upc-a"}, {"code-39", "code-39-extended"}, {"interleaved-2-of-5", "itf-14"},
       {"databar", "databar-stacked"}, {"databar-expanded", "databar-expanded-stacked"}]
# Symbologies whose start and stop patterns also occur among their digits, and which need no check digit:
# where one is cut between two bars and paper is beyond, a whole symbol of fewer digits is there.
OPEN = {"interleaved-2-of-5", "itf-14", "industrial-2-of-5", "iata-2-of-5", "matrix-2-of-5", "msi-plessey"}
# Greys of the surface from which on it passes for paper.
LIGHT = 190
# Those of zint that the program does not read. Left out is what carries a symbol that it does read:
# composites, Codablock F, whose rows are Code 128, and uses of Interleaved 2 of 5, Code 39 and Code 128.
FOREIGN = {
    "C25LOGIC": letters(string.digits, 3, 10), "CODE16K": letters(LETTERS, 2, 30),
    "CODE49": letters(UPPER, 2, 30), "FLAT": letters(string.digits, 3, 10), "POSTNET": digits(9),
    "PLANET": digits(11), "FIM": letters("ABCD", 1, 1), "PHARMA_TWO": letters("123456", 3, 7),
    "CEPNET": digits(8), "AUSPOST": digits(8), "RM4SCC": letters(UPPER, 5, 9), "KIX": letters(UPPER, 6, 11),
    "DAFT": letters("DAFT", 10, 30), "JAPANPOST": digits(7), "KOREAPOST": digits(6),
    "USPS_IMAIL": digits(18, "01"), "PLESSEY": letters("0123456789ABCDEF", 3, 12),
    "DOTCODE": letters(LETTERS, 4, 30), "HANXIN": letters(LETTERS, 2, 40), "CODEONE": letters(LETTERS, 2, 40),
    "GRIDMATRIX": letters(LETTERS, 2, 40), "ULTRA": letters(LETTERS, 2, 30), "CHANNEL": letters("12", 2, 6),
    "BC412": letters("0123456789ABCDEFGHJKLMNPQRSTUVWXYZ", 7, 12),
}
# Linear symbologies that have no text for people.
TEXTLESS = {"dx-film-edge", "databar-expanded"}
# Pixels of a column of hexagons in what is made; a module of all others is one.
HEXAGON = 8


@dataclasses.dataclass
class Symbol:
    """Its pixels, 0 ink and 255 paper, `unit` of them a module, and what is rightly read in a part of it."""
    name: str
    pixels: numpy.ndarray
    unit: int
    right: set

    def enlarged(self, size):
        """Its pixels when a module is `size` of them wide, and as much paper around as it needs."""
        finer = max(round(2 * size / self.unit), 1)
        pixels = self.pixels.repeat(finer, 0).repeat(finer, 1)
        sides = [max(round(side * size / self.unit), 1) for side in self.pixels.shape[::-1]]
        scaled = Image.fromarray(pixels).resize(sides, Image.Resampling.BOX)
        return numpy.pad(numpy.array(scaled), round(10 * size), constant_values=255)

    @property
    def shape(self):
        """Rows and columns, modules, with the paper around."""
        return tuple(side / self.unit + 20 for side in self.pixels.shape)


def rightly(name, says):
    """What may be read in a part of a symbol that says this: that, and of an EAN or UPC, whole where only the
    add-on is cut, what stands before that."""
    return {says, re.split("[+ ]", says)[0]} if name in ("ean-13", "upc-a") else {says}


def made(program, recipes, count, random, folder):
    """So many symbols of each recipe. They say what they were made of and what is read in the whole."""
    symbols, paths = [], []
    for place, (name, options, content) in enumerate(recipes):
        texts, base = [content(random) for _ in range(count)], os.path.join(folder, f"symbol-{place}")
        unit = HEXAGON if name == "maxicode" else 1
        hidden = ["--no-text"] if recipes is LINEAR and name not in TEXTLESS else []
        pictures = made_by_quietzone(program, name, texts, base, *options, *hidden, scale=unit)
        for says, picture in zip(texts, pictures):
            symbol = Symbol(name, numpy.array(picture), unit, rightly(name, says))
            symbols.append(symbol)
            paths.append(os.path.join(folder, f"whole-{len(symbols)}.pgm"))
            Image.fromarray(symbol.enlarged(3)).save(paths[-1])
    for symbol, answer in zip(symbols, ours(program, paths, "balanced")):
        for found in answer["symbols"]:
            symbol.right |= rightly(symbol.name, found["text"])
    return symbols


def foreign(count, random, folder):
    """So many symbols of each symbology that only zint makes; none where it is not installed."""
    symbols = []
    for name, content in FOREIGN.items() if shutil.which("zint") else ():
        for _ in range(count):
            path = os.path.join(folder, "foreign.png")
            subprocess.run(["zint", "-b", name, "--notext", "--scale=1", "-d", content(random), "-o", path],
                           check=True, stdout=subprocess.DEVNULL)
            symbols.append(Symbol(name, numpy.array(grey(path)), 2, set()))
    return symbols


def switched_off(name):
    """The symbologies not to look for so that nothing is right in a whole symbol."""
    return next((sorted(kin) for kin in KIN if name in kin), [name])


# Pictures of them

def sheet(shape, random):
    """What a label lies on."""
    name = random.choice(["white paper"] * 4 + ["grey", "noise 20", "fabric", "circuit board"])
    return ground(name, shape, random)


def cover(shape, random):
    """What hides a part of a symbol."""
    way = random.choice(["white paper", "grey", "noise 40", "fabric", "small print", "cells", "text", "text"])
    if way == "cells":
        return cell_noise(shape, random)
    if way == "text":
        return text(shape, random, "Latin", "Greek", "digits", "Japanese")
    return ground(way, shape, random)


def pasted(surface, label, y, x):
    """The surface with a label on it, as far as it lies on it."""
    rows, columns = surface.shape
    label = label[max(-y, 0):rows - y, max(-x, 0):columns - x]
    y, x = max(y, 0), max(x, 0)
    surface[y:y + label.shape[0], x:x + label.shape[1]] = label
    return surface


def fitting(symbol, view, random):
    """A size of module that the picture has room for, pixels of the surface; whole ones in exact pictures."""
    room = view.shape if view.is_level else (0.9 * min(view.width, view.height) * view.step,) * 2
    most = min(side / modules for side, modules in zip(room, symbol.shape))
    size = random.uniform(1.3, max(min(most / view.step, 6), 1.4)) * view.step
    return max(round(size), 1) if view.is_level and view.step == 1 else size


def whole(symbol, view, random):
    """The surface with a symbol somewhere on it."""
    label, surface = symbol.enlarged(fitting(symbol, view, random)), sheet(view.shape, random)
    y, x = (int((side - extent) / 2 + random.normal(0, 0.05) * side)
            for side, extent in zip(surface.shape, label.shape))
    return pasted(surface, label, y, x)


def shortened(symbol, beyond, size, is_last):
    """What may rightly be read in a half of a linear symbol, where `beyond` is what lies next to its cut end:
    of symbologies with open ends also the digits from its other end on, if lines as high as two modules have
    nothing but paper there."""
    if symbol.name not in OPEN or (beyond > LIGHT).all(1).sum() < 2 * size:
        return symbol.right
    ends = [(says, count) for says in symbol.right for count in range(1, len(says) + 1)]
    return {says[:count] if is_last else says[-count:] for says, count in ends}


def part(symbol, view, random, is_linear):
    """The surface with a symbol of which a half, or, where it is no linear one, a corner is covered or lies
    outside; and what may rightly be read in the rest."""
    size = fitting(symbol, view, random)
    label, surface, quiet = symbol.enlarged(size), sheet(view.shape, random), round(10 * size)
    rows, columns = (side - 2 * quiet for side in label.shape)
    across, is_last = is_linear or random.random() < 0.5, random.random() < 0.5
    share = random.uniform(0.3, 0.7) if is_linear else random.uniform(0.4, 0.6)
    cut = quiet + int(share * (columns if across else rows))
    half = numpy.s_[cut:] if is_last else numpy.s_[:cut]
    y, x = (int((side - extent) / 2) for side, extent in zip(surface.shape, label.shape))
    if view.is_level and random.random() < 0.4:
        if across:
            x = surface.shape[1] - cut if is_last else -cut
        else:
            y = surface.shape[0] - cut if is_last else -cut
        return pasted(surface, label, y, x), symbol.right
    hidden = (slice(None), half) if across else (half, slice(None))
    if not is_linear and random.random() < 0.5:
        other = quiet + int(random.uniform(0.35, 0.6) * (rows if across else columns))
        second = numpy.s_[other:] if random.random() < 0.5 else numpy.s_[:other]
        hidden = (second, half) if across else (half, second)
    label[hidden] = cover(label[hidden].shape, random)
    beyond = label[quiet:-quiet, cut:cut + quiet] if is_last else label[quiet:-quiet, max(cut - quiet, 0):cut]
    return pasted(surface, label, y, x), shortened(symbol, beyond, size, is_last)
