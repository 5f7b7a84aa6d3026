"""Compares the PNG files of `quietzone make` and of PNGWriter with libpng's.

usage: png-proof.py QUIETZONE QUIETZONE-PROOF FOLDER SEED COUNT    FOLDER has pairs.jsonl; pictures go there too

Every file is read by libpng, by Pillow and by pypng, which have no code in common but zlib's inflate, and must show
what `quietzone make` writes as PGM (where everything is opaque) or what the rows were. Sizes are those of the same
rows, of the same kind of pixel, without text: libpng's is the smallest of four, level 9 with its own choice of
filters, none, up and all.
"""
import collections
import concurrent.futures
import io
import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile

import numpy as np
import png as pypng
from PIL import Image

import libpng

program, tool, folder, seed = sys.argv[1:5]
SYMBOLS = int(sys.argv[5])
Image.MAX_IMAGE_PIXELS = None
REPETITIONS = 3

# The promises: medians, and the worst of all.
SYMBOL_MEDIAN, SYMBOL_WORST = 1.05, 1.5
PICTURE_MEDIAN, PICTURE_WORST = 1.05, 1.2
TIME_MEDIAN = 8.0

Picture = collections.namedtuple("Picture", "name kind depth width height row_bytes palette rows")


def channels(kind):
    return {"grey": 1, "palette": 1, "greyAlpha": 2, "rgb": 3, "rgba": 4}[kind]


def packed(samples, depth):
    """Rows of samples (height × samples) with so many bits each."""
    if depth == 8:
        return samples.astype(np.uint8).tobytes()
    bits = ((samples[:, :, None] >> np.arange(depth - 1, -1, -1)) & 1).reshape(samples.shape[0], -1)
    return np.packbits(bits.astype(np.uint8), axis=1).tobytes()


