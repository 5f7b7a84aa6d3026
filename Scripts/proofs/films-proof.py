"""Prints how soon `quietzone scan` and zxing-cpp read films of photographs with known truth.

Each film is 2 seconds, 30 frames a second, 1280 × 720 in grey, without loss, of one photograph in a hand that
trembles (tremor), while the lens looks for its focus (focus) or a lamp's mirror image wanders over the code
(glare). The photographs: so many, by seed, one after the other of each set and family of symbologies, and
within these of each category.

Ours scans the film with its usual options, each code once, and has read it when the session accepts a true
code, which for some symbologies takes two or three frames that agree. zxing-cpp reads frame after frame, all
formats, and has read the film with its first true read. CPU time is a frame's, the mean of all: what FFmpeg
needs for such a film is measured by itself and taken off. Besides, still frames: every third one by ours
(effort fast) and zxing-cpp, and frames 10, 30 and 50 by ours with effort thorough.

A read is right when it agrees with a true symbol as the ratchet compares them, and wrong when it agrees with
none in a photograph whose symbols are all known, or which has a true symbol of that kind.

Fails where zxing-cpp reads more films of a kind within their 2 seconds, or when ours tells anything wrong.
"""
import argparse
import concurrent.futures
import functools
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time

import numpy
import zxingcpp
from PIL import Image

from films_drawing import FRAMES, HEIGHT, KINDS, RATE, WIDTH, film
from proof_contest import theirs
from proof_reading import ours
from ratchet_pictures import load
from ratchet_score import FAMILIES, all_forms, belongs, kind as kind_of

STILLS = range(0, FRAMES, 3)
THOROUGH = [10, 30, 50]
# Seconds within which a film is to be read.
LIMITS = [0.5, 1, 2]


class Truth:
    """What a photograph shows, and what is right and wrong about it."""

    def __init__(self, entry):
        self.forms = set().union(*(all_forms(symbol) for symbol in entry["expected"]))
        self.kinds = {kind_of(symbol.get("format")) for symbol in entry["expected"]}
        self.is_complete = entry["complete"]

    def agrees(self, symbol):
        return bool(all_forms(symbol) & self.forms)

    def holds(self, symbols):
        return any(self.agrees(symbol) for symbol in symbols)

    def wrong(self, symbols):
        """Texts of reads that agree with nothing."""
        return [symbol["text"] for symbol in symbols if not self.agrees(symbol)
                and (self.is_complete or kind_of(symbol["format"]) in self.kinds)]


# Names of symbologies that differ on the command line from those of the photographs' truth.
NAMES = {
    "qr": "QRCode", "micro-qr": "MicroQRCode", "interleaved-2-of-5": "ITF", "industrial-2-of-5": "Std2of5",
    "code-39-extended": "Code39", "databar-expanded": "DataBarExp", "databar-stacked": "DataBarStk",
    "databar-expanded-stacked": "DataBarExpStk", "databar-limited": "DataBarLtd",
}


def middle(truth, picture):
    """Where a photograph's code is, if zxing-cpp sees it, or the photograph's middle."""
    for barcode in zxingcpp.read_barcodes(numpy.asarray(picture)):
        if truth.agrees({"format": barcode.format.name, "text": barcode.text}):
            place = barcode.position
            corners = [place.top_left, place.top_right, place.bottom_right, place.bottom_left]
            return sum(corner.x for corner in corners) / 4, sum(corner.y for corner in corners) / 4
    return picture.width / 2, picture.height / 2


def in_turn(groups):
    """The first of each group, then the second of each, until all have been taken."""
    for rank in range(max(map(len, groups), default=0)):
        yield from (group[rank] for group in groups if rank < len(group))


def shuffled(things, random):
    return [things[index] for index in random.permutation(len(things))]


