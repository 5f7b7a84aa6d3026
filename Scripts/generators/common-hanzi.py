"""Writes the 300 commonest hanzi of GB 2312 into Sources/QuietZone/Coding/CharacterSets/CommonHanzi+Steps.swift and
Web/quietzone/common-hanzi.js.

Counted in wordfreq 3.1.1 (Robyn Speer, 2022; doi 10.5281/zenodo.7199437): each word's frequency goes to all of its
characters. What is written is committed, so nobody else needs to run this.
"""
import collections
import sys

from wordfreq import get_frequency_dict

COUNT = 300
SOURCE = "the Chinese list of wordfreq 3.1.1, by `Scripts/generate common-hanzi`"

if len(sys.argv) > 1:
    sys.exit(__doc__)

counts = collections.Counter()
for word, frequency in get_frequency_dict("zh").items():
    for character in word:
        if "一" <= character <= "鿿":
            counts[character] += frequency


def code(character):
    """Its two bytes in GB 2312; None where that has none."""
    try:
        return character.encode("gb2312")
    except UnicodeEncodeError:
        return None


common = [character for character, _ in counts.most_common() if code(character)][:COUNT]
share = sum(counts[character] for character in common) / counts.total()
print(f"{COUNT} of {len(counts)} hanzi, {100 * share:.0f} % of what is written")

places = sorted((first - 0xB0) * 94 + second - 0xA1 for first, second in map(code, common))
steps = [place - before for before, place in zip([0, *places], places)]
assert len(steps) == COUNT and 0 <= min(steps) and max(steps) < 256
lines = [
    f"/// The {COUNT} commonest hanzi, {100 * share:.0f} % of Chinese text:",
    f"/// {SOURCE}.",
    "extension CommonHanzi {",
    f"  /// How many places each lies behind the one before, the first behind the first hanzi; {COUNT}.",
    "  static let steps: [UInt8] = [",
    *("    " + " ".join(f"{step}," for step in steps[start:start + 24]) for start in range(0, COUNT, 24)),
    "  ]",
    "}",
]
with open("Sources/QuietZone/Coding/CharacterSets/CommonHanzi+Steps.swift", "w", encoding="utf-8") as file:
    file.write("\n".join(lines) + "\n")

rows = [f"  '{''.join(common[start:start + 50])}'" for start in range(0, COUNT, 50)]
with open("Web/quietzone/common-hanzi.js", "w", encoding="utf-8") as file:
    file.write(f"// The {COUNT} commonest hanzi, {100 * share:.0f} % of Chinese text: {SOURCE}.\n"
               + "export const commonHanzi = new Set(\n" + " +\n".join(rows) + ",\n);\n")
