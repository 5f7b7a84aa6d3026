"""Programs that make matrix and stacked symbols, each asked for the modules of one: rows of `0` and `1`, dark is `1`.

A stacked symbol has one row here, however high it is drawn.
"""
import importlib.metadata
import importlib.resources
import re
import subprocess
import tempfile

import aztec_code_generator
import pdf417gen
from ppf.datamatrix import DataMatrix
from pylibdmtx import pylibdmtx, wrapper

BWIPP = str(importlib.resources.files("treepoem") / "postscriptbarcode/barcode.ps")


def run(command, data=None):
    result = subprocess.run(command, input=data, capture_output=True)
    if result.returncode != 0:
        raise SystemExit(f"{' '.join(command)}: {(result.stdout + result.stderr).decode('latin-1')[:400]}")
    return result.stdout.decode("latin-1")


def versions():
    with open(BWIPP, encoding="latin-1") as file:
        bwipp = re.search(r"Version (\S+)", file.read(400))[1]
    packages = {name: importlib.metadata.version(package) for name, package in (
        ("ppf.datamatrix", "ppf-datamatrix"), ("pdf417gen", "pdf417gen"),
        ("aztec_code_generator", "aztec_code_generator"), ("zxing-cpp", "zxing-cpp"), ("pylibdmtx", "pylibdmtx"))}
    return {"zint": run(["zint", "--version"]).split()[2], "BWIPP": bwipp,
            "libdmtx": str(wrapper.dmtxVersion()), "Ghostscript": run(["gs", "--version"]).strip(), **packages}


def zint(barcode, content, width, *options):
    """`zint --dump` fills each row with light to whole digits of four modules, hence the width."""
    with tempfile.NamedTemporaryFile(suffix=".bin") as file:
        file.write(content)
        file.flush()
        text = run(["zint", f"--barcode={barcode}", "-i", file.name, "--dump", *options])
    rows = [line.replace(" ", "") for line in text.split("\n") if line.strip()]
    rows = ["".join(f"{int(digit, 16):04b}" for digit in row) for row in rows]
    if any(not width <= len(row) < width + 4 or "1" in row[width:] for row in rows):
        raise SystemExit(f"zint, {barcode} {options}: not {width} modules wide")
    return [row[:width] for row in rows]


def bwipp(encoder, content, options=""):
    """The dictionary that an encoder hands to its renderer, printed by Ghostscript in place of a drawing."""
    program = f"""/uk.co.terryburton.bwipp._dontdraw true def
      ({BWIPP}) run
      0 0 moveto <{content.hex()}> <{options.encode().hex()}> /{encoder}
      /uk.co.terryburton.bwipp findresource exec
      dup /pixs get {{=}} forall dup /pixx known {{dup /pixx get}} {{0}} ifelse (width ) print =
      """
    output = run(["gs", "-q", "-dNODISPLAY", "-dNOSAFER", "-dBATCH", "-dNOPAUSE", "-"], program.encode())
    *numbers, width = output.replace("width ", "").split()
    numbers, width = list(map(int, numbers)), int(width)
    if encoder == "maxicode":
        dark = set(numbers)
        return ["".join("01"[y * 30 + x in dark] for x in range(30)) for y in range(33)]
    return ["".join(map(str, numbers[at:at + width])) for at in range(0, len(numbers), width)]


def libdmtx(content, scheme, size):
    """A picture of five pixels a module with a margin of ten around it."""
    picture = pylibdmtx.encode(content, scheme=scheme, size=size)
    stride = picture.width * picture.bpp // 8
    def is_dark(x, y):
        return picture.pixels[y * stride + x * picture.bpp // 8] < 128
    return ["".join("01"[is_dark(x, y)] for x in range(12, picture.width - 10, 5))
            for y in range(12, picture.height - 10, 5)]


def ppf(content, codec, rectangular=False):
    matrix = DataMatrix(content.decode("latin-1"), rect=rectangular, codecs=[codec]).matrix
    return ["".join(map(str, map(int, row))) for row in matrix]


def pdf417(content, columns, level):
    """Patterns of 17 modules, the stop of 18, as numbers."""
    return ["".join(f"{pattern:b}" for pattern in row)
            for row in pdf417gen.encode(content, columns=columns, security_level=level)]


def aztec(content, side, is_compact, encoding=None):
    code = aztec_code_generator.AztecCode(
        content if encoding is None else content.decode(encoding), size=side, compact=is_compact, encoding=encoding)
    return ["".join("01"[bool(module)] for module in row) for row in code.matrix]
