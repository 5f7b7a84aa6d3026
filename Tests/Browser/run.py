"""Runs the browser tests: a line for each, a count at the end, exit code 1 where one failed.

usage: Scripts/browser-python Tests/Browser/run.py [word …]     only tests whose name contains a word
"""
import os
import sys
import time
import traceback

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import accessibility  # noqa: E402
import aiming  # noqa: E402
import guarding  # noqa: E402
import library  # noqa: E402
import making  # noqa: E402
import options  # noqa: E402
import pictures  # noqa: E402
import scan_screen  # noqa: E402
import scanning  # noqa: E402
import shape  # noqa: E402
import states  # noqa: E402
import symbologies  # noqa: E402
import versions  # noqa: E402
from harness import stage  # noqa: E402
from seeds import ROWS  # noqa: E402

MODULES = [library, shape, options, pictures, making, scanning, scan_screen, aiming, symbologies,
           states, versions, guarding, accessibility]


def all_tests():
    """Name and function of each test, in the order in which they are written."""
    for module in MODULES:
        for name, value in vars(module).items():
            if name.startswith("test_") and callable(value):
                yield name[5:], value


def main(words):
    tests = [(name, test) for name, test in all_tests() if not words or any(word in name for word in words)]
    failed = []
    with stage() as place:
        for name, test in tests:
            began = time.monotonic()
            try:
                test(place)
                result = "ok"
            except Exception as error:
                failed.append(name)
                result = f"FAILED: {error}"
                if os.environ.get("TRACE"):
                    traceback.print_exc()
            print(f"{name}: {result} ({time.monotonic() - began:.1f} s)", flush=True)
        for name, value in place.measured.items():
            print(f"measured: {name}: {value:.0f}")
    # A row of the seed table whose test is not among those that run proves nothing.
    names = {name for name, _ in all_tests()}
    failed += [f"{name} (named for a seed row)" for _, _, wanted in ROWS for name in wanted if name not in names]
    print(f"{len(tests)} browser tests, {len(failed)} failed{': ' + ', '.join(failed) if failed else ''}")
    return 1 if failed or not tests else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
