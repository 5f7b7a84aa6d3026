"""read() and read_many()."""
from __future__ import annotations

import ctypes
import functools
import os
import stat
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, Union

from ._barcode import Barcode, taken
from ._errors import OptionError, PictureError, QuietZoneError, raised
from ._library import TOKENS, Error, ReadOptions, initial, library, number, put
from ._pixels import of_pillow, pixels
from ._showing import Reading, of_file, of_pixels

_EFFORTS = {"fast": 0, "balanced": 1, "thorough": 2}
MAXIMUM_BYTES = 256_000_000
_DEFAULTS = {"symbologies": None, "effort": "balanced", "maximum_count": 0, "region": None,
             "maximum_pixels": 200_000_000}


def _symbologies(names) -> int:
    if names is None:
        return library.qz_symbologies_all()
    if not isinstance(names, Iterable):
        raise OptionError(f"the symbologies are {names!r}; a short name, several of them, or None for all is expected")
    bits = 0
    for name in [names] if isinstance(names, str) else names:
        if not isinstance(name, str) or name not in TOKENS:
            raise OptionError(f"there is no symbology {name!r}; expected are {', '.join(sorted(TOKENS))}")
        bits |= 1 << TOKENS[name]
    if not bits:
        raise OptionError("no symbology is given; name at least one, or None for all")
    return bits


def whole(options: dict) -> dict:
    """The options of read(), all of them, to be used any number of times. Raises OptionError for one that can't be."""
    unknown = options.keys() - _DEFAULTS.keys()
    if unknown:
        raise OptionError(f"there is no option {sorted(unknown)[0]!r}; expected are {', '.join(_DEFAULTS)}")
    # An iterator gives its values once.
    options = {name: tuple(value) if isinstance(value, Iterator) else value
               for name, value in {**_DEFAULTS, **options}.items()}
    _options(**options)
    return options


def _options(symbologies, effort, maximum_count, region, maximum_pixels) -> ReadOptions:
    values = symbologies, effort, maximum_count, region, maximum_pixels
    # What can't be looked up: lists; and iterators, which must not be, as they are used up then.
    if any(isinstance(value, Iterator) for value in values):
        return _new_options(*values)
    try:
        return _kept_options(*values)
    except TypeError:
        return _new_options(*values)


def _new_options(symbologies, effort, maximum_count, region, maximum_pixels) -> ReadOptions:
    if not isinstance(effort, str) or effort not in _EFFORTS:
        raise OptionError(f"there is no effort {effort!r}; expected are fast, balanced and thorough")
    options = initial(ReadOptions())
    options.symbologies = _symbologies(symbologies)
    options.effort = _EFFORTS[effort]
    put(options, maximum_count=maximum_count, maximum_pixels=maximum_pixels)
    if region is not None:
        try:
            x, y, width, height = region
        except (TypeError, ValueError):
            raise OptionError(f"the region is {region!r}; x, y, width and height, 0 to 1, are expected") from None
        put(options, region_x=x, region_y=y, region_width=width, region_height=height)
    return options


# The same again and again; the library only looks at them.
_kept_options = functools.lru_cache(maxsize=16, typed=True)(_new_options)


def _contents(path) -> bytes:
    try:
        file = open(path, "rb", buffering=0)
    except ValueError as error:
        raise PictureError(f"{os.fspath(path)!r}: can't be the path of a file: {error}") from None
    with file:
        status = os.fstat(file.fileno())
        # Of what is no file, a pipe, the end is known when it comes.
        data = b"" if status.st_size > MAXIMUM_BYTES else (
            file.read() if stat.S_ISREG(status.st_mode) else _of_pipe(file))
        if max(status.st_size, len(data)) > MAXIMUM_BYTES:
            raise PictureError(f"{os.fsdecode(path)}: has more than the {MAXIMUM_BYTES} bytes allowed")
        return data


def _of_pipe(file) -> bytes:
    """Up to one byte more than is allowed."""
    parts, rest = [], MAXIMUM_BYTES + 1
    while rest > 0:
        part = file.read(min(rest, 1 << 20))
        if not part:
            break
        parts.append(part)
        rest -= len(part)
    return b"".join(parts)


# What a file begins with that is known and not read here, and what to do.
_OTHERS = [
    (lambda data: data[:5] == b"%PDF-",
     "draw the PDF's pages, with pypdfium2 for instance, and hand in the images"),
    (lambda data: data[4:8] == b"ftyp" and data[8:12] in (b"avif", b"avis"),
     "open the AVIF file with Pillow 11.3 or later, or with pillow-heif, and hand in the image"),
    (lambda data: data[4:8] == b"ftyp",
     "open the HEIC file with pillow-heif (pillow_heif.register_heif_opener(), then Image.open) and hand in the image"),
]


