"""Prints what share of linear reads is right from each confidence on: tables of all reads; of those whose check
character was verified, might be one, or is none; how often each confidence is met; and what each symbology has.

Read are photographs with known truth, those of the repository (--own) and others (--corpora), as the ratchet reads and
judges them, and degraded symbols, COUNT of them, as degraded-proof.py draws and judges them; every symbology is looked
for. A read is right when it agrees with what its picture holds, wrong when it agrees with nothing that it should, and
not judged where the truth of a photograph does not tell, or where the ratchet's record (--record) says that the picture
disputes its truth.

Of one symbol there may be several reads, since photographs are turned: the bound takes a symbol once. It is the share
that, were it the true one, would still show as few wrong symbols in one of twenty such trials (exact binomial; with
none wrong, 3 in so many symbols may be).

Fails where any read is wrong, and says which; names the folders whose reads are not judged. --write puts the tables,
but for that of symbologies, between the marks in a document.
"""
import argparse
import collections
import concurrent.futures
import functools
import importlib
import json
import os
import statistics
import sys
import tempfile

from PIL import Image

from proof_reading import detailed
from ratchet_pictures import OWN, listed, prepare_all
from ratchet_score import Score, category

degraded = importlib.import_module("degraded-proof")

LINEAR = "any linear"
STEPS = [step / 10 for step in range(11)]
# From here on a wrong read is a fault of confidence itself, not only of reading.
SURE = 0.5
# Below it a live session asks for one more frame: ScanConfirmation.swift.
ASKED = 0.6
CHECKS = {"verified": "verified", "possible": "may be one", "none": "none"}
# What the ratchet calls symbologies, where the names differ by more than case and hyphens.
RATED = {
    "interleaved-2-of-5": "ITF", "itf-14": "ITF", "industrial-2-of-5": "Std2of5", "databar-stacked": "DataBarStk",
    "databar-limited": "DataBarLtd", "databar-expanded": "DataBarExp", "databar-expanded-stacked": "DataBarExpStk",
}
# Characters of the longest bar of the histogram.
WIDEST = 40

# One linear read: `symbol` names what it was read from, whichever way that was turned.
Read = collections.namedtuple("Read", "picture symbol symbology text confidence lines check verdict")


def read_of(picture, source, record, verdict):
    return Read(picture, (source, record["text"]), record["symbology"], record["text"], record["confidence"],
                record["lines"], record["check"], verdict)


def linear(records):
    """Only linear symbols have a confidence."""
    return [record for record in records if "confidence" in record]


def rated(record):
    """A record of `read --json` as the ratchet knows symbols."""
    alternatives = [record["full_ascii"]] if record.get("full_ascii") else []
    return {"format": RATED.get(record["symbology"], record["symbology"]), "text": record["text"],
            "bytes_hex": record["bytes_hex"], "alts": alternatives}


def photographs(arguments, entries):
    """The linear reads of the photographs."""
    with open(arguments.record, encoding="utf-8") as file:
        record = json.load(file)
    answers = detailed(arguments.program, prepare_all(entries, arguments.pictures))
    reads, wrong = [], collections.defaultdict(list)
    for entry, records in zip(entries, answers):
        for found in linear(records):
            score = Score(LINEAR)
            score.picture(entry, [rated(found)])
            verdict = "wrong" if score.wrong else "right" if score.read else "not judged"
            if verdict == "wrong":
                wrong[category(entry, "linear")].append(len(reads))
            reads.append(read_of(entry["id"], entry["path"], found, verdict))
    for name, places in wrong.items():
        if len(places) <= record.get(name, {}).get("disputed", 0):
            for place in places:
                reads[place] = reads[place]._replace(verdict="not judged")
    return reads


