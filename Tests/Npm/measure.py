"""Measures the npm package; usage and meaning: Scripts/measure npm."""
import gzip
import json
import os
import random
import subprocess
import sys
import tempfile

import pages
import project
from harness import PROGRAM, Browsers
from playwright.sync_api import sync_playwright

PACKAGE = "/node_modules/quietzone"
ROUNDS = 5
SCAN = """async () => {
  await import('%s');
  const scanner = document.createElement('quietzone-scanner');
  scanner.style.height = '400px';
  document.body.append(scanner);
  const found = new Promise((resolve) => { scanner.addEventListener('success', resolve); });
  await scanner.start();
  await found;
}"""


def brotli(path):
    script = ("process.stdout.write(String(require('zlib').brotliCompressSync("
              "require('fs').readFileSync(process.argv[1])).length))")
    return int(subprocess.run(["node", "-e", script, path], check=True, stdout=subprocess.PIPE).stdout)


def sizes(folder, paths):
    files = [folder + path for path in paths]
    contents = [open(file, "rb").read() for file in files]
    return [sum(map(len, contents)), sum(len(gzip.compress(content, 9)) for content in contents), sum(map(brotli, files))]


def wire(bench):
    """What is asked for until the element has read a code."""
    project.run("esbuild", f".{PACKAGE}/element.js", "--bundle", "--minify", "--format=esm", "--outfile=bundled/app.js",
                cwd=bench.folder)
    project.run("cp", f".{PACKAGE}/worker.js", f".{PACKAGE}/QuietZone.wasm", "bundled", cwd=bench.folder)
    print(f"{'':24}{'requests':>10}{'bytes':>12}{'gzip':>12}{'brotli':>12}")
    for name, folder, entry in (("plain modules", bench.folder, f"{PACKAGE}/element.js"),
                                ("bundled by esbuild", os.path.join(bench.folder, "bundled"), "/app.js"),
                                ("single file", bench.folder, f"{PACKAGE}/standalone.js")):
        with pages.site(bench, folder=folder) as server, pages.page_of(bench, server.address) as page:
            page.evaluate(SCAN % entry)
            asked = [path for path in server.asked if path not in ("/", "/favicon.ico")]
        figures = [len(asked), *sizes(folder, asked)]
        print(f"{name:24}{figures[0]:>10}{figures[1]:>12}{figures[2]:>12}{figures[3]:>12}")


class Reader:
    """A process that reads a path from each line and answers with a line."""

    def __init__(self, *command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def read(self, path):
        self.process.stdin.write(path + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def end(self):
        self.process.stdin.close()
        self.process.wait()


def photographs(folder, count):
    found = sorted(os.path.join(place, name) for place, _, names in os.walk(folder) for name in names
                   if name.lower().endswith((".jpg", ".jpeg", ".png")))
    return random.Random(1).sample(found, min(count, len(found)))


def grey(paths, folder):
    """The pictures as both sides take them: grey, without a decoder between."""
    for number, path in enumerate(paths):
        target = os.path.join(folder, f"{number}.pgm")
        done = subprocess.run(["ffmpeg", "-v", "quiet", "-i", path, "-frames:v", "1", "-pix_fmt", "gray", target])
        if done.returncode == 0:
            yield target


def answer(told):
    return sorted((symbol["identifier"], symbol["bytes_hex"]) for symbol in told["symbols"])


def reading(source, count):
    """CPU time a picture, the best of each side's rounds, taken in turns; and whether both found the same."""
    here = os.path.dirname(os.path.abspath(__file__))
    with tempfile.TemporaryDirectory(prefix="quietzone-npm-") as folder:
        pictures = list(grey(photographs(source, count), folder))
        if not pictures:
            sys.exit(f"Scripts/measure npm: {source}: no JPEG or PNG picture is there that FFmpeg reads")
        native = Reader(PROGRAM, "read", "--lines")
        node = Reader("node", os.path.join(here, "lines.mjs"), os.path.join(project.ROOT, ".build-npm/package/quietzone.js"))
        times, equal, codes = {"native": [], "node": []}, 0, 0
        for path in pictures:
            best = {}
            for _ in range(ROUNDS):
                told = {"native": native.read(path), "node": node.read(path)}
                for side, one in told.items():
                    best[side] = min(best.get(side, 1e9), one["cpu_ms"])
            for side, time in best.items():
                times[side].append(time)
            codes += len(told["native"]["symbols"])
            if answer(told["native"]) == answer(told["node"]):
                equal += 1
            else:
                print(f"differs: {path}: {answer(told['native'])} {answer(told['node'])}")
        native.end()
        node.end()
    total = {side: sum(all_times) for side, all_times in times.items()}
    print(f"{len(pictures)} pictures, {codes} codes, {equal} answered alike; CPU time a picture: native "
          f"{total['native'] / len(pictures):.1f} ms, Node {total['node'] / len(pictures):.1f} ms, "
          f"ratio {total['node'] / total['native']:.2f}")


def main(arguments):
    if arguments == ["wire"]:
        with tempfile.TemporaryDirectory(prefix="quietzone-npm-") as folder, sync_playwright() as playwright:
            browsers = Browsers(playwright)
            wire(project.Bench(folder, browsers))
            browsers.close()
    elif len(arguments) in (2, 3) and arguments[0] == "reading" and arguments[-1].isdigit() == (len(arguments) == 3):
        reading(arguments[1], int(arguments[2]) if len(arguments) == 3 else 100)
    else:
        sys.exit("usage: Scripts/measure npm wire | reading FOLDER [COUNT]")


if __name__ == "__main__":
    main(sys.argv[1:])
