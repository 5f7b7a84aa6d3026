"""Surfaces that hold no code but much that resembles one, grey by place, 0 ink and 255 paper; and how a
camera sees them. All seeded."""
import functools
import math
import subprocess
import sys

import numpy
from PIL import Image, ImageDraw, ImageFilter, ImageFont

from ground_textures import circuit, ground
from proof_reading import through_jpeg


class View:
    """How a camera looks at a surface: the picture's size, its turn, and how many pixels of the surface one
    of the picture's is wide. A level view shows all of the surface, in quarter turns, any other a part."""

    def __init__(self, random):
        self.width = int(random.triangular(160, 190, 640 if random.random() < 0.25 else 320))
        self.height = int(random.triangular(160, 170, 640 if random.random() < 0.15 else 260))
        self.is_level = random.random() < 0.4
        self.quarters = int(random.integers(0, 4))
        self.angle = random.uniform(0, 2 * math.pi)
        self.step = 1 if random.random() < 0.3 else random.uniform(1, 2.2)

    @property
    def shape(self):
        """Rows and columns of the surface that is looked at."""
        if not self.is_level:
            return (math.ceil(math.hypot(self.width, self.height) * self.step) + 4,) * 2
        sides = self.height, self.width
        return tuple(math.ceil(side * self.step) for side in (sides[::-1] if self.quarters % 2 else sides))

    def projected(self, surface):
        """The picture of a surface, sharp and in full contrast."""
        if self.is_level:
            return Image.fromarray(numpy.rot90(surface, self.quarters)).resize(
                (self.width, self.height), Image.Resampling.BOX)
        finer = 1 if self.step < 1.3 else 2
        c, s = (self.step / finer * part for part in (math.cos(self.angle), math.sin(self.angle)))
        width, height, middle = self.width * finer, self.height * finer, surface.shape[0] / 2
        picture = Image.fromarray(surface).transform(
            (width, height), Image.Transform.AFFINE,
            (c, -s, middle - c * width / 2 + s * height / 2, s, c, middle - s * width / 2 - c * height / 2),
            Image.Resampling.BILINEAR)
        return picture.reduce(finer) if finer > 1 else picture

    def seen(self, surface, random):
        """The pixels of a picture of a surface: with the light, the blur and the noise of a camera."""
        picture = self.projected(numpy.clip(surface, 0, 255).astype("u1"))
        blur = float(random.choice([0, 0, 0.4, 0.7, 1.1]))
        if blur:
            picture = picture.filter(ImageFilter.GaussianBlur(blur))
        ink, paper = random.uniform(0, 90), random.uniform(130, 255)
        if random.random() < 0.15:
            ink, paper = paper, ink
        pixels = numpy.array(picture, "f4") * ((paper - ink) / 255) + ink
        if random.random() < 0.2:
            pixels *= numpy.linspace(1, random.uniform(0.4, 1), self.width)
        if random.random() < 0.5:
            pixels += random.normal(0, random.uniform(0, 12), pixels.shape)
        pixels = pixels.clip(0, 255).astype("u1")
        return through_jpeg(pixels, random) if random.random() < 0.35 else pixels


# Text

# What a script is written with: the languages that a font is to know, and letters.
SCRIPTS = {
    "Latin": (["en"], "eeettaaooiinnsshhrrddlluucmfwygpbvkqjxzABCDEFGHILMNOPRSTUW.,-'"),
    "Cyrillic": (["ru"], "ооееаанниитсрвлкмдпуябгзчйхжшюцщэфАБВГДЕЖЗИКЛМНОПРСТУФ.,—"),
    "Greek": (["el"], "ααεεοοιιττσσννηρπκμλςυωδγχθφβξζψΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ.,·"),
    "Chinese": (["zh-cn"], "".join(map(chr, range(0x4E00, 0x9000, 7))) + "，。"),
    "Japanese": (["ja"], "".join(map(chr, [*range(0x3042, 0x3094), *range(0x30A2, 0x30F4),
                                          *range(0x4E00, 0x9000, 90)])) + "、。"),
    "Korean": (["ko"], "".join(map(chr, range(0xAC00, 0xD7A0, 23))) + "."),
    "digits": (["en"], "00112233445566778899.,-/:"),
}


