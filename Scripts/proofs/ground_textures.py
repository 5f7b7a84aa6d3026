"""Grounds that symbols are printed on or pasted to: grey by place, seeded."""
import numpy


def blurred(canvas, sigma, across=None):
    """Mean with bell weights of `sigma` pixels down and `across` (the same unless told otherwise) pixels across."""
    for axis, width in ((0, sigma), (1, sigma if across is None else across)):
        if width <= 0:
            continue
        reach = int(3 * width) + 1
        weights = numpy.exp(-0.5 * (numpy.arange(-reach, reach + 1) / width) ** 2)
        weights /= weights.sum()
        padded = numpy.pad(canvas, [(reach, reach) if i == axis else (0, 0) for i in range(2)], mode="reflect")
        canvas = sum(
            weight * (padded[k:k + canvas.shape[0]] if axis == 0 else padded[:, k:k + canvas.shape[1]])
            for k, weight in enumerate(weights))
    return canvas


def spread(canvas, mean, deviation):
    """The same pattern with this mean and deviation."""
    return (canvas - canvas.mean()) / max(canvas.std(), 1e-9) * deviation + mean


def noise(shape, random, sigma, across=None):
    return blurred(random.normal(0, 1, shape), sigma, across)


def circuit(shape, random):
    """Tracks in three directions, pads and holes."""
    canvas = numpy.full(shape, 70.0)
    y, x = numpy.mgrid[:shape[0], :shape[1]]
    for _ in range(shape[0] * shape[1] // 2500):
        x0, y0 = random.integers(0, shape[1]), random.integers(0, shape[0])
        way, width, length = random.integers(0, 3), random.integers(2, 7), int(random.integers(20, 160))
        if way == 0:
            canvas[y0:y0 + width, x0:x0 + length] = 120
        elif way == 1:
            canvas[y0:y0 + length, x0:x0 + width] = 120
        else:
            part = numpy.s_[y0:y0 + length, x0:x0 + length]
            canvas[part][abs((x[part] - x0) - (y[part] - y0)) < width] = 120
        radius = int(random.integers(3, 9))
        part = numpy.s_[max(y0 - radius, 0):y0 + radius, max(x0 - radius, 0):x0 + radius]
        distance = (x[part] - x0) ** 2 + (y[part] - y0) ** 2
        canvas[part][distance < radius ** 2] = 205
        canvas[part][distance < radius ** 2 / 6] = 25
    return canvas + noise(shape, random, 0) * 4


def marks(shape, random):
    """Small print on paper."""
    high, wide = shape[0] // 12 + 1, shape[1] // 7 + 1
    letters = random.random((high, 8, wide, 5)) < 0.45
    ink = numpy.zeros((high, 12, wide, 7), bool)
    ink[:, 2:10, :, 1:6] = letters & (random.random((high, 1, wide, 1)) < 0.85)
    ink = ink.reshape(high * 12, wide * 7)[:shape[0], :shape[1]]
    return blurred(numpy.where(ink, 40.0, 215.0), 0.5)


GROUNDS = {
    "white paper": lambda shape, random: numpy.full(shape, 250.0),
    "grey": lambda shape, random: numpy.full(shape, random.uniform(60, 200)),
    "noise 20": lambda shape, random: 128 + 20 * noise(shape, random, 0),
    "noise 40": lambda shape, random: 128 + 40 * noise(shape, random, 0),
    "brushed metal": lambda shape, random: spread(
        noise(shape, random, 0.5, 30) + 0.3 * noise(shape, random, 0.3, 2), 150, random.uniform(15, 35)),
    "cardboard": lambda shape, random: spread(
        noise(shape, random, 0.7, 2) + 3 * noise(shape, random, 20) + noise(shape, random, 3, 12), 140, 18),
    "granite": lambda shape, random: spread(
        noise(shape, random, 0.6) + 4 * noise(shape, random, 2) + 5 * noise(shape, random, 5), 128, 45),
    "circuit board": circuit,
    "fabric": lambda shape, random: spread(
        numpy.sin(numpy.arange(shape[0]) * 1.3)[:, None] * numpy.sin(numpy.arange(shape[1]) * 0.9)[None]
        + 0.5 * noise(shape, random, 0.7), 120, 40),
    "small print": marks,
}


def ground(name, shape, random):
    return GROUNDS[name](shape, random).clip(0, 255)
