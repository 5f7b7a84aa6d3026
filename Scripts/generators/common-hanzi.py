"""Writes the 300 commonest hanzi of GB 2312 into Sources/QuietZone/Coding/CharacterSets/CommonHanzi.swift and
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

codes = sorted(code(character).hex().upper() for character in common)
lines = [
    f"/// The {COUNT} commonest hanzi, {100 * share:.0f} % of Chinese text:",
    f"/// {SOURCE}.",
    "enum CommonHanzi {",
    f"  /// Their codes in GB 2312 and GB 18030, ascending; {COUNT}.",
    "  static let codes: [UInt16] = [",
    *("    " + " ".join(f"0x{value}," for value in codes[start:start + 12]) for start in range(0, COUNT, 12)),
    "  ]",
    "}",
]
with open("Sources/QuietZone/Coding/CharacterSets/CommonHanzi.swift", "w", encoding="utf-8") as file:
    file.write("\n".join(lines) + "\n")

rows = [f"  '{''.join(common[start:start + 50])}'" for start in range(0, COUNT, 50)]
with open("Web/quietzone/common-hanzi.js", "w", encoding="utf-8") as file:
    file.write(f"// The {COUNT} commonest hanzi, {100 * share:.0f} % of Chinese text: {SOURCE}.\n"
               + "export const commonHanzi = new Set(\n" + " +\n".join(rows) + ",\n);\n")