def _problem(error, data, name) -> QuietZoneError:
    problem = raised(error)
    text = str(problem).replace("the file", name, 1)
    begin, unsupported, reason = text.partition(": unsupported ")
    for is_it, what in _OTHERS if unsupported else []:
        if is_it(data):
            text = f"{begin}{unsupported}{reason.partition(':')[0]}: {what}"
            break
    return type(problem)(text)


def _of_file(data, options, name) -> list[Barcode]:
    error = Error()
    pages = library.qz_read_file(data, len(data), options, error)
    if not pages:
        raise _problem(error, data, name)
    try:
        result = []
        for i in range(pages.contents.count):
            page = pages.contents.items[i]
            found = page.found.contents
            result += [taken(found.items[k].contents, page.number) for k in range(found.count)]
        return result
    finally:
        library.qz_free(pages)


def _of_pixels(picture, options) -> Reading:
    record, kept = picture
    error = Error()
    found = library.qz_read(record, options, error)
    if not found:
        raise raised(error)
    try:
        barcodes = [taken(found.contents.items[i].contents, 0) for i in range(found.contents.count)]
        return Reading(barcodes, of_pixels(record, kept))
    finally:
        library.qz_free(found)


def _read(source, options) -> Reading:
    if isinstance(source, (str, os.PathLike)):
        barcodes = _of_file(_contents(source), options, os.fsdecode(source))
        return Reading(barcodes, of_file(lambda: _contents(source)))
    if isinstance(source, (bytes, bytearray)):
        data = bytes(source)
        return Reading(_of_file(data, options, "the picture"), of_file(lambda: data))
    if hasattr(source, "mode") and hasattr(source, "getbands"):
        return _of_pixels(of_pillow(source), options)
    try:
        return _of_pixels(pixels(source), options)
    except TypeError:
        raise OptionError(f"a {type(source).__name__} is no picture; expected are a path, the bytes of a picture file, "
                          "a Pillow image, or an array of uint8") from None


class Array(Protocol):
    """What NumPy, Pillow and others hand pixels on by."""

    @property
    def __array_interface__(self) -> Any: ...


Source = Union[str, "os.PathLike[str]", "os.PathLike[bytes]", bytes, bytearray, memoryview, Array]


def read(source: Source, *, symbologies: str | Iterable[str] | None = None, effort: str = "balanced",
         maximum_count: int = 0, region: Iterable[float] | None = None, maximum_pixels: int = 200_000_000) -> Reading:
    """Every barcode in a picture, page by page, in reading order; an empty list where there is none. A notebook shows
    the picture with them.

    source: a path; the bytes of a picture file (JPEG, PNG, WebP, GIF, TIFF, BMP, PNM); a Pillow image; or an array of
        uint8, height x width (grey, 0 black to 255 white), height x width x 3 (RGB) or x 4 (RGBA), or of bool, True
        white. Arrays are read where they lie; turned or thinned-out ones and those of bool are copied.
    symbologies: a short name or several, "qr", "ean-13" …; None: all but Pharmacode and Code 39 Extended.
    effort: "fast" for video, "balanced", "thorough" for archives.
    maximum_count: stop after so many; 0: no limit.
    region: x, y, width, height of the part to look at, 0 to 1 of the picture's width and height.
    maximum_pixels: larger pictures are refused.

    Raises PictureError for what is no picture or a damaged one, OptionError for arguments that can't be, OSError for a
    file that can't be opened. Other threads run meanwhile.

    >>> import quietzone
    >>> [barcode.text for barcode in quietzone.read(quietzone.make("Hello").png())]
    ['Hello']
    """
    return _read(source, _options(symbologies, effort, maximum_count, region, maximum_pixels))


def read_many(sources: Iterable[Source], *, threads: int | None = None, **options) -> Iterator[Reading | Exception]:
    """What read() gives for each source, in the order of the sources; where it would raise, the exception stands in
    that place, and the others are read all the same.

    threads: how many pictures are read at a time; None: as many as there are processors. At most twice as many
        sources are taken ahead of the one that is waited for, so that any number of them can be read.

    >>> import quietzone
    >>> results = list(quietzone.read_many([quietzone.make("one").png(), b"no picture"]))
    >>> results[0][0].text, type(results[1]).__name__
    ('one', 'PictureError')
    """
    count = number("threads", threads) if threads is not None else os.cpu_count() or 1
    if count < 1:
        raise OptionError(f"{count} threads are given; at least 1 is expected")
    return _results(sources, count, whole(options))


def _results(sources, count, options):
    def attempt(source):
        try:
            reading = read(source, **options)
            # Pictures are let go of, or any number of them would have to stay in memory.
            return reading if isinstance(source, (str, os.PathLike)) else Reading(reading)
        except Exception as error:  # whatever Pillow, or who made the source, raises
            return error

    waiting = deque()
    with ThreadPoolExecutor(count) as pool:
        for source in sources:
            waiting.append(pool.submit(attempt, source))
            if len(waiting) >= 2 * count:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
