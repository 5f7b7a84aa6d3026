"""Prints how many symbols ours and zxing-cpp read that are distorted in one way: a row a way and how far it goes, a
column a group of symbologies, in each cell ours / zxing-cpp of how many pictures.

Fifteen symbologies, up to 8 degrees from level, modules of 2.6 pixels or, where they are in dots, inked badly, out of
focus or on a screen, 4; a little blur and noise, on white or some grey. MaxiCode, whose modules are hexagons, is not
drawn in dots. The standard of GS1 DataBar knows no symbols that are light on dark; they are counted all the same.
Fails where zxing-cpp reads more of a row in a group than chance explains: of the pictures that only one of the two
reads, more than half, by over two standard deviations of as many tosses of a coin; never for less than five pictures.
Fails too when ours reads anything that is not there.
"""
import argparse
import collections
import concurrent.futures
import functools
import os
import sys
import tempfile

import numpy

import distortions_effects as effects
from distortions_drawing import SAMPLES, Scene, photographed
from proof_contest import Contest
from proof_reading import digits, letters, made_by_quietzone, parsed, upc_e, with_check
from ratchet_score import all_forms, wide_upce

# What stands for a distortion's value in its scene.
VALUE = "value"
Distortion = collections.namedtuple("Distortion", "words values scene")
DISTORTIONS = {
    "plain": Distortion("as printed", [0], {}),
    "small": Distortion("modules of {:g} pixels", [1.6, 1.3, 1.1, 0.95], {"module": VALUE, "blur": 0.35}),
    "sheared": Distortion("sheared by {:g}", [0.3, 0.5, 0.8], {"bent": effects.sheared}),
    "upright": Distortion("{:g} degrees round an upright cylinder", [45, 60, 72], {"bent": effects.round_upright}),
    "lying": Distortion("{:g} degrees round a lying cylinder", [45, 60, 72], {"bent": effects.round_lying}),
    "leaning": Distortion("{:g} degrees round a leaning cylinder", [45, 60, 72], {"bent": effects.round_leaning}),
    "perspective": Distortion("in perspective, growing to {:g}", [1.6, 2.2, 3], {"bent": effects.perspective}),
    "squeezed": Distortion("squeezed {:g} : 1", [2, 3], {"bent": effects.squeezed}),
    "waves": Distortion("in waves {:.1f} modules high", [0.5, 1, 2], {"bent": effects.waves}),
    "moved": Distortion("moved by {:.1f} modules", [1, 1.6, 2.2], {"focused": effects.moved}),
    "unfocused": Distortion(
        "out of focus by {:g} modules", [1.17, 1.56, 2.08], {"focused": effects.out_of_focus, "module": 4}),
    "fading-light": Distortion("light falling to {:.0%}", [0.3, 0.12, 0.05], {"lit": effects.fading_light}),
    "shadow": Distortion("half in a shadow, {:.0%} of the light", [0.4, 0.2, 0.1], {"lit": effects.shadow}),
    "glare": Distortion("glare reaching {:.0%} of the shorter side", [0.15, 0.25, 0.35], {"lit": effects.glare}),
    "contrast": Distortion("contrast of {:g} grey levels", [30, 16, 10], {"inked": effects.faint, "noise": 1.5}),
    "noise": Distortion("noise of {:g} grey levels", [20, 35, 55], {"noise": VALUE}),
    "ink": Distortion("ink {:+g} modules", [-0.25, -0.5, 0.25, 0.5], {"printed": effects.ink, "module": 4}),
    "jpeg": Distortion("JPEG of quality {:g}", [20, 8, 3], {"stored": effects.in_jpeg}),
    "inverted": Distortion("light on dark", [0], {"lit": effects.inverted}),
    "specks": Distortion("specks on {:.0%} of the label", [0.03, 0.08, 0.15], {"pasted": effects.specks}),
    "blot": Distortion("blot {:.0%} of the shorter side wide", [0.18, 0.3], {"soiled": effects.blot}),
    "scratches": Distortion("{:g} scratches", [2, 5], {"soiled": effects.scratches}),
    "faded": Distortion("{:.0%} of the label faded", [0.15, 0.25], {"pasted": effects.faded}),
    "dots": Distortion("in dots of {:.2f} modules", [0.8, 0.93, 1], {"printed": effects.dots, "module": 4}),
    "overexposed": Distortion("overexposed {:g} times", [1.5, 2.2, 3], {"lit": effects.overexposed, "blur": 1}),
    "screen": Distortion(
        "on a screen, lines {:.1f} pixels apart", [1, 1.7, 2.5], {"shown": effects.on_screen, "module": 4}),
    "turned": Distortion("at any angle", [0], {"turn": 180}),
    "tight": Distortion("quiet zones of 5 modules or 1", [0], {"quiet": (5, 1)}),
    "texture": Distortion("texture, {:.0%} of what is seen", [0.15, 0.3], {"laid": effects.textured}),
}
LETTERS = "ABCDEFGHKLMNPRSTXYZ0123456789"


def whole_upc_e(random):
    body = upc_e(random)
    return body + with_check(wide_upce(body + "0")[:11])[-1]


def gtin(before, after=lambda random: ""):
    """What draws a GTIN whose first digits are given, as an element string, and what follows it."""
    return lambda random: "(01)" + with_check(digits(13 - len(before), before)(random)) + after(random)


