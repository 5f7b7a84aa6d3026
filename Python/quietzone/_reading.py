"""read() and read_many()."""
from __future__ import annotations

import ctypes
import os
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor

from ._barcode import Barcode, taken
from ._errors import OptionError, PictureError, QuietZoneError, raised
from ._library import TOKENS, Error, ReadOptions, initial, library, put
from ._pixels import of_pillow, pixels

_EFFORTS = {"fast": 0, "balanced": 1, "thorough": 2}
MAXIMUM_BYTES = 256_000_000


def _symbologies(names) -> int:
    if names is None:
        return library.qz_symbologies_all()
    bits = 0
    for name in [names] if isinstance(names, str) else names:
        if name not in TOKENS:
            raise OptionError(f"there is no symbology {name!r}; expected are {', '.join(sorted(TOKENS))}")
        bits |= 1 << TOKENS[name]
    if not bits:
        raise OptionError("no symbology is given; name at least one, or None for all")
    return bits


def _options(symbologies, effort, maximum_count, region, maximum_pixels) -> ReadOptions:
    if effort not in _EFFORTS:
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


def _contents(path) -> bytes:
    with open(path, "rb") as file:
        data = file.read(MAXIMUM_BYTES + 1)
    if len(data) > MAXIMUM_BYTES:
        raise PictureError(f"{os.fspath(path)}: has more than the {MAXIMUM_BYTES} bytes allowed")
    return data


def _of_file(data, options, name) -> list[Barcode]:
    error = Error()
    pages = library.qz_read_file(data, len(data), options, error)
    if not pages:
        problem = raised(error)
        raise type(problem)(str(problem).replace("the file", name, 1))
    try:
        result = []
        for i in range(pages.contents.count):
            page = pages.contents.items[i]
            found = page.found.contents
            result += [taken(found.items[k].contents, page.number) for k in range(found.count)]
        return result
    finally:
        library.qz_free(pages)


def _of_pixels(picture, options) -> list[Barcode]:
    record, kept = picture
    error = Error()
    found = library.qz_read(record, options, error)
    del kept
    if not found:
        raise raised(error)
    try:
        return [taken(found.contents.items[i].contents, 0) for i in range(found.contents.count)]
    finally:
        library.qz_free(found)


def _read(source, options) -> list[Barcode]:
    if isinstance(source, (str, os.PathLike)):
        return _of_file(_contents(source), options, os.fspath(source))
    if isinstance(source, (bytes, bytearray)):
        return _of_file(bytes(source), options, "the picture")
    if hasattr(source, "mode") and hasattr(source, "getbands"):
        return _of_pixels(of_pillow(source), options)
    try:
        return _of_pixels(pixels(source), options)
    except TypeError:
        raise OptionError(f"a {type(source).__name__} is no picture; expected are a path, the bytes of a picture file, "
                          "a Pillow image, or an array of uint8") from None


def read(source, *, symbologies=None, effort: str = "balanced", maximum_count: int = 0, region=None,
         maximum_pixels: int = 200_000_000) -> list[Barcode]:
    """Every barcode in a picture, page by page, in reading order; an empty list where there is none.

    source: a path; the bytes of a picture file (JPEG, PNG, WebP, GIF, TIFF, BMP, PNM); a Pillow image; or an array of
        uint8, height x width (grey, 0 black to 255 white), height x width x 3 (RGB) or x 4 (RGBA). Arrays are read
        where they lie; turned or thinned-out ones are copied.
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


def read_many(sources: Iterable, *, threads: int | None = None, **options) -> Iterator[list[Barcode] | Exception]:
    """What read() gives for each source, in the order of the sources; where it would raise, the exception stands in
    that place, and the others are read all the same.

    threads: how many pictures are read at a time; None: as many as there are processors. At most twice as many
        sources are taken ahead of the one that is waited for, so that any number of them can be read.

    >>> import quietzone
    >>> results = list(quietzone.read_many([quietzone.make("one").png(), b"no picture"]))
    >>> results[0][0].text, type(results[1]).__name__
    ('one', 'PictureError')
    """
    count = threads if threads is not None else os.cpu_count() or 1
    if count < 1:
        raise OptionError(f"{count} threads are given; at least 1 is expected")
    _options(**{"symbologies": None, "effort": "balanced", "maximum_count": 0, "region": None,
                "maximum_pixels": 200_000_000, **options})
    return _results(sources, count, options)


def _results(sources, count, options):
    def attempt(source):
        try:
            return read(source, **options)
        except (QuietZoneError, OSError, MemoryError) as error:
            return error

    waiting = deque()
    with ThreadPoolExecutor(count) as pool:
        for source in sources:
            waiting.append(pool.submit(attempt, source))
            if len(waiting) >= 2 * count:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