@functools.cache
def fonts(language):
    """Files of the fonts here that have a language's letters, and their places in them."""
    listed = subprocess.run(["fc-list", "--format", "%{file}|%{index}\n", f":lang={language}"], text=True,
                            stdout=subprocess.PIPE, check=True).stdout.splitlines()
    places = [line.split("|") for line in sorted(set(listed))]
    found = [(path, int(index) & 0xFFFF) for path, index in places if path.endswith((".ttf", ".otf", ".ttc"))]
    if not found:
        sys.exit(f"no font here has the letters of the language {language}")
    return found


@functools.lru_cache(256)
def font(path, index, size):
    return ImageFont.truetype(path, size, index)


def some_font(language, size, random):
    files = fonts(language)
    return font(*files[int(random.integers(0, len(files)))], size)


def words(letters, count, gap, random):
    """So many letters, on average one in `gap` a space."""
    places = random.integers(0, len(letters), count)
    spaces = random.random(count) < 1 / gap
    return "".join(" " if space else letters[place] for place, space in zip(places, spaces))


def text(shape, random, *scripts):
    """A page, or a heading, in one of these scripts: paragraphs whose last lines are shorter."""
    languages, letters = SCRIPTS[random.choice(scripts)]
    size = int(math.exp(random.uniform(math.log(11), math.log(70))))
    face = some_font(random.choice(languages), size, random)
    page = Image.new("L", shape[::-1], 255)
    pen = ImageDraw.Draw(page)
    gap, leading, left = random.choice([4, 6, 20]), size * random.uniform(1, 1.7), random.uniform(0, 2) * size
    fitting = int(shape[1] / max(face.getlength(letters) / len(letters), 1)) + 2
    y = random.uniform(-size, size)
    while y < shape[0]:
        is_last = random.random() < 0.15
        line = words(letters, max(int(fitting * (random.random() if is_last else 1)), 1), gap, random)
        pen.text((left, y), line, font=face, fill=0)
        y += leading * (1.6 if is_last else 1)
    return numpy.array(page)


# Bars

def bars(edges, length):
    """A row of pixels, dark from the first edge to the second and so on: means of four samples a pixel."""
    samples = numpy.searchsorted(edges, (numpy.arange(4 * length) + 0.5) / 4) & 1
    return 255 - 255 * samples.reshape(length, 4).mean(1)


def stripe_edges(length, module, random):
    """Edges of bars and spaces of a few widths in random order, as linear codes have them, some with gaps."""
    count = int(length / module) + 1
    widths = random.choice(random.choice([[1, 2, 3, 4], [1, 1, 2, 2], [1, 1, 1, 3], [1, 1, 2, 3]]), count)
    gaps = random.random(count) < random.choice([0, 0.03])
    widths = numpy.where(gaps, random.integers(8, 15, count), widths)
    return numpy.cumsum(widths * module) + random.uniform(-2, 2) * module


def stripes(shape, random):
    """Random bars from edge to edge; as labels with paper around; or in rows as stacked codes have them."""
    module = int(random.integers(2, 8)) if random.random() < 0.5 else random.uniform(1.5, 7)
    way = random.choice(["all", "labels", "rows"])
    if way == "all":
        return numpy.tile(bars(stripe_edges(shape[1], module, random), shape[1]), (shape[0], 1))
    rows, heights = [], []
    while sum(heights) < shape[0]:
        row = bars(stripe_edges(shape[1], module, random), shape[1])
        rows.append(row)
        heights.append(int(random.uniform(20, 90) if way == "labels" else random.uniform(2, 10) * module) + 1)
        if way == "labels":
            margin = int(random.uniform(0, 0.3) * shape[1])
            row[:margin] = row[shape[1] - margin:] = 255
            rows.append(numpy.full_like(row, 255))
            heights.append(int(random.uniform(4, 60)))
    return numpy.repeat(rows, heights, axis=0)[:shape[0]]


