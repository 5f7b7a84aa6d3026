"""How many drawn pictures ours and zxing-cpp read, cell by cell, for the proofs that ask nothing else."""
import collections
import os
import tempfile

import numpy
import zxingcpp
from PIL import Image

from proof_reading import ours, through_jpeg


def photographed(canvas, random):
    """The grey of a drawing in some light, some with noise, some through JPEG."""
    pixels = numpy.array(canvas) * (random.uniform(150, 250) / 255) + random.choice([0, 0, 20])
    pixels = (pixels + random.normal(0, random.choice([0, 2, 6]), pixels.shape)).clip(0, 255).astype("u1")
    return through_jpeg(pixels, random) if random.random() < 0.4 else pixels


def theirs(pixels):
    """What zxing-cpp reads, as ours says it."""
    return [{"format": barcode.format.name, "text": barcode.text, "bytes_hex": barcode.bytes.hex()}
            for barcode in zxingcpp.read_barcodes(pixels)]


class Contest:
    """What both read of pictures that belong to cells, (row, column …). `says` tells whether a text is what was drawn in
    a picture of a row."""

    def __init__(self, arguments, says=lambda row, content, text: text == content):
        self.arguments, self.says = arguments, says
        self.tried, self.read, self.rival = (collections.Counter() for _ in range(3))
        self.missed, self.wrong = [], []
        # Of each cell, the names of pictures that zxing-cpp reads and ours doesn't.
        self.lost = collections.defaultdict(list)

    def hold(self, pictures):
        """`pictures` takes a folder to draw in and gives, one after another, cell, what it says, a file's name, pixels.
        More pictures may follow."""
        truth = []
        with tempfile.TemporaryDirectory() as scratch:
            folder = self.arguments.keep or scratch
            os.makedirs(folder, exist_ok=True)
            for cell, content, name, pixels in pictures(scratch):
                path = os.path.join(folder, name)
                Image.fromarray(pixels).save(path)
                is_rivals = any(self.says(cell[0], content, found.text) for found in zxingcpp.read_barcodes(pixels))
                truth.append((cell, content, path, is_rivals))
            answers = ours(self.arguments.program, [path for _, _, path, _ in truth], self.arguments.effort)
        for (cell, content, path, is_rivals), answer in zip(truth, answers):
            texts = [symbol["text"] for symbol in answer["symbols"]]
            is_read = any(self.says(cell[0], content, text) for text in texts)
            self.tried[cell] += 1
            self.read[cell] += is_read
            self.rival[cell] += is_rivals
            missed = [] if is_read else [os.path.basename(path)]
            self.missed += missed
            self.lost[cell] += missed if is_rivals else []
            self.wrong += [(path, text, content) for text in texts if not self.says(cell[0], content, text)]

    def table(self, label, rows, columns, cell):
        """Prints a table; `cell` makes a cell of row and column."""
        print(f"| {label} | " + " | ".join(f"{column:g}" for column in columns) + " |\n|---|" + "--:|" * len(columns))
        for row in rows:
            cells = [cell(row, column) for column in columns]
            print(f"| {row} | " + " | ".join(
                f"{self.read[c]}/{self.rival[c]} of {self.arguments.count}" for c in cells) + " |")
        print()

    def sums(self):
        print(f"{self.tried.total()} pictures, ours / zxing-cpp: {self.read.total()} / {self.rival.total()} read; "
              f"{len(self.wrong)} wrong")

    def verdict(self):
        """Prints the sums and what went wrong: the proof's exit code."""
        self.sums()
        print("missed:", *self.missed)
        return self.judged([cell for cell in self.rival if self.rival[cell] > self.read[cell]])

    def judged(self, behind):
        """Prints what was read that is not there, and cells in which zxing-cpp is ahead: the proof's exit code."""
        for path, text, content in self.wrong:
            print(f"wrong: {path}: {text!r} instead of {content!r}")
        for cell in behind:
            print("behind zxing-cpp:", *cell)
        return int((bool(behind) or bool(self.wrong)) and not self.arguments.report_only)
