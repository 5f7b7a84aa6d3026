"""Prints what ours and zxing-cpp read of photographs with known truth that are taken again: a row a corpus, how many
symbols its pictures hold, and how many of them each has read, and which values it has read that are not there.

COUNT of the upright photographs, chosen by SEED, each turned by any angle, at half to all of its size (small ones up to
1.3 times), softened by up to 0.8 pixels, darker or with less contrast, noisy, through JPEG. Nobody has adjusted a
reader to these pictures: a reader that is adjusted to photographs loses more of them than one that is not.

Read and wrong are as the ratchet has them; photographs whose truth is an outline are left out, and wrong values do not
count in categories of which the ratchet's record (--record) says that pictures dispute their truth. Fails where ours
reads anything that is not there. --misses names the pictures in which zxing-cpp reads what ours does not; --keep leaves
these, and those with wrong values.
"""
import collections
import concurrent.futures
import functools
import json
import os
import sys
import tempfile

import numpy
from PIL import Image, ImageFilter

from proof_contest import theirs
from proof_reading import ours, parsed, through_jpeg
from ratchet_pictures import listed, prepare_all
from ratchet_score import FAMILIES, Score, category

# Pixels of the longer side below which a photograph is small.
SMALL = 400
# Pictures that lie in the folder at a time.
CHUNK = 100

# How many of one picture's symbols were read, of how many, and the values that are not there.
Reading = collections.namedtuple("Reading", "read expected wrong")
Result = collections.namedtuple("Result", "entry ours theirs path")


def retaken(photograph, random):
    """The grey pixels of another photograph of the same things."""
    is_small = max(photograph.size) < SMALL
    scale = random.uniform(0.8, 1.3) if is_small else random.uniform(0.5, 1)
    size = [max(8, round(side * scale)) for side in photograph.size]
    beyond = int(numpy.median(numpy.asarray(photograph)[[0, -1], :]))
    picture = photograph.resize(size, Image.Resampling.BICUBIC).rotate(
        random.uniform(0, 360), Image.Resampling.BICUBIC, expand=True, fillcolor=beyond)
    picture = picture.filter(ImageFilter.GaussianBlur(random.uniform(0, 0.8)))
    light, black, noise = random.uniform(0.6, 1), random.uniform(0, 30), random.uniform(0, 4)
    pixels = numpy.asarray(picture) * light + black + random.normal(0, noise, picture.size[::-1])
    return through_jpeg(numpy.clip(pixels, 0, 255).astype(numpy.uint8), random, least=50)


def judge(entry, symbols, disputed):
    """What of an entry's truth was read, and what is not there."""
    read, expected, wrong = 0, 0, []
    for family in FAMILIES:
        score = Score(family)
        score.picture(entry, symbols)
        read += score.read
        expected += score.expected
        if category(entry, family) not in disputed:
            wrong += [text for _, text in score.examples]
    return Reading(read, expected, wrong)


def read(arguments, disputed, folder, chunk):
    """Retakes photographs, pairs of number and entry with their files, and lets both read them."""
    pictures = []
    for number, entry, source in chunk:
        pixels = retaken(Image.open(source), numpy.random.default_rng([arguments.seed, number]))
        path = os.path.join(folder, f"{number}.pgm")
        Image.fromarray(pixels).save(path)
        pictures.append((entry, path, judge(entry, theirs(pixels), disputed)))
    answers = ours(arguments.program, [path for _, path, _ in pictures], arguments.effort)
    results = []
    for (entry, path, other), answer in zip(pictures, answers):
        mine = judge(entry, answer["symbols"], disputed)
        if not arguments.keep or not mine.wrong and mine.read >= other.read:
            os.remove(path)
        results.append(Result(entry, mine, other, path))
    return results


def chosen(arguments):
    """Numbers, entries and files of the photographs."""
    entries = [entry for entry in listed(arguments.own, arguments.corpora)
               if entry["rotation"] == 0 and entry["truth"] != "quads"]
    numbers = numpy.random.default_rng(arguments.seed).permutation(len(entries))[:arguments.count]
    entries = [entries[number] for number in sorted(numbers)]
    return list(zip(sorted(map(int, numbers)), entries, prepare_all(entries, arguments.pictures)))


def report(results, names_misses):
    rows = collections.defaultdict(lambda: numpy.zeros(6, int))
    for result in results:
        rows[result.entry["corpus"]] += [1, result.ours.expected, result.ours.read, result.theirs.read,
                                         len(result.ours.wrong), len(result.theirs.wrong)]
    print("| corpus | pictures | symbols | ours | zxing-cpp | wrong |\n|---|--:|--:|--:|--:|--:|")
    for corpus, row in sorted(rows.items()):
        print(f"| {corpus} | {row[0]} | {row[1]} | {row[2]} | {row[3]} | {row[4]}/{row[5]} |")
    all_of_them = sum(rows.values())
    print("\n{} pictures, {} symbols, ours / zxing-cpp: {} / {} read; {} / {} wrong".format(*all_of_them))
    for result in results:
        if result.ours.wrong:
            print(f"wrong: {result.entry['id']} ({os.path.basename(result.path)}): {result.ours.wrong}")
        if names_misses and result.ours.read < result.theirs.read:
            print(f"zxing-cpp alone: {result.entry['id']} ({os.path.basename(result.path)})")


def main():
    arguments = parsed(__doc__, 500, "in all", keeps="some of the pictures, see above,", more={
        "--own": {"help": "folder of the repository's photographs"},
        "--corpora": {"help": "folder of others, if there is one"},
        "--pictures": {"required": True, "help": "where prepared pictures are kept"},
        "--record": {"required": True, "help": "the ratchet's record"},
        "--misses": {"action": "store_true", "help": "name pictures in which zxing-cpp reads more"},
    })
    with open(arguments.record, encoding="utf-8") as file:
        disputed = {name for name, entry in json.load(file).items() if entry.get("disputed")}
    photographs = chosen(arguments)
    with tempfile.TemporaryDirectory() as scratch:
        folder = arguments.keep or scratch
        os.makedirs(folder, exist_ok=True)
        chunks = [photographs[first:first + CHUNK] for first in range(0, len(photographs), CHUNK)]
        with concurrent.futures.ProcessPoolExecutor() as pool:
            work = pool.map(functools.partial(read, arguments, disputed, folder), chunks)
            results = [result for chunk in work for result in chunk]
    report(results, arguments.misses)
    return int(any(result.ours.wrong for result in results) and not arguments.report_only)


if __name__ == "__main__":
    sys.exit(main())
