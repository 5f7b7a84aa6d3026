"""What the camera sees in the ten tasks (tasks.py): films of a desk and a shelf, drawn from a fixed seed.

Each scene has a film for a phone held upright and one for a desktop's camera. They begin when the camera opens and
come again: who misses something sees it once more.
"""
import os
import random

from videos import Canvas, read_png, write_video

SIZES = {"phone": (720, 1280), "desktop": (1280, 720)}
RATE = 10
LABELS = [f"A-{number}" for number in random.Random(24).sample(range(1000, 10000), 24)]
WANTED = [LABELS[index] for index in (5, 13, 20)]


class Card:
    """A picture to put into each frame, decoded once."""

    def __init__(self, path):
        self.width, self.height, self.rows = read_png(path)

    def onto(self, canvas, x, y):
        """With its middle there; what is outside is cut off."""
        left, top = x - self.width // 2, y - self.height // 2
        first, last = max(left, 0), min(left + self.width, canvas.width)
        for index, row in enumerate(self.rows):
            if first < last and 0 <= top + index < canvas.height:
                canvas.rows[top + index][first:last] = row[first - left:last - left]


def copy(canvas):
    other = Canvas(canvas.width, canvas.height)
    other.rows = [bytearray(row) for row in canvas.rows]
    return other


def fill(canvas, left, top, width, height, value):
    left, right = max(0, left), min(canvas.width, left + width)
    for row in canvas.rows[max(0, top):max(0, top + height)]:
        if left < right:
            row[left:right] = bytes([value]) * (right - left)


def blot(canvas, x, y, radius, value=255):
    """A round spot, as a lamp leaves it on paper."""
    for dy in range(-radius, radius + 1):
        half = int((radius * radius - dy * dy) ** 0.5)
        fill(canvas, x - half, y + dy, 2 * half, 1, value)


def desk(size, seed=1):
    """A ground with things on it: papers, edges, a cable."""
    dice, canvas = random.Random(seed), Canvas(*size, ground=128)
    for _ in range(26):
        fill(canvas, dice.randrange(-100, size[0]), dice.randrange(-100, size[1]), dice.randrange(30, 320),
             dice.randrange(8, 200), dice.randrange(90, 175))
    return canvas


def held(place, name, kind, frames):
    """The film, made unless it is there; `frames` gives its pictures for a size."""
    path = place.path(f"scene-{name}-{kind}.y4m", name, kind)
    if not os.path.exists(path):
        write_video(path, frames(SIZES[kind]), rate=RATE)
    return path


def brought(cards, seconds=9, seed=2, after=10):
    """After so many pictures of the desk the cards come into view and stay, in a hand that is not quite still; each
    card is (card, x, y) with its place as shares of the picture."""
    def frames(size):
        dice, ground = random.Random(seed), desk(size)
        for index in range(seconds * RATE):
            frame, slide = copy(ground), max(0, after + 6 - index) * size[0] // 6
            dx, dy = dice.randrange(-2, 3) + slide, dice.randrange(-2, 3)
            for card, x, y in cards:
                card.onto(frame, round(size[0] * x) + dx, round(size[1] * y) + dy)
            yield frame
    return lambda size: list(frames(size))


def one(place, kind, name, text, size="300"):
    card = Card(place.code(text, "qr", "--size", size))
    return held(place, name, kind, brought([(card, 0.5, 0.45)]))


def nothing(place, kind):
    return held(place, "nothing", kind, brought([], seconds=3))


def shelf(place, kind):
    """24 labels in rows, and the camera goes along them."""
    cards = [Card(place.code(label, "code-128", "--scale", "2")) for label in LABELS]

    def frames(size):
        columns, pitch = size[0] // 340, 240
        rows = -(-len(cards) // columns)
        ground, travel = desk(size), rows * pitch + 200 - size[1]
        for index in range(14 * RATE):
            frame = copy(ground)
            # The camera is raised after three seconds.
            moved = round(travel * min(1, (index - 3 * RATE) / (9 * RATE))) if index >= 3 * RATE else -size[1]
            for number, card in enumerate(cards):
                x = size[0] * (2 * (number % columns) + 1) // (2 * columns)
                card.onto(frame, x, 220 + number // columns * pitch - moved)
            yield frame
    return held(place, "shelf", kind, lambda size: list(frames(size)))


def box(place, kind):
    """A parcel with three codes: a number for the shop, a lot, and the address that is wanted."""
    number, lot, link = (Card(place.code("4006381333931", "ean-13", "--scale", "3")),
                         Card(place.code("LOT 42", "qr", "--scale", "6")),
                         Card(place.code("https://example.org/manual", "qr", "--scale", "5")))
    upright = kind == "phone"
    return held(place, "box", kind, brought([
        (number, 0.5, 0.45), (lot, 0.22 if upright else 0.25, 0.66), (link, 0.75, 0.66)], after=30, seconds=12))


def glossy(place, kind):
    """A lamp stands in the middle of the code for six seconds; then the hand has turned it away."""
    card = Card(place.code("https://example.org/glossy", "qr", "--size", "300", "--level", "L"))

    def frames(size):
        steady = brought([(card, 0.5, 0.45)], seconds=12)(size)
        for index, frame in enumerate(steady):
            slide = max(0, 16 - index) * size[0] // 6
            away = max(0, index - 6 * RATE) * 40
            blot(frame, size[0] // 2 + slide + away, round(size[1] * 0.45) - 10, 95)
        return steady
    return held(place, "glossy", kind, frames)


def dim(place, kind):
    """A cellar: beside each other the dark picture and the one with the light on (see LIT in tasks.py)."""
    card = Card(place.code("https://example.org/cellar", "qr", "--size", "260"))

    def frames(size):
        dice, grain = random.Random(5), bytes(value // 22 for value in random.Random(6).randbytes(4 * size[0]))
        darker = bytes(3 + value // 20 for value in range(256))
        for lit in brought([(card, 0.5, 0.45)], seconds=5)(size):
            both = Canvas(2 * size[0], size[1])
            for index, row in enumerate(lit.rows):
                first = dice.randrange(3 * size[0])
                # No sum of two bytes is above 255, so that rows are added as numbers.
                dark = int.from_bytes(row.translate(darker)) + int.from_bytes(grain[first:first + size[0]])
                both.rows[index] = bytearray(dark.to_bytes(size[0])) + row
            yield both
    return held(place, "dim", kind, lambda size: list(frames(size)))
