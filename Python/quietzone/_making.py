"""make() and the symbol that it gives."""
from __future__ import annotations

import ctypes
import os

from ._errors import OptionError, raised
from ._library import TOKENS, DrawOptions, Error, MakeOptions, encoded, initial, library, put

_KINDS = {"svg": 0, "png": 1, "pdf": 2, "eps": 3, "terminal": 4}
_LEVELS = {"L": 0, "M": 1, "Q": 2, "H": 3}
# Options of the library that make() takes by the same names, as numbers or ASCII.
_NUMBERS = {"eci", "mask", "height", "bearer_bars", "shows_text", "wide_ratio", "row_pairs", "is_omnidirectional",
            "is_for_reader", "columns", "rows", "pdf417_level", "aspect_ratio", "row_height", "is_compact",
            "percentage", "mode", "country", "service_class", "is_numeric", "msi_check"}
_TEXTS = {"add_on", "postal_code"}


class Symbol:
    """A symbol that was made, to be drawn."""

    def __init__(self, record):
        self._record = record

    # A symbol never changes, and its record has one owner.
    def __copy__(self):
        return self

    def __deepcopy__(self, _):
        return self

    def __reduce__(self):
        raise TypeError("a Symbol lies in this process's memory alone; send on what it draws, svg() or png()")

    def __del__(self):
        if getattr(self, "_record", None):
            library.qz_free(self._record)
            self._record = None

    @property
    def symbology(self) -> str:
        """Its short name, "qr"."""
        return library.qz_symbology_token(self._record.contents.symbology).decode()

    @property
    def size(self) -> tuple[int, int]:
        """Columns and rows of modules, without the quiet zone; of bars their width in modules and 1."""
        return self._record.contents.columns, self._record.contents.rows

    @property
    def version(self) -> int | None:
        """Of the QR family, as its standard numbers them; of Aztec the layers."""
        version = self._record.contents.version
        return None if version < 0 else version

    @property
    def modules(self) -> list[list[bool]]:
        """Rows of modules, True dark."""
        columns, rows = self.size
        data = ctypes.string_at(self._record.contents.modules, columns * rows)
        return [[value == 1 for value in data[y * columns:(y + 1) * columns]] for y in range(rows)]

    def draw(self, kind: str = "svg", *, scale: int = 10, foreground: str = "black", background: str = "white",
             quiet_zone: int | None = None, rotation: int = 0, title: str | None = None) -> bytes:
        """The symbol as a file.

        kind: "svg", "png", "pdf", "eps" or "terminal".
        scale: pixels to a module.
        foreground, background: "#rgb", "#rrggbb", "#rrggbbaa" or a name; the background may be "transparent".
        quiet_zone: light space around it, modules; None: what the standard asks for.
        rotation: degrees clockwise, 0, 90, 180 or 270.

        PNG files have no digits under bars: those need fonts, which what shows an SVG, PDF or EPS brings along.
        """
        if not isinstance(kind, str) or kind not in _KINDS:
            raise OptionError(f"there is no kind {kind!r}; expected are {', '.join(_KINDS)}")
        options = initial(DrawOptions())
        options.drawing = _KINDS[kind]
        put(options, pixels=scale, rotation=rotation)
        options.foreground, options.background = encoded("foreground", foreground), encoded("background", background)
        if quiet_zone is not None:
            put(options, quiet_zone=quiet_zone)
        if title is not None:
            options.title = encoded("title", title)
        error = Error()
        file = library.qz_draw(self._record, options, error)
        if not file:
            raise raised(error)
        try:
            return ctypes.string_at(file.contents.bytes, file.contents.count)
        finally:
            library.qz_free(file)

    def png(self, **options) -> bytes:
        """A PNG file; see draw()."""
        return self.draw("png", **options)

    def svg(self, **options) -> str:
        """An SVG document; see draw()."""
        return self.draw("svg", **options).decode()

    def save(self, path, **options) -> None:
        """Writes a file of the kind that its name ends with: .svg, .png, .pdf or .eps; see draw()."""
        kind = os.path.splitext(os.fspath(path))[1][1:].lower()
        if kind not in ("svg", "png", "pdf", "eps"):
            raise OptionError(f"{os.fspath(path)}: the name ends with no kind of file; .svg, .png, .pdf or .eps is expected")
        data = self.draw(kind, **options)
        with open(path, "wb") as file:
            file.write(data)

    def _repr_png_(self) -> bytes:
        return self.png(scale=4)

    def __str__(self) -> str:
        return self.draw("terminal").decode()


def make(content: str | bytes | bytearray, symbology: str = "qr", *, level: str | None = None,
         version: int | None = None, gs1: bool = False, **options) -> Symbol:
    """A symbol that holds all of the content.

    content: text, or bytes that are written as they are.
    symbology: its short name, "qr", "ean-13", "code-128", "data-matrix" …
    level: correction of the QR family, at least "L", "M", "Q" or "H".
    version: exactly this one, of the QR family.
    gs1: the content is GS1 element strings, "(01)09501101530003(10)AB".
    options: what single symbologies have, by the names of quietzone.h: mask, eci, height, columns, rows, wide_ratio …

    Raises ContentError where the content does not fit, OptionError for what the symbology does not have.

    >>> import quietzone
    >>> quietzone.make("https://example.org", level="H").size
    (29, 29)
    """
    if not isinstance(symbology, str) or symbology not in TOKENS:
        raise OptionError(f"there is no symbology {symbology!r}; expected are {', '.join(sorted(TOKENS))}")
    if not isinstance(content, (str, bytes, bytearray)):
        raise OptionError(f"a {type(content).__name__} is no content; text or bytes are expected")
    made = initial(MakeOptions())
    made.content = 0 if isinstance(content, str) else 1
    made.application = 1 if gs1 else 0
    if level is not None:
        if not isinstance(level, str) or level.upper() not in _LEVELS:
            raise OptionError(f"there is no level {level!r}; L, M, Q or H is expected")
        made.level = _LEVELS[level.upper()]
    if version is not None:
        put(made, version_rule=2, version=version)
    if symbology == "data-matrix" and ("columns" in options or "rows" in options):
        put(made, data_matrix_size=3)
    for name, value in options.items():
        if name not in _NUMBERS and name not in _TEXTS:
            raise OptionError(f"there is no option {name!r}; expected are {', '.join(sorted(_NUMBERS | _TEXTS))}")
        if name in _TEXTS:
            setattr(made, name, encoded(name, str(value)))
        else:
            put(made, **{name: value})
    data = encoded("content", content, ends=False) if isinstance(content, str) else bytes(content)
    error = Error()
    record = library.qz_make(TOKENS[symbology], data, len(data), made, error)
    if not record:
        raise raised(error)
    return Symbol(record)