def picture(name, kind, depth, samples, palette=()):
    """From samples, height × (width × channels)."""
    height, count = samples.shape
    width = count // channels(kind)
    return Picture(name, kind, depth, width, height, (count * depth + 7) // 8, list(palette), packed(samples, depth))


def colors(samples, kind, depth, palette):
    """Red, green, blue and opacity of samples."""
    pixels = samples.reshape(samples.shape[0], -1, channels(kind)).astype(np.uint16)
    if kind == "palette":
        return np.array([list(entry) for entry in palette], np.uint8)[pixels[:, :, 0]]
    if kind in ("grey", "greyAlpha"):
        grey = pixels[:, :, :1] * 255 // ((1 << depth) - 1)
        alpha = pixels[:, :, 1:] if kind == "greyAlpha" else np.full_like(grey, 255)
        pixels = np.concatenate([grey, grey, grey, alpha], axis=2)
    elif kind == "rgb":
        pixels = np.concatenate([pixels, np.full_like(pixels[:, :, :1], 255)], axis=2)
    return pixels.astype(np.uint8)


def stored(file):
    """Kind, depth, samples and palette as pypng reads them."""
    width, height, rows, info = pypng.Reader(bytes=file).read()
    samples = np.vstack([np.asarray(row, np.uint8) for row in rows])
    palette = [tuple(entry) + (255,) * (4 - len(entry)) for entry in info.get("palette", [])]
    if palette:
        return "palette", info["bitdepth"], samples, palette
    kind = {(True, False): "grey", (True, True): "greyAlpha", (False, False): "rgb", (False, True): "rgba"}
    return kind[info["greyscale"], info["alpha"]], info["bitdepth"], samples, palette


def faults(file, expected):
    """Which readers see something else than `expected`, height × width × 4."""
    height, width = expected.shape[:2]
    seen = {"pypng": colors(*(lambda kind, depth, samples, palette: (samples, kind, depth, palette))(*stored(file)))}
    with Image.open(io.BytesIO(file)) as image:
        seen["Pillow"] = np.asarray(image.convert("RGBA"))
    w, h, pixels = libpng.decode(file)
    seen["libpng"] = np.frombuffer(pixels, np.uint8).reshape(h, w, 4)
    # What is wholly transparent has no colour that would count.
    def equal(other):
        return other.shape == expected.shape and bool(
            np.all((other == expected).all(axis=2) | ((other[:, :, 3] == 0) & (expected[:, :, 3] == 0))))
    return [name for name, pixels in seen.items() if not equal(pixels)]


def on_white(pixels):
    alpha = pixels[:, :, 3:].astype(np.uint32)
    flat = (pixels[:, :, :3] * alpha + 255 * (255 - alpha) + 127) // 255
    return (flat[:, :, 0] * 19595 + flat[:, :, 1] * 38470 + flat[:, :, 2] * 7471 + 32768) >> 16


def arguments():
    """How symbols are made: three in five with every option, the others of random text and size."""
    chance = random.Random(int(seed))
    pairs = [json.loads(line)["arguments"] for line in open(os.path.join(folder, "pairs.jsonl"), encoding="utf-8")]
    pairs = [pair for pair in pairs if "--structured-append" not in pair]
    paired = SYMBOLS * 3 // 5
    made = [pairs[i * len(pairs) // paired] for i in range(paired)]
    letters = "abcdefghijklmnopqrstuvwxyz 0123456789ABCDEF"
    longest = {"qr": 1200, "data-matrix": 1200, "aztec": 1200, "pdf417": 700, "maxicode": 60, "code-128": 40,
               "micro-pdf417": 90, "rmqr": 60}
    while len(made) < SYMBOLS:
        symbology = sorted(longest)[len(made) % len(longest)]
        count = min(int(10 * 1.04 ** chance.randrange(125)), longest[symbology])
        text = "x" + "".join(chance.choice(letters) for _ in range(count))
        made.append(["--symbology", symbology, "--scale", str(chance.choice([1, 2, 4, 8, 10, 10, 20])), "--", text])
    return made


def make(index, how):
    """The PNG file and the luminance of the PGM file of one symbol."""
    files = []
    for kind in ("png", "pgm"):
        path = os.path.join(folder, f"{index}.{kind}")
        subprocess.run([program, "make", "-o", path] + how, check=True, capture_output=True)
        with open(path, "rb") as file:
            files.append(file.read())
    _, size, _, pixels = files[1].split(b"\n", 3)
    width, height = map(int, size.split())
    return files[0], np.frombuffer(pixels, np.uint8).reshape(height, width)


def write(pictures):
    """Has PNGWriter write pictures: file and seconds of each."""
    paths = []
    for entry in pictures:
        paths.append(os.path.join(folder, f"again-{entry.name}.rows"))
        with open(paths[-1], "wb") as file:
            numbers = (entry.depth, entry.width, entry.height, len(entry.palette), REPETITIONS)
            file.write(f"{entry.kind} {' '.join(map(str, numbers))}\n".encode())
            file.write(b"".join(bytes(color) for color in entry.palette) + entry.rows)
    written = []
    for start in range(0, len(paths), 100):
        out = subprocess.run([tool, "png"] + paths[start:start + 100], check=True, capture_output=True, text=True).stdout
        for line in out.splitlines():
            path, _, nanoseconds = line.rsplit(" ", 2)
            with open(path, "rb") as file:
                written.append((file.read(), int(nanoseconds) * 1e-9))
    return written


def theirs(entry):
    """libpng's smallest file, and its seconds at level 9 with filters of its own choice."""
    best, seconds = None, None
    for filters in libpng.FILTERS:
        runs = [libpng.encode(entry, 9, filters) for _ in range(REPETITIONS if filters == "own" else 1)]
        if filters == "own":
            seconds = min(time for _, time in runs)
        best = min(best or 1 << 60, len(runs[0][0]))
    return best, seconds


def optimised(file):
    """Sizes that programs make of a file which take all the time they need, where they are installed."""
    found = {}
    with tempfile.TemporaryDirectory() as place:
        source, target = os.path.join(place, "in.png"), os.path.join(place, "out.png")
        with open(source, "wb") as out:
            out.write(file)
        for name, command in (("optipng", ["optipng", "-quiet", "-o5", "-out", target, source]),
                              ("zopflipng", ["zopflipng", "-y", source, target])):
            if shutil.which(name) and not subprocess.run(command, capture_output=True).returncode:
                found[name] = os.path.getsize(target)
                os.remove(target)
    return found


def pictures():
    """Pictures of every kind of pixel: photographs, drawings, noise."""
    chance = np.random.default_rng(int(seed))
    height, width = 240, 331
    y, x = np.mgrid[0:height, 0:width].astype(float)
    tones = 110 + 60 * np.sin(x / 37) * np.cos(y / 53) + x / 5 + chance.normal(0, 3, (height, width))
    tones = np.clip(tones, 0, 255).astype(np.uint8)
    blocks = np.kron(chance.integers(0, 2, (height // 8, width // 8 + 1)), np.ones((8, 8)))[:height, :width].astype(np.uint8)
    noise = chance.integers(0, 256, (height, width)).astype(np.uint8)
    palette = [tuple(int(v) for v in chance.integers(0, 256, 4)) for _ in range(256)]
    made = []
    for name, grey in (("photograph", tones), ("drawing", blocks * 255), ("noise", noise)):
        for depth in (1, 2, 4, 8):
            samples = grey >> (8 - depth)
            made.append((picture(f"{name}-grey-{depth}", "grey", depth, samples), samples))
            made.append((picture(f"{name}-palette-{depth}", "palette", depth, samples, palette[:1 << depth]), samples))
        alpha = np.where(blocks > 0, 255, grey // 2).astype(np.uint8)
        # A camera's noise is not the same in all colours.
        grain = (chance.normal(0, 2, (3, height, width)) if name == "photograph" else np.zeros((3, height, width)))
        planes = [np.clip(plane + noise, 0, 255).astype(np.uint8)
                  for plane, noise in zip((grey, grey // 2 + 40, 255 - grey), grain)]
        planes = {"greyAlpha": (grey, alpha), "rgb": planes, "rgba": planes + [alpha]}
        for kind, parts in planes.items():
            samples = np.stack(parts, axis=2).reshape(height, -1)
            made.append((picture(f"{name}-{kind}-8", kind, 8, samples), samples))
    y, x = np.mgrid[0:1800, 0:2400].astype(float)
    large = np.clip(120 + 70 * np.sin(x / 211) * np.cos(y / 173) + chance.normal(0, 2, x.shape), 0, 255).astype(np.uint8)
    made.append((picture("large-grey-8", "grey", 8, large), large))
    samples = np.stack([np.clip(plane + chance.normal(0, 2, x.shape), 0, 255).astype(np.uint8)
                        for plane in (large, large // 2, 255 - large)], axis=2).reshape(1800, -1)
    made.append((picture("large-rgb-8", "rgb", 8, samples), samples))
    return made


def row(name, ratios, times, ours, best):
    print(f"{name:14}{len(ratios):7}{sum(ours):11}{sum(best):11}{statistics.median(ratios):9.3f}{max(ratios):8.3f}"
          f"{statistics.median(t for t, _ in times) * 1e6:12.0f}{statistics.median(t for _, t in times) * 1e6:11.0f}"
          f"{statistics.median(a / b for a, b in times):8.2f}")


def main():
    broken = []
    symbols, kinds = [], []
    ways = arguments()
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        made = list(pool.map(make, range(len(ways)), ways))
    for how, (file, grey) in zip(ways, made):
        kind, depth, samples, palette = stored(file)
        pixels = colors(samples, kind, depth, palette)
        # Half-transparent colours are mixed in another order for PGM.
        if set(np.unique(pixels[:, :, 3])) <= {0, 255} and not np.array_equal(on_white(pixels), grey):
            broken.append(f"{' '.join(how)}: other pixels than in the PGM file")
        broken += [f"{' '.join(how)}: {name} sees other pixels" for name in faults(file, pixels)]
        symbols.append((picture(str(len(symbols)), kind, depth, samples, palette), samples))
        kinds.append(how[how.index("--symbology") + 1] if "--symbology" in how else "qr")
    groups = {"symbols": symbols, "pictures": pictures()}
    print(f"{'':14}{'files':>7}{'bytes':>11}{'libpng':>11}{'median':>9}{'worst':>8}{'our us':>12}{'libpng us':>11}{'times':>8}")
    extra = collections.defaultdict(list)
    for group, entries in groups.items():
        written = write([entry for entry, _ in entries])
        known = [theirs(entry) for entry, _ in entries]
        rows = collections.defaultdict(lambda: ([], [], [], []))
        for place, ((entry, samples), (file, seconds), (best, their_seconds)) in enumerate(zip(entries, written, known)):
            broken += [f"{group} {entry.name}: {name} sees other pixels"
                       for name in faults(file, colors(samples, entry.kind, entry.depth, entry.palette))]
            part = kinds[place] if group == "symbols" else f"{entry.kind} {entry.depth}"
            for name in (part, group):
                for values, value in zip(rows[name], (len(file) / best, (seconds, their_seconds), len(file), best)):
                    values.append(value)
            for name, size in (optimised(file) if group == "symbols" and place % 10 == 0 else {}).items():
                extra[name].append(len(file) / size)
        for name in sorted(rows, key=lambda name: (name == group, name)):
            row(name, *rows[name])
        ratios, times = rows[group][:2]
        limits = (SYMBOL_MEDIAN, SYMBOL_WORST) if group == "symbols" else (PICTURE_MEDIAN, PICTURE_WORST)
        for what, value, limit in (("median size", statistics.median(ratios), limits[0]),
                                   ("greatest size", max(ratios), limits[1]),
                                   ("median time", statistics.median(a / b for a, b in times), TIME_MEDIAN)):
            if value > limit:
                broken.append(f"{group}: {what} is {value:.3f} of libpng's, promised {limit}")
    for name, ratios in extra.items():
        print(f"compared with {name}: median {statistics.median(ratios):.3f}, worst {max(ratios):.3f} of {len(ratios)}")
    for fault in broken:
        print(fault)
    print(f"Scripts/prove png: libpng {libpng.VERSION.decode()}, {len(broken)} promises broken")
    return 1 if broken else 0


sys.exit(main())
