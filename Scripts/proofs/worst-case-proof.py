"""Holds what the dearest pictures cost against the usual one.

No picture should cost more CPU time than ten times the photographs' median a megapixel, and 20 ms besides. Read are the
photographs, upright, and as many pictures of `quietzone-proof hostile` as --hostile says: screens, halftones, moiré,
thousands of finder patterns. A machine that does other things makes single pictures dear: those above the rule are
read ROUNDS times more, and the least counts.

Prints the median, how many are above the rule, and the dearest with their cost in parts of what it allows. Fails where
one costs more than --most times that, or where a hostile picture is read.
"""
import argparse
import re
import statistics
import subprocess
import sys

from proof_reading import ours
from ratchet_pictures import listed, prepare_all

TIMES, MORE = 10, 20.0
DEAR = re.compile(r"dear: picture (\d+), (\w+), (\d+) × (\d+): ([\d.]+) ms")


def arguments():
    """What the command line says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", metavar="QUIETZONE", help="the program quietzone")
    parser.add_argument("proof", metavar="PROOF", help="the program quietzone-proof")
    parser.add_argument("corpora", metavar="CORPORA", help="the folder with manifest.jsonl")
    parser.add_argument("pictures", metavar="PICTURES", help="where the photographs are kept as readers take them")
    parser.add_argument("rounds", metavar="ROUNDS", nargs="?", type=int, default=5,
                        help="times that pictures above the rule are read once more (%(default)s)")
    parser.add_argument("seed", metavar="SEED", nargs="?", type=int, default=1, help="of the hostile ones (%(default)s)")
    parser.add_argument("--effort", choices=["fast", "balanced", "thorough"], default="balanced")
    parser.add_argument("--hostile", metavar="COUNT", type=int, default=180, help="drawn pictures (%(default)s)")
    parser.add_argument("--most", type=float, default=4.0,
                        help="times what the rule allows that no picture may cost: a ratchet (%(default)s)")
    parser.add_argument("--listed", type=int, default=12, help="dearest pictures named (%(default)s)")
    return parser.parse_args()


def photographed(given, paths):
    """CPU time of each photograph, milliseconds."""
    return [answer["cpu_ms"] for answer in ours(given.program, paths, given.effort)]


def drawn(given, *options):
    """The hostile pictures' names with their megapixels and CPU time, milliseconds, by number; and what was read."""
    output = subprocess.run(
        [given.proof, "hostile", str(given.hostile), str(given.seed), given.effort, "--worst", str(given.hostile),
         *options], text=True, stdout=subprocess.PIPE, check=True).stdout
    found = {}
    for number, family, width, height, time in DEAR.findall(output):
        area = int(width) * int(height) / 1e6
        found[number] = (f"hostile {number}, {family}, {area:.2f} megapixels", area, float(time))
    return found, [line for line in output.splitlines() if line.startswith("read in picture")]


def main():
    """Reads them all, the dear ones again, and tells."""
    given = arguments()
    entries = [entry for entry in listed(None, given.corpora) if not entry["rotation"]]
    paths = prepare_all(entries, given.pictures)
    areas = [entry["width"] * entry["height"] / 1e6 for entry in entries]
    costs = photographed(given, paths)
    usual = statistics.median(cost / area for cost, area in zip(costs, areas))

    def part(cost, area):
        return cost / (TIMES * usual * area + MORE)

    dear = [index for index, cost in enumerate(costs) if part(cost, areas[index]) > 1]
    hostile, reads = drawn(given) if given.hostile else ({}, [])
    dear_hostile = [number for number, (_, area, cost) in hostile.items() if part(cost, area) > 1]
    for _ in range(given.rounds):
        for index, cost in zip(dear, photographed(given, [paths[index] for index in dear])):
            costs[index] = min(costs[index], cost)
        for number in dear_hostile:
            name, area, cost = hostile[number]
            hostile[number] = (name, area, min(cost, drawn(given, "--only", number)[0][number][2]))

    rows = [(part(cost, area), cost, f"{entry['id']}, {area:.2f} megapixels")
            for cost, area, entry in zip(costs, areas, entries)]
    rows += [(part(cost, area), cost, name) for name, area, cost in hostile.values()]
    photographs_above = sum(row[0] > 1 for row in rows[:len(entries)])
    rows.sort(reverse=True)
    print(f"{given.effort}: {len(entries)} photographs, median {usual:.1f} ms of CPU a megapixel; "
          f"{len(hostile)} drawn pictures")
    print(f"above {TIMES} times that and {MORE:.0f} ms: {sum(row[0] > 1 for row in rows)}, "
          f"{photographs_above} of them photographs")
    for share, cost, name in rows[:given.listed]:
        print(f"{share:5.2f} of what is allowed: {cost:6.1f} ms, {name}")
    for read in reads:
        print(read)
    if reads or rows[0][0] > given.most:
        sys.exit(f"Scripts/prove worst-case: {len(reads)} reads in drawn pictures, the dearest picture costs "
                 f"{rows[0][0]:.2f} times what is allowed, {given.most} at most")


main()