def chosen(corpora, count, seed):
    """Photographs with symbols that are read and whose texts are known."""
    random = numpy.random.default_rng(seed)
    sets = {}
    for entry in load(corpora):
        if entry["truth"] != "text" or not entry["expected"] or entry["rotation"]:
            continue
        for family in FAMILIES:
            if belongs(entry["expected"][0]["format"], family):
                categories = sets.setdefault((entry["corpus"], family), {})
                categories.setdefault(entry["category"], []).append(entry)
    groups = []
    for categories in sets.values():
        by_category = [shuffled(entries, random) for entries in categories.values()]
        groups.append(list(in_turn(shuffled(by_category, random))))
    return list(in_turn(groups))[:count]


def write_film(frames, path):
    """A film without loss that costs next to nothing to decode."""
    with open(path, "wb") as file:
        file.write(f"YUV4MPEG2 W{WIDTH} H{HEIGHT} F{RATE}:1 Ip A1:1 Cmono\n".encode())
        for pixels in frames:
            file.write(b"FRAME\n" + pixels.tobytes())


def spent(command):
    """Output of a command, and milliseconds of CPU time that it and its children took."""
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        output = process.stdout.read()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode, output, 1000 * (usage.ru_utime + usage.ru_stime)


def decoding(folder):
    """Milliseconds that FFmpeg takes for a film, as the scan starts it: the same for all of this size."""
    path = os.path.join(folder, "empty.y4m")
    write_film([numpy.zeros((HEIGHT, WIDTH), "u1")] * FRAMES, path)
    command = ["ffmpeg", "-nostdin", "-hide_banner", "-i", path, "-vf", "format=gray,showinfo=checksum=0",
               "-fps_mode", "passthrough", "-f", "image2pipe", "-c:v", "pgm", "-flush_packets", "1", "pipe:1"]
    return statistics.median(spent(command)[2] for _ in range(5))


def scanned(program, path, truth):
    """What `quietzone scan` tells of a film: seconds to the first true code, wrong texts, CPU time."""
    status, output, cpu = spent([program, "scan", "--json", path])
    events = [json.loads(line) for line in output.splitlines()]
    if status not in (0, 4) or events[-1].get("frames") != FRAMES:
        sys.exit(f"Scripts/prove films: scan ended with {status}: {events[-1:]}")
    codes = [event | {"format": NAMES.get(event["symbology"], event["symbology"])}
             for event in events if event["event"] == "scan"]
    times = [code["time"] for code in codes if truth.agrees(code)]
    return min(times, default=None), truth.wrong(codes), cpu


def read_as_stills(program, frames, folder, truth):
    """Which frames ours reads with effort fast, and which with thorough."""
    paths = {number: os.path.join(folder, f"{number}.pgm") for number in {*STILLS, *THOROUGH}}
    for number, path in paths.items():
        Image.fromarray(frames[number]).save(path)
    fast = ours(program, [paths[number] for number in STILLS], "fast")
    thorough = ours(program, [paths[number] for number in THOROUGH], "thorough")
    return [[truth.holds(answer["symbols"]) for answer in answers] for answers in (fast, thorough)]


def measured(program, corpora, seed, job):
    """One film: drawn, scanned, read, deleted."""
    number, entry, kind = job
    truth = Truth(entry)
    random = numpy.random.default_rng([seed, KINDS.index(kind), number])
    picture = os.path.join(corpora, entry["path"])
    frames = list(film(picture, kind, random, functools.partial(middle, truth)))
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "film.y4m")
        write_film(frames, path)
        first, wrong, cpu = scanned(program, path, truth)
        begin = time.process_time()
        answers = [theirs(pixels) for pixels in frames]
        rival_cpu = 1000 * (time.process_time() - begin)
        stills, thorough = read_as_stills(program, frames, folder, truth)
    read = [truth.holds(answer) for answer in answers]
    return {
        "id": entry["id"], "kind": kind, "first": first, "wrong": wrong, "cpu": cpu, "stills": stills,
        "thorough": thorough, "rival_first": read.index(True) / RATE if any(read) else None,
        "rival_wrong": sorted({text for answer in answers for text in truth.wrong(answer)}),
        "rival_cpu": rival_cpu, "rival_stills": [read[number] for number in STILLS],
    }


def share(flags):
    """Of things that are so or not: percent."""
    flags = list(flags)
    return f"{100 * sum(flags) / len(flags):.0f} %"


