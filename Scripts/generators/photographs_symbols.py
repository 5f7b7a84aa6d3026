"""Symbols as zint and segno make them, drawn with their quiet zones, and what they say."""
import io
import subprocess

import numpy
import segno
from PIL import Image, ImageDraw

from ground_textures import noise
from proof_reading import with_check
from ratchet_score import wide_upce

# Pixels a module of what is drawn before it is photographed; zint's scale is half of it.
DRAWN = 6
# Modules across a MaxiCode, which zint draws at a scale of its own.
MAXICODE_MODULES = 30
DIGITS, LETTERS = "0123456789", "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"


def some(alphabet, count):
    """What draws a text of so many characters."""
    return lambda random: "".join(random.choice(list(alphabet), size=count))


def after(prefix, content, suffix=""):
    return lambda random: prefix + content(random) + suffix


def item(lead):
    """An element string of a trade item: its fourteen digits begin with `lead`."""
    return lambda random: "[01]" + with_check(lead + some(DIGITS, 13 - len(lead))(random))


def plain(text):
    return text.replace("[", "").replace("]", "")


def of_upce(text):
    """The eight digits of a UPC-E of which seven are drawn."""
    return text + with_check(wide_upce(text + "0")[:11])[-1]


def zint(kind, *options, content, says=lambda text: text):
    """A maker: gives what it says, in the picture and as a reader tells it."""
    def make(random):
        text = content(random)
        drawn = subprocess.run(
            ["zint", "-b", kind, "-d", text, f"--scale={DRAWN // 2}", "--quietzones", "--direct", "--filetype=png",
             *options], check=True, stdout=subprocess.PIPE).stdout
        return Image.open(io.BytesIO(drawn)).convert("L"), says(text)
    return make


def qr(content, **options):
    """A maker of the QR family's symbols by segno."""
    def make(random):
        text, file = content(random), io.BytesIO()
        segno.make(text, **options).save(file, kind="png", scale=DRAWN)
        return Image.open(file).convert("L"), text
    return make


# What a symbology is called in the truth, as `quietzone read --lines` calls it, and who makes it.
MAKERS = {
    "QRCode": qr(after("HTTPS://EXAMPLE.COM/", some(LETTERS, 8)), micro=False, error="M", boost_error=False),
    "QRCode long": zint("QRCODE", "--secure=2", content=after("LOT ", some(LETTERS, 90))),
    "MicroQRCode": qr(some(LETTERS, 9), micro=True, error="L", boost_error=False),
    "rMQRCode": zint("RMQR", content=some(LETTERS, 16)),
    "DataMatrix": zint("DATAMATRIX", "--square", content=after("SN-", some(LETTERS, 12))),
    "DataMatrix rectangle": zint("DATAMATRIX", "--vers=28", content=some(LETTERS, 14)),
    "Aztec": zint("AZTEC", content=after("SEAT ", some(LETTERS, 18))),
    "MaxiCode": zint("MAXICODE", "--mode=4", content=after("PARCEL ", some(LETTERS, 20))),
    "PDF417": zint("PDF417", "--cols=4", "--secure=2", content=after("BOARDING ", some(LETTERS, 24))),
    "MicroPDF417": zint("MICROPDF417", "--cols=3", content=some(LETTERS, 18)),
    "EAN13": zint("EANX", "--height=34", content=after("20", some(DIGITS, 10)), says=with_check),
    "EAN8": zint("EANX", "--height=30", content=after("2", some(DIGITS, 6)), says=with_check),
    "UPCA": zint("UPCA", "--height=34", content=after("4", some(DIGITS, 10)), says=with_check),
    "UPCE": zint("UPCE", "--height=30", content=after("0", some(DIGITS, 5), "1"), says=of_upce),
    "Code128": zint("CODE128", "--height=26", content=some(LETTERS, 10)),
    "Code39": zint("CODE39", "--height=26", content=some(LETTERS, 7)),
    "Code93": zint("CODE93", "--height=26", content=some(LETTERS, 9)),
    "ITF": zint("ITF14", "--height=30", content=some(DIGITS, 13), says=with_check),
    "Codabar": zint("CODABAR", "--height=26", content=after("A", some(DIGITS, 9), "B")),
    "DataBar": zint("DBAR_OMN", "--notext", content=some(DIGITS, 13), says=lambda text: "01" + with_check(text)),
    "DataBarStk": zint("DBAR_STK", "--notext", content=some(DIGITS, 13), says=lambda text: "01" + with_check(text)),
    "DataBarLtd": zint("DBAR_LTD", "--notext", "--height=16", content=after("0", some(DIGITS, 12)),
                       says=lambda text: "01" + with_check(text)),
    "DataBarExp": zint("DBAR_EXP", "--notext", content=after("", item("9"), "[10]A7"), says=plain),
    "DataBarExpStk": zint("DBAR_EXPSTK", "--notext", "--cols=2", content=after("", item("9"), "[10]B42C"), says=plain),
}


def symbol(kind, random):
    """The picture of a symbol in its quiet zone, black on white, and its truth."""
    picture, text = MAKERS[kind](random)
    if kind == "MaxiCode":
        scale = MAXICODE_MODULES * DRAWN / picture.width
        picture = picture.resize([round(side * scale) for side in picture.size], Image.Resampling.LANCZOS)
    return picture, {"symbology": kind.split(" ")[0], "text": text}


def worn(picture, wear, random):
    """A symbol whose print has suffered: `scratches`, how many; `spots`; `bald`, the share of ink that is gone in
    streaks; `covered`, the share that lies below something."""
    if bald := wear.get("bald"):
        pixels, ribbon = numpy.asarray(picture), noise((picture.height, picture.width), random, 4, 1.5)
        is_thin = ribbon < numpy.quantile(ribbon, bald)
        picture = Image.fromarray(numpy.where(is_thin, numpy.maximum(pixels, 205), pixels))
    pen = ImageDraw.Draw(picture)
    for _ in range(wear.get("scratches", 0)):
        x, y, way = random.uniform(0, picture.width), random.uniform(0, picture.height), random.uniform(0, 3.1416)
        reach = random.uniform(0.2, 0.7) * max(picture.size)
        step = numpy.array([numpy.cos(way), numpy.sin(way)]) * reach
        pen.line([x - step[0], y - step[1], x + step[0], y + step[1]], fill=int(random.choice([235, 250])),
                 width=int(random.uniform(0.4, 1.3) * DRAWN))
    for _ in range(wear.get("spots", 0)):
        x, y = random.uniform(0, picture.width), random.uniform(0, picture.height)
        radius = random.uniform(0.6, 2.2) * DRAWN
        fill = int(random.choice([30, 60, 235]))
        pen.ellipse([x - radius, y - radius * 0.8, x + radius, y + radius * 0.8], fill=fill)
    if covered := wear.get("covered"):
        # A strip of tape over the end of the symbol.
        pen.polygon([(picture.width * (1 - covered), 0), (picture.width, 0), (picture.width, picture.height),
                     (picture.width * (1 - covered * 0.8), picture.height)], fill=170)
    return picture
