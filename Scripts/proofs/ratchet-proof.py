"""Rates a reader on photographs with known truth, category by category, and keeps the rates from falling.

The folder of the repository's own photographs (--own) holds truth.json; that of others (--corpora) manifest.jsonl, one
line a picture and rotation: id, path, corpus, category, rotation (degrees clockwise), truth (text, quads or pooled),
complete (everything in the picture is listed), expected (format, text or bytes_hex, alts, quad); and pooled.json with
the truth of the pooled ones. The QR family, the other matrix symbologies, the stacked and the linear ones are counted
apart.

A symbol is read when a text or the bytes agree after line ends, control characters and GS1 brackets are set aside;
where the truth is an outline, when the outlines overlap. A read that agrees with nothing in a picture that should
hold it is wrong. The record has, for every category, how many symbols were read of how many, and may only grow; and
how many reads dispute the truth, where the picture itself shows, in digits beside the bars, that the truth is wrong.
Where all of a corpus is read, no category of the record may be missing.

A reader takes paths of PGM files on standard input and prints a JSON line for each: path, ms, cpu_ms, symbols
(format, text, bytes_hex, quad).
"""
import argparse
import json
import os
import shlex
import subprocess
import sys

from ratchet_pictures import listed, prepare_all
from ratchet_score import FAMILIES, Score, category

FALL = "category {}: {} of {} read, the record is {}"


def run(command, entries, paths):
    """What the reader says about each entry, whose files are `paths`, and its CPU time in all, milliseconds."""
    process = subprocess.run(
        shlex.split(command), input="".join(path + "\n" for path in paths), text=True, stdout=subprocess.PIPE,
        check=True)
    answers = [json.loads(line) for line in process.stdout.splitlines()]
    if [answer["path"] for answer in answers] != paths:
        sys.exit("Scripts/prove ratchet: the reader did not answer every picture in order")
    failed = [answer for answer in answers if answer.get("error")]
    if failed:
        sys.exit(f"Scripts/prove ratchet: {len(failed)} pictures failed, the first: {failed[0]}")
    times = sum(answer.get("cpu_ms", 0) for answer in answers)
    return {entry["id"]: answer["symbols"] for entry, answer in zip(entries, answers)}, times


def stored(files):
    """Results that were saved before: lines with id and symbols."""
    found = {}
    for path in files:
        with open(path, encoding="utf-8") as lines:
            for line in lines:
                result = json.loads(line)
                found[result["id"]] = result["symbols"]
    return found


def summary(scores):
    """A table of categories, then one of corpora."""
    print(f"{'category':44} {'pictures':>8} {'read':>5} {'of':>5} {'%':>6} {'wrong':>5}")
    sums = {}
    for name, score in sorted(scores.items()):
        if score.expected or score.wrong:
            print(score.row(name))
        corpus = f"{name.split('/')[0]} ({'' if score.expected else 'no '}{score.family})"
        sums.setdefault(corpus, Score(score.family)).add(score)
    print()
    for name, score in sorted(sums.items()):
        print(score.row(name))
    fs = [s.f_score() for s in scores.values() if s.outlines]
    if fs:
        print(f"\noutlines: mean F of categories {sum(fs) / len(fs):.3f}")


def hold(scores, path, update, whole):
    """Compares with the record; the new best is written when asked for. True when nothing fell. `whole` are the corpora
    of which every picture was read."""
    record = {}
    if os.path.exists(path):
        with open(path, encoding="utf-8") as file:
            record = json.load(file)
    gone = [name for name in record if name.split("/")[0] in whole and name not in scores]
    good = not gone
    for name in sorted(gone):
        print(f"gone: category {name}: no picture, the record is {record[name]['read']} read")
    for name, score in sorted(scores.items()):
        known = record.get(name, {"read": 0})
        best, disputed = known["read"], known.get("disputed", 0)
        if score.read < best:
            good = False
            print("fell: " + FALL.format(name, score.read, score.expected, best))
        if score.wrong > disputed:
            good = False
            print(f"wrong: category {name}: {score.wrong} reads agree with nothing: {score.examples[:3]}")
        if score.expected:
            record[name] = known | {"read": max(best, score.read), "of": score.expected}
    if update and good:
        lines = [f"  {json.dumps(name)}: {json.dumps(entry)}" for name, entry in sorted(record.items())]
        with open(path, "w", encoding="utf-8") as file:
            file.write("{\n" + ",\n".join(lines) + "\n}\n")
        print(f"recorded in {path}")
    return good


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--own", help="folder of the repository's photographs")
    parser.add_argument("--corpora", help="folder of others, if there is one")
    parser.add_argument("--reader", help="command that reads paths and prints JSON lines")
    parser.add_argument("--results", nargs="*", help="results saved before, instead of a reader")
    parser.add_argument("--pictures", default=".build/ratchet-pictures", help="where prepared pictures are kept")
    parser.add_argument("--record", required=True)
    parser.add_argument("--update", action="store_true", help="write what rose")
    parser.add_argument("--only", default="", help="regular expression of corpus/category")
    parser.add_argument("--misses", action="store_true", help="name pictures with an unread symbol")
    return parser.parse_args()


def main():
    options = arguments()
    entries = listed(options.own, options.corpora, options.only)
    if options.results:
        found, times = stored(options.results), 0
        entries = [entry for entry in entries if entry["id"] in found]
    else:
        found, times = run(options.reader, entries, prepare_all(entries, options.pictures))
    scores = {}
    for entry in entries:
        for family in FAMILIES:
            missed = scores.setdefault(category(entry, family), Score(family)).picture(entry, found[entry["id"]])
            if missed and options.misses:
                print(f"missed {missed} ({family}): {entry['id']}")
    summary(scores)
    print(f"CPU time of reading: {times:.0f} ms for {len(entries)} pictures")
    whole = set() if options.only or options.results else {entry["corpus"] for entry in entries}
    return 0 if hold(scores, options.record, options.update, whole) else 1


if __name__ == "__main__":
    sys.exit(main())
