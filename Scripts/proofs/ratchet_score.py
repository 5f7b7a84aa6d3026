"""When a read agrees with the truth about a picture; see ratchet.py."""
import re

FAMILIES = {
    "qr": "QR QRCODE MICROQRCODE RMQRCODE QRCODEMODEL1 QRCODEMODEL2",
    "linear": "EAN13 EAN8 UPCA UPCE EAN UPC CODE39 CODE93 CODE128 ITF ITF14 STD2OF5 CODABAR TELEPEN DXFILMEDGE DATABAR "
    "DATABAROMNI DATABARSTK DATABARSTKOMNI DATABAREXP DATABAREXPSTK DATABARLTD",
    "matrix": "AZTEC DATAMATRIX MAXICODE",
    "stacked": "PDF417 MICROPDF417",
}
# What besides is judged as one: every linear format, those too that the ratchet does not count.
GROUPS = FAMILIES | {
    "any linear": FAMILIES["linear"] + " CODE11 CODE39EXT CODE39EXTENDED IATA2OF5 MATRIX2OF5 MSIPLESSEY PHARMACODE "
    "DATABARSTACKED DATABARLIMITED DATABAREXPANDED",
}
CHARACTER_SETS = ("utf-8", "latin-1", "shift_jis", "gb18030")


def category(entry, family):
    """What the ratchet's record calls the symbols of a family in an entry's pictures."""
    return f"{entry['corpus']}/{entry['category']}" + ("" if family == "qr" else f" ({family})")


def belongs(name, family):
    """Whether a format belongs to a family or group; a read or truth without format belongs to each."""
    return not name or re.sub(r"[^A-Z0-9]", "", name.upper()) in GROUPS[family].split()


def kind(name):
    """What a format is a form of: one kind's reads are held against the truths of that kind."""
    plain = re.sub(r"[^A-Z0-9]", "", (name or "").upper())
    if belongs(plain, "qr"):
        return "QR"
    if plain.startswith(("EAN", "UPC")):
        return "EAN"
    return "DATABAR" if plain.startswith("DATABAR") else plain


def wide_upce(digits):
    """The twelve digits of UPC-A that eight of UPC-E stand for."""
    system, body, check = digits[0], digits[1:7], digits[7]
    last = body[5]
    if last in "012":
        return system + body[:2] + last + "0000" + body[2:5] + check
    if last in "34":
        kept = int(last)
        return system + body[:kept] + "00000" + body[kept:5] + check
    return system + body[:5] + "0000" + last + check


def linear_forms(text):
    """A text as other readers of linear symbols may write it."""
    forms = {text.strip("*"), re.sub(r"^[A-D]|[A-D]$", "", text.upper())}
    if re.fullmatch(r"A\d{9}", text):
        forms.add(text[1:])
    plain = re.sub(r"\((\d{2,4})\)", r"\1", text)
    if re.fullmatch(r"01\d{14}", plain):
        forms.add(plain[2:])
    for digits in {re.sub(r"[ -]", "", text), text.split(" ")[0]}:
        if digits.isdigit() and len(digits) in (8, 12, 13):
            forms.add("GTIN " + digits.zfill(14))
        if digits.isdigit() and len(digits) == 8:
            forms.add("GTIN " + wide_upce(digits).zfill(14))
        if digits.isdigit() and len(digits) in (14, 15, 17, 18):
            # Twelve or thirteen digits and an add-on of two or five.
            main = 12 if len(digits) in (14, 17) else 13
            forms.add("GTIN " + digits[:main].zfill(14))
    return forms


def normal_forms(text):
    """The text as it is compared: with and without brackets round GS1 identifiers."""
    text = re.sub(r"\r\n?", "\n", text).lstrip("\ufeff")
    text = re.sub(r"<(GS|RS|EOT|FNC1|FS|US)>", "", text)
    text = re.sub(r"[\x00-\x09\x0b-\x1f]", "", text).rstrip("\n \t")
    return {text, re.sub(r"\((\d{2,4})\)", r"\1", text)}


def all_forms(symbol):
    """Every form of a symbol's text, alternatives and bytes."""
    texts = [symbol.get("text"), *symbol.get("alts", [])]
    if symbol.get("ext") and symbol.get("text"):
        texts.append(symbol["text"] + symbol["ext"])
    forms = set()
    if symbol.get("bytes_hex"):
        data = bytes.fromhex(symbol["bytes_hex"])
        forms.add(data)
        for name in CHARACTER_SETS:
            try:
                texts.append(data.decode(name))
            except UnicodeDecodeError:
                pass
    is_linear = symbol.get("format") and belongs(symbol["format"], "linear")
    for text in texts:
        if text is not None:
            forms |= normal_forms(text)
            if is_linear:
                forms |= {form for normal in normal_forms(text) for form in linear_forms(normal)}
    return forms


