"""Lets the program read one picture nine times and prints what it reads, the least time, and its peak memory.

usage: proof-large-picture.py QUIETZONE PICTURE.pgm

Fails unless PICTURE.pgm.json, the list of symbologies and texts in the picture, is what was read.
"""
import json
import resource
import subprocess
import sys

TIMES = 9


def main():
    program, picture = sys.argv[1:]
    answers = subprocess.run(
        [program, "read", "--lines"], input=f"{picture}\n" * TIMES, capture_output=True, text=True, check=True)
    memory = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    answers = [json.loads(line) for line in answers.stdout.splitlines()]
    with open(f"{picture}.json", encoding="utf-8") as file:
        expected = sorted(map(tuple, json.load(file)))
    read = sorted((code["format"], code["text"]) for code in answers[0]["symbols"])
    for code in read:
        print(*code, "" if code in expected else "(not there)")
    for code in expected:
        if code not in read:
            print(*code, "(not read)")
    with open(picture, "rb") as file:
        width, height = map(int, file.read(64).split(b"\n")[1].split())
    least = min(answer["ms"] for answer in answers)
    cpu = min(answer["cpu_ms"] for answer in answers)
    print(f"{width} x {height} pixels: {len(read)} codes in {least:.0f} ms ({cpu:.0f} ms of one core),"
          f" least of {TIMES}; peak memory of the program {memory / 1024:.0f} MiB,"
          f" of which {width * height / 2**20:.0f} the picture")
    return int(read != expected)


if __name__ == "__main__":
    sys.exit(main())
