"""The cases of grid-vectors.py: which program is asked for what.

Contents are short, so that drawings stay small, and of such characters as every encoder writes in one mode, so that
there is one right answer. zxing-cpp makes symbols too, but by a zint of its own: it is a reader here and no maker.
"""
import dataclasses
import shlex

import grid_makers as makers


@dataclasses.dataclass
class Case:
    symbology: str
    program: str
    asked: str
    rows: list
    # The AIM identifier, the size, and whatever else is to be read besides the content.
    facts: str
    content: bytes
    # Statements of Swift that set the writer's options, $0; None where the modules may be others.
    alike: list | None = None
    # What our writer is given, where that is not what is read; the place in a set and how many there are.
    written: bytes | None = None
    member: tuple | None = None
    # Why modules may be others.
    free: str = ""
    # What zxing-cpp makes of it, where that is not what the case says.
    unread: str | None = None


CASES = []


def zint(symbology, barcode, width, options, facts, content, given=None, **more):
    given = content if given is None else given
    rows = makers.zint(barcode, given, width, *shlex.split(options))
    CASES.append(Case(symbology, "zint", f"{barcode} {options}".strip(), rows, facts, content, **more))


def bwipp(symbology, encoder, options, facts, content, given=None, **more):
    rows = makers.bwipp(encoder, content if given is None else given, options)
    CASES.append(Case(symbology, "BWIPP", f"{encoder} {options}".strip(), rows, facts, content, **more))


def made(symbology, program, asked, rows, facts, content, **more):
    CASES.append(Case(symbology, program, asked, rows, facts, content, **more))


def exactly(columns, rows, *others):
    return [f"$0.dataMatrix.size = .exactly(columns: {columns}, rows: {rows})", *others]


def libdmtx(content, scheme, side, **more):
    rows = makers.libdmtx(content, scheme, f"{side}x{side}")
    CASES.append(Case("dataMatrix", "libdmtx", f"{scheme} {side}x{side}", rows, f"]d1 {side}x{side}", content, **more))


def ppf(content, codec, columns, lines, **more):
    rows = makers.ppf(content, codec, columns != lines)
    assert (len(rows[0]), len(rows)) == (columns, lines), (content, len(rows[0]), len(rows))
    CASES.append(Case("dataMatrix", "ppf.datamatrix", codec, rows, f"]d1 {columns}x{lines}", content, **more))


