#!/usr/bin/env python3
"""The API of quietzone-server from outside: reading, making, checking, limits, keys, logs, metrics, draining.

  python3 -m unittest discover -s Tests/Server        the programs that `make build server` built
"""
import base64
import gzip
import http.client
import json
import os
import pathlib
import re
import signal
import socket
import struct
import subprocess
import tempfile
import threading
import time
import unittest
import zlib

from server import PROGRAM, ROOT, Server

QUIETZONE = os.environ.get("QUIETZONE_PROGRAM", str(ROOT / ".build/release/quietzone"))
TEXT = "https://example.org/a?b=c"
GOOD_GS1 = "(01)09501101530003(10)AB-123"
PNG = b"\x89PNG\r\n\x1a\n"


def quietzone(*arguments):
    return subprocess.run([QUIETZONE, *arguments], capture_output=True, check=True, timeout=60).stdout


def picture(text=TEXT, kind="png", *more):
    """A code as a file."""
    return quietzone("make", text, "-o", "-", "--format", kind, *more)


def chunk(name, content):
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))


def bomb(side):
    """The head of a PNG file with so many pixels, and nothing behind it."""
    return PNG + chunk(b"IHDR", struct.pack(">IIBBBBB", side, side, 8, 0, 0, 0, 0)) + chunk(b"IDAT", b"")


def animation(side, count):
    """So many black frames, an animated PNG file."""
    rows = zlib.compress((b"\0" + bytes(side)) * side)
    file = PNG + chunk(b"IHDR", struct.pack(">IIBBBBB", side, side, 8, 0, 0, 0, 0))
    file += chunk(b"acTL", struct.pack(">II", count, 0))
    number = 0
    for frame in range(count):
        file += chunk(b"fcTL", struct.pack(">IIIIIHHBB", number, side, side, 0, 0, 1, 10, 0, 0))
        file += chunk(b"IDAT", rows) if frame == 0 else chunk(b"fdAT", struct.pack(">I", number + 1) + rows)
        number += 1 if frame == 0 else 2
    return file + chunk(b"IEND", b"")


def logo():
    """A grey square, a PNG file."""
    rows = zlib.compress((b"\0" + b"\x90" * 16) * 16)
    return PNG + chunk(b"IHDR", struct.pack(">IIBBBBB", 16, 16, 8, 0, 0, 0, 0)) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


def form(*parts, boundary="b0undary"):
    """multipart/form-data of (name, file name or None, bytes)."""
    body = b""
    for name, file_name, content in parts:
        more = f'; filename="{file_name}"' if file_name is not None else ""
        body += f'--{boundary}\r\nContent-Disposition: form-data; name="{name}"{more}\r\n\r\n'.encode() + content + b"\r\n"
    return body + f"--{boundary}--\r\n".encode(), f"multipart/form-data; boundary={boundary}"


class Case(unittest.TestCase):
    def assert_problem(self, answer, status, kind, *words):
        """An answer of RFC 9457 with these words in it."""
        given, fields, body = answer
        self.assertEqual((given, fields["Content-Type"]), (status, "application/problem+json"), body)
        problem = json.loads(body)
        self.assertEqual(set(problem), {"type", "title", "status", "detail", "instance"})
        self.assertEqual((problem["type"], problem["status"]), ("urn:quietzone:problem:" + kind, status))
        self.assertEqual(problem["instance"], fields["X-Request-Id"])
        for word in words:
            self.assertIn(word, problem["detail"])
        self.assertRegex(problem["detail"], r"[.!?]$")
        return problem

    def codes(self, answer):
        """Of the only picture."""
        status, fields, body = answer
        self.assertEqual((status, fields["Content-Type"]), (200, "application/json"), body)
        (only,) = json.loads(body)["pictures"]
        self.assertIsNone(only["error"])
        return only["codes"]


