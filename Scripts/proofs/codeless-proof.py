"""Prints what is read in pictures that hold no code of the symbologies that are looked for: a row a kind of
picture, how many there were, how many false reads, and which.

Surfaces that resemble codes; parts of linear, stacked and matrix symbols, whose other parts are covered or
outside of the picture; whole symbols of a symbology that is switched off, or, made by zint where it is there,
of one that the program does not read. Upright or at any angle, dark on light or light on dark, some blurred,
noisy or through JPEG.

What is read in a part of a symbol and is what the whole one says is right: matrix symbols bear damage. So is
a part of its digits where start and stop occur among digits and paper is beyond: a shorter symbol is there.
Both are counted in a column of their own. Everything else is false, and fails.
--keep leaves the pictures in which something false was read.
"""
import collections
import json
import multiprocessing
import os
import shutil
import sys
import tempfile

import numpy
from PIL import Image

from codeless_surfaces import SURFACES, View
from codeless_symbols import AREAL, LINEAR, foreign, made, part, switched_off, whole
from proof_reading import ours, parsed

LINEAR_PARTS, AREAL_PARTS = "parts of linear symbols", "parts of stacked and matrix symbols"
OFF, FOREIGN = "symbols that are switched off", "symbols of other symbologies"
KINDS = [*SURFACES, LINEAR_PARTS, AREAL_PARTS, OFF, FOREIGN]
# Pictures that lie in the folder at a time, and processes that draw them while others are read.
CHUNK, DRAWERS = 500, 2
# Symbols made for each way to make them, of which the pictures show parts.
SYMBOLS = 24


class Pictures:
    """The pictures of a seed, each from it and its number alone."""

    def __init__(self, program, seed, folder):
        self.seed, self.folder = seed, folder
        random = numpy.random.default_rng(seed)
        self.linear = made(program, LINEAR, SYMBOLS, random, folder)
        self.areal = made(program, AREAL, SYMBOLS, random, folder)
        self.foreign = foreign(SYMBOLS // 3, random, folder)

    def surface(self, kind, view, random):
        """What the picture shows, what may rightly be read in it, and what is not to be looked for."""
        if kind in SURFACES:
            return SURFACES[kind](view.shape, random), set(), []
        symbols = {LINEAR_PARTS: self.linear, AREAL_PARTS: self.areal, FOREIGN: self.foreign,
                   OFF: self.linear + self.areal}[kind]
        symbol = symbols[int(random.integers(0, len(symbols)))]
        if kind in (OFF, FOREIGN):
            return whole(symbol, view, random), set(), switched_off(symbol.name) if kind == OFF else []
        return *part(symbol, view, random, kind == LINEAR_PARTS), []

    def draw(self, index):
        """Draws picture `index`: its number, path, what is right in it and what is switched off; None where
        what it would show can't be made here."""
        random = numpy.random.default_rng([self.seed, index])
        kind = KINDS[index % len(KINDS)]
        if kind == FOREIGN and not self.foreign:
            return None
        view = View(random)
        surface, right, off = self.surface(kind, view, random)
        path = os.path.join(self.folder, f"{index}.pgm")
        Image.fromarray(view.seen(surface, random)).save(path)
        return index, path, right, off


PICTURES = None


def drawn(index):
    return PICTURES.draw(index)


def answered(program, pictures, effort):
    """Each picture and what was read in it, read together with those that have the same switched off."""
    groups = collections.defaultdict(list)
    for picture in pictures:
        groups[",".join("-" + name for name in picture[3])].append(picture)
    for symbologies, group in groups.items():
        yield from zip(group, ours(program, [picture[1] for picture in group], effort, symbologies))


class Tally:
    """How many pictures of each kind there were, what time they took, and what was read in them."""

    def __init__(self):
        self.tried, self.right, self.time = (collections.Counter() for _ in range(3))
        self.wrong = collections.defaultdict(list)

    def add(self, picture, answer):
        """Counts what was read in a picture; whether anything of it is false."""
        index, _, texts, _ = picture
        kind = KINDS[index % len(KINDS)]
        found = [(symbol["format"], symbol["text"]) for symbol in answer["symbols"]]
        false = [f"{index}: {name} {json.dumps(text)}" for name, text in found if text not in texts]
        self.tried[kind] += 1
        self.time[kind] += answer["cpu_ms"]
        self.right[kind] += len(found) - len(false)
        self.wrong[kind] += false
        return bool(false)

    def print(self):
        print("| kind | pictures | ms of CPU | right | false | which |\n|---|--:|--:|--:|--:|---|")
        for kind in KINDS:
            print(f"| {kind} | {self.tried[kind]} | {self.time[kind] / max(self.tried[kind], 1):.0f} "
                  f"| {self.right[kind] or ''} | {len(self.wrong[kind])} | {'; '.join(self.wrong[kind])} |")
        print(f"\n{self.tried.total()} pictures, {sum(map(len, self.wrong.values()))} false reads; "
              f"{self.time.total() / max(self.tried.total(), 1):.1f} ms of CPU a picture")


def read(arguments, numbers, tally):
    """Draws the pictures of these numbers, reads them and counts; some are drawn while others are read."""
    chunks = [numbers[start:start + CHUNK] for start in range(0, len(numbers), CHUNK)]
    with multiprocessing.get_context("fork").Pool(DRAWERS) as pool:
        ahead = [pool.map_async(drawn, chunk) for chunk in chunks[:1]]
        for chunk in [*chunks[1:], []]:
            pictures = [picture for picture in ahead.pop().get() if picture]
            ahead.append(pool.map_async(drawn, chunk))
            for picture, answer in answered(arguments.program, pictures, arguments.effort):
                if tally.add(picture, answer) and arguments.keep:
                    shutil.copy(picture[1], arguments.keep)
                os.remove(picture[1])


def main():
    global PICTURES
    arguments, tally = parsed(__doc__, 20000, "in all", keeps="those in which something false was read"), Tally()
    if arguments.keep:
        os.makedirs(arguments.keep, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        PICTURES = Pictures(arguments.program, arguments.seed, folder)
        read(arguments, range(arguments.count), tally)
    tally.print()
    return int(any(tally.wrong.values()) and not arguments.report_only)


if __name__ == "__main__":
    sys.exit(main())