GROUPS = {
    "linear": {
        "ean-13": lambda random: with_check(digits(12)(random)), "upc-e": whole_upc_e, "code-128": letters(LETTERS, 6, 12),
        "code-39": letters(LETTERS, 4, 9), "interleaved-2-of-5": digits(12),
        "codabar": lambda random: "A" + digits(9)(random) + "B",
    },
    "GS1 DataBar": {
        "databar": gtin(""), "databar-expanded": gtin("9", lambda random: "(10)" + letters(LETTERS, 5, 5)(random)),
    },
    "stacked": {"pdf417": letters(LETTERS, 20, 79), "micro-pdf417": letters(LETTERS, 10, 39)},
    "matrix": {
        "qr": letters(LETTERS, 8, 79), "micro-qr": letters(LETTERS, 5, 11), "data-matrix": letters(LETTERS, 6, 49),
        "aztec": letters(LETTERS, 8, 59), "maxicode": letters(LETTERS, 10, 39),
    },
}
CONTENT = {kind: content for group in GROUPS.values() for kind, content in group.items()}
LINEAR = [*GROUPS["linear"], *GROUPS["GS1 DataBar"]]
# Symbols of these are drawn with text for people unless it is told not to be.
WITH_TEXT = [kind for kind in LINEAR if kind != "databar-expanded"]
# What makes no sense: modules that are no squares, in dots.
LEFT_OUT = [("dots", "maxicode")]
# Processes that draw.
DRAWING = 2
# Standard deviations by which zxing-cpp must be ahead.
SURE = 2


def chosen(names):
    """Distortions that the command line names."""
    wanted = set(names.split(","))
    if wanted - set(DISTORTIONS):
        raise argparse.ArgumentTypeError("no distortion is called " + ", ".join(sorted(wanted - set(DISTORTIONS))))
    return [name for name in DISTORTIONS if name in wanted]


OPTIONS = {
    "--only": {"metavar": "NAME,NAME", "type": chosen, "default": list(DISTORTIONS),
               "help": "only these distortions: " + ", ".join(DISTORTIONS)},
    "--by-symbology": {"action": "store_true", "help": "a column a symbology instead of a group"},
}


def says(kind, content, text):
    """Whether a text is what was drawn, in any form in which readers write it."""
    return bool(all_forms({"text": text, "format": kind}) & all_forms({"text": content, "format": kind}))


def scene(cell, random):
    kind, name, value = cell
    settings = {key: value if setting is VALUE else setting for key, setting in DISTORTIONS[name].scene.items()}
    return Scene(random, kind in LINEAR, value, **settings)


def seeds(arguments, cell):
    """What the pictures of a cell come from: whatever else is drawn, they are the same."""
    kind, name, value = cell
    places = list(CONTENT).index(kind), list(DISTORTIONS).index(name), DISTORTIONS[name].values.index(value)
    return [[arguments.seed, *places, number] for number in range(arguments.count)]


def drawn(arguments, cell):
    """The pictures of a cell, as a contest takes them."""
    kind, name, value = cell
    randoms = [numpy.random.default_rng(seed) for seed in seeds(arguments, cell)]
    contents = [CONTENT[kind](random) for random in randoms]
    options = ["--no-text"] if kind in WITH_TEXT else []
    with tempfile.TemporaryDirectory() as folder:
        base = os.path.join(folder, "symbol")
        symbols = made_by_quietzone(arguments.program, kind, contents, base, *options, scale=SAMPLES)
    return [(cell, content, f"{name}-{value:g}-{kind}-{number}.pgm", photographed(symbol, scene(cell, random)))
            for number, (content, symbol, random) in enumerate(zip(contents, symbols, randoms))]


def held(contest, name, pool):
    """Lets both read all pictures of a distortion."""
    cells = [(kind, name, value) for value in DISTORTIONS[name].values for kind in CONTENT
             if (name, kind) not in LEFT_OUT]
    parts = pool.map(functools.partial(drawn, contest.arguments), cells)
    contest.hold(lambda _: (picture for part in parts for picture in part))


def told(contest, kinds, name, value):
    """A cell of the table."""
    read, rival, tried = (sum(counter[kind, name, value] for kind in kinds)
                          for counter in (contest.read, contest.rival, contest.tried))
    return f"{read}/{rival} of {tried}" if tried else "–"


def table(contest, columns):
    """Draws, lets read and prints, distortion by distortion."""
    print("| distortion | " + " | ".join(columns) + " |\n|---|" + "--:|" * len(columns))
    with concurrent.futures.ProcessPoolExecutor(DRAWING) as pool:
        for name in contest.arguments.only:
            held(contest, name, pool)
            for value in DISTORTIONS[name].values:
                cells = [told(contest, kinds, name, value) for kinds in columns.values()]
                print(f"| {DISTORTIONS[name].words.format(value)} | " + " | ".join(cells) + " |", flush=True)
    print()


def is_behind(contest, group, name, value):
    """Whether zxing-cpp reads more of a row in a group than chance explains."""
    cells = [(kind, name, value) for kind in GROUPS[group]]
    lost = sum(len(contest.lost[cell]) for cell in cells)
    won = lost + sum(contest.read[cell] - contest.rival[cell] for cell in cells)
    return lost - won > SURE * numpy.sqrt(lost + won)


def main():
    arguments = parsed(__doc__, 8, "a symbology and row", more=OPTIONS)
    contest = Contest(arguments, says)
    table(contest, ({kind: [kind] for kind in CONTENT} if arguments.by_symbology else GROUPS) | {"all": CONTENT})
    contest.sums()
    print("missed where zxing-cpp reads:", *(picture for pictures in contest.lost.values() for picture in pictures))
    return contest.judged([
        (group, DISTORTIONS[name].words.format(value)) for name in arguments.only for value in DISTORTIONS[name].values
        for group in GROUPS if is_behind(contest, group, name, value)])


if __name__ == "__main__":
    sys.exit(main())
