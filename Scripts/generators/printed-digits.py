"""Writes Sources/QuietZone/Imaging/Print/DigitLine+Tables.swift: the mean of the digits of OCR-B, of a typeface of even
widths and of one like Helvetica, which are what is printed beneath EAN and UPC symbols.

Reads the fonts of Debian's packages fonts-ocr-b, fonts-dejavu-core and fonts-urw-base35. What is written is committed, so
nobody else needs to run this.
"""
import os
import sys

import numpy
from PIL import Image, ImageDraw, ImageFilter, ImageFont

ROWS, COLUMNS = 10, 8
FONTS = [
    "/usr/share/fonts/opentype/ocr-b/OCRB.otf",
    "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf",
    "/usr/share/fonts/opentype/urw-base35/NimbusSans-Regular.otf",
]
# Pixels of the em, and of a value of the table; blur in values.
EM, FINE, BLUR = 400, 16, 0.7
SCALE = 400

if len(sys.argv) > 1:
    sys.exit(__doc__)
missing = [font for font in FONTS if not os.path.exists(font)]
if missing:
    sys.exit(f"printed-digits: no file {', '.join(missing)}; install fonts-ocr-b, fonts-dejavu-core and fonts-urw-base35")


def unit(digits):
    """Each digit less its mean, of length 1."""
    digits = digits - digits.mean(1, keepdims=True)
    return digits / numpy.linalg.norm(digits, axis=1, keepdims=True)


def drawn(path):
    """The digits of a font as rows of ink, as high as the highest of them, each in the middle of its columns."""
    font = ImageFont.truetype(path, EM)
    inks = []
    for digit in "0123456789":
        ink = Image.new("L", (2 * EM, 2 * EM))
        ImageDraw.Draw(ink).text((EM // 2, EM // 2), digit, font=font, fill=255)
        inks.append(ink)
    boxes = [ink.getbbox() for ink in inks]
    top, bottom = min(box[1] for box in boxes), max(box[3] for box in boxes)
    pixel = (bottom - top) / (ROWS * FINE)
    digits = []
    for ink, box in zip(inks, boxes):
        left = (box[0] + box[2]) / 2 - COLUMNS * FINE / 2 * pixel
        cut = ink.transform(
            (COLUMNS * FINE, ROWS * FINE), Image.Transform.AFFINE, (pixel, 0, left, 0, pixel, top),
            Image.Resampling.BILINEAR)
        soft = cut.filter(ImageFilter.GaussianBlur(BLUR * FINE))
        digits.append(numpy.array(soft, dtype=float).reshape(ROWS, FINE, COLUMNS, FINE).mean((1, 3)).ravel())
    return unit(numpy.array(digits))


table = (SCALE * unit(sum(drawn(path) for path in FONTS))).round().astype(int)
assert table.shape == (10, ROWS * COLUMNS) and abs(table).max() < 128
lines = [
    "extension DigitLine {",
    f"  /// The digits 0…9, {ROWS} rows of {COLUMNS} values each, ink positive; of mean 0 and of length {SCALE}: the mean",
    "  /// of OCR-B (ISO 1073-2), DejaVu Sans Mono and Nimbus Sans, by `Scripts/generate printed-digits`.",
    "  static let table: [Int8] = [",
]
for digit in table:
    lines += ["    " + " ".join(f"{value}," for value in row) for row in digit.reshape(ROWS // 2, 2 * COLUMNS)]
lines += ["  ]", "}"]
with open("Sources/QuietZone/Imaging/Print/DigitLine+Tables.swift", "w") as file:
    file.write("\n".join(lines) + "\n")
