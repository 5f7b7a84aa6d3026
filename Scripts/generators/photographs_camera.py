"""A camera in numbers: where each of its pixels looks, the light there, the lens and the sensor. What it takes as a
setting is explained at `Shot`."""
import dataclasses
import math

import numpy

# Samples along each side of a pixel, and how far the camera is away, in widths of its picture.
FINE, DISTANCE = 3, 1.4
# How much of the sharpening that cameras do.
SHARPENED = 0.35


@dataclasses.dataclass
class Shot:
    """A scene, the symbols in it and how it is photographed."""

    name: str
    scene: str
    kinds: list
    # Pixels a module in the middle; degrees that the picture is turned, and the surface tilted down and across.
    module: float = 3
    angle: float = 0
    tilt: tuple = (0, 0)
    # Degrees of a cylinder that the symbol covers, its axis upright unless `lying`; steepness of folds.
    bend: float = 0
    lying: bool = False
    crumple: float = 0
    # Radius of a point out of focus and way of the hand, modules; the direction of that, degrees.
    focus: float = 0
    motion: float = 0
    way: float = 0
    # Deviation of the sensor's noise in middle grey; JPEG's quality.
    noise: float = 2
    quality: int = 76
    # Light lost from one side to the other, in a shadow, and in all; strength of a lamp's reflection; how near its
    # middle lies to that of the picture, in widths.
    gradient: float = 0.15
    shadow: float = 0
    dim: float = 0
    glare: float = 0
    aside: tuple = (0.1, 0.1)
    # Grey of ink and of paper; what has happened to the print.
    ink: int = 30
    paper: int = 228
    wear: dict = dataclasses.field(default_factory=dict)
    # What the surface is of, where there is a choice.
    ground: str = ""
    size: tuple = ()

    @property
    def category(self):
        return self.name.rsplit("-", 1)[0]


def looked_at(shot, size):
    """Where each sample of a picture meets the plane of the scene: x and y, in pixels of the picture from its
    middle."""
    width, height = size
    x, y = numpy.meshgrid((numpy.arange(width * FINE) + 0.5) / FINE - width / 2,
                          (numpy.arange(height * FINE) + 0.5) / FINE - height / 2)
    away = DISTANCE * width
    turn, down, across = (math.radians(angle) for angle in (shot.angle, *shot.tilt))
    roll = numpy.array([[math.cos(turn), -math.sin(turn), 0], [math.sin(turn), math.cos(turn), 0], [0, 0, 1]])
    pitch = numpy.array([[1, 0, 0], [0, math.cos(down), -math.sin(down)], [0, math.sin(down), math.cos(down)]])
    yaw = numpy.array([[math.cos(across), 0, math.sin(across)], [0, 1, 0], [-math.sin(across), 0, math.cos(across)]])
    right, below, out = (pitch @ yaw @ roll).T
    reach = out[2] * away / (x * out[0] + y * out[1] + away * out[2])
    place = [reach * x, reach * y, reach * away - away]
    return [sum(part * axis for part, axis in zip(place, way)) for way in (right, below)]


def rounded(u, v, radius, sag):
    """Places on a cylinder that is seen from the front: those on its label, how bright it is there, and where there is
    no cylinder."""
    share = numpy.clip(u / radius, -1, 1)
    depth = numpy.sqrt(1 - share ** 2)
    light = 0.25 + 0.75 * numpy.sqrt(numpy.clip(depth * 0.94 - share * 0.34, 0, 1))
    return radius * numpy.arcsin(share), v + sag * radius * (1 - depth), light, abs(u) > radius


def folded(x, y, size, steepness, random):
    """Places on a film that is folded, how bright it is there, and how it shines."""
    shift, slopes = numpy.zeros_like(x), [numpy.zeros_like(x), numpy.zeros_like(x)]
    for number in range(9):
        way, offset = random.uniform(0, 2 * math.pi), random.uniform(-0.5, 0.5) * size
        round_off = random.uniform(0.01, 0.05) * size
        along = random.uniform(-0.4, 0.4) * size
        reach = random.uniform(0.25, 0.6) * size
        c, s = math.cos(way), math.sin(way)
        across, beside = x * c + y * s - offset, y * c - x * s - along
        height = steepness * random.uniform(0.3, 1) * (-1) ** number
        fading = numpy.exp(-(beside / reach) ** 2)
        bent = numpy.sqrt(across ** 2 + round_off ** 2)
        shift += height * fading * round_off * numpy.exp(-bent / (0.2 * size)) * 4
        slope = height * fading * across / bent * numpy.exp(-bent / (0.2 * size))
        slopes[0] += slope * c
        slopes[1] += slope * s
    light = 1 + 0.7 * slopes[0] + 0.5 * slopes[1]
    shine = numpy.exp(-((slopes[0] - 0.35) ** 2 + (slopes[1] - 0.2) ** 2) / 0.012)
    gap = 0.09 * size
    return x + shift + gap * slopes[0], y + shift * 0.7 + gap * slopes[1], numpy.clip(light, 0.35, 1.5), shine


