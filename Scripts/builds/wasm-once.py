#!/usr/bin/env python3
"""Tells the compiler's names of the functions that the WebAssembly module holds once: Scripts/builds/wasm-once.txt.

  Scripts/builds/wasm-once.py           all of them, separated by commas
  Scripts/builds/wasm-once.py --gone    those of the list that are not among the names on standard input, one a line

The compiler puts a hash of the file's name into the names of what is private. The list has a star in its place, which
stands for the files that may hold such a function: those that name its type and something private of its name. So a
file may be renamed, and a function may move into another one.
"""
import hashlib
import os
import re
import sys

ROOT = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../.."))
STAR = "33_*LL"


def sources(module):
    """(hash of the name, text) of each file of a module."""
    found = []
    for folder, _, names in os.walk(os.path.join(ROOT, "Sources", module)):
        for name in sorted(names):
            if name.endswith(".swift"):
                with open(os.path.join(folder, name), encoding="utf-8") as file:
                    found.append((hashlib.md5((module + name).encode()).hexdigest().upper(), file.read()))
    return found


def first(name):
    """The identifier that a name begins with, and the rest; none where it is written as part of an earlier one."""
    match = re.match(r"([1-9]\d*)", name)
    if not match:
        return "", name
    end = match.end() + int(match.group())
    return name[match.end():end], name[end:]


def last(name):
    """The identifier that a name ends with, or as much of its end as is written out."""
    match = re.search(r"(\d+)([A-Za-z_]+)$", name)
    if match:
        return match.group(2)[:int(match.group(1))]
    return (re.findall(r"[A-Za-z_]{3,}", name) or [""])[-1]


def resolved(name, modules={}):
    """The names that one with a star may stand for."""
    if STAR not in name:
        return [name]
    # Extensions of the standard library's types begin with those.
    module, head = first(re.sub(r"^\$e(?:S[A-Za-z]+?)?(?=\d)", "", name[:name.index(STAR)]))
    if module not in modules:
        modules[module] = sources(module)
    private = re.compile(r"private[^\n]*\b\w*" + re.escape(last(head)))
    files = [(key, text) for key, text in modules[module] if private.search(text)]
    owner = first(head)[0]
    own = [each for each in files if owner and re.search(rf"\b(?:extension|struct|enum|protocol) {owner}\b", each[1])]
    return [name.replace("*", key) for key, _ in own or files]


def main():
    with open(os.path.join(ROOT, "Scripts/builds/wasm-once.txt"), encoding="utf-8") as file:
        names = [line.strip() for line in file if not line.startswith("#")]
    if sys.argv[1:] == ["--gone"]:
        built = set(sys.stdin.read().split())
        print("\n".join(name for name in names if built.isdisjoint(resolved(name))))
    else:
        print(",".join(each for name in names for each in resolved(name)))


if __name__ == "__main__":
    main()
