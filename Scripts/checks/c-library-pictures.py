#!/usr/bin/env python3
"""Compares what the C library's example reads with what the program quietzone reads: symbology and text of each.

usage: c-library-pictures.py EXAMPLE FOLDER COUNT

Takes COUNT pictures of the folder and those below it (0: all), every n-th of each kind, as grey files that the program
writes, so that both see the same pixels. The example runs under valgrind. Ends with 1 where an answer differs.
"""
import json
import os
import subprocess
import sys
import tempfile

ROOT = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../.."))
PROGRAM = os.environ.get("QUIETZONE", os.path.join(ROOT, ".build/release/quietzone"))
VALGRIND = ["valgrind", "-q", "--error-exitcode=9", f"--suppressions={ROOT}/Tests/C/valgrind.supp"]


def pictures(folder, count):
    found = []
    for place, folders, names in os.walk(folder):
        folders.sort()
        found += [os.path.join(place, name) for name in sorted(names) if name.lower().endswith((".png", ".jpg", ".webp"))]
    step = max(1, len(found) // count) if count else 1
    return found[::step][: count or None]


def convert(path, target):
    """The picture as a grey file; False where Pillow can't."""
    from PIL import Image

    try:
        with Image.open(path) as picture:
            picture.convert("L").save(target, "PPM")
        return True
    except OSError:
        return False


def main():
    example, folder, count = sys.argv[1], sys.argv[2], int(sys.argv[3])
    if not os.path.exists(PROGRAM):
        print(f"Scripts/check c-library: no {PROGRAM}: answers are not compared with the program's")
        return 0
    compared = codes = differing = 0
    with tempfile.TemporaryDirectory() as work:
        grey = os.path.join(work, "picture.pgm")
        for path in pictures(folder, count):
            if not convert(path, grey):
                continue
            lines = subprocess.run([PROGRAM, "read", "--json", grey], capture_output=True, text=True).stdout.splitlines()
            records = [record for record in map(json.loads, lines) if "symbology" in record]
            wanted = [(record["symbology"], record["identifier"], record["text"]) for record in records]
            done = subprocess.run(VALGRIND + [example, grey], capture_output=True, text=True)
            got = done.stdout
            compared += 1
            codes += len(wanted)
            if got != "".join("\t".join(row) + "\n" for row in wanted) or done.returncode != 0:
                differing += 1
                print(f"{path}: the program reads {wanted}, the library {got!r} {done.stderr[:500]}")
    print(f"Scripts/check c-library: {compared} pictures, {codes} codes, {differing} answers that differ")
    return 1 if differing or compared == 0 else 0


sys.exit(main())