def drawn(arguments, symbols, folder, indices):
    """The linear reads of the degraded symbols of these numbers."""
    pictures = []
    for index in indices:
        kind, _, content, pixels = degraded.draw(symbols, arguments.seed, index)
        path = os.path.join(folder, f"{index}.pgm")
        Image.fromarray(pixels).save(path)
        pictures.append((f"degraded {index}", kind, content, path))
    reads = []
    for (name, kind, content, path), records in zip(pictures, detailed(arguments.program, [p[3] for p in pictures])):
        os.remove(path)
        for found in linear(records):
            symbol = rated(found)
            is_right = degraded.says(content, kind, symbol["text"], symbol["format"])
            reads.append(read_of(name, name, found, "right" if is_right else "wrong"))
    return reads


def degraded_symbols(arguments):
    with tempfile.TemporaryDirectory() as folder:
        symbols = degraded.Symbols(arguments.program, arguments.seed, folder)
        parts = [range(first, min(first + 250, arguments.count)) for first in range(0, arguments.count, 250)]
        with concurrent.futures.ProcessPoolExecutor() as pool:
            chunks = pool.map(functools.partial(drawn, arguments, symbols, folder), parts)
            return [read for chunk in chunks for read in chunk]


def at_most(wrong, count, share):
    """How likely so few are wrong of `count` of which each is with probability `share`."""
    term = total = (1 - share) ** count
    for number in range(wrong):
        term *= (count - number) / (number + 1) * share / (1 - share)
        total += term
    return total


def bound(wrong, count):
    """The least share right that so many wrong of `count` allow for, at 95 %."""
    if wrong >= count:
        return 0.0
    low, high = 0.0, 1.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if at_most(wrong, count, middle) > 0.05 else (low, middle)
    return 1 - high


def percent(share):
    """Never rounded up: 100 % is all."""
    return f"{int(share * 10000) / 100:.2f} %"


def tally(reads):
    """Reads by verdict, symbols judged, and how many of these were ever read wrong."""
    verdicts = collections.Counter(read.verdict for read in reads)
    judged = {read.symbol for read in reads if read.verdict != "not judged"}
    return verdicts, len(judged), len({read.symbol for read in reads if read.verdict == "wrong"})


def shares(verdicts, symbols, wrong):
    """The share of reads that is right and its bound, as text; of none, nothing."""
    judged = verdicts["right"] + verdicts["wrong"]
    return (percent(verdicts["right"] / judged), percent(bound(wrong, symbols))) if judged else ("", "")


def curve(reads):
    yield "| confidence at least | reads | right | wrong | not judged | share right | symbols | 95 % sure: at least |"
    yield "|--:|--:|--:|--:|--:|--:|--:|--:|"
    for step in STEPS:
        some = [read for read in reads if read.confidence >= step]
        verdicts, symbols, wrong = tally(some)
        share, least = shares(verdicts, symbols, wrong)
        yield (f"| {step:g} | {len(some)} | {verdicts['right']} | {verdicts['wrong']} | {verdicts['not judged']} "
               f"| {share} | {symbols} | {least} |")


def by_check(reads):
    yield "| check character | confidence at least | right | wrong | not judged | symbols | 95 % sure: at least |"
    yield "|---|--:|--:|--:|--:|--:|--:|"
    for check, name in CHECKS.items():
        for step in (0, ASKED, 1):
            verdicts, symbols, wrong = tally([r for r in reads if r.check == check and r.confidence >= step])
            yield (f"| {name} | {step:g} | {verdicts['right']} | {verdicts['wrong']} | {verdicts['not judged']} "
                   f"| {symbols} | {shares(verdicts, symbols, wrong)[1]} |")


def histogram(reads):
    bins = collections.Counter(min(int(read.confidence * 10), 10) for read in reads)
    most = max(bins.values(), default=1)
    yield "| confidence | reads | |"
    yield "|---|--:|---|"
    for place, step in enumerate(STEPS):
        name = f"{step:g}" if step == 1 else f"{step:g}–{STEPS[place + 1]:g}"
        yield f"| {name} | {bins[place]} | {'█' * -(-bins[place] * WIDEST // most)} |"


