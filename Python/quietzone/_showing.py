"""What a notebook shows of a picture that was read: the picture, outlines, texts."""
from __future__ import annotations

import base64
import ctypes
import struct
import zlib
from html import escape
from typing import List

from ._barcode import Barcode
from ._errors import QuietZoneError, raised
from ._library import Error, library, number
from ._pixels import GREY, RGB

#: The longer side of a picture that is shown, pixels; larger ones are thinned out.
LONGEST = 1000
_CHARACTERS = 40


class Reading(List[Barcode]):
    """The barcodes of one picture, a list; a notebook shows the picture with their outlines and texts.

    What was read stays in reach for that: of a path the path, else the bytes, image or array that was handed in.
    """

    def __init__(self, barcodes=(), picture=None):
        super().__init__(barcodes)
        self._picture = picture

    def __reduce__(self):
        # To other processes go the barcodes.
        return list, (list(self),)

    def svg(self, page: int | None = None) -> str:
        """The picture in grey, or in its colours where it was handed in as an array, with an outline and the text of
        each barcode, as an SVG file.

        page: of a file, from 0; None: the first with a barcode.

        Raises OSError where the file is gone, PictureError where the picture is not at hand, OptionError for what is no
        number of a page.
        """
        if page is None:
            page = self[0].page if self else 0
        page = number("page", page)
        if self._picture is None:
            raise QuietZoneError("the picture is not at hand any more; read() keeps it, read_many() the paths alone")
        width, height, png = self._picture(page)
        return _drawing(width, height, png, [barcode for barcode in self if barcode.page == page])

    def _repr_svg_(self):
        try:
            return self.svg()
        except (QuietZoneError, OSError):
            return None


def of_file(contents):
    """A picture for Reading: `contents` gives a file's bytes when they are needed."""
    def picture(page):
        data, error = contents(), Error()
        loaded = library.qz_load_page(data, len(data), page, 200_000_000, error)
        if not loaded:
            raise raised(error)
        try:
            record = loaded.contents
            width, height = record.width, record.height
            return width, height, _png(ctypes.string_at(record.pixels, width * height), width, height, width, 1)
        finally:
            library.qz_free(loaded)
    return picture


def of_pixels(record, kept):
    """The same of pixels that `kept` keeps alive."""
    def picture(page):
        data = ctypes.string_at(record.pixels, record.size)
        channels = 1 if record.format == GREY else 3 if record.format == RGB else 4
        return record.width, record.height, _png(data, record.width, record.height, record.stride, channels)
    picture.kept = kept
    return picture


def _png(data, width, height, stride, channels):
    """A PNG file of rows of bytes, thinned out to LONGEST."""
    step = -(-max(width, height) // LONGEST)
    rows = bytearray()
    columns = -(-width // step)
    for y in range(0, height, step):
        row = data[y * stride:y * stride + width * channels]
        if step > 1:
            thin = bytearray(columns * channels)
            for channel in range(channels):
                thin[channel::channels] = row[channel::channels * step]
            row = thin
        rows += b"\0" + row
    header = struct.pack(">IIBBBBB", columns, len(rows) // (columns * channels + 1), 8, {1: 0, 3: 2, 4: 6}[channels],
                         0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", header) + _chunk(b"IDAT", zlib.compress(bytes(rows), 3))
            + _chunk(b"IEND", b""))


def _chunk(name, content):
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))


def _drawing(width, height, png, barcodes):
    unit = max(width, height) / 400
    scale = min(1, 640 / max(width, height))
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{width * scale:.0f}" height="{height * scale:.0f}" '
             f'viewBox="0 0 {width} {height}">',
             f'<image width="{width}" height="{height}" preserveAspectRatio="none" '
             f'href="data:image/png;base64,{base64.b64encode(png).decode()}"/>']
    for barcode in barcodes:
        points = " ".join(f"{p.x:.1f},{p.y:.1f}" for p in barcode.corners)
        lines.append(f'<polygon points="{points}" fill="none" stroke="#e6007e" stroke-width="{1.5 * unit:.2f}"/>')
    # Texts last, so that no outline lies on one.
    lines += [_label(barcode, width, height, 12 * unit) for barcode in barcodes]
    return "\n".join(lines + ["</svg>"])


def _label(barcode, width, height, size):
    """The text under the outline, or as near as the picture's edge allows."""
    left, top, across, down = barcode.bounds
    text = "".join(c if c.isprintable() else "\N{MIDDLE DOT}" for c in barcode.text[:_CHARACTERS])
    if len(barcode.text) > _CHARACTERS:
        text += "\N{HORIZONTAL ELLIPSIS}"
    x, y = min(max(left, 0), width), min(max(top + down + 1.1 * size, size), height - 0.3 * size)
    return (f'<text x="{x:.1f}" y="{y:.1f}" font-family="sans-serif" font-size="{size:.1f}" fill="#e6007e" '
            f'stroke="white" stroke-width="{size / 4:.2f}" paint-order="stroke">{escape(text)}</text>')
