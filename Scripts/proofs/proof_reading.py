"""What the proofs of reading drawn pictures share: their arguments, and asking ours."""
import argparse
import io
import json
import subprocess

import numpy
from PIL import Image


def parsed(about, count, unit, keeps="the pictures"):
    """The arguments; `about` is the script's description, `count` its usual number of pictures `unit`, `keeps` what is
    left where --keep says."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", metavar="QUIETZONE", help="the program quietzone")
    parser.add_argument("count", metavar="COUNT", nargs="?", type=int, default=count,
                        help=f"pictures {unit} (%(default)s)")
    parser.add_argument("seed", metavar="SEED", nargs="?", type=int, default=1,
                        help="each picture comes from it and its number alone (%(default)s)")
    parser.add_argument("--keep", metavar="DIRECTORY", help=f"leave {keeps} there")
    parser.add_argument("--effort", choices=["fast", "balanced", "thorough"], default="balanced")
    parser.add_argument("--report-only", action="store_true", help="never fail")
    return parser.parse_args()


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


def with_check(digits):
    """Digits of a GTIN and their check digit."""
    total = sum(int(digit) * (3 if place % 2 == 0 else 1) for place, digit in enumerate(reversed(digits)))
    return digits + str(-total % 10)


def through_jpeg(pixels, random, least=70):
    """Grey pixels after JPEG of some quality, `least` or better."""
    file = io.BytesIO()
    Image.fromarray(pixels).save(file, "JPEG", quality=int(random.integers(least, 96)))
    return numpy.array(Image.open(file))