def data_matrix():
    kind = "dataMatrix"
    elements = b"0109501101530003172512311012ABC\x1d2112345"
    brackets = b"(01)09501101530003(17)251231(10)12ABC(21)12345"
    zint(kind, "DATAMATRIX", 10, "--vers=1", "]d1 10x10", b"123456", alike=exactly(10, 10))
    bwipp(kind, "datamatrix", "version=12x12", "]d1 12x12", b"a1B2", alike=exactly(12, 12))
    zint(kind, "DATAMATRIX", 32, "--vers=10", "]d1 32x32", b"0123456789" * 5, alike=exactly(32, 32))
    bwipp(kind, "datamatrix", "version=52x52", "]d1 52x52", b"3141592653589793" * 20, alike=exactly(52, 52))
    bwipp(kind, "datamatrix", "version=144x144", "]d1 144x144", b"2718281828459045" * 6, alike=exactly(144, 144))
    ppf(b"QUIETZONE", "C40", 14, 14, alike=exactly(14, 14))
    ppf(b"QUIET ZONE C40", "C40", 16, 16, alike=exactly(16, 16))
    ppf(b"quietzone", "text", 14, 14, alike=exactly(14, 14))
    libdmtx(b"QUIET ZONE C40", "C40", 18, alike=exactly(18, 18))
    libdmtx(b"quiet zone text", "Text", 18, alike=exactly(18, 18))
    libdmtx(b"A*B>C*D>E*F>", "X12", 16, alike=exactly(16, 16))
    bwipp(kind, "datamatrix", "version=16x16 encoding=x12", "]d1 16x16", b"A*B>C*D>E*F>GHI",
          alike=exactly(16, 16))
    bwipp(kind, "datamatrix", "version=16x16 encoding=edifact", "]d1 16x16", b".A.C1E3.D.F2",
          free="behind whole groups two codewords are ASCII unasked; ours unlatches before the last character")
    libdmtx(b".A.C1E3.D.F2.B.", "Edifact", 18, alike=exactly(18, 18))
    libdmtx(bytes(range(200, 216)), "Base256", 18, alike=exactly(18, 18))
    zint(kind, "DATAMATRIX", 20, "--vers=6 --binary", "]d1 20x20", bytes(range(160, 178)), alike=exactly(20, 20))
    zint(kind, "DATAMATRIX", 18, "--vers=25", "]d1 18x8", b"1234567890", alike=exactly(18, 8))
    bwipp(kind, "datamatrixrectangular", "version=12x36", "]d1 36x12", b"98765432109876", alike=exactly(36, 12))
    zint(kind, "DATAMATRIX", 48, "--vers=31", "]d7 48x8", b"11223344556677", alike=exactly(48, 8))
    bwipp(kind, "datamatrixrectangularextension", "version=26x40", "]d7 40x26", b"20190101" * 8, alike=exactly(40, 26))
    zint(kind, "DATAMATRIX", 22, "--gs1 --gs1parens", "]d2 22x22", elements, brackets,
         alike=["$0.application = .gs1"])
    bwipp(kind, "gs1datamatrix", "", "]d2 22x22", elements, brackets, alike=["$0.application = .gs1"])
    zint(kind, "DATAMATRIX", 14, "--structapp=2,3,12034", "]d1 14x14 2 of 3, 3106", b"654321",
         alike=["$0.dataMatrix.setIdentity = 12 << 8 | 34"], written=b"123456654321987654", member=(1, 3))
    zint(kind, "DATAMATRIX", 14, "--init", "]d1 14x14 reader", b"9876543210",
         alike=["$0.dataMatrix.isForReader = true"])
    zint(kind, "DATAMATRIX", 14, "--eci=9", "]d4 14x14 eci 9@0", bytes([0xE1, 0xE2, 0xE3, 0xE4]), "αβγδ".encode(),
         free="Base 256 to the end of the symbol: its length is 0, for the rest, where ours is 4")
    bwipp(kind, "datamatrix", "parsefnc version=16x16", "]d4 16x16 eci 9@0", bytes([0xE1, 0xE2, 0xE3, 0xE4]),
          b"^ECI000009\xe1\xe2\xe3\xe4", alike=exactly(16, 16, "$0.eci = ECI(rawValue: 9)"))
    bwipp(kind, "datamatrix", "parse version=16x16", "]d1 16x16 macro 5", b"[)>\x1e05\x1d12345678901234\x1e\x04",
          b"[)>^03005^02912345678901234^030^004", alike=exactly(16, 16))




def pdf417(columns, level, *others):
    return [f"$0.pdf417.columns = {columns}", f"$0.pdf417.level = {level}", *others]


