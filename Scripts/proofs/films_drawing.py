"""Films of photographs, as a phone in a hand would take them: 2 seconds in grey, all from a seed."""
import numpy
from PIL import Image, ImageFilter, ImageOps

WIDTH, HEIGHT, RATE, FRAMES = 1280, 720, 30, 60
KINDS = ["tremor", "focus", "glare"]
# Grey around the photograph, and how much of it there is at each side for the hand to move in.
GROUND, MARGIN = 110, 44
# Seconds that a frame is exposed, and the times at which its exposure begins and ends.
EXPOSURE = 1 / 60
BEGIN = numpy.arange(FRAMES) / RATE
TIMES = numpy.stack([BEGIN, BEGIN + EXPOSURE])
# How much of a tremor's movement there is where something else is what makes reading hard.
MILD = 0.35


def fitted(path):
    """A photograph in grey, upright, as large as the frame shows it, but at most twice its size."""
    picture = ImageOps.exif_transpose(Image.open(path))
    if picture.mode in ("RGBA", "LA", "PA") or "transparency" in picture.info:
        picture = picture.convert("RGBA")
        picture = Image.alpha_composite(Image.new("RGBA", picture.size, "white"), picture)
    picture = picture.convert("L")
    scale = min((WIDTH - 2 * MARGIN) / picture.width, (HEIGHT - 2 * MARGIN) / picture.height, 2)
    size = [max(1, round(side * scale)) for side in picture.size]
    return picture.resize(size, Image.Resampling.BICUBIC)


def sway(random, slowest, fastest, reach):
    """A movement to and fro, of three waves between two frequencies, at the times of all frames."""
    frequencies, phases = random.uniform(slowest, fastest, 3), random.uniform(0, 2 * numpy.pi, 3)
    heights = random.dirichlet([2, 2, 2]) * reach
    return sum(height * numpy.sin(2 * numpy.pi * frequency * TIMES + phase)
               for height, frequency, phase in zip(heights, frequencies, phases))


class Hand:
    """How the photograph lies in each frame: shifted, turned, scaled, with a tremor of 8 to 12 Hz."""

    def __init__(self, random, strength):
        drift, jitter = random.uniform(15, 30) * strength, random.uniform(2, 4) * strength
        self.x, self.y = (sway(random, 0.2, 0.7, drift) + sway(random, 8, 12, jitter) for _ in range(2))
        turn = sway(random, 0.2, 0.7, 3 * strength) + sway(random, 8, 12, 0.15 * strength)
        self.angle = numpy.radians(turn + random.uniform(-4, 4))
        self.scale = 0.97 + sway(random, 0.2, 0.7, 0.04 * strength)

    def smear(self, frame):
        """Pixels that the picture moves while a frame is exposed."""
        (x, moved_x), (y, moved_y) = self.x[:, frame], self.y[:, frame]
        return moved_x - x, moved_y - y

    def placed(self, picture, frame):
        """The part of a frame that the photograph may reach, and where it begins."""
        size = [min(side, length + 2 * MARGIN) for side, length in zip((WIDTH, HEIGHT), picture.size)]
        x, y = self.x[:, frame].mean(), self.y[:, frame].mean()
        angle, scale = self.angle[:, frame].mean(), self.scale[:, frame].mean()
        cos, sin = numpy.cos(angle) / scale, numpy.sin(angle) / scale
        shift_x, shift_y = size[0] / 2 + x, size[1] / 2 + y
        across = (cos, sin, picture.width / 2 - cos * shift_x - sin * shift_y)
        down = (-sin, cos, picture.height / 2 + sin * shift_x - cos * shift_y)
        shown = picture.transform(
            size, Image.Transform.AFFINE, (*across, *down), Image.Resampling.BICUBIC, fillcolor=GROUND)
        return shown, ((WIDTH - size[0]) // 2, (HEIGHT - size[1]) // 2)


def smeared(picture, movement):
    """A picture that moved while it was taken, 4 pixels at most: a line drawn on a kernel of 5 × 5."""
    along = numpy.linspace(-0.5, 0.5, 33)
    kernel = numpy.zeros((5, 5))
    steps = numpy.arange(5)
    for x, y in zip(*(along * numpy.clip(length, -4, 4) + 2 for length in movement)):
        kernel += numpy.outer(numpy.clip(1 - abs(steps - y), 0, 1), numpy.clip(1 - abs(steps - x), 0, 1))
    return picture.filter(ImageFilter.Kernel((5, 5), kernel.ravel(), kernel.sum()))


def hunting(random):
    """The blur of each frame, standard deviation in pixels, while the lens looks for its focus."""
    return random.uniform(3.5, 4.5) * (1 + numpy.cos(2 * numpy.pi * BEGIN / random.uniform(0.6, 1.2))) / 2


class Glare:
    """A lamp mirrored in what is filmed: a soft spot that wanders, white in its middle."""

    def __init__(self, random, middle):
        self.radius = random.uniform(0.15, 0.35) * WIDTH / 2
        reach = random.uniform(2, 4) * self.radius
        self.x, self.y = (place + sway(random, 0.3, 0.8, reach)[0] for place in middle)

    def light(self, frame):
        """What is added to a frame; at the spot's radius half of what makes black white."""
        x = (numpy.arange(WIDTH, dtype="f4") - self.x[frame]) / self.radius
        y = (numpy.arange(HEIGHT, dtype="f4") - self.y[frame]) / self.radius
        return 510 * numpy.outer(4 ** -(y * y), 4 ** -(x * x)).astype("f4")


class Noise:
    """A sensor's noise: one field, another part of it for each frame."""

    def __init__(self, random):
        self.random = random
        self.field = random.standard_normal((HEIGHT + 200, WIDTH + 200), dtype="f4") * random.uniform(2, 5)

    def part(self):
        down, across = self.random.integers(0, 200, 2)
        return self.field[down:down + HEIGHT, across:across + WIDTH]


def film(path, kind, random, middle):
    """The frames, one after the other, of a photograph; `middle(picture)` tells where its code is."""
    picture = fitted(path)
    hand = Hand(random, 1 if kind == "tremor" else MILD)
    blurs = hunting(random) if kind == "focus" else numpy.zeros(FRAMES)
    across, down = middle(picture)
    place = (WIDTH / 2 + across - picture.width / 2, HEIGHT / 2 + down - picture.height / 2)
    glare = Glare(random, place) if kind == "glare" else None
    noise = Noise(random)
    for frame in range(FRAMES):
        shown, corner = hand.placed(picture, frame)
        shown = smeared(shown.filter(ImageFilter.GaussianBlur(float(blurs[frame]))), hand.smear(frame))
        whole = Image.new("L", (WIDTH, HEIGHT), GROUND)
        whole.paste(shown, corner)
        pixels = numpy.asarray(whole) + noise.part()
        if glare:
            pixels += glare.light(frame)
        yield pixels.clip(0, 255).astype("u1")
