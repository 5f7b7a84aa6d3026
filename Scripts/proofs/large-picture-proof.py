"""Lets the program read one picture nine times and prints what it reads, the least time, and its peak memory.

usage: large-picture-proof.py QUIETZONE PICTURE.pgm

Fails unless PICTURE.pgm.json, the list of symbologies and texts in the picture, is what was read.
"""
import json
import os
import subprocess
import sys
import tempfile

TIMES = 9


def main():
    program, picture = sys.argv[1:]
    with tempfile.TemporaryFile("w+") as output:
        process = subprocess.Popen([program, "read", "--lines"], stdin=subprocess.PIPE, stdout=output, text=True)
        process.stdin.write(f"{picture}\n" * TIMES)
        process.stdin.close()
        # Of this process alone: the builds before it take more.
        _, status, usage = os.wait4(process.pid, 0)
        if status:
            sys.exit(f"Scripts/prove large-picture: {program} ended with status {status}")
        memory = usage.ru_maxrss
        output.seek(0)
        answers = [json.loads(line) for line in output]
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
