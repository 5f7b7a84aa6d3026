"""Tests the npm package in a project of its own: a line for each test, a count at the end, 1 where one failed.

usage: Scripts/support/browser-python Tests/Npm/run.py [word …]     only tests whose name contains a word

Expects the package that `make npm` left in Output/; nothing is asked of any registry.
"""
import os
import sys
import tempfile
import time
import traceback

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import project  # noqa: E402

import examples  # noqa: E402
import pages  # noqa: E402
import programs  # noqa: E402
from harness import Browsers  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402

MODULES = [programs, pages, examples]


def outcome(test, bench):
    began = time.monotonic()
    try:
        test(bench)
    except Exception as error:
        if os.environ.get("TRACE"):
            traceback.print_exc()
        return f"FAILED: {error}", time.monotonic() - began
    return "ok", time.monotonic() - began


def main(words):
    began, failed = time.monotonic(), 0
    tests = [(name[5:], test) for module in MODULES for name, test in vars(module).items()
             if name.startswith("test_") and (not words or any(word in name for word in words))]
    with tempfile.TemporaryDirectory(prefix="quietzone-npm-") as folder, sync_playwright() as playwright:
        browsers = Browsers(playwright)
        bench = project.Bench(folder, browsers)
        for name, test in tests:
            said, seconds = outcome(test, bench)
            failed += said != "ok"
            print(f"{name}: {said} ({seconds:.1f} s)", flush=True)
        browsers.close()
    print(f"{len(tests)} tests of the npm package in {time.monotonic() - began:.0f} s, {failed} failed")
    return 1 if failed or not tests else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
