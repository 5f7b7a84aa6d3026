"""Old-style property lists: project files, and tables of texts."""
import re

from .fault import Fault

TOKEN = re.compile(r'\s+|//[^\n]*|/\*.*?\*/|(?P<quoted>"(?:\\.|[^"\\])*")|(?P<word>[\w./$:-]+)|(?P<mark>[{}()=;,])', re.S)


def parsed(path):
    """The value that a file is."""
    try:
        stream = tokens(path.read_text())
        value = parse(stream)
        if next(stream, None):
            raise Fault("something stands behind its end")
    except StopIteration:
        raise Fault(f"{path.name}: it ends too early") from None
    except Fault as fault:
        raise Fault(f"{path.name}: {fault}") from None
    return value


def tokens(text):
    at = 0
    while at < len(text):
        match = TOKEN.match(text, at)
        if not match:
            line = text.count("\n", 0, at) + 1
            raise Fault(f"line {line}: no property list: {text[at:at + 20]!r}")
        at = match.end()
        if match.lastgroup:
            yield match.lastgroup, match.group(match.lastgroup)


def parse(stream, first=None):
    """A value of an old-style property list: a dictionary, an array or a string."""
    kind, text = first or next(stream)
    if kind == "word":
        return text
    if kind == "quoted":
        return re.sub(r"\\(.)", r"\1", text[1:-1])
    if text == "{":
        found = {}
        while (token := next(stream))[1] != "}":
            key = parse(stream, token)
            if key in found:
                raise Fault(f"{key} twice")
            expect(stream, "=")
            found[key] = parse(stream)
            expect(stream, ";")
        return found
    if text == "(":
        found = []
        while (token := next(stream))[1] != ")":
            found.append(parse(stream, token))
            expect(stream, ",")
        return found
    raise Fault(f"{text!r} is no value")


def expect(stream, mark):
    if next(stream) != ("mark", mark):
        raise Fault(f"{mark!r} is missing")


def strings(value):
    if isinstance(value, dict):
        for key, each in value.items():
            yield key
            yield from strings(each)
    elif isinstance(value, list):
        for each in value:
            yield from strings(each)
    else:
        yield value


def pairs(path):
    """A table of texts: "key" = "text"; for each."""
    found, stream = {}, tokens(path.read_text())
    for kind, quoted in stream:
        key = parse(stream, (kind, quoted))
        if kind != "quoted" or key in found:
            raise Fault(f"{path}: {key} is no key, or there twice")
        try:
            expect(stream, "=")
            found[key] = parse(stream)
            expect(stream, ";")
        except (Fault, StopIteration) as fault:
            raise Fault(f"{path}: behind {key}: {fault}") from None
    return found