def turn(a, b, c):
    """Twice the signed area of the triangle."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def convex_hull(points):
    """Corners of the convex hull, all turning the same way."""
    points = sorted({(float(x), float(y)) for x, y in points})
    chains = []
    for ordered in (points, points[::-1]):
        chain = []
        for point in ordered:
            while len(chain) > 1 and turn(chain[-2], chain[-1], point) <= 0:
                chain.pop()
            chain.append(point)
        chains.append(chain[:-1])
    return chains[0] + chains[1]


def area(polygon):
    return abs(sum(turn((0, 0), p, q) for p, q in zip(polygon, polygon[1:] + polygon[:1]))) / 2


def intersection(polygon, window):
    """The part of a convex polygon inside a convex window (Sutherland and Hodgman, 1974)."""
    for a, b in zip(window, window[1:] + window[:1]):
        kept = []
        for p, q in zip(polygon, polygon[1:] + polygon[:1]):
            sp, sq = turn(a, b, p), turn(a, b, q)
            if sp >= 0:
                kept.append(p)
            if sp * sq < 0:
                t = sp / (sp - sq)
                kept.append((p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])))
        polygon = kept
        if not polygon:
            break
    return polygon


def agreement(found, true):
    """How well two outlines agree: overlap over union, and a little when just the middle lies inside; 0: not."""
    a, b = convex_hull(found), convex_hull(true)
    if len(a) < 3 or len(b) < 3:
        return 0.0
    common = area(intersection(a, b))
    overlap = common / (area(a) + area(b) - common)
    middle = (sum(p[0] for p in found) / len(found), sum(p[1] for p in found) / len(found))
    inside = all(turn(p, q, middle) >= 0 for p, q in zip(b, b[1:] + b[:1]))
    if overlap >= 0.1:
        return overlap
    return max(overlap, 1e-6) if inside else 0.0


class Score:
    """What was read, missed and misread of a family in a number of pictures."""

    def __init__(self, family):
        self.family = family
        self.pictures = self.read = self.expected = self.wrong = self.stray = 0
        self.outlines = False
        self.examples = []

    def picture(self, entry, symbols):
        """Adds one picture; gives the number of symbols missed."""
        symbols = [x for x in symbols if belongs(x.get("format"), self.family)]
        if entry["truth"] == "quads":
            return self.by_outline(entry, symbols) if self.family == "qr" else 0
        truth = [x for x in entry["expected"] if belongs(x.get("format"), self.family)]
        forms = [all_forms(x) for x in truth]
        hit = [False] * len(truth)
        for symbol in symbols:
            mine = all_forms(symbol)
            same = [index for index, other in enumerate(forms) if mine & other]
            free = [index for index in same if not hit[index]]
            if free:
                hit[free[0]] = True
            elif not same:
                self.judge(entry, symbol, kind(symbol.get("format")) in {kind(x.get("format")) for x in truth})
        self.pictures += 1
        self.read += sum(hit)
        self.expected += len(hit)
        return len(hit) - sum(hit)

    def judge(self, entry, symbol, holds_kind):
        """A read that agrees with nothing: wrong where the truth is whole, or tells of this family."""
        pattern = entry.get("pattern")
        if pattern and re.search(pattern, symbol.get("text") or ""):
            return
        if entry["truth"] == "pooled" and not pattern:
            return
        of_pattern = pattern and belongs(entry.get("format") or "none", self.family)
        if entry["complete"] or holds_kind or of_pattern:
            self.wrong += 1
            self.examples.append((entry["id"], symbol.get("text")))

    def by_outline(self, entry, symbols):
        """Every read takes the true outline it agrees with best; a second read of one is ignored."""
        truth = [x["quad"] for x in entry["expected"]]
        texts = {x["quad_index"]: normal_forms(x["text"]) for x in entry["pooled"] if "quad_index" in x}
        taken = set()
        for symbol in symbols:
            marks = [agreement(symbol["quad"], quad) if symbol.get("quad") else 0.0 for quad in truth]
            free = [index for index, mark in enumerate(marks) if mark > 0 and index not in taken]
            if free:
                best = max(free, key=lambda index: marks[index])
                taken.add(best)
                if best in texts and not texts[best] & all_forms(symbol):
                    self.wrong += 1
                    self.examples.append((entry["id"], symbol.get("text")))
            elif not any(marks):
                self.stray += 1
        self.outlines = True
        self.pictures += 1
        self.read += len(taken)
        self.expected += len(truth)
        return len(truth) - len(taken)

    def f_score(self):
        return 2 * self.read / (self.read + self.stray + self.expected) if self.read else 0.0

    def add(self, other):
        for name in ("pictures", "read", "expected", "wrong", "stray"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.outlines |= other.outlines

    def row(self, name):
        rate = f"{100 * self.read / self.expected:.1f}" if self.expected else ""
        note = f"  F {self.f_score():.3f}, stray {self.stray}" if self.outlines else ""
        return f"{name:44} {self.pictures:8} {self.read:5} {self.expected:5} {rate:>6} {self.wrong:5}{note}"
