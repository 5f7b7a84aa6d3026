"""The ten tasks with the keyboard alone, and what a screen reader says on the way, compared with spoken.txt."""
import os
import re

from harness import expect
from measure_tasks import begun, with_file
from person import Typist
from tasks import TASKS

GOLDEN = os.path.join(os.path.dirname(os.path.abspath(__file__)), "spoken.txt")


def golden():
    """Name of each task and the lines that are to be heard."""
    with open(GOLDEN, encoding="utf-8") as file:
        parts = re.split(r"^# (\w+)\n", file.read(), flags=re.M)
    return {name: text.strip().splitlines() for name, text in zip(parts[1::2], parts[2::2])}


def says(line, wanted):
    """Where the golden line has `*`, anything may stand."""
    return re.fullmatch(".*".join(map(re.escape, wanted.split("*"))), line) is not None


def compare(heard, wanted):
    """All of it in its order. Hints of the camera may come in between, which depend on its frames; nothing else is touched."""
    rest = iter(heard)
    for line in wanted:
        expect(any(says(each, line) for each in rest), f"not heard: {line!r} in {heard}")
    touched, named = [[line for line in lines if line.startswith(">")] for lines in (heard, wanted)]
    expect(len(touched) == len(named), f"touched: {touched}")


def walk(stage, name):
    """A task with the keyboard alone; what was heard."""
    with begun(stage, name, "desktop") as visit:
        visit.context.set_default_timeout(40_000)
        visit.open("#/scan")
        typist = with_file(Typist(visit), stage, name)
        TASKS[name][1](typist)
        typist.listen()
        return typist.heard


def walked(name):
    def test(stage):
        compare(walk(stage, name), golden()[name])
    test.__doc__ = TASKS[name][0]
    # Workers are told a test by its name.
    test.__name__ = test.__qualname__ = f"test_walk_{name}"
    return test


def test_walks_are_all_there(stage):
    expect(list(golden()) == list(TASKS), f"each task has its lines: {list(golden())}")


globals().update({f"test_walk_{name}": walked(name) for name in TASKS})