def sampled(canvas, x, y):
    """A canvas at these places, mirrored beyond its borders, between pixels in proportion."""
    high, wide = canvas.shape

    def inside(place, length):
        place = numpy.mod(place, 2 * (length - 1))
        return numpy.where(place > length - 1, 2 * (length - 1) - place, place)

    x, y = inside(x, wide), inside(y, high)
    left, top = (numpy.minimum(place.astype(int), length - 2) for place, length in ((x, wide), (y, high)))
    a, b = x - left, y - top
    return ((canvas[top, left] * (1 - a) + canvas[top, left + 1] * a) * (1 - b)
            + (canvas[top + 1, left] * (1 - a) + canvas[top + 1, left + 1] * a) * b)


def point_spread(shot):
    """What a lens and a hand make of a point, in samples: a disc, drawn along a line that is a little bent."""
    radius = math.hypot(shot.focus * shot.module, 0.55) * FINE
    length, way = shot.motion * shot.module * FINE, math.radians(shot.way)
    reach = math.ceil(radius + length / 2) + 2
    y, x = numpy.mgrid[-reach:reach + 1, -reach:reach + 1].astype("f4")
    kernel = numpy.zeros_like(x)
    for share in numpy.linspace(-0.5, 0.5, max(2 * math.ceil(length), 1)) if length else [0]:
        along, aside = share * length, (share ** 2 - 0.1) * length * 0.12
        distance = numpy.hypot(x - along * math.cos(way) + aside * math.sin(way),
                               y - along * math.sin(way) - aside * math.cos(way))
        kernel += numpy.clip(radius + 0.5 - distance, 0, 1)
    return kernel / kernel.sum()


def convolved(canvas, kernel):
    reach = kernel.shape[0] // 2
    padded = numpy.pad(canvas, reach, mode="edge")
    shape = [length + kernel.shape[0] - 1 for length in padded.shape]
    product = numpy.fft.irfft2(numpy.fft.rfft2(padded, shape) * numpy.fft.rfft2(kernel, shape), shape)
    return product[2 * reach:2 * reach + canvas.shape[0], 2 * reach:2 * reach + canvas.shape[1]]


def lit(canvas, shot, random):
    """Uneven light, a shadow with a soft edge, a lamp mirrored in the surface."""
    high, wide = canvas.shape
    y, x = numpy.mgrid[-0.5:0.5:high * 1j, -0.5:0.5:wide * 1j]
    way = random.uniform(0, 2 * math.pi)
    light = 1 - shot.gradient * (0.5 + x * math.cos(way) + y * math.sin(way))
    if shot.shadow:
        edge = x * math.cos(way + 1) + y * math.sin(way + 1) - random.uniform(-0.06, 0.06)
        light *= 1 - shot.shadow / (1 + numpy.exp(-edge / random.uniform(0.008, 0.03)))
    canvas = canvas * light * (1 - shot.dim)
    if shot.glare:
        dx, dy = x - shot.aside[0], (y - shot.aside[1]) * high / wide
        spot = numpy.exp(-(dx ** 2 + dy ** 2) / 0.02) + 0.35 * numpy.exp(-(dx ** 2 + dy ** 2) / 0.12)
        canvas = canvas + 255 * shot.glare * spot
    return canvas


def taken(canvas, shot, random):
    """What the sensor gives of the samples: noise that grows with light, sharpened as cameras do, whole greys."""
    canvas = convolved(numpy.minimum(canvas, 400), point_spread(shot))
    high, wide = (length // FINE for length in canvas.shape)
    pixels = canvas.reshape(high, FINE, wide, FINE).mean((1, 3))
    y, x = numpy.mgrid[-0.5:0.5:high * 1j, -0.5:0.5:wide * 1j]
    pixels *= 1 - 0.22 * (x ** 2 + y ** 2)
    grain = random.normal(0, 1, pixels.shape)
    grain = 0.8 * grain + 0.35 * numpy.roll(grain, 1, 1) + 0.25 * numpy.roll(grain, 1, 0)
    pixels += grain * shot.noise * numpy.sqrt(0.35 + numpy.clip(pixels, 0, 255) / 200)
    around = numpy.pad(pixels, 1, mode="edge")
    mean = (around[:-2, 1:-1] + around[2:, 1:-1] + around[1:-1, :-2] + around[1:-1, 2:]) / 4
    return (pixels + SHARPENED * (pixels - mean)).clip(0, 255).round().astype("u1")
