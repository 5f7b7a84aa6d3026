"""Pictures of symbols, step by step: printed, pasted, bent, laid somewhere, soiled, lit, taken, shown and stored as a
scene says; what distorts a picture takes the place of a step."""
import dataclasses
import itertools
from collections.abc import Callable

import numpy
from PIL import Image, ImageFilter

# Samples a module of what is drawn before it is photographed.
SAMPLES = 8
# Modules that bars are cut to, and modules of paper above and below them.
BAR_HEIGHT, BAR_MARGIN = 60, 3
# Pixels around a label, at least and at most, and how much modules may be smaller or larger than a scene says.
MARGINS, SIZES = (12, 40), (0.95, 1.1)
# Standard deviations in pixels of what a lens blurs, unless a scene says so.
BLURS = (0.4, 0.7)
# Grey levels of ink, of paper, and of what may lie around a label besides white.
INK, PAPER, GROUNDS = 20, 235, (60, 255)
# Pixels between the places of a label that are looked at: no pixel that shows it is left out.
STEP = 0.5


def unchanged(what, _):
    return what


def on_plain(picture, scene):
    """White or some grey around a label."""
    ground = scene.random.integers(*GROUNDS) if scene.random.random() < 0.5 else 255
    return numpy.where(numpy.isnan(picture), ground, picture)


def dark_on_light(picture, _):
    return INK + picture / 255 * (PAPER - INK)


def in_grey(picture):
    return picture.clip(0, 255).astype("u1")


def in_focus(picture, scene):
    sigma = scene.blur or scene.random.uniform(*BLURS)
    return numpy.array(Image.fromarray(in_grey(picture)).filter(ImageFilter.GaussianBlur(sigma)), float)


@dataclasses.dataclass
class Scene:
    """How one picture is made. Steps are functions of what has become of the symbol so far, and of the scene."""
    random: numpy.random.Generator
    is_linear: bool
    # How far the step goes that is not as usual.
    value: float
    # The symbol in samples, 0 ink and 255 paper; the label, a symbol with its quiet zone.
    printed: Callable = unchanged
    pasted: Callable = unchanged
    # Places x, y of the label's samples, in modules from its middle.
    bent: Callable = unchanged
    # The picture in ink and paper, nothing where no label is; what lies on top of it; in grey levels; in some light.
    laid: Callable = on_plain
    soiled: Callable = unchanged
    inked: Callable = dark_on_light
    lit: Callable = unchanged
    # The picture behind a lens, on a screen, in a file.
    focused: Callable = in_focus
    shown: Callable = unchanged
    stored: Callable = unchanged
    # Pixels a module; modules of quiet zone beside linear symbols, and around others; degrees to either side.
    module: float = 2.6
    quiet: tuple = (10, 4)
    turn: float = 8
    # Standard deviations of blur in pixels, if not as usual, and of noise in grey levels.
    blur: float = 0
    noise: float = 3
    # The symbol's width and height in modules, once it is known.
    size: tuple = (0, 0)


def trimmed(symbol, is_linear):
    """A symbol in samples without the light around it, its bars no higher than need be."""
    dark = numpy.argwhere(symbol < 128)
    (top, left), (bottom, right) = dark.min(0), dark.max(0) + 1
    return symbol[top:min(bottom, top + BAR_HEIGHT * SAMPLES) if is_linear else bottom, left:right]


def with_quiet_zone(symbol, scene):
    beside = scene.quiet[0 if scene.is_linear else 1]
    above = BAR_MARGIN if scene.is_linear else beside
    return numpy.pad(symbol, ((above * SAMPLES,) * 2, (beside * SAMPLES,) * 2), constant_values=255)


def turned(place, angle):
    (x, y), c, s = place, numpy.cos(angle), numpy.sin(angle)
    return x * c - y * s, x * s + y * c


def projected(label, x, y):
    """The picture of a label whose samples lie at these places, in pixels: the mean of what falls on each pixel, and
    nothing where nothing does."""
    rows, columns = (int(axis.max() + axis.min()) + 1 for axis in (y, x))
    ways = [numpy.array(numpy.gradient(axis)) for axis in (x, y)]
    finer = int(numpy.ceil(numpy.hypot(*ways).max() / STEP))
    sums, counts = numpy.zeros(rows * columns), numpy.zeros(rows * columns)
    for parts in itertools.product((numpy.arange(finer) + 0.5) / finer - 0.5, repeat=2):
        column, row = ((axis + numpy.tensordot(parts, way, 1)).astype(int) for axis, way in zip((x, y), ways))
        place = (row * columns + column).ravel()
        sums += numpy.bincount(place, label.ravel(), rows * columns)
        counts += numpy.bincount(place, minlength=rows * columns)
    return numpy.where(counts > 0, sums / numpy.maximum(counts, 1), numpy.nan).reshape(rows, columns)


def lying(label, scene):
    """The picture of a label that is bent, turned and as large as the scene says, with room around it."""
    y, x = ((places + 0.5 - side / 2) / SAMPLES for places, side in zip(numpy.indices(label.shape), label.shape))
    place = turned(scene.bent((x, y), scene), numpy.radians(scene.random.uniform(-scene.turn, scene.turn)))
    margins = scene.random.uniform(*MARGINS, 2)
    x, y = ((axis - axis.min()) * scene.module + margin for axis, margin in zip(place, margins))
    return projected(label, x, y)


def photographed(symbol, scene):
    """The pixels of a symbol's picture; the symbol has SAMPLES pixels a module."""
    scene.module *= scene.random.uniform(*SIZES)
    symbol = trimmed(numpy.array(symbol), scene.is_linear)
    scene.size = tuple(side / SAMPLES for side in reversed(symbol.shape))
    label = scene.pasted(with_quiet_zone(scene.printed(symbol, scene), scene), scene)
    picture = scene.soiled(scene.laid(lying(label, scene), scene), scene)
    picture = scene.focused(scene.lit(scene.inked(picture, scene), scene), scene)
    picture = scene.shown(picture, scene)
    return scene.stored(in_grey(picture + scene.random.normal(0, scene.noise, picture.shape)), scene)