def fence(shape, random):
    """The same few bars again and again, not quite even, some with rails."""
    module, period = random.uniform(1.5, 7), random.integers(1, 5, 2 * random.integers(1, 4))
    widths = numpy.tile(period, int(shape[1] / module / period.sum()) + 2).astype(float)
    widths += random.uniform(-0.1, 0.1, len(widths)) * random.choice([0, 1, 2])
    surface = numpy.tile(bars(numpy.cumsum(widths * module), shape[1]), (shape[0], 1))
    for _ in range(random.integers(0, 4)):
        y = int(random.integers(0, shape[0]))
        surface[y:y + int(module * random.uniform(1, 4))] = random.choice([0, 255])
    return surface


# Patterns

def enlarged(cells, shape, down, across=None):
    """Cells as fields of so many pixels."""
    return numpy.repeat(numpy.repeat(cells, down, 0), across or down, 1)[:shape[0], :shape[1]]


def cell_noise(shape, random, size=None):
    """Cells of 1 to 6 pixels, black and white or of all greys."""
    size = size or int(random.integers(1, 7))
    cells = random.integers(0, 256, (shape[0] // size + 1, shape[1] // size + 1), "u1")
    if random.random() < 0.6:
        cells = numpy.where(cells < random.uniform(60, 200), 0, 255)
    return enlarged(cells, shape, size)


def chequers(shape, random):
    """A chequerboard, some with faults and with lines between the fields."""
    down = int(random.integers(2, 24))
    across = down if random.random() < 0.6 else int(random.integers(2, 24))
    cells = (shape[0] // down + 1, shape[1] // across + 1)
    board = numpy.add.outer(numpy.arange(cells[0]), numpy.arange(cells[1])) & 1
    board ^= random.random(cells) < random.choice([0, 0, 0.02, 0.1, 0.3])
    surface = enlarged(board * 255, shape, down, across)
    if random.random() < 0.2:
        surface[::down] = surface[:, ::across] = random.integers(0, 256)
    return surface


def grating(shape, period, angle, duty):
    """Bars at any angle."""
    y, x = numpy.ogrid[:shape[0], :shape[1]]
    way = x * numpy.float32(math.cos(angle) / period) + y * numpy.float32(math.sin(angle) / period)
    return way - numpy.floor(way) < duty


def moire(shape, random):
    """Two gratings or chequered patterns, a little different in period and angle, one through the other."""
    period, angle, duty = random.uniform(3, 14), random.uniform(0, math.pi), random.uniform(0.3, 0.7)
    is_chequered, layers = random.random() < 0.5, []
    for _ in range(2):
        layer = grating(shape, period, angle, duty)
        layers.append(layer ^ grating(shape, period, angle + math.pi / 2, duty) if is_chequered else layer)
        period *= random.uniform(0.85, 1.15)
        angle += random.uniform(-0.2, 0.2)
    return numpy.where(layers[0] & layers[1] if random.random() < 0.6 else layers[0] ^ layers[1], 0, 255)


def fabric(shape, random):
    """Threads over and under each other, of random periods; or as symbols are pasted to it."""
    if random.random() < 0.3:
        return ground("fabric", shape, random)
    y, x = numpy.ogrid[:shape[0], :shape[1]]
    across, down, twill = random.uniform(3, 14), random.uniform(3, 14), random.integers(1, 4)
    is_over = (x // across + y // down * twill).astype(int) % random.integers(2, 5) == 0
    warp, weft = numpy.sin(x * numpy.float32(math.pi / across)), numpy.sin(y * numpy.float32(math.pi / down))
    surface = numpy.where(is_over, 70 + 120 * abs(warp), 190 - 120 * abs(weft))
    return surface + random.normal(0, 1, (shape[0], 1)) * 15 + random.normal(0, 1, (1, shape[1])) * 15


def bricks(shape, random):
    """Walls in courses, each brick of its own grey."""
    down, across, joint = random.uniform(8, 40), random.uniform(16, 90), random.uniform(1, 6)
    y, x = numpy.ogrid[:shape[0], :shape[1]]
    course = (y // down).astype(int)
    moved = x + course % 2 * across * random.choice([0.5, 0.5, 0.33])
    brick = (moved // across).astype(int)
    greys = random.uniform(40, 40 + random.uniform(20, 120), (course.max() + 1, brick.max() + 1))
    is_joint = (y % down < joint) | (moved % across < joint)
    return numpy.where(is_joint, random.choice([230, 255, 20]), greys[course, brick])


# Things

def keyboard(shape, random):
    """Keys in staggered rows, a sign on each."""
    size = int(random.uniform(34, 90))
    dark, light = random.choice([[30, 220], [255, 60], [150, 250]]).tolist()
    gap, face = max(size // random.integers(6, 16), 1), some_font("en", max(size // 3, 8), random)
    picture = Image.new("L", shape[::-1], dark)
    pen = ImageDraw.Draw(picture)
    for row in range(shape[0] // size + 1):
        x = -size * random.uniform(0, 1)
        while x < shape[1]:
            width = size * random.choice([1, 1, 1, 1, 1.5, 2.25])
            box = [x + gap, row * size + gap, x + width - gap, row * size + size - gap]
            pen.rounded_rectangle(box, size // 10, fill=light)
            place = box[0] + size / 8, box[1] + size / 10
            pen.text(place, chr(random.integers(65, 91)), font=face, fill=dark)
            x += width
    return numpy.array(picture)


def window(pen, box, random):
    """A window of a program: a bar with a title and signs, rows with text, lines or bars in them."""
    x0, y0, x1, y1 = box
    size = int(random.integers(11, 20))
    face = some_font("en", size, random)
    pen.rectangle(box, fill=int(random.integers(225, 256)), outline=60)
    pen.rectangle([x0, y0, x1, min(y0 + size * 2, y1)], fill=int(random.integers(40, 200)))
    row, y = int(size * random.uniform(1.3, 2.4)), y0 + size * 3
    way = random.choice(["text", "lines", "bars", "table"])
    while y + row < y1:
        if way == "text":
            fitting = max((x1 - x0) // size, 1)
            pen.text((x0 + size, y), words(SCRIPTS["Latin"][1], fitting, 6, random), font=face, fill=30)
        elif way == "lines":
            pen.line([x0 + size, y, x0 + (x1 - x0) * random.uniform(0.3, 0.95), y], fill=90,
                     width=int(random.integers(1, 4)))
        elif way == "bars":
            pen.rectangle([x0 + size, y, x0 + (x1 - x0) * random.uniform(0.2, 0.95), y + row * 0.6], fill=100)
        else:
            for column in range(x0, x1, size * 4):
                pen.rectangle([column, y, min(column + size * 4, x1), y + row], outline=150)
                pen.text((column + 3, y), words("0123456789", 4, 9, random), font=face, fill=30)
        y += row


def screen(shape, random):
    """Windows on a desktop; some from so near that the columns of red, green and blue show."""
    picture = Image.new("L", shape[::-1], int(random.integers(30, 230)))
    pen = ImageDraw.Draw(picture)
    for _ in range(random.integers(1, 6)):
        x, y = (int(random.uniform(-0.2, 0.7) * side) for side in shape[::-1])
        window(pen, [x, y, x + int(random.integers(120, 500)), y + int(random.integers(80, 400))], random)
    surface = numpy.array(picture, "f4")
    if random.random() < 0.5:
        return surface
    pitch = int(random.integers(3, 10))
    levels = numpy.repeat(random.uniform(0.2, 1, 3), pitch)[::3][:pitch]
    surface *= numpy.resize(levels, shape[1])
    surface[::pitch] *= random.uniform(0.2, 1)
    return surface


# What codes are found by

def rings(pen, x, y, module, is_round, random):
    """Squares or circles inside each other, as those of QR codes, Aztec and MaxiCode, or of any widths."""
    widths = [[1.5, 1, 1], [0.5] + [1] * int(random.integers(3, 7)), [2] + [1] * int(random.integers(2, 7)),
              random.uniform(0.6, 3, random.integers(2, 7)).tolist()][random.integers(0, 4)]
    for place in reversed(range(len(widths))):
        reach = sum(widths[:place + 1]) * module
        (pen.ellipse if is_round else pen.rectangle)(
            [x - reach, y - reach, x + reach - 1, y + reach - 1], fill=0 if place % 2 == 0 else 255)


def nests(shape, random, is_round):
    """Nested squares or concentric rings on paper or among random modules, one by one or three at the corners
    of a square."""
    module = int(random.integers(2, 12))
    paper = numpy.full(shape, 255) if random.random() < 0.4 else cell_noise(shape, random, module)
    picture = Image.fromarray(paper.astype("u1"))
    pen = ImageDraw.Draw(picture)
    for _ in range(random.integers(1, 6)):
        x, y = (int(random.integers(0, side // module + 1)) * module + module / 2 for side in shape[::-1])
        side = int(random.integers(14, 46)) * module if random.random() < 0.5 else 0
        for dx, dy in ((0, 0), (side, 0), (0, side)) if side else ((0, 0),):
            if random.random() < 0.5:
                pen.rectangle([x + dx - 4.5 * module, y + dy - 4.5 * module, x + dx + 4.5 * module - 1,
                               y + dy + 4.5 * module - 1], fill=255)
            rings(pen, x + dx, y + dy, module, is_round, random)
    return numpy.array(picture)


def borders(shape, random):
    """The L and the dashes of Data Matrix, also with faults, around nothing, random modules or text."""
    surface = numpy.full(shape, 255) if random.random() < 0.6 else cell_noise(shape, random)
    surface = surface.astype(int)
    for _ in range(random.integers(1, 8)):
        size, rows = int(random.integers(2, 10)), 2 * int(random.integers(4, 14))
        columns = rows if random.random() < 0.7 else 2 * int(random.integers(4, 18))
        way = random.choice(["empty", "modules", "modules", "text"])
        grid = random.random((rows, columns)) < (0.5 if way == "modules" else 0)
        grid[0] = numpy.arange(columns) % 2 == 0
        grid[:, -1] = numpy.arange(rows) % 2 == 1
        grid[-1] = grid[:, 0] = True
        grid ^= random.random(grid.shape) < random.choice([0, 0, 0.01])
        mark = numpy.repeat(numpy.repeat(255 * ~numpy.pad(grid, 1), size, 0), size, 1)
        if way == "text":
            inner = numpy.s_[2 * size:-2 * size, 2 * size:-2 * size]
            mark[inner] = text(mark[inner].shape, random, "Latin", "digits")
        mark = numpy.rot90(mark, random.integers(0, 4))
        y, x = (int(random.integers(0, max(side - extent, 1))) for side, extent in zip(shape, mark.shape))
        surface[y:y + mark.shape[0], x:x + mark.shape[1]] = mark[:shape[0] - y, :shape[1] - x]
    return surface


def text_in(*scripts):
    return lambda shape, random: text(shape, random, *scripts)


SURFACES = {
    "stripes": stripes,
    "fences": fence,
    "Latin text": text_in("Latin"),
    "Cyrillic and Greek text": text_in("Cyrillic", "Greek"),
    "Chinese, Japanese and Korean text": text_in("Chinese", "Japanese", "Korean"),
    "columns of digits": text_in("digits"),
    "noise": cell_noise,
    "screens": screen,
    "keyboards": keyboard,
    "fabric": fabric,
    "bricks": bricks,
    "moiré": moire,
    "circuit boards": circuit,
    "chequerboards": chequers,
    "nested squares": lambda shape, random: nests(shape, random, is_round=False),
    "concentric rings": lambda shape, random: nests(shape, random, is_round=True),
    "borders of Data Matrix": borders,
}