def pair(cell):
    """What a function says of ours, and of zxing-cpp."""
    return f"{cell('')} / {cell('rival_')}"


def row(name, results, decoding_cpu):
    """A line of the table."""
    def within(limit):
        return pair(lambda who: share(
            result[who + "first"] is not None and result[who + "first"] < limit for result in results))

    def median(who):
        times = [result[who + "first"] for result in both]
        return f"{statistics.median(times):.2f}" if times else "–"

    def cpu(who):
        """A frame's, without what FFmpeg took of ours."""
        mean = statistics.mean(result[who + "cpu"] for result in results)
        return f"{(mean if who else mean - decoding_cpu) / FRAMES:.1f}"

    both = [result for result in results if None not in (result["first"], result["rival_first"])]
    cells = [
        name, str(len(results)), *map(within, LIMITS), pair(median),
        pair(lambda who: share(flag for result in results for flag in result[who + "stills"])),
        share(any(result["thorough"]) for result in results), pair(cpu),
        pair(lambda who: sum(len(result[who + "wrong"]) for result in results)),
    ]
    return "| " + " | ".join(cells) + " |"


def report(results, decoding_cpu):
    """The table and the lists; whether ours is nowhere behind and never wrong."""
    print("ours / zxing-cpp; times in seconds, CPU time in milliseconds\n")
    within = " | ".join(f"within {limit:g} s" for limit in LIMITS)
    print(f"| kind | films | {within} | median | stills | thorough | CPU a frame | wrong |")
    print("|---|" + "--:|" * (len(LIMITS) + 6))
    behind = False
    for kind in KINDS:
        part = [result for result in results if result["kind"] == kind]
        print(row(kind, part, decoding_cpu))
        read, rival = (sum(result[who] is not None for result in part) for who in ("first", "rival_first"))
        behind |= read < rival
    print(row("all", results, decoding_cpu))
    print(f"\nFFmpeg's part, taken off: {decoding_cpu / FRAMES:.1f} ms a frame")
    missed = [result for result in results if result["first"] is None]
    for result in missed:
        if result["rival_first"] is not None:
            print(f"zxing-cpp alone: {result['kind']} {result['id']}, after {result['rival_first']:.2f} s")
    for result in missed:
        if any(result["thorough"]):
            print(f"thorough, not scanned: {result['kind']} {result['id']}")
    for who, name in (("", ""), ("rival_", "zxing-cpp ")):
        for result in results:
            for text in result[who + "wrong"]:
                print(f"{name}wrong: {result['kind']} {result['id']}: {text!r}")
    return not behind and not any(result["wrong"] for result in results)


def arguments():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", metavar="QUIETZONE", help="the program quietzone")
    parser.add_argument("corpora", metavar="CORPORA", help="folder with manifest.jsonl")
    parser.add_argument("count", metavar="COUNT", nargs="?", type=int, default=60,
                        help="photographs, of each three films (%(default)s)")
    parser.add_argument("seed", metavar="SEED", nargs="?", type=int, default=1,
                        help="decides which, and how they are filmed (%(default)s)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="films at a time (%(default)s)")
    parser.add_argument("--results", metavar="FILE", default=os.devnull,
                        help="write what came of each film there, a JSON line each")
    parser.add_argument("--report-only", action="store_true", help="never fail")
    return parser.parse_args()


def main():
    options = arguments()
    photographs = chosen(options.corpora, options.count, options.seed)
    jobs = [(number, entry, kind) for number, entry in enumerate(photographs) for kind in KINDS]
    with tempfile.TemporaryDirectory() as folder:
        decoding_cpu = decoding(folder)
    measure = functools.partial(measured, options.program, options.corpora, options.seed)
    results = []
    with (concurrent.futures.ProcessPoolExecutor(options.jobs) as pool,
          open(options.results, "w", encoding="utf-8") as file):
        for result in pool.map(measure, jobs):
            results.append(result)
            print(json.dumps(result), file=file, flush=True)
    good = report(results, decoding_cpu)
    return int(not good and not options.report_only)


if __name__ == "__main__":
    sys.exit(main())
