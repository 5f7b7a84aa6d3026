"""Holds made GS1 DataBar symbols against two programs that are not ours: zxing-cpp reads them, zint makes the same.

usage: databar-proof.py SYMBOLS.jsonl

Each line holds one symbol (see Tests/ProofTool/DataBarSet.swift). Fails when zxing-cpp does not read a symbol or says
something else, or when zint makes other modules of a GTIN. What an Expanded symbol says can be written in several
ways; those where zint's differ are counted, and fail only where zint's is shorter.
"""
import collections
import json
import re
import subprocess
import sys

import zxingcpp

from symbol_picture import picture

MADE = {"omnidirectional": "DBAR_OMN", "truncated": "DBAR_OMN", "stacked": "DBAR_STK",
        "stacked-omnidirectional": "DBAR_OMNSTK", "limited": "DBAR_LTD", "expanded": "DBAR_EXP"}
# Application identifiers of the set with the number of digits that follow; 0: up to the next separator.
ELEMENTS = [(r"01", 14), (r"310\d", 6), (r"320\d", 6), (r"392\d", 0), (r"393\d", 0), (r"1[1357]", 6), (r"10", 0), (r"21", 0)]


def said(record):
    """None when zxing-cpp reads what was asked for, else what it says."""
    problem = None
    for scale in 2, 3, 4:
        found = zxingcpp.read_barcodes(picture(record["rows"], scale, ((6, 6), (8, 8))), formats=zxingcpp.BarcodeFormat.DataBar,
                                       text_mode=zxingcpp.TextMode.Plain)
        if len(found) != 1:
            problem = f"{len(found)} symbols read"
            continue
        got, expected = bytes(found[0].bytes), bytes.fromhex(record["expected"])
        if got != expected:
            return f"says {got!r}, expected {expected!r}"
        if found[0].symbology_identifier != "]e0":
            return f"identifier {found[0].symbology_identifier}"
        return None
    return problem


def bracketed(content):
    text, result = content.decode(), ""
    while text:
        for identifier, length in ELEMENTS:
            match = re.match(identifier, text)
            if match:
                break
        else:
            raise SystemExit(f"no application identifier: {content!r}")
        value, text = text[match.end():], ""
        if length:
            value, text = value[:length], value[length:]
        elif "\x1d" in value:
            value, text = value.split("\x1d", 1)
        result += f"[{match.group()}]{value}"
    return result


def once(rows):
    return [row for index, row in enumerate(rows) if index == 0 or row != rows[index - 1]]


def zint(record):
    """The rows that zint makes, None where its rules refuse the content."""
    form, _, pairs = record["form"].partition("-") if record["form"].startswith("expanded-") else (record["form"], "", "")
    content = bytes.fromhex(record["content"])
    text = bracketed(content) if form == "expanded" else content.decode()
    command = ["zint", "-b", "DBAR_EXPSTK" if pairs else MADE[form], "--dump", "-d", text]
    if pairs:
        command.append(f"--cols={pairs}")
    done = subprocess.run(command, capture_output=True, text=True)
    rows = ["".join(f"{int(digit, 16):04b}" for digit in line.replace(" ", "")) for line in done.stdout.split("\n") if line]
    return once(rows) if done.returncode < 5 and rows else None


def main():
    with open(sys.argv[1], encoding="utf-8") as lines:
        records = [json.loads(line) for line in lines]
    tried, read, same, other = (collections.Counter() for _ in range(4))
    faults = []
    for record in records:
        form = record["form"]
        tried[form] += 1
        problem = said(record)
        read[form] += not problem
        if problem:
            faults.append((record, problem))
        rows, made = once(record["rows"]), zint(record)
        if made is None:
            continue
        if record["symbology"] in ("databar", "databar-limited", "databar-expanded"):
            rows = ["0" + rows[0]]
        width = len(rows[0])
        equal = [row[:width].ljust(width, "0") for row in made] == rows and all("1" not in row[width:] for row in made)
        same[form] += equal
        other[form] += not equal
        if not equal and (not form.startswith("expanded") or len(made[0].rstrip("0")) < len(rows[0].rstrip("0"))):
            faults.append((record, "zint has other modules"))
    for record, problem in faults:
        print(f"{record['form']} {bytes.fromhex(record['content'])!r}: {problem}")
    for form in tried:
        print(f"{form}: made {tried[form]}; {read[form]} read by zxing-cpp with equal content; "
              f"modules equal zint's {same[form]} of {same[form] + other[form]}")
    print(f"all: made {sum(tried.values())}, read {sum(read.values())}, equal to zint {sum(same.values())} "
          f"of {sum(same.values()) + sum(other.values())}")
    return 1 if faults or not records else 0


if __name__ == "__main__":
    sys.exit(main())