def stacked():
    kind = "pdf417"
    width = {columns: 69 + 17 * columns for columns in range(1, 31)}
    zint(kind, "PDF417", width[1], "--cols=1 --secure=0", "]L2 1x8 level 0", b"QUIETZONE", alike=pdf417(1, 0))
    bwipp(kind, "pdf417", "columns=2 eclevel=1", "]L2 2x6 level 1", b"QUIETZONE ABC", alike=pdf417(2, 1))
    zint(kind, "PDF417", width[2], "--cols=2 --secure=2", "]L2 2x16 level 2", b"Quiet zone: 4 x 4, (light); paper",
         free="ways through the sub-modes of text: ours takes two codewords less")
    made(kind, "pdf417gen", "columns=2 security_level=2", makers.pdf417(b"QUIETZONE QUIETZONE", 2, 2),
         "]L2 2x10 level 2", b"QUIETZONE QUIETZONE", alike=pdf417(2, 2))
    made(kind, "pdf417gen", "columns=3 security_level=1", makers.pdf417(bytes(range(200, 218)), 3, 1),
         "]L2 3x7 level 1", bytes(range(200, 218)), alike=pdf417(3, 1))
    zint(kind, "PDF417", width[3], "--cols=3 --secure=1", "]L2 3x6 level 1", b"31415926535897932384626433832795",
         alike=pdf417(3, 1))
    bwipp(kind, "pdf417", "columns=4 eclevel=2", "]L2 4x6 level 2", b"2718281828459045235360287471352662497757",
          alike=pdf417(4, 2))
    zint(kind, "PDF417", width[2], "--cols=2 --secure=1 --binary", "]L2 2x8 level 1", bytes(range(130, 142)),
         alike=pdf417(2, 1))
    bwipp(kind, "pdf417", "columns=2 eclevel=1", "]L2 2x9 level 1", bytes(range(150, 163)), alike=pdf417(2, 1))
    zint(kind, "PDF417COMP", 86, "--cols=3 --secure=1", "]L2 3x5 level 1 compact", b"QUIETZONE ABCDE",
         alike=pdf417(3, 1, "$0.pdf417.isCompact = true"))
    bwipp(kind, "pdf417compact", "columns=2 eclevel=2", "]L2 2x8 level 2 compact", b"QUIETZONE ABC",
          alike=pdf417(2, 2, "$0.pdf417.isCompact = true"))
    zint(kind, "PDF417", width[2], "--rows=12 --cols=2 --secure=1", "]L2 2x12 level 1", b"ROWS",
         alike=pdf417(2, 1, "$0.pdf417.rows = 12"))
    zint(kind, "PDF417", width[2], "--cols=2 --secure=1 --eci=9", "]L1 2x7 level 1 eci 9@0",
         bytes([0xE1, 0xE2, 0xE3, 0xE4, 0xE5, 0xE6]), "αβγδεζ".encode(),
         alike=pdf417(2, 1, "$0.eci = ECI(rawValue: 9)"))
    zint(kind, "PDF417", width[2], "--cols=2 --secure=1 --structapp=2,3,017053",
         "]L2 2x9 level 1 file [17, 53] 2 of 3, 1741928",
         b"SECOND", alike=pdf417(2, 1, "$0.pdf417.macro.fileID = [17, 53]"), written=b"FIRST SECONDTHIRD ",
         member=(1, 3))
    zint(kind, "PDF417", width[2], "--cols=2 --secure=1 --init", "]L2 2x5 level 1 reader", b"SETUP",
         alike=pdf417(2, 1, "$0.pdf417.isForReader = true"))


def size(columns, rows):
    return [f"$0.pdf417.columns = {columns}", f"$0.pdf417.rows = {rows}"]


def micro():
    kind = "microPDF417"
    width = {1: 38, 2: 55, 3: 82, 4: 99}
    zint(kind, "MICROPDF417", width[1], "--cols=1", "]L2 1x11", b"ABC", alike=size(1, 11))
    bwipp(kind, "micropdf417", "version=14x1", "]L2 1x14", b"QUIETZ", alike=size(1, 14))
    zint(kind, "MICROPDF417", width[2], "--cols=2", "]L2 2x8", b"QUIETZONE ABC", alike=size(2, 8))
    bwipp(kind, "micropdf417", "version=8x2", "]L2 2x8", b"12345678901234", alike=size(2, 8))
    zint(kind, "MICROPDF417", width[3], "--cols=3", "]L2 3x6", b"QUIETZ", alike=size(3, 6))
    bwipp(kind, "micropdf417", "version=15x3", "]L2 3x15", b"QUIETZONE ABC", alike=size(3, 15))
    zint(kind, "MICROPDF417", width[4], "--cols=4", "]L2 4x4", b"QUIET", alike=size(4, 4))
    bwipp(kind, "micropdf417", "version=6x4", "]L2 4x6", b"MICRO", alike=size(4, 6))
    zint(kind, "MICROPDF417", width[4], "--cols=4", "]L2 4x6", b"314159265358979323846264338327", alike=size(4, 6))
    zint(kind, "MICROPDF417", width[3], "--cols=3 --binary", "]L2 3x10", bytes(range(200, 212)), alike=size(3, 10))
    bwipp(kind, "micropdf417", "version=20x4", "]L2 4x20", bytes(range(160, 201)), alike=size(4, 20))
    zint(kind, "MICROPDF417", width[2], "--cols=2 --eci=9", "]L1 2x8 eci 9@0",
         bytes([0xE1, 0xE2, 0xE3, 0xE4, 0xE5, 0xE6]), "αβγδεζ".encode(),
         alike=size(2, 8) + ["$0.eci = ECI(rawValue: 9)"])
    zint(kind, "MICROPDF417", width[4], "--cols=4 --structapp=2,3,017", "]L2 4x8 file [17] 2 of 3, 946",
         b"SECOND PART", alike=size(4, 8) + ["$0.pdf417.macro.fileID = [17]"],
         written=b"FIRST  PARTSECOND PARTTHIRD  PART", member=(1, 3))
    zint(kind, "MICROPDF417", width[3], "--cols=3 --init", "]L2 3x6 reader", b"SETUP",
         alike=size(3, 6) + ["$0.pdf417.isForReader = true"])


