"""The sample app's icon: a code of ours between a scanner's corners, as PNG files of 1024 × 1024 pixels.

The program draws the code, one pixel a module. Its place, the corners and the colours are here, so that the same
code gives the same pixels everywhere; only how zlib packs them may differ.
"""
import math
import os
import struct
import subprocess
import zlib
from pathlib import Path

SIDE, MODULE = 1024, 40
TEXT = "QZ"
SYMBOL = ["make", "--symbology", "micro-qr", "--quiet-zone", "0", "--scale", "1", "--format", "pgm", "-o", "-", TEXT]
# The corners: half the side of their square to the middle of the stroke, its radius, length of a leg, half the stroke.
REACH, RADIUS, LEG, HALF = 376, 96, 196, 27
# What a pixel is: 0 ground, LEVELS corner, INK a dark module; between 0 and LEVELS the corner's soft edge.
LEVELS, INK = 64, 128


class Look:
    """Colours as (red, green, blue): the ground's at its top and bottom, that of the modules and of the corners."""

    def __init__(self, top, bottom, ink, corner):
        self.top, self.bottom, self.ink, self.corner = top, bottom, ink, corner
        self.is_opaque = top is not None

    def entry(self, kind, ground):
        """The pixel of this kind over `ground`, with its opacity."""
        if kind == INK:
            return (*self.ink, 255)
        share = kind / LEVELS
        if ground is None:
            return (*self.corner, round(255 * share)) if kind else (0, 0, 0, 0)
        return (*(round(g + (c - g) * share) for g, c in zip(ground, self.corner)), 255)


# By the appearance that Contents.json names; the system has a ground of its own for dark ones, and tints grey ones.
LOOKS = {
    None: Look((0xD2, 0xF2, 0xB6), (0xA6, 0xD9, 0x80), (0x24, 0x45, 0x0F), (0x46, 0x7C, 0x24)),
    "dark": Look(None, None, (0xB8, 0xE3, 0x97), (0x6F, 0xB0, 0x42)),
    "tinted": Look((0x2E, 0x2E, 0x2E), (0x12, 0x12, 0x12), (0xF4, 0xF4, 0xF4), (0xA8, 0xA8, 0xA8)),
}


def program(root):
    """The program that draws the code, or what QUIETZONE names instead; None where it was not built."""
    found = Path(os.environ.get("QUIETZONE", root / ".build/release/quietzone"))
    return found if found.exists() else None


def modules(quietzone):
    """The rows of the code, True where a module is dark."""
    done = subprocess.run([quietzone, *SYMBOL], capture_output=True, check=True)
    kind, width, height, _, pixels = done.stdout.split(maxsplit=4)
    width, height = int(width), int(height)
    if kind != b"P5" or len(pixels) != width * height:
        raise ValueError("the program gave no PGM file")
    return [[pixel < 128 for pixel in pixels[y * width:(y + 1) * width]] for y in range(height)]


def corner(x, y):
    """How much of the pixel at (x, y) from the middle, both from 0 on, the corner covers: 0 to LEVELS."""
    x, y = max(x, y) + 0.5, min(x, y) + 0.5
    bend, end = REACH - RADIUS, REACH - LEG
    if y >= bend:
        distance = abs(math.hypot(x - bend, y - bend) - RADIUS)
    else:
        distance = math.hypot(x - REACH, y - max(y, end))
    return round(LEVELS * min(max(HALF - distance + 0.5, 0), 1))


def kinds(rows):
    """What each pixel of the picture is."""
    middle, first = SIDE // 2, (SIDE - MODULE * len(rows)) // 2
    quarter = [bytes(corner(x, y) for x in range(middle)) for y in range(middle)]
    picture = []
    for y in range(SIDE):
        half = quarter[y - middle if y >= middle else middle - 1 - y]
        row = bytearray(half[::-1] + half)
        line = (y - first) // MODULE
        for column, is_dark in enumerate(rows[line] if 0 <= line < len(rows) else []):
            if is_dark:
                start = first + MODULE * column
                row[start:start + MODULE] = bytes([INK]) * MODULE
        picture.append(bytes(row))
    return picture


def pixels(picture, look):
    """The rows of a PNG file before they are packed, each with its filter, none."""
    channels = 3 if look.is_opaque else 4
    used = set().union(*map(set, picture))
    lines = []
    for y, row in enumerate(picture):
        share = y / (SIDE - 1)
        ground = look.top and tuple(a + (b - a) * share for a, b in zip(look.top, look.bottom))
        entries = {kind: look.entry(kind, ground) for kind in used}
        line = bytearray(SIDE * channels)
        for channel in range(channels):
            table = bytearray(256)
            for kind, entry in entries.items():
                table[kind] = entry[channel]
            line[channel::channels] = row.translate(table)
        lines.append(b"\0" + bytes(line))
    return b"".join(lines)


def png(raw, look):
    """A PNG file in sRGB."""
    def chunk(kind, content):
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

    header = struct.pack(">IIBBBBB", SIDE, SIDE, 8, 2 if look.is_opaque else 6, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"sRGB", b"\0")
            + chunk(b"IDAT", zlib.compress(raw, 9)) + chunk(b"IEND", b""))


def drawn(quietzone):
    """The rows of each picture, by its appearance."""
    picture = kinds(modules(quietzone))
    return {appearance: pixels(picture, look) for appearance, look in LOOKS.items()}


def read(file):
    """Width, height, kind of colours and rows before packing, of a PNG file of 8 bits without interlace."""
    data = file.read_bytes()
    if data[:8] != b"\x89PNG\r\n\x1a\n":
        raise ValueError("it is no PNG file")
    at, packed, header = 8, b"", None
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at:at + 8])
        content = data[at + 8:at + 8 + length]
        if struct.pack(">I", zlib.crc32(kind + content)) != data[at + 8 + length:at + 12 + length]:
            raise ValueError(f"its {kind.decode()} is damaged")
        header = struct.unpack(">IIBBBBB", content) if kind == b"IHDR" else header
        packed += content if kind == b"IDAT" else b""
        at += 12 + length
    width, height, depth, colors, *rest = header
    if depth != 8 or any(rest):
        raise ValueError("it is not of 8 bits in plain rows")
    return width, height, colors, zlib.decompress(packed)
