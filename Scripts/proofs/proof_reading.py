"""What the proofs of reading drawn pictures share: their arguments, texts, symbols that ours makes, and asking ours."""
import argparse
import io
import json
import string
import subprocess

import numpy
from PIL import Image


def parsed(about, count, unit, keeps="the pictures", more=()):
    """The arguments; `about` is the script's description, `count` its usual number of pictures `unit`, `keeps` what is
    left where --keep says, `more` further options, names and what argparse is told of them."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", metavar="QUIETZONE", help="the program quietzone")
    parser.add_argument("count", metavar="COUNT", nargs="?", type=int, default=count,
                        help=f"pictures {unit} ({count})")
    parser.add_argument("seed", metavar="SEED", nargs="?", type=int, default=1,
                        help="each picture comes from it and its number alone (1)")
    parser.add_argument("--keep", metavar="DIRECTORY", help=f"leave {keeps} there")
    parser.add_argument("--effort", choices=["fast", "balanced", "thorough"], default="balanced")
    parser.add_argument("--report-only", action="store_true", help="never fail")
    for name, settings in dict(more).items():
        parser.add_argument(name, **settings)
    return parser.parse_intermixed_args()


def ours(program, paths, effort, symbologies=""):
    """What `quietzone read --lines` answers for each picture; `symbologies` as it takes them, if not all."""
    only = ["--symbologies", symbologies] if symbologies else []
    output = subprocess.run(
        [program, "read", "--lines", "--effort", effort, *only], input="".join(path + "\n" for path in paths),
        text=True, stdout=subprocess.PIPE, check=True).stdout
    return [json.loads(line) for line in output.splitlines()]


# Paths in one call of the program.
BATCH = 200


def detailed(program, paths, effort="balanced"):
    """The records of `quietzone read --json` for each picture, in the pictures' order."""
    found = {path: [] for path in paths}
    for first in range(0, len(paths), BATCH):
        process = subprocess.run(
            [program, "read", "--json", "--effort", effort, *paths[first:first + BATCH]], text=True,
            capture_output=True)
        # 4: a picture without a code is no error.
        if process.returncode not in (0, 4):
            raise SystemExit(f"reading ended with {process.returncode}: {process.stderr[-400:]}")
        for line in process.stdout.splitlines():
            record = json.loads(line)
            if "symbology" in record:
                found[record["path"]].append(record)
    return list(found.values())


def letters(of, least, most, step=1):
    """What draws a text of so many of these letters, a multiple of `step`."""
    return lambda random: "".join(random.choice(list(of), random.integers(least, most + 1) // step * step))


def digits(count, before=""):
    """What draws so many digits, behind what is given."""
    return lambda random: before + letters(string.digits, count, count)(random)


def upc_e(random):
    """The number system 0 and six digits of a UPC-E that some number is shortened to."""
    text = digits(6, "0")(random)
    # With a last digit of 3 and more, the digit at this place is one that no shorter form leaves out.
    last = int(text[6])
    place, least = min(last, 5), "3" if last == 3 else "1"
    return text if last < 3 or text[place] >= least else text[:place] + least + text[place + 1:]


def with_check(gtin):
    """Digits of a GTIN and their check digit."""
    total = sum(int(digit) * (3 if place % 2 == 0 else 1) for place, digit in enumerate(reversed(gtin)))
    return gtin + str(-total % 10)


def grey(path):
    return Image.open(path).convert("L")


def made_by_quietzone(program, symbology, texts, base, *options, scale=1, quiet=0):
    """Grey pictures of symbols that say these texts; the names of their files begin with `base`."""
    with open(base + ".txt", "w", encoding="utf-8") as file:
        file.write("".join(line + "\n" for line in texts))
    subprocess.run(
        [program, "make", "--symbology", symbology, *options, "--scale", str(scale), "--quiet-zone", str(quiet),
         "--batch", base + ".txt", "-o", base + ".pgm"], check=True, stderr=subprocess.DEVNULL)
    return [grey(f"{base}-{index + 1}.pgm") for index in range(len(texts))]


def jpeg(pixels, quality):
    """Grey pixels after JPEG of this quality."""
    file = io.BytesIO()
    Image.fromarray(pixels).save(file, "JPEG", quality=quality)
    return numpy.array(Image.open(file))


def through_jpeg(pixels, random, least=70):
    """Grey pixels after JPEG of some quality, `least` or better."""
    return jpeg(pixels, int(random.integers(least, 96)))
