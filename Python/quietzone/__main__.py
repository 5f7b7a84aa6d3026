"""The command line's two main verbs: python -m quietzone read FILE… and make TEXT."""
from __future__ import annotations

import argparse
import io
import re
import sys

from . import QuietZoneError, __version__, make, read_many


# Would move the cursor, change colours or turn the line around; joiners and variation selectors are seen and stay.
_UNSEEN = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ud800-\udfff\\\\]")
_SHORT = {"\n": r"\n", "\r": r"\r", "\t": r"\t", "\\": r"\\"}


def _written(match) -> str:
    number = ord(match[0])
    # Bytes of a file's name that are no text.
    return _SHORT.get(match[0]) or (rf"\x{number - 0xDC00:x}" if 0xDC80 <= number <= 0xDCFF else rf"\u{{{number:x}}}")


def _visible(text: str) -> str:
    """Text for a terminal, in one line, as the program quietzone writes it."""
    return _UNSEEN.sub(_written, text)


def _complain(text: str) -> None:
    print(f"quietzone: {_visible(text)}", file=sys.stderr)


def _read(arguments) -> int:
    status = 1
    results = read_many(arguments.files, symbologies=arguments.barcode, effort=arguments.effort)
    for path, result in zip(arguments.files, results):
        if isinstance(result, Exception):
            text = str(result)
            _complain(text if path in text else f"{path}: {text}")
            status = 2
            continue
        for barcode in result:
            prefix = f"{path}: " if len(arguments.files) > 1 else ""
            print(_visible(f"{prefix}{barcode.name}: {barcode.text}"))
            status = 0 if status == 1 else status
    return status


def _make(arguments) -> int:
    symbol = make(arguments.text, arguments.barcode, level=arguments.level, gs1=arguments.gs1)
    if arguments.output:
        symbol.save(arguments.output, scale=arguments.scale)
    else:
        print(symbol, end="")
    return 0


def main(words=None) -> int:
    parser = argparse.ArgumentParser(prog="python -m quietzone", description="Reads and makes barcodes.")
    parser.add_argument("--version", action="version", version=__version__)
    verbs = parser.add_subparsers(required=True, metavar="read|make")
    verb = verbs.add_parser("read", help="prints what the barcodes in pictures say; 1: none found, 2: an error")
    verb.add_argument("files", nargs="+", metavar="FILE")
    verb.add_argument("-b", "--barcode", action="append", help="symbology to look for, may be repeated; default: all")
    verb.add_argument("--effort", default="balanced", choices=["fast", "balanced", "thorough"])
    verb.set_defaults(run=_read)
    verb = verbs.add_parser("make", help="makes a symbol")
    verb.add_argument("text")
    verb.add_argument("-b", "--barcode", default="qr", help="symbology; default: qr")
    verb.add_argument("-o", "--output", help="file: .svg, .png, .pdf or .eps; default: drawn in the terminal")
    verb.add_argument("--level", help="correction of QR codes: L, M, Q or H")
    verb.add_argument("--gs1", action="store_true", help="the text is GS1 element strings")
    verb.add_argument("--scale", type=int, default=10, help="pixels to a module")
    verb.set_defaults(run=_make)
    arguments = parser.parse_args(words)
    if isinstance(sys.stdout, io.TextIOWrapper):
        # A terminal that has not every character gets their numbers.
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        return arguments.run(arguments)
    except (QuietZoneError, OSError) as error:
        _complain(str(error))
        return 2


if __name__ == "__main__":
    sys.exit(main())
