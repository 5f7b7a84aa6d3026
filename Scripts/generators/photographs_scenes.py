"""What is photographed: symbols in a page, on a parcel, a can, a bag, a screen, a shelf, a part; and surfaces without
any. Grey by place, 0 black and 255 white, `DRAWN` pixels a module, the middle of the picture in the middle."""
import numpy
from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageFont

import codeless_surfaces as surfaces
from ground_textures import ground
from photographs_symbols import DRAWN

SANS, BOLD, SERIF, MONO = "DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "DejaVuSerif.ttf", "DejaVuSansMono.ttf"
SMALL, CAPITALS = surfaces.SCRIPTS["Latin"][1][:48], "AEIOULNRSTKMPDB"


class Canvas:
    """A surface being drawn, how it is seen, and the sizes of things on it in pixels of it."""

    def __init__(self, shot, side, scale, random):
        self.shot, self.side, self.scale, self.random = shot, side, scale, random
        self.image = Image.new("L", (side, side), shot.paper)
        self.boxes = []
        self.pen = ImageDraw.Draw(self.image)
        # Pixels of the surface that one of the picture's is wide.
        self.dot = 1 / scale

    def laid(self, name, mean=None, deviation=None):
        """Lays a texture whose grain is as fine as the picture's pixels, no finer."""
        length = max(int(self.side * self.scale * 1.2), 40)
        texture = ground(name, (length, length), self.random)
        if mean is not None:
            texture = (texture - texture.mean()) / texture.std() * deviation + mean
        self.image.paste(Image.fromarray(texture.clip(0, 255).astype("u1")).resize(
            (self.side, self.side), Image.Resampling.BICUBIC))

    def shaded(self, box, round_off=0):
        """The shadow that what lies at `box` casts on what is below it."""
        reach = 3 * self.dot
        mask = Image.new("L", self.image.size, 0)
        ImageDraw.Draw(mask).rounded_rectangle([side + reach * 0.6 for side in box], round_off, fill=130)
        shade = mask.filter(ImageFilter.GaussianBlur(reach))
        self.image.paste(Image.new("L", self.image.size, 15), mask=shade)

    def sheet(self, box, grey, round_off=0):
        """Paper at `box`, with the shadow it casts."""
        self.shaded(box, round_off)
        self.pen.rounded_rectangle(box, round_off, fill=grey)

    def put(self, symbol, middle=None, ground_shows=False):
        """A symbol with its middle there, in the ink and the paper of the shot; its box."""
        middle = middle or (self.side / 2, self.side / 2)
        x, y = (round(place - length / 2) for place, length in zip(middle, symbol.size))
        ink, paper = self.shot.ink, self.shot.paper
        if ground_shows:
            below = numpy.asarray(self.image.crop([x, y, x + symbol.width, y + symbol.height]), "f4")
            bare = numpy.asarray(symbol, "f4") / 255
            marked = below * bare + (below * 0.3 + ink * 0.7) * (1 - bare)
            self.image.paste(Image.fromarray(marked.astype("u1")), (x, y))
        else:
            self.image.paste(symbol.point(lambda grey: ink + (paper - ink) * grey // 255), (x, y))
        return self.kept([x, y, x + symbol.width, y + symbol.height])

    def kept(self, box):
        """Remembers where a symbol is."""
        self.boxes.append(box)
        return box

    def write(self, place, text, size, face=SANS, fill=40, **options):
        self.pen.text(place, text, font=ImageFont.truetype(face, max(int(size), 6)), fill=fill, **options)

    def lines(self, box, size, face=SANS, fill=45, ragged=0.3):
        """Lines of words that fill a box."""
        x0, y0, x1, y1 = box
        font, y = ImageFont.truetype(face, max(int(size), 6)), y0
        fitting = int((x1 - x0) / max(font.getlength("n"), 1))
        while y + size < y1 and fitting > 2:
            length = int(fitting * (1 - ragged * self.random.random()))
            line = surfaces.words(SMALL, length, 6, self.random)
            while line and font.getlength(line) > x1 - x0:
                line = line[:-1]
            self.pen.text((x0, y), line, font=font, fill=fill)
            y += size * 1.45

    def word(self, letters=6):
        return surfaces.words(CAPITALS, letters, 1e9, self.random)

    def number(self, digits):
        return surfaces.words("0123456789", digits, 1e9, self.random)


def around(box, left, top, right=None, bottom=None):
    right, bottom = left if right is None else right, top if bottom is None else bottom
    return [box[0] - left, box[1] - top, box[2] + right, box[3] + bottom]


def centred(canvas, symbol):
    """The box of a symbol in the middle."""
    return [(canvas.side + sign * length) / 2 for sign in (-1, 1) for length in symbol.size]


def page(canvas, symbols):
    """A page of text on a desk, the symbol between paragraphs."""
    canvas.laid("cardboard", 95, 9)
    symbol, side = symbols[0], canvas.side
    middle, size = side / 2, max(canvas.dot * 11, DRAWN * 3.4)
    wide = max(symbol.width, side * 0.52)
    paper = [middle - wide * 0.62, -9, middle + wide * 0.62, side + 9]
    canvas.sheet(paper, canvas.shot.paper)
    left, right = middle - wide / 2, middle + wide / 2
    box = canvas.put(symbol)
    face = [SANS, SERIF][int(canvas.random.integers(0, 2))]
    canvas.lines([left, 0, right, box[1] - size * 0.9], size, face)
    canvas.lines([left, box[3] + size * 0.7, right, side], size, face)
    if box[0] - left > size * 6:
        canvas.lines([left, box[1], box[0] - size, box[3]], size, face)


def parcel(canvas, symbols):
    """A label with frames, addresses and big digits on a cardboard box."""
    canvas.laid("cardboard", 135, 13)
    symbol = symbols[0]
    size = min(max(canvas.dot * 10, DRAWN * 3), symbol.width / 9)
    label = around(centred(canvas, symbol), size * 1.6, size * 6.5, size * 1.6, size * 4)
    # A strip of clear tape runs across the box.
    canvas.pen.rectangle([0, label[3] + size * 3, canvas.side, label[3] + size * 8], fill=158)
    canvas.sheet(label, canvas.shot.paper, size * 0.4)
    frame = around(label, -size * 0.5, -size * 0.5)
    line = max(int(size * 0.14), 2)
    canvas.pen.rectangle(frame, outline=40, width=line)
    below, above = frame[1] + size * 5.2, frame[3] - size * 3.1
    for y in (below, above):
        canvas.pen.line([frame[0], y, frame[2], y], fill=40, width=line)
    split = frame[0] + (frame[2] - frame[0]) * 0.62
    canvas.pen.line([split, frame[1], split, below], fill=40, width=line)
    canvas.lines([frame[0] + size * 0.5, frame[1] + size * 0.4, split - size * 0.4, below], size * 0.85)
    canvas.write(((split + frame[2]) / 2, (frame[1] + below) / 2), canvas.number(2), size * 3, BOLD, anchor="mm")
    canvas.write((frame[0] + size * 0.5, above + size * 0.7), f"{canvas.word(3)}-{canvas.number(5)}", size * 1.6, MONO)
    canvas.put(symbol)


def can(canvas, symbols):
    """The printed label of a can or a bottle: bands, a name, small print, the symbol in a white field."""
    side, symbol = canvas.side, symbols[0]
    middle, size = side / 2, max(canvas.dot * 11, DRAWN * 3)
    grey = int(canvas.random.integers(70, 150))
    canvas.pen.rectangle([0, 0, side, side], fill=grey)
    for y in numpy.arange(0, side, symbol.height * 2.6):
        canvas.pen.rectangle([0, y, side, y + symbol.height * 0.5], fill=min(grey + 60, 235))
    field = around(centred(canvas, symbol), size * 0.4, size * 0.4)
    for x in (field[0] - side * 0.42, field[2] + side * 0.05):
        canvas.write((x, middle - symbol.height * 0.6), canvas.word(5), symbol.height * 0.5, BOLD, 235)
        canvas.lines([x, middle, x + side * 0.34, middle + symbol.height * 0.7], size * 0.9, fill=225)
    canvas.pen.rounded_rectangle(field, size * 0.4, fill=canvas.shot.paper)
    canvas.put(symbol)
    canvas.lines([field[0], field[3] + size * 0.5, field[2], field[3] + size * 4.5], size * 0.8, fill=230)


def bag(canvas, symbols):
    """Printed film, as of crisps: bows of grey, a name, a table of small digits, the symbol in a white field."""
    side, symbol = canvas.side, symbols[0]
    size = max(canvas.dot * 10, DRAWN * 3)
    canvas.pen.rectangle([0, 0, side, side], fill=105)
    for step in range(7):
        reach = side * (0.95 - step * 0.11)
        canvas.pen.ellipse([-reach * 0.4, -reach * 0.6, reach, reach * 0.7], fill=105 + step * 13)
    canvas.write((side * 0.12, side * 0.08), canvas.word(4), side * 0.14, BOLD, 240)
    canvas.pen.rectangle([0, side * 0.9, side, side], fill=60)
    field = around(centred(canvas, symbol), size * 0.5, size * 0.5)
    for row in range(8):
        y = field[1] + row * size * 1.3
        canvas.write((field[0] - size * 9, y), canvas.word(5), size * 0.9)
        canvas.write((field[0] - size * 3.5, y), canvas.number(3), size * 0.9)
    canvas.pen.rounded_rectangle(field, size * 0.5, fill=canvas.shot.paper)
    canvas.put(symbol)
    canvas.lines([field[0], field[3] + size, field[2], field[3] + size * 5], size * 0.8, fill=40)


def window(canvas, middle, wide, high, size):
    """A window of a program, without what it shows."""
    box = [middle[0] - wide / 2, middle[1] - high / 2, middle[0] + wide / 2, middle[1] + high / 2]
    canvas.pen.rounded_rectangle(around(box, 0, size * 2.2, 0, 0), size * 0.6, fill=70)
    canvas.pen.rectangle(box, fill=canvas.shot.paper)
    for number in range(3):
        x, y = box[2] - size * (1 + 1.5 * number), box[1] - size * 1.5
        canvas.pen.ellipse([x - size * 0.4, y, x + size * 0.4, y + size * 0.8], fill=160)
    canvas.write((box[0] + size * 0.8, box[1] - size * 1.7), canvas.word(7), size, SANS, 220)
    return box


def screen(canvas, symbols):
    """A screen from near: a window with the symbol, then the grid of red, green and blue that makes it."""
    side, size = canvas.side, max(canvas.dot * 10, DRAWN * 3)
    canvas.pen.rectangle([0, 0, side, side], fill=52)
    for row in range(6):
        canvas.write((size, size + row * size * 6), canvas.word(4), size, SANS, 150)
    if symbols:
        symbol = symbols[0]
        window(canvas, (side / 2, side / 2), symbol.width + size * 8, symbol.height + size * 5, size)
        canvas.put(symbol)
    else:
        box = window(canvas, (side * 0.42, side / 2), side * 0.6, side * 0.6, size)
        canvas.lines(around(box, -size, -size), size, ragged=0.6)
        box = window(canvas, (side * 0.68, side * 0.62), side * 0.36, side * 0.34, size)
        for row in range(9):
            y, share = box[1] + size * (1 + row * 1.5), canvas.random.uniform(0.2, 0.9)
            canvas.pen.rectangle([box[0] + size, y, box[0] + size + (box[2] - box[0] - 2 * size) * share, y + size],
                                 fill=90)
    gridded(canvas)


def gridded(canvas):
    """Shows the surface through the grid of a screen whose points are `wear["pitch"]` modules wide."""
    pitch = max(round(canvas.shot.wear["pitch"] * DRAWN), 2)
    count = canvas.side // pitch + 1
    points = canvas.image.resize((count, count), Image.Resampling.BOX)
    lit = numpy.asarray(points.resize((count * pitch, count * pitch), Image.Resampling.NEAREST), "f4")
    # The weights of red, green and blue in grey; of each row of points the last part is dark.
    place = (numpy.arange(pitch) + 0.5) / pitch
    across = numpy.interp(place, [0, 1 / 6, 1 / 2, 5 / 6, 1], [0.45, 0.75, 1.6, 0.65, 0.4])
    down = numpy.where(place < 0.8, 1.1, 0.55)
    lit *= numpy.tile(down, count)[:, None] * numpy.tile(across / across.mean(), count)[None]
    canvas.image.paste(Image.fromarray(lit.clip(0, 255).astype("u1")))


def shelf(canvas, symbols):
    """Price labels side by side on the rail of a shelf, goods above it."""
    side, size = canvas.side, max(canvas.dot * 9, DRAWN * 3)
    high, gap = max(symbol.height for symbol in symbols), size * 1.2
    widths = [max(symbol.width + size * 2, size * 13) for symbol in symbols]
    x = (side - sum(widths) - gap * (len(symbols) - 1)) / 2
    top, bottom = side / 2 - high / 2 - size * 5, side / 2 + high / 2 + size
    canvas.pen.rectangle([0, 0, side, side], fill=50)
    goods(canvas, top - size * 2.4, size)
    goods(canvas, side + size * 9, size, bottom + size * 7)
    canvas.pen.rectangle([0, top - size * 2.2, side, bottom + size * 1.8], fill=150)
    canvas.pen.rectangle([0, top - size * 2.2, side, top - size * 1.7], fill=200)
    for symbol, wide in zip(symbols, widths):
        box = [x, top, x + wide, bottom]
        canvas.sheet(box, canvas.shot.paper, size * 0.2)
        canvas.lines([x + size * 0.5, top + size * 0.4, x + wide - size * 8.5, top + size * 4], size * 0.8)
        price = f"{canvas.number(1)}.{canvas.number(2)}"
        canvas.write((x + wide - size * 0.5, top + size * 0.5), price, size * 3, BOLD, anchor="ra")
        canvas.put(symbol, (x + wide / 2, bottom - size * 0.4 - symbol.height / 2))
        x += wide + gap


def goods(canvas, foot, size, head=0):
    """Boxes side by side on a shelf, a name in a band on each."""
    place = -size * 2
    while place < canvas.side:
        wide, grey = canvas.random.uniform(7, 15) * size, int(canvas.random.integers(70, 190))
        canvas.pen.rectangle([place, head + canvas.random.uniform(0, 2) * size, place + wide, foot], fill=grey)
        band = max(head, foot - size * 14) + size * 6
        canvas.pen.rectangle([place, band, place + wide, band + size * 3.4], fill=230 - grey // 2)
        canvas.write((place + wide / 2, band + size * 1.7), canvas.word(4), min(wide * 0.22, size * 2.4), BOLD,
                     40 if grey < 130 else 235, anchor="mm")
        canvas.lines([place + size, band + size * 4.2, place + wide - size, band + size * 7.6], size * 0.8,
                     fill=30 if grey > 130 else 220)
        place += wide + size * 0.3


def part(canvas, symbols):
    """A piece of metal, stone or a circuit board with the symbol marked right on it."""
    shot = canvas.shot
    canvas.laid(shot.ground, shot.paper, 11 if shot.ground != "circuit board" else 24)
    symbol, size = symbols[0], DRAWN * 3
    if shot.wear.get("light"):
        symbol = ImageChops.invert(symbol)
        below = numpy.asarray(canvas.image, "f4")
        mask = Image.new("L", canvas.image.size, 0)
        mask.paste(symbol, [round((canvas.side - length) / 2) for length in symbol.size])
        share = numpy.asarray(mask, "f4") / 255
        canvas.image.paste(Image.fromarray((below * (1 - share) + share * shot.ink).astype("u1")))
        box = canvas.kept(centred(canvas, symbol))
    else:
        box = canvas.put(symbol, ground_shows=True)
    canvas.write((box[0], box[3] + size * 0.6), f"{canvas.word(2)} {canvas.number(6)}", size, MONO, shot.ink)
    for x, y in ((box[0] - size * 5, box[1] - size * 3), (box[2] + size * 5, box[3] + size * 3)):
        canvas.pen.ellipse([x - size * 2, y - size * 2, x + size * 2, y + size * 2], fill=25)


def sticker(canvas, symbols):
    """A small label on whatever it was stuck to."""
    canvas.laid(canvas.shot.ground)
    symbol, size = symbols[0], DRAWN * 2
    box = around(centred(canvas, symbol), size * 0.4, size * 0.4, size * 0.4, size * 2.2)
    canvas.sheet(box, canvas.shot.paper, size * 0.8)
    canvas.put(symbol)
    canvas.write((canvas.side / 2, box[3] - size * 1.3), f"{canvas.word(4)} {canvas.number(3)}", size * 1.4, MONO,
                 canvas.shot.ink, anchor="mm")


def card(canvas, symbols):
    """A ticket: a head in grey, fields, the symbol below."""
    canvas.laid("fabric", 80, 18)
    symbol = symbols[0]
    size = min(max(canvas.dot * 9, DRAWN * 2.6), symbol.width / 8)
    box = around(centred(canvas, symbol), size * 2, size * 8, size * 2, size * 2)
    canvas.sheet(box, canvas.shot.paper, size * 0.8)
    canvas.pen.rectangle([box[0], box[1] + size * 0.8, box[2], box[1] + size * 3], fill=95)
    canvas.write((box[0] + size, box[1] + size * 1), canvas.word(8), size * 1.5, BOLD, 240)
    for x in numpy.linspace(box[0] + size, box[2], 4)[:3]:
        canvas.write((x, box[1] + size * 3.6), canvas.word(4), size * 0.7, fill=110)
        canvas.write((x, box[1] + size * 4.6), f"{canvas.word(1)}{canvas.number(2)}", size * 1.6, BOLD)
    canvas.put(symbol)


def figures(canvas, _):
    """A page of columns of digits."""
    size = canvas.dot * 13
    for y in numpy.arange(0, canvas.side, size * 1.5):
        for x in numpy.arange(size, canvas.side, size * 6):
            canvas.write((x, y), canvas.number(6), size, MONO)


def prose(canvas, _):
    canvas.lines([canvas.dot * 20, 0, canvas.side - canvas.dot * 20, canvas.side], canvas.dot * 13, SERIF)


def surface(name):
    """A surface of the proof of pictures without a code, as large as the picture shows it."""
    def draw(canvas, _):
        length = int(canvas.side * canvas.scale)
        drawn = surfaces.SURFACES[name]((length, length), canvas.random)
        drawn = numpy.clip(drawn, 0, 255).astype("u1")
        canvas.image.paste(Image.fromarray(drawn).resize(canvas.image.size, Image.Resampling.BICUBIC)
                           .point(lambda grey: 25 + grey * 205 // 255))
    return draw


SCENES = {
    "page": page, "parcel": parcel, "can": can, "bag": bag, "screen": screen, "shelf": shelf, "part": part,
    "sticker": sticker, "card": card, "columns of digits": figures, "prose": prose,
} | {name: surface(name) for name in (
    "fences", "stripes", "bricks", "fabric", "moiré", "chequerboards", "nested squares", "circuit boards",
    "concentric rings")}
