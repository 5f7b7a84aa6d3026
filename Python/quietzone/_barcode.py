"""A barcode that was read."""
from __future__ import annotations

import ctypes
from dataclasses import dataclass, field
from typing import NamedTuple


class Point(NamedTuple):
    """A place, pixels: x to the right, y down, from the picture's top left corner."""

    x: float
    y: float


class GS1Element(NamedTuple):
    """A GS1 application identifier with its value."""

    identifier: str
    value: str
    title: str | None
    line: str


@dataclass(frozen=True)
class Barcode:
    """A barcode that was read."""

    symbology: str
    """Its short name, as read() and make() take it: "qr", "ean-13" …"""
    name: str
    """The name that people use: "QR Code"."""
    identifier: str
    """The AIM identifier, "]Q1"."""
    text: str
    """The content as text, whatever its character set."""
    bytes: bytes
    """The content as it stands in the symbol."""
    corners: tuple[Point, Point, Point, Point]
    """Top left, top right, bottom right, bottom left of the symbol as it is read, pixels of the upright picture."""
    page: int = 0
    """The page of the file, from 0."""
    is_inverted: bool = False
    is_mirrored: bool = False
    corrected: int = 0
    """Codewords that were wrong and have been repaired."""
    correction_capacity: int = 0
    set_index: int | None = None
    """Place in a structured-append set, from 0; None: in none."""
    set_count: int = 0
    set_identity: int = 0
    gs1: str | None = None
    """GS1 element strings with brackets, "(01)09501101530003(10)AB"; None: the content is none."""
    gs1_elements: tuple[GS1Element, ...] = field(default=())
    version: int | None = None
    level: str | None = None
    gtin: str | None = None
    add_on: str | None = None
    confidence: float = 1.0
    """Of linear symbologies, 0 to 1."""
    guessed_character_set: str | None = None
    """IANA's name of the one that text takes bytes for whose set the symbol does not say; None: nothing is guessed."""

    @property
    def bounds(self) -> tuple[float, float, float, float]:
        """Left, top, width and height of the upright rectangle around the corners, pixels."""
        xs, ys = [p.x for p in self.corners], [p.y for p in self.corners]
        return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)

    def __str__(self) -> str:
        return self.text


def _told(value: bytes) -> str:
    return value.decode("utf-8", "replace")


def _text(value: bytes | None) -> str | None:
    return None if value is None else _told(value)


def taken(record, page: int) -> Barcode:
    """A copy of the library's record."""
    first, second, third, fourth = (Point(p.x, p.y) for p in record.corners)
    elements = (record.gs1_elements[i] for i in range(record.gs1_element_count))
    level = record.level.decode() if record.level != b"\0" else None
    return Barcode(
        symbology=record.symbology_token.decode(), name=record.symbology_name.decode(),
        identifier=record.identifier.decode(),
        text=_told(ctypes.string_at(record.text, record.text_length)),
        bytes=ctypes.string_at(record.bytes, record.byte_count),
        corners=(first, second, third, fourth), page=page,
        is_inverted=bool(record.is_inverted), is_mirrored=bool(record.is_mirrored), corrected=record.corrected,
        correction_capacity=record.correction_capacity,
        set_index=None if record.set_index < 0 else record.set_index, set_count=record.set_count,
        set_identity=record.set_identity, gs1=_text(record.gs1_text),
        gs1_elements=tuple(GS1Element(_told(e.identifier), _told(e.value), _text(e.title), _told(e.line))
                           for e in elements),
        version=None if record.version < 0 else record.version, level=level, gtin=_text(record.gtin),
        add_on=_text(record.add_on), confidence=record.confidence,
        guessed_character_set=_text(record.guessed_character_set))