def layers(shape, count, *others):
    return [f"$0.aztec.size = .{shape}Layers({count})", *others]


def aztec():
    kind = "aztec"
    zint(kind, "AZTEC", 15, "--vers=1", "]z0 compact 1", b"QUIET", alike=layers("compact", 1))
    bwipp(kind, "azteccodecompact", "layers=2", "]z0 compact 2", b"QUIETZONE", alike=layers("compact", 2))
    made(kind, "aztec_code_generator", "23, compact", makers.aztec(b"quiet zone of three", 23, True), "]z0 compact 3",
         b"quiet zone of three", alike=layers("compact", 3))
    zint(kind, "AZTEC", 27, "--vers=4", "]z0 compact 4", b"QUIET ZONE FOUR LAYERS", alike=layers("compact", 4))
    zint(kind, "AZTEC", 19, "--vers=5", "]z0 full 1", b"FULL", alike=layers("full", 1))
    bwipp(kind, "azteccode", "layers=2 format=full", "]z0 full 2", b"FULL TWO", alike=layers("full", 2))
    made(kind, "aztec_code_generator", "37, full", makers.aztec(b"FIVE LAYERS WITH A REFERENCE GRID", 37, False),
         "]z0 full 5",
         b"FIVE LAYERS WITH A REFERENCE GRID", alike=layers("full", 5))
    zint(kind, "AZTEC", 53, "--vers=13", "]z0 full 9", b"WORDS OF TEN BITS FROM NINE LAYERS ON",
         alike=layers("full", 9))
    bwipp(kind, "azteccode", "layers=23 format=full", "]z0 full 23", b"WORDS OF TWELVE BITS FROM TWENTY THREE",
          alike=layers("full", 23))
    zint(kind, "AZTEC", 27, "--vers=4 --binary", "]z0 compact 4", bytes(range(200, 220)), alike=layers("compact", 4))
    bwipp(kind, "azteccode", "layers=5 format=full", "]z0 full 5", bytes(range(160, 230)), alike=layers("full", 5))
    made(kind, "aztec_code_generator", "27, compact", makers.aztec(bytes(range(128, 148)), 27, True), "]z0 compact 4",
         bytes(range(128, 148)), alike=layers("compact", 4))
    zint(kind, "AZTEC", 23, "--vers=3", "]z0 compact 3", b"Mixed 2026: a@b, {x}", alike=layers("compact", 3))
    bwipp(kind, "azteccodecompact", "layers=3", "]z0 compact 3", b"1234567890 3.14", alike=layers("compact", 3))
    zint(kind, "AZRUNE", 11, "", "]zC rune", b"025", b"25", alike=["$0.aztec.size = .rune"])
    bwipp(kind, "aztecrune", "", "]zC rune", b"255", alike=["$0.aztec.size = .rune"])
    zint(kind, "AZTEC", 23, "--gs1 --gs1parens --vers=3", "]z1 compact 3", b"010950110153000310ABC",
         b"(01)09501101530003(10)ABC",
         free="a latch before FNC1 saves a bit, as BWIPP has it too")
    bwipp(kind, "azteccodecompact", "layers=3 parsefnc", "]z1 compact 3", b"010950110153000310ABC",
          b"^FNC1010950110153000310ABC", alike=layers("compact", 3, "$0.application = .gs1"))
    zint(kind, "AZTEC", 19, "--eci=9 --vers=2", "]z3 compact 2 eci 9@0", bytes([0xE1, 0xE2, 0xE3, 0xE4]),
         "αβγδ".encode(),
         alike=layers("compact", 2, "$0.eci = ECI(rawValue: 9)"))
    zint(kind, "AZTEC", 23, "--structapp=2,3,SET --vers=3", "]z6 compact 3 set SET 2 of 3", b"SECOND",
         alike=layers("compact", 3, '$0.aztec.setName = Array("SET".utf8)'), written=b"FIRST SECONDTHIRD ",
         member=(1, 3))
    zint(kind, "AZTEC", 23, "--init --vers=6", "]z0 full 2 reader", b"SETUP",
         alike=layers("full", 2, "$0.aztec.isForReader = true"))


