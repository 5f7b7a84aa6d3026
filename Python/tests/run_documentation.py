"""Runs the Python lines of a document in a folder of its own, where the pictures that they name are.

usage: run_documentation.py FILE

Blocks whose first line names a library that is not installed are passed over, and said so.
"""
import os
import re
import sys
import tempfile

import quietzone


def missing(code):
    """The first import of the block that fails: a library that is not here, or one that itself lacks something."""
    for line in re.findall(r"^(?:import|from) .*$", code, re.M):
        try:
            exec(line, {})
        except ImportError as error:
            return error
    return None


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        blocks = re.findall(r"^```python\n(.*?)^```$", file.read(), re.M | re.S)
    run = 0
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        for name in ("photograph.png", "label.png"):
            quietzone.make("https://example.org").save(name)
        for block in blocks:
            reason = missing(block)
            if reason and "quietzone" not in str(reason):
                print(f"passed over, {reason}: {block.splitlines()[0]}")
                continue
            exec(compile(block, sys.argv[1], "exec"), {})
            run += 1
    print(f"{run} of {len(blocks)} blocks run")
    return 0 if run else 1


sys.exit(main())
