"""Runs the browser tests: a line for each, a count at the end, exit code 1 where one failed.

usage: Scripts/support/browser-python Tests/Browser/run.py [word …]     only tests whose name contains a word

Two processes share them. Those that look at the clock (`alone`) come last, with nothing beside them, and so does, once
more, what failed before: a test that fails then has failed, one that passes is named as unsteady. WORKERS=1 takes one
process, PART=1/2 every second test from the first on, TRACE=1 tells where a test failed.
"""
import os
import signal
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import accessibility  # noqa: E402
import aiming  # noqa: E402
import failing  # noqa: E402
import guarding  # noqa: E402
import keeping  # noqa: E402
import library  # noqa: E402
import lists  # noqa: E402
import making  # noqa: E402
import options  # noqa: E402
import pictures  # noqa: E402
import privacy  # noqa: E402
import scan_screen  # noqa: E402
import scanning  # noqa: E402
import shape  # noqa: E402
import shape_results  # noqa: E402
import sheets  # noqa: E402
import states  # noqa: E402
import symbologies  # noqa: E402
import versions  # noqa: E402
import walking  # noqa: E402
from seeds import ROWS  # noqa: E402
from workers import results, workers  # noqa: E402

# Those with the longest tests come first, so that the workers end at about the same time.
MODULES = [accessibility, making, symbologies, walking, aiming, lists, scanning, scan_screen, states, versions, guarding,
           options, failing, keeping, pictures, privacy, sheets, shape, shape_results, library]
WORKERS = int(os.environ.get("WORKERS", 2))
PART, PARTS = map(int, os.environ.get("PART", "1/1").split("/"))
# More faults than these are no chance.
MOST_AGAIN = 5


def all_tests():
    """Name and function of each test, in the order in which they are begun."""
    for module in MODULES:
        for name, value in vars(module).items():
            if name.startswith("test_") and callable(value):
                yield name[5:], value


def all_results(team, tests):
    """Each test with its result; no time is measured beside another test."""
    failed = []

    def watched(team, tests):
        for test, result in results(team, tests):
            if result.fault is not None:
                failed.append(test)
            yield test, result

    yield from watched(team, [test for test in tests if not hasattr(test, "alone")])
    for worker in team[1:]:
        worker.end()
    yield from watched(team[:1], [test for test in tests if hasattr(test, "alone")])
    if len(failed) <= MOST_AGAIN:
        yield from results(team[:1], failed)


def run(tests):
    """Prints a line for each test and what was measured; by name the faults of those that failed, and of the unsteady."""
    failed, unsteady, measured = {}, {}, {}
    with workers(min(WORKERS, len(tests))) as team:
        for test, result in all_results(team, tests):
            name = test.__name__[5:]
            outcome = "ok" if result.fault is None else f"FAILED: {result.fault}"
            print(f"{name}: {outcome} ({result.seconds:.1f} s)", flush=True)
            if result.fault is not None:
                failed[name] = result.fault
                if os.environ.get("TRACE"):
                    print(result.trace, file=sys.stderr)
            elif name in failed:
                unsteady[name] = failed.pop(name)
            measured |= result.measured
    for name, value in measured.items():
        print(f"measured: {name}: {value:.0f}")
    return failed, unsteady


def main(words):
    began, names = time.monotonic(), {name for name, _ in all_tests()}
    chosen = [test for name, test in all_tests() if not words or any(word in name for word in words)]
    tests = chosen[PART - 1::PARTS]
    failed, unsteady = run(tests)
    # A row of the seed table whose test is not among those that run proves nothing.
    wanted = {name for _, _, row in ROWS for name in row}
    failed |= {name: "named for a seed row, and not there" for name in wanted - names}
    for word, faults in (("unsteady", unsteady), ("FAILED", failed)):
        for name, fault in faults.items():
            print(f"{word}: {name}: {fault}")
    print(f"{len(tests)} browser tests in {time.monotonic() - began:.0f} s, {len(failed)} failed, {len(unsteady)} unsteady")
    return 1 if failed or not tests else 0


if __name__ == "__main__":
    # Ended from outside it clears up as well.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit("stopped")