def maxicode():
    kind = "maxiCode"
    american = ["$0.maxiCode.mode = 2", '$0.maxiCode.postalCode = Array("152382802".utf8)', "$0.maxiCode.country = 840",
                "$0.maxiCode.serviceClass = 1"]
    belgian = ["$0.maxiCode.mode = 3", '$0.maxiCode.postalCode = Array("B1050".utf8)', "$0.maxiCode.country = 56",
               "$0.maxiCode.serviceClass = 999"]
    header = b"[)>\x1e01\x1d96"
    parcel = b"1Z00004951\x1dUPSN\x1d06X610\x1d159"
    for mode, words in ((4, b"MAXICODE MODE 4"), (5, b"MORE CORRECTION"), (6, b"SETUP")):
        zint(kind, "MAXICODE", 30, f"--mode={mode}", f"]U0 mode {mode}", words, alike=[f"$0.maxiCode.mode = {mode}"])
        bwipp(kind, "maxicode", f"mode={mode}", f"]U0 mode {mode}", words[::-1] + b" 123456789",
              alike=[f"$0.maxiCode.mode = {mode}"])
    zint(kind, "MAXICODE", 30, "--mode=2 --primary=152382802840001", "]U1 mode 2 152382802 840 1",
         b"152382802\x1d840\x1d001\x1dPARCEL", b"PARCEL", alike=american, written=b"PARCEL")
    zint(kind, "MAXICODE", 30, "--mode=3 --primary='B1050 056999'", "]U1 mode 3 B1050  56 999",
         b"B1050 \x1d056\x1d999\x1dPARCEL", b"PARCEL", alike=belgian, written=b"PARCEL")
    bwipp(kind, "maxicode", "mode=2 parse", "]U1 mode 2 152382802 840 1",
          header + b"152382802\x1d840\x1d001\x1d" + parcel,
          b"[)>^03001^02996152382802^029840^029001^0291Z00004951^029UPSN^02906X610^029159",
          alike=american, written=header + parcel)
    bwipp(kind, "maxicode", "mode=3 parse", "]U1 mode 3 B1050  56 999",
          header + b"B1050 \x1d056\x1d999\x1d" + parcel,
          b"[)>^03001^02996B1050^029056^029999^0291Z00004951^029UPSN^02906X610^029159",
          alike=belgian, written=header + parcel)
    zint(kind, "MAXICODE", 30, "--mode=4", "]U0 mode 4", b"Quiet zone, lower case", alike=["$0.maxiCode.mode = 4"])
    zint(kind, "MAXICODE", 30, "--mode=4 --eci=9", "]U2 mode 4 eci 9@0", bytes([0xE1, 0xE2, 0xE3, 0xE4]),
         "αβγδ".encode(),
         free="the ECI before the latch to set D; ours has it behind, in as many codewords")
    zint(kind, "MAXICODE", 30, "--mode=4 --structapp=2,3", "]U0 mode 4 2 of 3, 0", b"SECOND",
         alike=["$0.maxiCode.mode = 4"],
         written=b"FIRST SECONDTHIRD ", member=(1, 3))


def make():
    """All of them, each drawn by its program."""
    for symbology in (data_matrix, stacked, micro, aztec, maxicode):
        symbology()
    return CASES
