"""Makes the photographs of Tests/Photographs and truth.json beside them: which file shows what, of which category, and
what makes it hard. All of it comes from the list of shots and a seed.

--check compares what is there with what would be made and ends with 1 where a file differs.
"""
import argparse
import io
import json
import math
import os
import sys
import zlib

import numpy
from PIL import Image

from photographs_camera import folded, lit, looked_at, rounded, sampled, taken
from photographs_list import SHOTS
from photographs_scenes import SCENES, Canvas
from photographs_symbols import DRAWN, symbol, worn

FOLDER, SEED = "Tests/Photographs", 20261126
# Width of a picture, pixels, and its share that symbols take of it.
SMALLEST, LARGEST, SHARE = 260, 520, 0.62
# Pixels of a scene beyond which it is mirrored.
WIDEST = 4200


def size_of(shot, symbols):
    """A picture that has room for its symbols as they lie, four to three."""
    if shot.size:
        return shot.size
    wide = sum(each.width for each in symbols) + 60 * (len(symbols) - 1)
    high = max(each.height for each in symbols)
    scale, turn = shot.module / DRAWN, math.radians(shot.angle)
    c, s = abs(math.cos(turn)), abs(math.sin(turn))
    across = (wide * c * math.cos(math.radians(shot.tilt[1])) + high * s) * scale
    down = (wide * s + high * c * math.cos(math.radians(shot.tilt[0]))) * scale
    width = min(max(across / SHARE, down / SHARE * 4 / 3, SMALLEST), LARGEST)
    return round(width), round(width * 3 / 4)


def photograph(shot):
    """The pixels of a shot, and what is to be read there."""
    random = numpy.random.default_rng([SEED, zlib.crc32(shot.name.encode())])
    made = [symbol(kind, random) for kind in shot.kinds]
    symbols = [worn(picture, shot.wear, random) for picture, _ in made]
    size = size_of(shot, symbols)
    scale = shot.module / DRAWN
    x, y = looked_at(shot, size)
    light, shine, outside = 1, 0, None
    if shot.bend:
        length = (symbols[0].height if shot.lying else symbols[0].width) * scale
        radius = length / math.radians(shot.bend)
        u, v = (y, x) if shot.lying else (x, y)
        u, v, light, outside = rounded(u, v, radius, math.sin(math.radians(shot.tilt[0])))
        x, y = (v, u) if shot.lying else (u, v)
    if shot.crumple:
        x, y, light, shine = folded(x, y, size[0], shot.crumple, random)
    side = min(int(max(abs(x).max(), abs(y).max()) / scale * 2) + 9, WIDEST)
    x, y = x / scale + side / 2, y / scale + side / 2
    canvas = Canvas(shot, side, scale, random)
    SCENES[shot.scene](canvas, symbols)
    for box in canvas.boxes:
        inside = (x > box[0]) & (x < box[2]) & (y > box[1]) & (y < box[3])
        if inside[0].any() or inside[-1].any() or inside[:, 0].any() or inside[:, -1].any():
            sys.exit(f"Scripts/generate photographs: a symbol of {shot.name} is cut off")
    seen = sampled(numpy.asarray(canvas.image, "f8"), x, y) * light + 70 * shine
    if outside is not None:
        behind = numpy.linspace(48, 96, seen.shape[0])[:, None] * numpy.ones(seen.shape[1])
        seen = numpy.where(outside, behind, seen)
    return taken(lit(seen, shot, random), shot, random), [truth for _, truth in made]


def encoded(pixels, quality):
    file = io.BytesIO()
    Image.fromarray(pixels).save(file, "JPEG", quality=quality, optimize=True)
    return file.getvalue()


def why(shot):
    """What makes a shot hard, in words."""
    tilt = math.hypot(*shot.tilt)
    said = [
        (shot.module < 2 and shot.kinds, f"{shot.module:g} pixels a module"),
        (tilt >= 25, f"tilted by {tilt:.0f} degrees"), (shot.bend, f"bent by {shot.bend:g} degrees"),
        (shot.crumple, f"folds of steepness {shot.crumple:g}"),
        (shot.focus, f"out of focus by {shot.focus:g} modules"), (shot.motion, f"moved by {shot.motion:g} modules"),
        (shot.noise >= 8, f"noise of {shot.noise:g} greys"), (shot.quality < 40, f"JPEG of quality {shot.quality}"),
        (shot.gradient >= 0.4, "uneven light"), (shot.shadow, f"a shadow that takes {shot.shadow:.0%}"),
        (shot.dim >= 0.5, "too little light"), (shot.glare, f"a lamp's reflection of {shot.glare:g}"),
        (shot.kinds and abs(shot.paper - shot.ink) < 90, f"{abs(shot.paper - shot.ink)} greys of contrast"),
        (shot.scene == "part" and shot.kinds, f"marked on {shot.ground}"), (shot.wear.get("light"), "light on dark"),
        (shot.scene == "screen", "points of a screen"), (len(shot.kinds) > 1, f"{len(shot.kinds)} symbols"),
        (shot.wear.get("scratches"), "scratches"), (shot.wear.get("spots"), "spots"),
        (shot.wear.get("bald"), f"{shot.wear.get('bald', 0):.0%} of the ink thin"),
        (shot.wear.get("covered"), f"{shot.wear.get('covered', 0):.0%} covered"),
    ]
    return [words for holds, words in said if holds]


def main():
    parser = argparse.ArgumentParser(
        prog="Scripts/generate photographs", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing, compare")
    parser.add_argument("--folder", default=FOLDER, help="where the set lies (%(default)s)")
    parser.add_argument("--only", default="", help="names that begin so; the truth is not written then")
    options = parser.parse_args()
    files, entries = {}, []
    for shot in SHOTS:
        if not shot.name.startswith(options.only):
            continue
        pixels, truth = photograph(shot)
        files[f"{shot.name}.jpg"] = encoded(pixels, shot.quality)
        entries.append({"file": f"{shot.name}.jpg", "category": shot.category, "scene": shot.scene, "symbols": truth,
                        "hard": why(shot)})
    if not options.only:
        lines = ",\n".join("  " + json.dumps(entry, ensure_ascii=False) for entry in entries)
        files["truth.json"] = f"[\n{lines}\n]\n".encode()
    return check(options.folder, files) if options.check else write(options.folder, files)


def kept(path):
    if not os.path.exists(path):
        return None
    with open(path, "rb") as file:
        return file.read()


def check(folder, files):
    differing = [name for name, data in files.items() if kept(os.path.join(folder, name)) != data]
    for name in differing:
        print(f"Scripts/generate photographs: {name} is not what would be made")
    print(f"Scripts/generate photographs: {len(files) - len(differing)} of {len(files)} files are what would be made")
    return 1 if differing else 0


def write(folder, files):
    os.makedirs(folder, exist_ok=True)
    for name, data in files.items():
        with open(os.path.join(folder, name), "wb") as file:
            file.write(data)
    size = sum(map(len, files.values())) / 1000
    print(f"Scripts/generate photographs: {len(files)} files, {size:.0f} kB, in {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