def by_symbology(reads):
    yield f"| symbology | reads | lowest | median | below {ASKED:g} | 1 |"
    yield "|---|--:|--:|--:|--:|--:|"
    found = collections.defaultdict(list)
    for read in reads:
        found[read.symbology].append(read.confidence)
    for name, values in sorted(found.items()):
        low, full = sum(value < ASKED for value in values), sum(value == 1 for value in values)
        yield f"| {name} | {len(values)} | {min(values):g} | {statistics.median(values):g} | {low} | {full} |"


def unjudged(reads):
    """Where the reads are that nothing is known of."""
    places = collections.defaultdict(list)
    for read in reads:
        if read.verdict == "not judged":
            places[read.picture.rpartition("/")[0], read.symbology].append(read.confidence)
    for (folder, symbology), values in sorted(places.items(), key=lambda place: -len(place[1])):
        yield f"not judged: {len(values)} {symbology} in {folder}, confidence {min(values):g} to {max(values):g}"


def report(reads, about):
    verdicts, symbols, wrong = tally(reads)
    yield from curve(reads)
    yield ""
    yield from by_check(reads)
    yield ""
    yield from histogram(reads)
    yield ""
    yield (f"{about}: {len(reads)} linear reads of {symbols} symbols judged; {verdicts['wrong']} wrong, "
           f"{verdicts['not judged']} not judged")


def faults(reads):
    """Every wrong read, the surest first."""
    for read in sorted((r for r in reads if r.verdict == "wrong"), key=lambda read: -read.confidence):
        sure = "sure and wrong" if read.confidence >= SURE else "wrong"
        yield (f"{sure}: {read.picture}: {read.symbology} {read.text!r}, confidence {read.confidence:g}, "
               f"{read.lines} lines, check {read.check}")


def write(path, lines):
    """Puts lines between the marks in a document."""
    with open(path, encoding="utf-8") as file:
        text = file.read()
    begin, end = "<!-- confidence: begin -->\n", "<!-- confidence: end -->"
    before, _, rest = text.partition(begin)
    _, _, behind = rest.partition(end)
    if not rest or end not in rest:
        sys.exit(f"{path} has no marks {begin.strip()} and {end}")
    with open(path, "w", encoding="utf-8") as file:
        file.write(before + begin + "".join(line + "\n" for line in lines) + end + behind)


def parsed():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", metavar="QUIETZONE", help="the program quietzone")
    parser.add_argument("count", metavar="COUNT", nargs="?", type=int, default=1000,
                        help="degraded symbols (%(default)s)")
    parser.add_argument("seed", metavar="SEED", nargs="?", type=int, default=7,
                        help="where they come from (%(default)s)")
    parser.add_argument("--own", required=True, help="folder of the repository's photographs")
    parser.add_argument("--corpora", help="folder of others, if there is one")
    parser.add_argument("--record", required=True, help="the ratchet's")
    parser.add_argument("--pictures", default=".build/ratchet-pictures", help="where prepared pictures are kept")
    parser.add_argument("--only", default="", help="regular expression of corpus/category of photographs")
    parser.add_argument("--write", metavar="DOCUMENT", help="put the tables between its marks")
    parser.add_argument("--reads", metavar="FILE", help="leave all reads there, a JSON line each")
    arguments = parser.parse_args()
    if arguments.write and (arguments.only or not arguments.corpora):
        parser.error("--write is for all photographs, those outside the repository too")
    return arguments


def main():
    arguments = parsed()
    entries = listed(arguments.own, arguments.corpora, arguments.only)
    own = sum(entry["corpus"] == OWN for entry in entries)
    others = f"{len(entries) - own} others with their turns" if arguments.corpora else "no others, which are absent"
    reads = photographs(arguments, entries) + degraded_symbols(arguments)
    lines = list(report(reads, f"{own} photographs of the repository, {others}, {arguments.count} degraded symbols"))
    wrong = list(faults(reads))
    print("\n".join([*lines, "", *by_symbology(reads), "", *unjudged(reads), *wrong]))
    if arguments.reads:
        with open(arguments.reads, "w", encoding="utf-8") as file:
            file.writelines(json.dumps(read._asdict()) + "\n" for read in reads)
    if arguments.write:
        write(arguments.write, lines)
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
