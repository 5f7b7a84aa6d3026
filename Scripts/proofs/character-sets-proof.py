"""Prints which character set is guessed for texts that do not say it: a row a language and how it was written.

One to ten words of a language, common ones and rare ones, capital letters, with digits, in brackets, in addresses and as
names of contacts; in the character set that codes of that language are in where they do not say it. Words and how
common they are come from wordfreq 3.1.1.

Fails where less of a language is told right than is promised here, or where the web page guesses otherwise than the
engine. --wrong prints what is told wrong. Korean, Russian and Greek are in sets that are not guessed: what becomes of
them is printed, and nothing is promised.
"""
import argparse
import collections
import random
import subprocess
import sys
import unicodedata

from wordfreq import top_n_list

LATIN, JAPANESE, CHINESE = "ISO-8859-1", "Windows-31J", "GB18030"
# Name, list of words, codec, the set that is right, and the share of it in per cent at least. Of some only texts with so
# many hanzi.
WRITINGS = [
    *((name, code, "latin-1", LATIN, 99.9) for name, code in {
        "German": "de", "French": "fr", "Spanish": "es", "Portuguese": "pt", "Italian": "it", "Dutch": "nl",
        "Swedish": "sv", "Danish": "da", "Norwegian": "nb", "Finnish": "fi", "Icelandic": "is", "Catalan": "ca"}.items()),
    *((f"{name} in UTF-8", code, "utf-8", "UTF-8", 100) for name, code in {
        "German": "de", "Japanese": "ja", "Chinese": "zh", "Korean": "ko", "Russian": "ru"}.items()),
    ("Japanese", "ja", "shift_jis", JAPANESE, 99.5),
    ("half-width katakana alone", "katakana", "shift_jis", JAPANESE, 88),
    ("Chinese", "zh", "gb18030", CHINESE, 87),
    ("Chinese, four hanzi or more", "zh", "gb18030", CHINESE, 94),
    ("Chinese, eight hanzi or more", "zh", "gb18030", CHINESE, 98),
    ("Korean in EUC-KR", "ko", "euc_kr", None, 0),
    ("Russian in Windows-1251", "ru", "cp1251", None, 0),
    ("Greek in ISO-8859-7", "el", "iso8859-7", None, 0),
]
LEAST_HANZI = {"Chinese, four hanzi or more": 4, "Chinese, eight hanzi or more": 8}
WORDS = 20_000
SETS = ["UTF-8", JAPANESE, CHINESE, LATIN]


def half_width(word):
    """The katakana of a word in their half width; None where some have none."""
    narrow = {unicodedata.normalize("NFKC", chr(code)): chr(code) for code in range(0xFF61, 0xFFA0)}
    narrow |= {"\u3099": "\uff9e", "\u309a": "\uff9f"}
    letters = [narrow.get(letter) for letter in unicodedata.normalize("NFD", word)]
    return "".join(letters) if all(letters) else None


def words(code):
    if code != "katakana":
        return top_n_list(code, WORDS)
    plain = (word for word in top_n_list("ja", 3 * WORDS)
             if len(word) > 1 and all("ァ" <= letter <= "ヿ" for letter in word))
    return [word for word in map(half_width, plain) if word]


def texts(code, draw):
    """Texts of a language without end."""
    known, is_spaced = words(code), code not in ("zh", "ja")
    while True:
        count = draw.choice([1, 1, 1, 2, 2, 3, 4, 6, 10])
        chosen = [known[min(int(draw.expovariate(1 / 3000)), len(known) - 1)] for _ in range(count)]
        style = draw.random()
        if style < 0.25:
            chosen = [word.upper() for word in chosen]
        elif style < 0.6:
            chosen = [word.title() for word in chosen]
        text, form = (" " if is_spaced else "").join(chosen), draw.random()
        if form < 0.1:
            text = "https://example.com/?q=" + text
        elif form < 0.2:
            text = f"MECARD:N:{text};TEL:0312345678;;"
        elif form < 0.3:
            text = f"({text}){draw.randint(1, 99)}"
        yield text


def hanzi(text):
    return sum("一" <= letter <= "鿿" for letter in text)


def drawn(name, code, codec, count, seed):
    """Texts that have something to guess, and their bytes."""
    found = []
    for text in texts(code, random.Random(f"{seed} {name}")):
        try:
            content = text.encode(codec)
        except UnicodeEncodeError:
            continue
        if not content.isascii() and hanzi(text) >= LEAST_HANZI.get(name, 0):
            found.append((text, content))
        if len(found) == count:
            return found


def guesses(command, contents):
    lines = "".join(content.hex() + "\n" for content in contents)
    return subprocess.run(command, input=lines, capture_output=True, text=True, check=True).stdout.split("\n")[:-1]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", help="quietzone-proof")
    parser.add_argument("count", nargs="?", type=int, default=1000, help="texts of each writing")
    parser.add_argument("seed", nargs="?", type=int, default=7)
    parser.add_argument("--wrong", action="store_true", help="print what is told wrong")
    arguments = parser.parse_args()
    failures = []
    print(f"| text | {' | '.join(SETS)} | right |\n|---|{'--:|' * (len(SETS) + 1)}")
    for name, code, codec, right, least in WRITINGS:
        found = drawn(name, code, codec, arguments.count, arguments.seed)
        contents = [content for _, content in found]
        ours = guesses([arguments.program, "character-sets"], contents)
        web = guesses(["node", "Scripts/proofs/character-sets-proof.mjs"], contents)
        told = collections.Counter(ours)
        share = 100 * told[right] / len(ours)
        print(f"| {name} | {' | '.join(str(told[known] or '') for known in SETS)} | {f'{share:.1f} %' if right else ''} |")
        failures += [f"{name}: {text!r} is {a} to the engine, {b} to the web page"
                     for (text, _), a, b in zip(found, ours, web, strict=True) if a != b]
        if right and share < least:
            failures.append(f"{name}: {share:.1f} % right, {least} % promised")
        if arguments.wrong and right:
            print("\n".join(f"{text} is told as {guess}" for (text, _), guess in zip(found, ours) if guess != right))
    print("\n".join(failures))
    return int(bool(failures))


if __name__ == "__main__":
    sys.exit(main())
