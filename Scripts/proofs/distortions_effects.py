"""What distorts pictures of symbols: functions that take the place of one step of distortions_drawing.Scene. How far
they go is the scene's value."""
import numpy
from PIL import Image, ImageDraw, ImageFilter

from distortions_drawing import SAMPLES, in_grey, turned
from ground_textures import noise, spread
from proof_reading import jpeg

TURN = 2 * numpy.pi


# What is printed

def dots(symbol, scene):
    """Each dark module a round dot so many modules wide."""
    places = numpy.arange(SAMPLES) - (SAMPLES - 1) / 2
    dot = numpy.hypot(places[:, None], places) <= scene.value * SAMPLES / 2
    dark = symbol[SAMPLES // 2::SAMPLES, SAMPLES // 2::SAMPLES] < 128
    return numpy.where(numpy.kron(dark, dot), 0, 255)


def ink(symbol, scene):
    """What is dark so many modules wider than it is meant to be, or narrower."""
    reach = round(abs(scene.value) * SAMPLES / 2)
    paper = Image.fromarray(numpy.pad(symbol, reach, constant_values=255).astype("u1"))
    wider = ImageFilter.MinFilter if scene.value > 0 else ImageFilter.MaxFilter
    return numpy.array(paper.filter(wider(2 * reach + 1)))


# What is pasted

def specks(label, scene):
    """Specks of half a module on this share of a label, dark and light ones."""
    size = SAMPLES // 2
    chance = scene.random.random([side // size + 1 for side in label.shape])
    chance = chance.repeat(size, 0).repeat(size, 1)[:label.shape[0], :label.shape[1]]
    label = numpy.where(chance < scene.value / 2, 0, label)
    return numpy.where(chance > 1 - scene.value / 2, 255, label)


def faded(label, scene):
    """On this share of a label, in patches some modules wide, a third of the ink is left."""
    patches = noise(label.shape, scene.random, 1.8 * SAMPLES)
    is_faded = patches > numpy.quantile(patches, 1 - scene.value)
    return numpy.where(is_faded, 255 - 0.35 * (255 - label), label)


# How it is bent

def sheared(place, scene):
    """Each module further right lies so much lower, or each further down so much to the right."""
    x, y = place
    return (x, y + scene.value * x) if scene.random.random() < 0.5 else (x + scene.value * y, y)


def squeezed(place, scene):
    """So many times as high as wide, or as wide as high."""
    (x, y), root = place, numpy.sqrt(scene.value)
    return (x / root, y * root) if scene.random.random() < 0.5 else (x * root, y / root)


def waves(place, scene):
    """In waves so many modules high, a good one over the whole label, across as down."""
    x, y = place
    across, down = (
        scene.value * numpy.sin(0.6 * TURN * axis / axis.max() + scene.random.uniform(0, TURN)) for axis in place)
    return x + down, y + across


def narrowest(axis, along):
    """How wide modules are along an axis, 1 where nothing is bent: in the middle two thirds all but a tenth."""
    widths = numpy.moveaxis(abs(numpy.diff(axis, axis=along)) * SAMPLES, along, 0)
    margin = len(widths) // 6
    return numpy.quantile(widths[margin:len(widths) - margin], 0.1)


def enlarged(place):
    """Places so far apart that modules are nearly as wide as flat ones where they are narrowest; up to 2.3 times."""
    x, y = place
    width = max(min(narrowest(x, 1), narrowest(y, 0)), 0.35)
    factor = max(0.8 / width, 1)
    return x * factor, y * factor


def perspective(place, scene):
    """Modules at one end so many times as wide as at the other, in any direction."""
    (x, y), root = place, numpy.sqrt(scene.value)
    depth, _ = turned(place, scene.random.uniform(0, TURN))
    distance = 1 - (root - 1) / (root + 1) * depth / depth.max()
    return enlarged((x / distance, y / distance))


def rolled(place, scene, lean):
    """The symbol reaches so many degrees round a cylinder to either side, seen a little from above or below."""
    width, height = scene.size
    half = (width * abs(numpy.cos(lean)) + height * abs(numpy.sin(lean))) / 2
    radius = half / numpy.radians(scene.value)
    across, along = turned(place, -lean)
    # What is beyond the edge is seen at it.
    angle = numpy.clip(across / radius, -TURN / 4, TURN / 4)
    along = along + (1 - numpy.cos(angle)) * radius * scene.random.uniform(-0.35, 0.35)
    return enlarged(turned((numpy.sin(angle) * radius, along), lean))


def round_upright(place, scene):
    return rolled(place, scene, 0)


def round_lying(place, scene):
    return rolled(place, scene, TURN / 4)


def round_leaning(place, scene):
    return rolled(place, scene, numpy.radians(scene.random.uniform(25, 65)))


# What it lies on

def textured(picture, scene):
    """A rough texture around a label, which shows through it: this share of what is seen."""
    ground = noise(picture.shape, scene.random, scene.random.uniform(0.9, 5.4))
    ground = spread(ground, 150, 60).clip(0, 255)
    picture = numpy.where(numpy.isnan(picture), ground, picture)
    return picture * (1 - scene.value) + (51 + 0.8 * ground) * scene.value


# What lies on it

def distances(shape, least, most, random):
    """How far each pixel is from a place whose distances to two sides are between these shares of the others."""
    y, x = random.uniform(least, most, 2) * shape
    return numpy.hypot(numpy.arange(shape[0])[:, None] - y, numpy.arange(shape[1]) - x)


def blot(picture, scene):
    """A round blot, dark or light, this share of the picture's shorter side wide."""
    is_under = distances(picture.shape, 0.25, 0.75, scene.random) < scene.value * min(picture.shape) / 2
    return numpy.where(is_under, scene.random.choice([20, 250]), picture)


def scratches(picture, scene):
    """So many lines through the picture, dark or light, about a module wide."""
    canvas, random = Image.fromarray(in_grey(picture)), scene.random
    for _ in range(scene.value):
        ends = random.uniform(0, 1, (2, 2)) * canvas.size
        width = max(1, int(scene.module * random.uniform(0.4, 1.2)))
        ImageDraw.Draw(canvas).line(list(ends.ravel()), fill=int(random.choice([30, 240])), width=width)
    return numpy.array(canvas)


# How it is inked and lit

def faint(picture, scene):
    """Ink and paper so many grey levels apart."""
    return scene.random.uniform(60, 190) + (picture / 255 - 0.5) * scene.value


def inverted(picture, _):
    return 255 - picture


def slope(shape, random):
    """What rises evenly across a picture in any direction, from one side's middle to the other's by 1."""
    y, x = numpy.ogrid[-0.5:0.5:shape[0] * 1j, -0.5:0.5:shape[1] * 1j]
    return turned((x, y), random.uniform(0, TURN))[0]


def fading_light(picture, scene):
    """Light falls to this share of it across the picture."""
    rise = slope(picture.shape, scene.random)
    return picture * scene.value ** ((rise - rise.min()) / numpy.ptp(rise))


def shadow(picture, scene):
    """About half of the picture lies in a shadow with a sharp edge, where this share of the light is left."""
    is_lit = slope(picture.shape, scene.random) > scene.random.uniform(-0.15, 0.15)
    return numpy.where(is_lit, picture, picture * scene.value)


def glare(picture, scene):
    """A lamp is mirrored in the picture, white to this share of the shorter side from its middle."""
    distance = distances(picture.shape, 0.3, 0.7, scene.random) / (scene.value * min(picture.shape))
    return picture + 400 * numpy.exp(-distance ** 4)


def overexposed(picture, scene):
    """So many times the light, and some on what is dark."""
    return picture * scene.value + 20


# How a lens shows it

def smeared(picture, kernel):
    """The picture, each point of it spread as a kernel says."""
    reach, (rows, columns) = len(kernel) // 2, picture.shape
    padded = numpy.pad(in_grey(picture), reach, mode="edge")
    return sum(kernel[y, x] / kernel.sum() * padded[y:y + rows, x:x + columns] for y, x in numpy.argwhere(kernel))


def out_of_focus(picture, scene):
    """Each point a disc so many modules wide."""
    radius = scene.value * scene.module / 2
    places = numpy.arange(-int(radius) - 1, int(radius) + 2)
    return smeared(picture, (radius + 0.5 - numpy.hypot(places[:, None], places)).clip(0, 1))


def moved(picture, scene):
    """Each point a line so many modules long, in any direction."""
    half = scene.value * scene.module / 2
    places = numpy.arange(-int(half) - 1, int(half) + 2)
    along, beside = turned((places, places[:, None]), scene.random.uniform(0, TURN / 2))
    return smeared(picture, (half + 0.5 - abs(along)).clip(0, 1) * (1 - abs(beside)).clip(0, 1))


# How it is shown and stored

def on_screen(picture, scene):
    """A screen's lines so many pixels apart, across as down, nearly level."""
    places = numpy.arange(picture.shape[1]), numpy.arange(picture.shape[0])[:, None]
    x, y = turned(places, scene.random.uniform(-0.2, 0.2))
    across, down = (numpy.sin(TURN / scene.value * axis) for axis in (x, y))
    return picture * (0.75 + 0.25 * across) * (0.85 + 0.15 * down)


def in_jpeg(pixels, scene):
    """Stored in this quality."""
    return jpeg(pixels, scene.value)