class APITests(Case):
    @classmethod
    def setUpClass(cls):
        cls.server = Server(None, None, "--api-only", "--max-bytes", "2000000", "--max-pages", "3", "--max-pixels", "9000000")
        cls.png = picture()

    @classmethod
    def tearDownClass(cls):
        cls.server.stop()

    # Reading

    def test_codes_are_those_of_the_command_line(self):
        with tempfile.TemporaryDirectory() as folder:
            for name, symbology in (("a.png", "qr"), ("b.png", "pdf417"), ("c.png", "code-128")):
                file = pathlib.Path(folder, name)
                file.write_bytes(picture("ABC-1234", "png", "-b", symbology))
                expected = [json.loads(line) for line in quietzone("read", "--json", str(file)).splitlines()]
                codes = self.codes(self.server.post("/read", file.read_bytes()))
                for code in expected + codes:
                    code.pop("path")
                self.assertEqual(codes, expected)
                self.assertEqual(codes[0]["text"], "ABC-1234")

    def test_kinds_are_told_from_the_bytes(self):
        for kind in ("png", "pgm", "pdf"):
            for said in ("application/octet-stream", "image/jpeg", "text/plain"):
                codes = self.codes(self.server.post("/read", picture(TEXT, kind), said))
                self.assertEqual([code["text"] for code in codes], [TEXT], kind)

    def test_parameters(self):
        self.assertEqual(self.codes(self.server.post("/read?symbologies=aztec", self.png)), [])
        self.assertEqual(len(self.codes(self.server.post("/read?symbologies=qr&effort=thorough&maximum=1", self.png))), 1)
        self.assert_problem(self.server.post("/read?symbolgies=qr", self.png), 400, "bad-parameter",
                            'no parameter "symbolgies"', "symbologies")
        self.assert_problem(self.server.post("/read?effort=hard", self.png), 400, "bad-parameter", "effort", "balanced")
        self.assert_problem(self.server.post("/read?effort=fast&effort=fast", self.png), 400, "bad-parameter", "twice")
        self.assert_problem(self.server.post("/read?symbologies=%FF", self.png), 400, "bad-parameter", "UTF-8")

    def test_pages(self):
        with tempfile.TemporaryDirectory() as folder:
            pages = pathlib.Path(folder, "pages.pdf")
            quietzone("make", "--batch", self.rows(folder, 30), "--sheet", "avery-l7160", "-o", str(pages))
            codes = self.codes(self.server.post("/read", pages.read_bytes()))
            self.assertEqual({code["page"] for code in codes}, {0, 1})
            self.assertEqual(len(codes), 30)
            first = self.codes(self.server.post("/read?pages=2", pages.read_bytes()))
            self.assertEqual([code for code in codes if code["page"] == 1], first)
            self.assert_problem(self.server.post("/read?pages=9", pages.read_bytes()), 400, "bad-parameter", "has 2")
            quietzone("make", "--batch", self.rows(folder, 80), "--sheet", "avery-l7160", "-o", str(pages))
            status, _, body = self.server.post("/read", pages.read_bytes())
            self.assertEqual(status, 200)
            (only,) = json.loads(body)["pictures"]
            self.assertEqual((only["pages"], only["error"]["status"]), (3, 413))

    @staticmethod
    def rows(folder, count):
        file = pathlib.Path(folder, "rows.csv")
        file.write_text("text\n" + "".join(f"row {number}\n" for number in range(count)))
        return str(file)

    def test_annotated_picture(self):
        status, fields, body = self.server.post("/read", self.png, Accept="image/png")
        self.assertEqual((status, fields["Content-Type"]), (200, "image/png"))
        self.assertTrue(body.startswith(PNG))
        # The outline leaves the code readable.
        self.assertEqual([code["text"] for code in self.codes(self.server.post("/read", body))], [TEXT])
        self.assert_problem(self.server.post("/read", self.png, Accept="text/html"), 406, "not-acceptable", "image/png")
        self.assertEqual(self.server.post("/read", self.png, Accept="text/html;q=0.9, */*;q=0.1")[0], 200)

    def test_a_form_of_pictures(self):
        second = picture("two", "png", "-b", "data-matrix")
        body, kind = form(("f", "one.png", self.png), ("f", "two.png", second), ("x", "bad %22é.png", b"no picture"),
                          ("symbologies", None, b"qr,data-matrix"), ("x", "cut.png", self.png[:200]))
        status, _, answer = self.server.post("/read", body, kind)
        self.assertEqual(status, 200)
        pictures = json.loads(answer)["pictures"]
        self.assertEqual([one["name"] for one in pictures], ["one.png", "two.png", 'bad "é.png', "cut.png"])
        self.assertEqual([[code["text"] for code in one["codes"]] for one in pictures], [[TEXT], ["two"], [], []])
        self.assertEqual([one["error"] and one["error"]["status"] for one in pictures], [None, None, 415, 422])

    def test_forms_that_are_none(self):
        body, kind = form(("f", "one.png", self.png))
        for wrong, said, words in (
            (body[:-20], kind, "last boundary"), (body, "multipart/form-data", "boundary"),
            (body, "multipart/form-data; boundary=" + "x" * 71, "1 to 70"), (b"", kind, "boundary at the start"),
            (body.replace(b"\r\n\r\n", b"\r\n"), kind, "empty line"),
            (body.replace(b"--b0undary\r\n", b"--b0undary??\r\n"), kind, "neither"),
        ):
            with self.subTest(words):
                self.assert_problem(self.server.post("/read", wrong, said), 400, "bad-request", words)
        body, kind = form(("effort", None, b"fast"))
        self.assert_problem(self.server.post("/read", body, kind), 422, "bad-content", "no picture")
        body, kind = form(*[("f", "one.png", b"x")] * 21)
        self.assert_problem(self.server.post("/read", body, kind), 413, "too-large", "21 pictures", "20")

    def test_content_in_pieces(self):
        connection = http.client.HTTPConnection(self.server.host, self.server.port, timeout=30)
        parts = (self.png[at:at + 50] for at in range(0, len(self.png), 50))
        connection.request("POST", "/read", parts, {"Transfer-Encoding": "chunked"}, encode_chunked=True)
        answer = connection.getresponse()
        self.assertEqual(self.codes((answer.status, answer.headers, answer.read()))[0]["text"], TEXT)
        connection.close()

    def test_what_is_no_picture(self):
        self.assert_problem(self.server.post("/read", b"hello"), 415, "bad-media-type", "JPEG", "PNG")
        self.assert_problem(self.server.post("/read", b""), 422, "bad-content", "empty")
        self.assert_problem(self.server.post("/read", self.png[:100]), 422, "bad-content")
        self.assert_problem(self.server.post("/read", b"%PDF-1.4 nothing"), 422, "bad-content")

    def test_what_is_too_large(self):
        self.assert_problem(self.server.post("/read", bomb(60000)), 413, "too-large", "60000", "pixels")
        self.assert_problem(self.server.post("/read", bytes(2_000_001)), 413, "too-large", "2000000")
        with socket.create_connection((self.server.host, self.server.port), timeout=20) as connection:
            connection.sendall(b"POST /read HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
            answer = b""
            try:
                for _ in range(300):
                    connection.sendall(b"10000\r\n" + bytes(0x10000) + b"\r\n")
            except OSError:
                pass
            try:
                while part := connection.recv(65536):
                    answer += part
            except OSError:
                pass
            self.assertRegex(answer, rb"^HTTP/1\.1 413 ")

    # Making

    def test_kinds_of_files(self):
        for kind, media, start in (
            ("svg", "image/svg+xml", b"<svg"), ("png", "image/png", PNG), ("pdf", "application/pdf", b"%PDF"),
            ("eps", "application/postscript", b"%!PS"), ("txt", "text/plain", b""),
            ("pgm", "image/x-portable-graymap", b"P5"),
        ):
            with self.subTest(kind):
                status, fields, body = self.server.get("/make?text=hello&format=" + kind)
                self.assertEqual((status, fields["Content-Type"].split(";")[0]), (200, media))
                self.assertIn(start, body[:200])
                self.assertEqual(self.server.get("/make?text=hello", Accept=media)[2], body)
                self.assertEqual(fields["Content-Disposition"], f'inline; filename="code.{kind}"')
                self.assertEqual(quietzone("make", "hello", "-o", "-", "--format", kind), body)

    def test_weights_of_kinds(self):
        """The kind that Accept wants most, of equals the first that is offered; of ranges the most exact counts."""
        for accept, kind in (
            ("", "svg"), (" , ", "svg"), ("*/*", "svg"), ("application/*", "pdf"), ("text/html, */*;q=0.1", "svg"),
            ("image/png;q=0.5, image/svg+xml;q=0.4", "png"), ("application/pdf, image/png", "png"),
            ("image/svg+xml;q=0, image/*;q=0.5, */*;q=0.1", "png"), ("image/*;q=0, */*", "pdf"),
            ("*/*, image/*;q=0.2, image/svg+xml;q=0.1", "pdf"), ("IMAGE/Png", "png"),
            ("image/png\t; Q=0.9 ,text/plain ;\tq=0.1", "png"), ("image/png;level=1;q=0.1, text/plain;q=0.2", "txt"),
            ("image/png;q=0.1, text/plain;q=0.5, image/png", "txt"), ("image/png;q=much, text/plain;q=0.9", "png"),
            ("image/png;q=, text/plain;q=0.9", "png"), ("text/plain;q=7, image/png", "png"),
            ("text/plain;q=inf, image/png;q=nan", "png"), ("image/png;q=0", None), ("*/*;q=0.000", None),
            ("image/png;q=-1", None), ("text/html", None), ("text/html," * 100 + "image/png", None),
        ):
            with self.subTest(accept[:60]):
                answer = self.server.get("/make?text=hello", Accept=accept)
                if kind is None:
                    self.assert_problem(answer, 406, "not-acceptable", "image/png")
                else:
                    self.assertEqual((answer[0], answer[1]["Content-Disposition"]), (200, f'inline; filename="code.{kind}"'))

    def test_making_is_remembered(self):
        status, fields, body = self.server.get("/make?text=hello")
        self.assertEqual((status, fields["Cache-Control"]), (200, "public, max-age=86400"))
        self.assertEqual(fields["Cross-Origin-Resource-Policy"], "cross-origin")
        for held, expected in ((fields["ETag"], 304), ('"other"', 200), ("*", 304)):
            status, again, content = self.server.get("/make?text=hello", If_None_Match=held)
            self.assertEqual((status, content), (expected, b"" if expected == 304 else body))
            self.assertEqual(again["ETag"], fields["ETag"])
        status, head, nothing = self.server.request("HEAD", "/make?text=hello")
        self.assertEqual((status, nothing, head["Content-Length"]), (200, b"", str(len(body))))
        self.assertEqual(self.server.post("/make", b"hello", "text/plain")[1]["Cache-Control"], "no-store")

    def test_ways_to_give_content(self):
        def read(answer):
            self.assertEqual(answer[0], 200, answer[2])
            return self.codes(self.server.post("/read", answer[2]))[0]

        self.assertEqual(read(self.server.post("/make?format=png", "grüß".encode(), "text/plain"))["text"], "grüß")
        exact = bytes(range(256))
        self.assertEqual(read(self.server.post("/make?format=png", exact))["bytes_hex"], exact.hex())
        given = {"text": "A-1", "format": "png", "symbology": "code-128", "scale": 3}
        self.assertEqual(read(self.server.post("/make", json.dumps(given).encode(), "application/json"))["text"], "A-1")
        encoded = {"bytes": base64.b64encode(exact).decode(), "format": "png", "symbology": "aztec"}
        made = self.server.post("/make", json.dumps(encoded).encode(), "application/json")
        self.assertEqual(read(made)["bytes_hex"], exact.hex())
        self.assertEqual(read(self.server.post("/make", b"text=a+b%2B&format=png", "application/x-www-form-urlencoded"))
                         ["text"], "a b+")
        network = {"payload": "wifi", "format": "png", "fields": {"ssid": "Home", "password": "secret12"}}
        made = read(self.server.post("/make", json.dumps(network).encode(), "application/json"))
        self.assertEqual(made["text"], quietzone_payload())
        self.assertEqual(read(self.server.get("/make?payload=wifi&field.ssid=Home&field.password=secret12&format=png")),
                         made)
        escaped = {"payload": "tel", "format": "png", "escapes": True, "fields": {"phone": "\\x2b49"}}
        self.assertEqual(read(self.server.post("/make", json.dumps(escaped).encode(), "application/json"))["text"], "tel:+49")
        body, kind = form(("text", None, b"https://example.org"), ("level", None, b"h"), ("format", None, b"png"),
                          ("scale", None, b"8"), ("logo", "logo.png", logo()))
        self.assertEqual(read(self.server.post("/make", body, kind))["text"], "https://example.org")

    def test_numbers_of_json_are_as_written(self):
        for number in ("12345678901234567890", "0.10", "-1.50e+3", "0", "1.0", "1E400"):
            with self.subTest(number):
                status, _, file = self.server.post(
                    "/make", f'{{"text": {number},"format":"png","scale":3}}'.encode(), "application/json")
                self.assertEqual((status, self.codes(self.server.post("/read", file))[0]["text"]), (200, number))
                checked = self.server.post("/check", f'{{"text":{number}}}'.encode(), "application/json")
                self.assertEqual(json.loads(checked[2])["text"], number)
        fields = b'{"payload":"tel","fields":{"phone":10.50},"format":"png"}'
        quoted = fields.replace(b"10.50", b'"10.50"')
        made = [self.server.post("/make", body, "application/json") for body in (fields, quoted)]
        self.assertEqual(made[0][0::2], made[1][0::2])
        for none in ("01", "1.", ".5", "-", "+1", "1e", "0x10", "1 2", '"1"2', "1true", "NaN"):
            with self.subTest(none):
                answer = self.server.post("/make", f'{{"text":{none}}}'.encode(), "application/json")
                self.assert_problem(answer, 422, "bad-content", "JSON")

    def test_content_as_it_is(self):
        """What is coded, or text of another character set, is refused where it would be taken for something else."""
        packed = gzip.compress(self.png)
        for path in ("/read", "/make?format=png", "/check"):
            for coding in ("gzip", "GZIP", "br", "identity, deflate", "x-unknown"):
                with self.subTest(path, coding=coding):
                    answer = self.server.post(path, packed, Content_Encoding=coding)
                    self.assert_problem(answer, 415, "bad-media-type", coding.lower().split(", ")[-1], "Content-Encoding")
                    self.assertEqual(answer[1]["Accept-Encoding"], "identity")
        self.assertEqual(self.codes(self.server.post("/read", self.png, Content_Encoding="Identity"))[0]["text"], TEXT)
        self.assertEqual(self.server.post("/make", b"a", "text/plain", Content_Encoding="")[0], 200)

    def test_character_sets(self):
        for path in ("/make", "/check"):
            for said in ("utf-16le", "iso-8859-1", '"UTF-16"'):
                for kind in ("text/plain", "application/json", "application/x-www-form-urlencoded"):
                    with self.subTest(path, kind=kind, said=said):
                        answer = self.server.post(path, b"a\0b\0", f"{kind}; format=flowed;charset={said}")
                        self.assert_problem(answer, 415, "bad-media-type", said.strip('"'), "UTF-8")
            for said in ("utf-8", "UTF-8", '"utf-8"', "us-ascii"):
                with self.subTest(path, said=said):
                    self.assertEqual(self.server.post(path, b"ab", f"text/plain; Charset={said}")[0], 200)
        body, kind = form(("text", None, b"a\0"))
        body = body.replace(b"\r\n\r\n", b"\r\nContent-Type: text/plain; charset=utf-16le\r\n\r\n", 1)
        self.assert_problem(self.server.post("/make", body, kind), 415, "bad-media-type", "utf-16le")

    def test_names_given_twice(self):
        for body, name in ((b'{"text":"first","text":"last"}', "text"), (b'{"text":"a","te\\u0078t" :null}', "text"),
                           (b'{"payload":"wifi","fields":{"ssid":"a","password":"x","ssid":"b"}}', "fields.ssid"),
                           (b'{"fields":{"ssid":"a"},"payload":"wifi","fields":{}}', "fields")):
            with self.subTest(body):
                answer = self.server.post("/make", body, "application/json")
                self.assert_problem(answer, 400, "bad-parameter", name + " is given twice.")
        self.assert_problem(self.server.post("/check", b'{"text":"a","text":"b"}', "application/json"),
                            400, "bad-parameter", "text is given twice.")
        # A value is no name, and names of two objects are two.
        both = b'{"text":"a","format":"svg","payload":null,"fields":{"text":"text","format":["text","text"]}}'
        self.assert_problem(self.server.post("/make", both, "application/json"), 400, "bad-parameter", "needs a payload")

    def test_payloads_keep_their_rules(self):
        self.assert_problem(self.server.get("/make?payload=epc&symbol-version=14"), 400, "bad-parameter", "version 1 to 13")
        made = self.server.get("/make?payload=wifi&field.ssid=x&field.password=%2012345678+&format=png")[2]
        self.assertEqual(self.codes(self.server.post("/read", made))[0]["payload"]["password"], " 12345678 ")

    def test_sets(self):
        address = "/make?text=" + "x" * 400 + "&structured-append=3&format=png"
        self.assert_problem(self.server.get(address), 400, "bad-parameter", "3 codes", "member=1")
        codes = [self.codes(self.server.post("/read", self.server.get(f"{address}&member={n}")[2]))[0] for n in (1, 2, 3)]
        self.assertEqual("".join(code["text"] for code in codes), "x" * 400)
        self.assert_problem(self.server.get(address + "&member=4"), 400, "bad-parameter", "1 to 3")
        self.assert_problem(self.server.get(address + "&member=1&member=2"), 400, "bad-parameter", "given twice")

    def test_what_can_not_be_made(self):
        for address, status, kind, words in (
            ("/make", 400, "bad-parameter", "Nothing says"),
            ("/make?text=a&payload=wifi", 400, "bad-parameter", "not several"),
            ("/make?text=a&text=b", 400, "bad-parameter", "twice"),
            ("/make?text=a&formt=svg", 400, "bad-parameter", "format"),
            ("/make?text=a&format=gif", 400, "bad-parameter", "svg, png"),
            ("/make?text=abc&symbology=ean-13", 422, "bad-content", ""),
            ("/make?text=a&symbology=qrcode7", 400, "bad-parameter", "qrcode7"),
            ("/make?text=(01)09501101530004&gs1", 422, "bad-content", "check digit"),
            ("/make?text=a&foreground=white&background=white&strict", 422, "bad-content", "contrast"),
            ("/make?text=a&scale=0&format=png", 400, "bad-parameter", "at least 1"),
            ("/make?text=a&scale=4000&format=png", 413, "too-large", "116000"),
            ("/make?text=a&scale=200&format=png", 413, "too-large", "16000000"),
            ("/make?text=" + "x" * 8000, 422, "bad-content", ""),
            ("/make?text=a&no-text=maybe", 400, "bad-parameter", "true or false"),
            ("/make?text=a&output=/etc/passwd", 400, "bad-parameter", "output"),
            ("/make?text=a&logo=/etc/passwd", 400, "bad-parameter", "logo"),
            ("/make?text=a&file=/etc/passwd", 400, "bad-parameter", "file"),
        ):
            with self.subTest(address[:60]):
                problem = self.assert_problem(self.server.get(address), status, kind, words)
                self.assertNotIn("--", problem["detail"])
        self.assert_problem(self.server.post("/make", b"\xff", "text/plain"), 422, "bad-content", "UTF-8")
        self.assert_problem(self.server.post("/make", b"{", "application/json"), 422, "bad-content", "JSON")
        self.assert_problem(self.server.post("/make", b"[1]", "application/json"), 422, "bad-content", "JSON")
        self.assert_problem(self.server.post("/make", b'{"bytes":"?"}', "application/json"), 400, "bad-parameter", "Base64")
        self.assert_problem(self.server.post("/make", b"a", "image/png"), 415, "bad-media-type", "image/png")
        self.assert_problem(self.server.get("/make?text=a", Accept="text/html"), 406, "not-acceptable", "image/svg+xml")
        deep = b'{"fields":' + b'{"a":' * 5000 + b"1" + b"}" * 5001
        self.assert_problem(self.server.post("/make", deep, "application/json"), 422, "bad-content", "JSON")
        nested = b'{"text":' + b"[" * 1000 + b"]" * 1000 + b"}"
        self.assert_problem(self.server.post("/check", nested, "application/json"), 422, "bad-content", "JSON")
        for count, status, kind, words in ((2000, 422, "bad-content", "1000 values"), (300, 413, "too-large", "200 fields")):
            many = json.dumps({"payload": "contact", "fields": {f"a{i}": "1" for i in range(count)}}).encode()
            self.assert_problem(self.server.post("/make", many, "application/json"), status, kind, words)
        # Brackets and commas of texts are none of its own.
        status, _, _ = self.server.post("/make", json.dumps({"text": "[{,\\\"" * 300}).encode(), "application/json")
        self.assertEqual(status, 200)

    def test_warnings_come_beside(self):
        status, fields, _ = self.server.get("/make?text=hello&foreground=%23ddd&format=svg")
        self.assertEqual(status, 200)
        self.assertIn("contrast", fields["X-Code-Warning"])

    # Checking

    def check(self, text):
        status, fields, body = self.server.post("/check", text.encode(), "text/plain")
        self.assertEqual((status, fields["Content-Type"]), (200, "application/json"), body)
        return json.loads(body)

    def test_gs1_is_checked(self):
        good = self.check(GOOD_GS1)
        self.assertEqual((good["text"], good["gs1"]["valid"], good["gs1"]["error"]), (GOOD_GS1, True, None))
        self.assertEqual([element["ai"] for element in good["gs1"]["elements"]], ["01", "10"])
        bad = self.check("(01)09501101530004")
        self.assertFalse(bad["gs1"]["valid"])
        self.assertEqual(bad["gs1"]["error"]["ai"], "01")
        self.assertIn("check digit", bad["gs1"]["error"]["message"])
        wrong = self.check("https://id.gs1.org/01/09501101530004")["gs1"]
        self.assertEqual((wrong["valid"], wrong["error"]["ai"]), (False, "01"))
        self.assertEqual([element["value"] for element in wrong["elements"]], ["09501101530004"])
        self.assertIn("check digit", wrong["error"]["message"])
        self.assertIsNone(self.check("https://example.org/2026/01/15")["gs1"])
        link = self.check("https://id.gs1.org/01/09501101530003/10/AB-123")
        self.assertEqual([element["value"] for element in link["gs1"]["elements"]], ["09501101530003", "AB-123"])

    def test_meaning_is_told(self):
        network = self.check("WIFI:T:WPA;S:Home;P:secret12;;")
        self.assertEqual(network["payload"]["kind"], "wifi")
        self.assertIsNone(network["gs1"])
        odd = self.check("https://exаmple.org@evil.example/")
        self.assertTrue(odd["payload"]["warnings"] if "warnings" in odd["payload"] else odd["payload"])
        for body, kind in ((b'{"text":"hello"}', "application/json"), (b"text=hello", "application/x-www-form-urlencoded")):
            self.assertEqual(json.loads(self.server.post("/check", body, kind)[2])["text"], "hello")
        self.assert_problem(self.server.post("/check", b'{"txt":"a"}', "application/json"), 422, "bad-content", "text")
        self.assert_problem(self.server.post("/check", b"text", "image/png"), 415, "bad-media-type")
        self.assert_problem(self.server.post("/check?a=b", b"text", "text/plain"), 400, "bad-parameter", '"a"')
        self.assert_problem(self.server.post("/check", b"x" * 8001, "text/plain"), 413, "too-large")

    def test_when_an_event_is(self):
        event = "BEGIN:VEVENT\nDTSTART;TZID=Europe/Berlin:20261130T100000\nDURATION:PT1H\nEND:VEVENT"
        self.assertEqual(self.check(event)["payload"], {
            "kind": "event", "start": "20261130T100000", "start_time_zone": "Europe/Berlin", "duration": "PT1H"})

    def test_nothing_is_not_checked(self):
        for body, kind in ((b"", "text/plain"), (b"", "application/octet-stream"), (b'{"text":""}', "application/json"),
                           (b"text=", "application/x-www-form-urlencoded")):
            with self.subTest(kind):
                self.assert_problem(self.server.post("/check", body, kind), 422, "bad-content", "empty")

    # What holds for all

    def test_methods_and_addresses(self):
        for method, path, allowed in (("GET", "/read", "POST"), ("PUT", "/make", "GET, HEAD, POST"),
                                      ("POST", "/metrics", "GET, HEAD"), ("DELETE", "/check", "POST")):
            answer = self.server.request(method, path)
            self.assert_problem(answer, 405, "bad-method", path)
            self.assertEqual(answer[1]["Allow"], allowed)
        for path in ("/", "/app.js", "/nope"):
            self.assert_problem(self.server.get(path), 404, "not-found", "nothing at this address")
        answer = self.server.post("/health", b"")
        self.assert_problem(answer, 405, "bad-method", "GET and HEAD")
        self.assertEqual(answer[1]["Allow"], "GET, HEAD")

    def test_head_is_as_get(self):
        for path in ("/make?text=a", "/health", "/openapi.json", "/metrics", "/nope"):
            fields = [dict(self.server.request(method, path)[1]) for method in ("GET", "HEAD")]
            for varying in ("Date", "X-Request-Id", "Content-Length", "Server-Timing"):
                for one in fields:
                    one.pop(varying, None)
            self.assertEqual(*fields, path)

    def test_what_is_no_request(self):
        """Errors that the HTTP library finds are as all others."""
        for text, status, kind in (
            ("FOO / HTTP/1.1\r\nHost: x\r\n\r\n", 400, "bad-request"), ("nonsense\r\n\r\n", 400, "bad-request"),
            ("POST /read HTTP/1.1\r\nHost: x\r\nContent-Length: ten\r\n\r\n", 400, "bad-request"),
            ("GET /make?text=a HTTP/1.1\r\n\r\n", 400, "bad-request"),
            ("GET /" + "a" * 100_000 + " HTTP/1.1\r\nHost: x\r\n\r\n", 431, "head-too-large"),
            ("GET / HTTP/1.1\r\nHost: x\r\nX-A: " + "a" * 100_000 + "\r\n\r\n", 431, "head-too-large"),
            # The answer to the request before is whole.
            ("GET /health HTTP/1.1\r\nHost: x\r\n\r\nFOO\r\n\r\n", 400, "bad-request"),
        ):
            with self.subTest(text[:30]):
                head, body = self.server.raw(text).rsplit(b"\r\n\r\n", 1)
                lines = head.decode().split("\r\n")
                lines = lines[max(place for place, line in enumerate(lines) if "HTTP/1.1 " in line):]
                fields = {name.title(): value for name, value in (line.split(": ", 1) for line in lines[1:])}
                self.assertEqual(fields["Content-Length"], str(len(body)))
                self.assertEqual(fields["X-Content-Type-Options"], "nosniff")
                self.assert_problem((int(lines[0].split(" ")[1]), fields, body), status, kind)

    def test_old_clients(self):
        """HTTP/1.0 needs no host, and its connection ends with the answer."""
        for text in ("GET /health HTTP/1.0\r\n\r\n", "GET /make?text=a HTTP/1.0\r\nConnection: keep-alive\r\n\r\n",
                     "POST /check HTTP/1.0\r\nContent-Type: text/plain\r\nContent-Length: 5\r\n\r\nhello",
                     "GET /health HTTP/1.0\r\nHost: x\r\n\r\n"):
            with self.subTest(text):
                self.assertRegex(self.server.raw(text), rb"^HTTP/1\.1 200 ")
        self.assertRegex(self.server.raw("GET /health HTTP/1.0\r\nHost: a\r\nHost: b\r\n\r\n"), rb"^HTTP/1\.1 400 ")

    def test_request_ids(self):
        self.assertEqual(self.server.get("/make?text=a", X_Request_Id="mine-1.2_3")[1]["X-Request-Id"], "mine-1.2_3")
        made = [self.server.get("/make?text=a", **{"X_Request_Id": given})[1]["X-Request-Id"]
                for given in ("", "x" * 65, "a b", "a\"b")]
        self.assertEqual(len(set(made)), 4)
        for one in made:
            self.assertRegex(one, r"^[0-9a-f]{16}$")
        for method, path in (("GET", "/health"), ("HEAD", "/health"), ("GET", "/nope"), ("HEAD", "/nope"), ("POST", "/health")):
            self.assertEqual(self.server.request(method, path, {"X-Request-Id": "mine"})[1]["X-Request-Id"], "mine")
            self.assertRegex(self.server.request(method, path)[1]["X-Request-Id"], r"^[0-9a-f]{16}$")

    def test_description(self):
        status, fields, body = self.server.get("/openapi.json")
        self.assertEqual((status, fields["Content-Type"]), (200, "application/json"))
        described = json.loads(body)
        self.assertEqual(described["openapi"], "3.1.0")
        self.assertEqual(set(described["paths"]), {"/read", "/make", "/check", "/health", "/metrics", "/openapi.json"})
        # Each parameter that is described is one, and each that there is is described.
        for path, command in (("/read", self.png), ("/make", b"x")):
            told = self.assert_problem(self.server.post(path + "?zzz=1", command), 400, "bad-parameter")["detail"]
            known = set(re.findall(r"[a-z][a-z0-9-]+", told.split("there are ")[1]))
            rows = {row["name"] for row in described["paths"][path]["post" if path == "/read" else "get"]["parameters"]}
            self.assertEqual(rows, known)

    def test_expect_continue(self):
        with socket.create_connection((self.server.host, self.server.port), timeout=10) as connection:
            head = f"POST /read HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: {len(self.png)}\r\n"
            connection.sendall((head + "Expect: 100-continue\r\n\r\n").encode())
            self.assertRegex(connection.recv(65536), rb"^HTTP/1\.1 100 ")
            connection.sendall(self.png)
            answer = b""
            while part := connection.recv(65536):
                answer += part
            self.assertRegex(answer, rb"^HTTP/1\.1 200 ")


def quietzone_payload():
    made = quietzone("make", "--payload", "wifi", "ssid=Home", "password=secret12", "-o", "-", "--format", "png")
    with tempfile.NamedTemporaryFile(suffix=".png") as file:
        file.write(made)
        file.flush()
        return json.loads(quietzone("read", "--json", file.name))["text"]


class LimitTests(Case):
    """A server of few places and little time."""

    @staticmethod
    def begin(server, length=100_000):
        """A request to /read whose content does not come."""
        connection = socket.create_connection((server.host, server.port), timeout=20)
        connection.sendall(f"POST /read HTTP/1.1\r\nHost: x\r\nContent-Length: {length}\r\n\r\n".encode())
        return connection

    def test_many_of_one_client(self):
        with Server(None, None, "--api-only", "--per-client", "3") as server:
            held = [self.begin(server) for _ in range(3)]
            time.sleep(0.3)
            answer = server.post("/read", picture())
            self.assert_problem(answer, 429, "too-many", "3 requests")
            self.assertEqual(answer[1]["Retry-After"], "1")
            for connection in held:
                connection.close()
            time.sleep(0.3)
            self.assertEqual(server.post("/read", picture())[0], 200)

    def test_many_of_all(self):
        with Server(None, None, "--api-only", "--per-client", "99", "--at-once", "1", "--waiting", "2") as server:
            held = [self.begin(server) for _ in range(3)]
            time.sleep(0.3)
            answer = server.post("/read", picture())
            self.assert_problem(answer, 503, "overloaded", "try again")
            self.assertEqual(answer[1]["Retry-After"], "1")
            self.assertEqual(server.get("/health")[0], 200)
            for connection in held:
                connection.close()

    def test_much_content_of_all(self):
        with Server(None, None, "--api-only", "--per-client", "99", "--max-bytes", "100000") as server:
            held = [self.begin(server) for _ in range(8)]
            time.sleep(0.3)
            self.assert_problem(server.post("/read", picture()), 503, "overloaded")
            for connection in held:
                connection.close()

    def test_content_in_drops(self):
        with Server(None, None, "--api-only", "--upload", "1") as server:
            with self.begin(server) as connection:
                answer = b""
                connection.settimeout(0.2)
                end = time.monotonic() + 10
                while b"\r\n\r\n" not in answer and time.monotonic() < end:
                    try:
                        connection.sendall(b"x")
                        answer += connection.recv(65536)
                    except TimeoutError:
                        pass
                self.assertRegex(answer, rb"^HTTP/1\.1 408 ")

    def test_a_page_that_takes_long(self):
        with Server(None, None, "--api-only", "--max-seconds", "0.001", "--max-pixels", "50000000") as server:
            large = picture("x" * 500, "png", "--scale", "30")
            answer = server.post("/read", large)
            # Where the time ends while it is decoded, nothing is known of it; else what was found until then.
            if answer[0] == 422:
                self.assert_problem(answer, 422, "too-long", "0.001")
            else:
                self.assertIn("the time was over before all of it was looked at", json.loads(answer[2])["pictures"][0]["notices"])

    def test_frames_that_are_skipped_take_no_more_time(self):
        with Server(None, None, "--api-only", "--max-seconds", "0.3") as server:
            begin = time.monotonic()
            answer = server.post("/read?pages=99999", animation(2000, 300))
            self.assert_problem(answer, 422, "too-long", "0.3")
            for _ in range(200):
                if b"quietzone_working 0\n" in server.get("/metrics")[2]:
                    break
                time.sleep(0.1)
            else:
                self.fail(f"still at work after {time.monotonic() - begin:.0f} s")

    def test_an_end_while_others_wait(self):
        """Who waits for a place when the time for the end is over is not waited for."""
        with Server(None, None, "--api-only", "--drain", "1", "--max-seconds", "60") as server:
            large = animation(2000, 300)
            threads = [threading.Thread(target=lambda: self.ends(server, "/read?pages=99999", large))
                       for _ in range(2 * (os.cpu_count() or 1))]
            for thread in threads:
                thread.start()
            time.sleep(1)
            self.assertEqual(server.stop(signal.SIGTERM, 15), 0)
            for thread in threads:
                thread.join(15)

    def ends(self, server, address, content):
        """Asks, and bears that the connection breaks off."""
        try:
            server.post(address, content)
        except (OSError, http.client.HTTPException):
            pass

    def test_limits_are_checked(self):
        for arguments in (["--max-bytes", "0"], ["--max-seconds", "0"], ["--waiting", "-1"], ["--open", "--keys", "x"],
                          ["--api-only", "--web", "x"]):
            answer = subprocess.run([PROGRAM, *arguments], capture_output=True, text=True, timeout=10)
            self.assertEqual(answer.returncode, 64, answer.stderr)


class AccessTests(Case):
    KEY = "0123456789abcdef-one"

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.keys = pathlib.Path(self.folder.name, "keys")
        self.write(f"# who may\nshop  {self.KEY}\n\nstock\tfedcba9876543210-two # the other\n")

    def tearDown(self):
        self.folder.cleanup()

    def write(self, text, mode=0o600):
        self.keys.write_text(text)
        self.keys.chmod(mode)

    def test_keys(self):
        with Server(None, None, "--api-only", "--keys", str(self.keys)) as server:
            for fields, status in (
                ({}, 401), ({"Authorization": "Bearer wrong-wrong-wrong-wrong"}, 401), ({"X-API-Key": self.KEY}, 200),
                ({"Authorization": "bearer " + self.KEY}, 200), ({"Authorization": "Basic " + self.KEY}, 401),
                ({"Authorization": "Bearer fedcba9876543210-two"}, 200),
            ):
                with self.subTest(fields):
                    answer = server.request("GET", "/make?text=a", fields)
                    self.assertEqual(answer[0], status)
                    if status == 401:
                        self.assert_problem(answer, 401, "not-authorized", "Authorization: Bearer KEY")
                        self.assertIn("Bearer", answer[1]["WWW-Authenticate"])
                    else:
                        self.assertEqual(answer[1]["Cache-Control"], "private, max-age=86400")
            self.assertEqual(server.get("/metrics")[0], 401)
            self.assertEqual((server.get("/health")[0], server.get("/openapi.json")[0]), (200, 200))
        told = "".join(server.complaints)
        self.assertNotIn(self.KEY, told)
        self.assertIn('"client":"shop"', told)

    def test_lines_of_any_kind(self):
        for end in ("\n", "\r\n", "\r"):
            self.keys.write_bytes(f"# ours{end}shop {self.KEY}{end}{end}till fedcba9876543210{end}".encode())
            self.keys.chmod(0o600)
            with self.subTest(end), Server(None, None, "--api-only", "--keys", str(self.keys)) as server:
                for key in (self.KEY, "fedcba9876543210"):
                    self.assertEqual(server.get("/make?text=a", X_API_Key=key)[0], 200)

    def test_files_of_keys_that_are_none(self):
        for text, mode, words in (
            ("shop short\n", 0o600, "line 1: expected a name and a key of 16"), ("# none\n", 0o600, "has no key"),
            (f"a {self.KEY}\nb {self.KEY}\n", 0o600, "line 2: the name or the key is there already"),
            (f"a {self.KEY}\n", 0o644, "everybody on this machine can read the keys; chmod o="),
        ):
            self.write(text, mode)
            answer = subprocess.run([PROGRAM, "--api-only", "--port", "0", "--keys", str(self.keys)],
                                    capture_output=True, text=True, timeout=10)
            self.assertEqual(answer.returncode, 1)
            self.assertIn(words, answer.stderr)

    def test_other_machines_need_a_word(self):
        with Server(None, None, "--api-only", "--host", "0.0.0.0") as server:
            self.assert_problem(server.get("/make?text=a"), 403, "not-offered", "--keys or --open")
            self.assertEqual(server.get("/health")[0], 200)
        self.assertIn("the API is off", "".join(server.complaints))
        with Server(None, None, "--api-only", "--host", "0.0.0.0", "--open") as server:
            self.assertEqual(server.get("/make?text=a")[0], 200)


class OperationTests(Case):
    def test_the_log_has_no_contents(self):
        secret = "s3cret-in-a-code"
        with Server(None, None, "--api-only") as server:
            server.post("/read", picture(secret))
            server.get("/make?text=" + secret)
            server.post("/check", secret.encode(), "text/plain")
            server.get("/make?wrong=" + secret, X_Request_Id="log-1")
            server.post("/read", *form(("f", secret + ".png", b"")))
        lines = [json.loads(line) for line in server.complaints]
        self.assertEqual(len(lines), 5)
        self.assertNotIn(secret, "".join(server.complaints))
        first = lines[0]
        self.assertEqual((first["method"], first["path"], first["status"], first["codes"]), ("POST", "/read", 200, 1))
        self.assertGreater(first["ms"], 0)
        self.assertEqual((lines[3]["id"], lines[3]["problem"], lines[3]["level"]), ("log-1", "bad-parameter", "info"))
        self.assertRegex(first["time"], r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z$")
        with Server(None, None, "--api-only", "--quiet") as server:
            server.get("/make?text=a")
        self.assertEqual(server.complaints, [])

    def test_metrics(self):
        with Server(None, None, "--api-only") as server:
            server.post("/read", picture())
            server.post("/read", b"none")
            server.get("/make?text=a")
            status, fields, body = server.get("/metrics")
        self.assertEqual((status, fields["Content-Type"]), (200, "text/plain; version=0.0.4; charset=utf-8"))
        values = {}
        for line in body.decode().splitlines():
            if not line.startswith("#"):
                self.assertRegex(line, r'^[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? [0-9.e+-]+$')
                name, value = line.rsplit(" ", 1)
                self.assertNotIn(name, values)
                values[name] = float(value)
        self.assertEqual(values['quietzone_requests_total{path="/read",status="200"}'], 1)
        self.assertEqual(values['quietzone_requests_total{path="/read",status="415"}'], 1)
        self.assertEqual(values['quietzone_codes_total{symbology="qr"}'], 1)
        self.assertEqual(values['quietzone_pictures_total{result="refused"}'], 1)
        self.assertEqual(values['quietzone_request_seconds_count{path="/read"}'], 2)
        self.assertEqual(values['quietzone_request_seconds_bucket{path="/read",le="+Inf"}'], 2)
        self.assertGreater(values["quietzone_resident_bytes"], 1_000_000)

    def test_clients_behind_a_proxy(self):
        with Server(None, None, "--api-only", "--behind-proxy") as server:
            server.get("/make?text=a", X_Forwarded_For="198.51.100.7, 203.0.113.9")
        self.assertEqual(json.loads(server.complaints[0])["client"], "203.0.113.9")

    def test_nothing_under_way_is_lost(self):
        png = picture()
        for given in (signal.SIGTERM, signal.SIGINT):
            server = Server(None, None, "--api-only")
            head = f"POST /read HTTP/1.1\r\nHost: x\r\nContent-Length: {len(png)}\r\n\r\n".encode()
            held = []
            for _ in range(8):
                connection = socket.create_connection((server.host, server.port), timeout=20)
                connection.sendall(head + png[:50])
                held.append(connection)
            time.sleep(0.3)
            ending = threading.Thread(target=lambda: self.assertEqual(server.stop(given, 15), 0))
            ending.start()
            time.sleep(0.5)
            with self.assertRaises(OSError):
                socket.create_connection((server.host, server.port), timeout=1).close()
            for connection in held:
                connection.sendall(png[50:])
            for connection in held:
                answer = b""
                while part := connection.recv(65536):
                    answer += part
                self.assertRegex(answer, rb"^HTTP/1\.1 200 ")
                self.assertIn(TEXT.encode(), answer)
                connection.close()
            ending.join(20)
            self.assertFalse(ending.is_alive())


if __name__ == "__main__":
    unittest.main(verbosity=1)
