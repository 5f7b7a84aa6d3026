#!/usr/bin/env python3
"""quietzone-server from outside: types, caching, compression, security, signals.

  Tests/Server/test_server.py            the program that `make server` built
  QUIETZONE_SERVER=program Tests/Server/test_server.py
"""
import contextlib
import gzip
import json
import os
import pathlib
import signal
import socket
import subprocess
import tempfile
import time
import unittest

from server import PROGRAM, Server

POLICY = ("default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' blob: data:; "
          "media-src 'self' blob:; worker-src 'self'; connect-src 'self'; base-uri 'none'; "
          "frame-ancestors 'none'; form-action 'none'; object-src 'none'")
SECURITY = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}
TYPES = {
    "index.html": "text/html; charset=utf-8",
    "app.js": "text/javascript; charset=utf-8",
    "worker.mjs": "text/javascript; charset=utf-8",
    "style.css": "text/css; charset=utf-8",
    "words.json": "application/json; charset=utf-8",
    "app.webmanifest": "application/manifest+json; charset=utf-8",
    "icon.svg": "image/svg+xml; charset=utf-8",
    "icon.png": "image/png",
    "beep.wav": "audio/wav",
    "other": "application/octet-stream",
}
WASM = b"\0asm\1\0\0\0" + bytes(range(256)) * 64
SECRET = b"what no browser may see"


class ServerTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        base = pathlib.Path(cls.folder.name)
        cls.web = base / "Web"
        for inner in ("", "quietzone", "assets", ".hidden"):
            (cls.web / inner).mkdir(exist_ok=True)
        for name in TYPES:
            (cls.web / name).write_bytes(f"/* {name} */\n".encode() * 100)
        (cls.web / "small.css").write_bytes(b"a{}")
        (cls.web / "empty.css").write_bytes(b"")
        (cls.web / "noise.js").write_bytes(os.urandom(4096))
        (cls.web / "assets/index.html").write_bytes(b"inner")
        (cls.web / "assets/app.3f9a0c21.js").write_bytes(b"1;" * 300)
        (cls.web / "assets/app-3f9a0c21.css").write_bytes(b"a{}" * 300)
        (cls.web / "assets/feedback.min.js").write_bytes(b"1;" * 300)
        (cls.web / "a name äß.txt").write_bytes(b"named")
        for name in ("packed.js", "stale.js", "linked.js", "larger.js"):
            (cls.web / name).write_bytes(b"packed();" * 100)
        for name in ("packed.js", "stale.js"):
            subprocess.run(["brotli", "--keep", cls.web / name], check=True)
        os.utime(cls.web / "stale.js.br", (1, 1))
        (cls.web / "linked.js.br").symlink_to("packed.js.br")
        (cls.web / "larger.js.br").write_bytes(bytes(1000))
        (base / "secret.txt").write_bytes(SECRET)
        (base / "Web-beside").mkdir()
        (base / "Web-beside/secret.txt").write_bytes(SECRET)
        (cls.web / ".hidden/secret.txt").write_bytes(SECRET)
        (cls.web / ".secret").write_bytes(SECRET)
        (cls.web / "inside.js").symlink_to("app.js")
        (cls.web / "outside.txt").symlink_to("../secret.txt")
        (cls.web / "outside").symlink_to("..")
        (cls.web / "beside.txt").symlink_to("../Web-beside/secret.txt")
        os.mkfifo(cls.web / "pipe")
        cls.wasm = base / "engine.wasm"
        cls.wasm.write_bytes(WASM)
        cls.server = Server(cls.web, cls.wasm)

    @classmethod
    def tearDownClass(cls):
        cls.server.stop()
        cls.folder.cleanup()

    def assert_secure(self, fields):
        for name, value in SECURITY.items():
            self.assertEqual(fields[name], value, name)
        self.assertIn("camera=(self)", fields["Permissions-Policy"])

    def test_first_line_names_the_address(self):
        self.assertEqual(self.server.first_line,
                         f"Serving {os.path.realpath(self.web)} at http://127.0.0.1:{self.server.port}")

    def test_types(self):
        for name, kind in TYPES.items():
            with self.subTest(name):
                status, fields, body = self.server.get("/" + name)
                self.assertEqual((status, fields["Content-Type"]), (200, kind))
                self.assertEqual(body, (self.web / name).read_bytes())
                self.assertEqual(int(fields["Content-Length"]), len(body))
                self.assert_secure(fields)

    def test_module(self):
        status, fields, body = self.server.get("/quietzone/QuietZone.wasm")
        self.assertEqual((status, fields["Content-Type"], body), (200, "application/wasm", WASM))

    def test_index_is_the_folder(self):
        self.assertEqual(self.server.get("/")[2], (self.web / "index.html").read_bytes())
        self.assertEqual(self.server.get("/?q=1#f")[2], (self.web / "index.html").read_bytes())
        self.assertEqual(self.server.get("/assets/")[2], b"inner")
        self.assertEqual(self.server.get("/assets")[0], 404)
        self.assertEqual(self.server.get("/quietzone/")[0], 404)

    def test_names_are_decoded_once(self):
        self.assertEqual(self.server.get("/a%20name%20%C3%A4%C3%9F.txt")[2], b"named")
        self.assertEqual(self.server.get("/app%252ejs")[0], 404)

    def test_head_is_get_without_content(self):
        for path in ("/app.js", "/nothing", "/health", "/quietzone/QuietZone.wasm"):
            for more in ({}, {"Accept-Encoding": "gzip"}):
                with self.subTest(path, more=more):
                    status, fields, body = self.server.request("HEAD", path, more)
                    expected = self.server.request("GET", path, more)
                    self.assertEqual((status, body), (expected[0], b""))
                    drop = lambda pairs: sorted((n, v) for n, v in pairs.items() if n.lower() not in ("date", "x-request-id"))
                    self.assertEqual(drop(fields), drop(expected[1]))

    def test_gzip(self):
        for name in ("app.js", "style.css", "words.json", "icon.svg", "index.html", "quietzone/QuietZone.wasm"):
            with self.subTest(name):
                status, fields, body = self.server.get("/" + name, Accept_Encoding="br;q=1.0, gzip;q=0.8")
                plain = self.server.get("/" + name)
                self.assertEqual((status, fields["Content-Encoding"]), (200, "gzip"))
                self.assertLess(len(body), len(plain[2]))
                self.assertEqual(int(fields["Content-Length"]), len(body))
                self.assertEqual(gzip.decompress(body), plain[2])
                self.assertEqual(fields["Vary"], "Accept-Encoding")
                self.assertEqual(plain[1]["Vary"], "Accept-Encoding")
                self.assertNotEqual(fields["ETag"], plain[1]["ETag"])
                self.assertEqual(fields["Content-Type"], plain[1]["Content-Type"])

    def test_brotli(self):
        """What lies beside a file is sent where it is wanted as much as gzip; never what is stale, a link, or larger."""
        plain = self.server.get("/packed.js")
        tags = {plain[1]["ETag"]}
        for accept, coding in (("gzip, deflate, br", "br"), ("br", "br"), ("*", "br"), ("br;q=0.5, gzip;q=0.4", "br"),
                               ("BR", "br"), ("gzip, br;q=0.9", "gzip"), ("gzip, br;q=0", "gzip"), ("*;q=0, gzip", "gzip"),
                               ("br ;\tQ=0.4 ,\t GZIP; q=0.5", "gzip"), ("*;q=0.5, br;q=0.4", "gzip"), (",, br ,", "br"),
                               ("br;q=0.1, gzip;q=0.5, br", "gzip"), ("br;q=much, gzip;q=0.9", "br"), ("gzip;q=7, br", "br"),
                               ("gzip;q=nan, br;q=inf", "br"), ("br;q=-1, gzip;q=0.001", "gzip"), ("br;q=0.000", None),
                               ("br;q=0", None), ("identity", None)):
            with self.subTest(accept):
                status, fields, body = self.server.get("/packed.js", Accept_Encoding=accept)
                self.assertEqual((status, fields["Content-Encoding"]), (200, coding))
                self.assertEqual((fields["Vary"], fields["Content-Type"]), ("Accept-Encoding", plain[1]["Content-Type"]))
                if coding == "br":
                    unpacked = subprocess.run(["brotli", "--decompress", "--stdout"], input=body, stdout=subprocess.PIPE)
                    self.assertEqual(unpacked.stdout, plain[2])
                tags.add(fields["ETag"])
                held = self.server.get("/packed.js", Accept_Encoding=accept, If_None_Match=fields["ETag"])
                self.assertEqual(held[0], 304)
        self.assertEqual(len(tags), 3)
        for name in ("stale", "linked", "larger"):
            with self.subTest(name):
                fields = self.server.get(f"/{name}.js", Accept_Encoding="br, gzip")[1]
                self.assertEqual(fields["Content-Encoding"], "gzip")

    def test_brotli_that_changes(self):
        path = self.web / "changing.js"
        path.write_bytes(b"first();" * 100)
        self.assertEqual(self.server.get("/changing.js", Accept_Encoding="br")[1]["Content-Encoding"], None)
        subprocess.run(["brotli", "--keep", path], check=True)
        self.assertEqual(self.server.get("/changing.js", Accept_Encoding="br")[1]["Content-Encoding"], "br")

    def test_no_gzip(self):
        for path, accept in (("/app.js", "identity"), ("/app.js", "gzip;q=0"), ("/app.js", "*;q=0"),
                             ("/app.js", "br"), ("/icon.png", "gzip"), ("/small.css", "gzip"),
                             ("/empty.css", "gzip"), ("/noise.js", "gzip"), ("/app.js", "")):
            with self.subTest(path, accept=accept):
                status, fields, body = self.server.get(path, Accept_Encoding=accept)
                self.assertEqual((status, fields["Content-Encoding"]), (200, None))
                self.assertEqual(body, (self.web / path[1:]).read_bytes())
        self.assertEqual(self.server.get("/app.js", Accept_Encoding="*")[1]["Content-Encoding"], "gzip")

    def test_conditional(self):
        for accept in ("identity", "gzip"):
            tag = self.server.get("/app.js", Accept_Encoding=accept)[1]["ETag"]
            for given in (tag, "W/" + tag, f'"x", {tag}', "*"):
                with self.subTest(given):
                    status, fields, body = self.server.get("/app.js", Accept_Encoding=accept, If_None_Match=given)
                    self.assertEqual((status, body), (304, b""))
                    self.assertEqual(fields["ETag"], tag)
                    self.assertEqual(fields["Cache-Control"], "no-cache")
                    self.assertIsNone(fields["Content-Encoding"])
                    self.assert_secure(fields)
        self.assertEqual(self.server.get("/app.js", If_None_Match='"x"')[0], 200)

    def test_new_edition_is_sent(self):
        path = self.web / "edition.js"
        path.write_bytes(b"first" * 100)
        first = self.server.get("/edition.js")
        path.write_bytes(b"other" * 100)
        second = self.server.get("/edition.js", If_None_Match=first[1]["ETag"])
        self.assertEqual((second[0], second[2]), (200, b"other" * 100))

    def test_caching(self):
        immutable = "public, max-age=31536000, immutable"
        for path, expected in (("/", "no-cache"), ("/app.js", "no-cache"), ("/health", "no-store"),
                               ("/nothing", "no-store"), ("/assets/app.3f9a0c21.js", immutable),
                               ("/assets/app-3f9a0c21.css", immutable), ("/assets/feedback.min.js", "no-cache"),
                               ("/quietzone/QuietZone.wasm", "no-cache")):
            self.assertEqual(self.server.get(path)[1]["Cache-Control"], expected, path)

    def test_nothing_outside_the_folder(self):
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/%2E%2E%2Fsecret.txt", "/..%2fsecret.txt",
                     "/assets/../../secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "/%252e%252e/secret.txt",
                     "/..%5csecret.txt", "/..\\secret.txt", "//../secret.txt", "/./../secret.txt",
                     "/%c0%ae%c0%ae/secret.txt", "/outside.txt", "/outside/secret.txt", "/beside.txt",
                     "/../Web-beside/secret.txt", "/.secret", "/.hidden/secret.txt", "/%2esecret",
                     "/secret.txt%00.js", "/app.js%00", "/..;/secret.txt", "/pipe", "/%", "/%zz", "/app.js/",
                     "/assets//index.html", "/" + "a/" * 3000, "/" + "a" * 6000):
            with self.subTest(path[:60]):
                answer = self.server.raw(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                self.assertNotIn(SECRET, answer)
                self.assertRegex(answer[:13], rb"^HTTP/1\.1 4\d\d")
        self.assertEqual(self.server.get("/inside.js")[0], 200)

    def test_absolute_and_broken_requests(self):
        self.assertNotIn(SECRET, self.server.raw("GET ../secret.txt HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"))
        self.assertIn(b" 400 ", self.server.raw("nonsense\r\n\r\n")[:20])
        self.assertEqual(self.server.get("/health")[0], 200)

    def test_other_methods(self):
        for method in ("POST", "PUT", "DELETE", "OPTIONS", "PATCH"):
            status, fields, _ = self.server.request(method, "/app.js", {"Content-Length": "0"})
            self.assertEqual((status, fields["Allow"]), (405, "GET, HEAD"), method)
            self.assert_secure(fields)

    def test_ranges(self):
        whole = (self.web / "icon.png").read_bytes()
        for field, first, last in (("bytes=0-0", 0, 0), ("bytes=5-9", 5, 9), ("bytes=100-", 100, len(whole) - 1),
                                   ("bytes=-7", len(whole) - 7, len(whole) - 1), ("bytes=3-999999999999999999999", 3, len(whole) - 1),
                                   ("bytes=-999999999999999999999", 0, len(whole) - 1)):
            with self.subTest(field):
                status, fields, body = self.server.get("/icon.png", Range=field)
                self.assertEqual((status, body), (206, whole[first:last + 1]))
                self.assertEqual(fields["Content-Range"], f"bytes {first}-{last}/{len(whole)}")
                self.assertEqual(int(fields["Content-Length"]), len(body))
                self.assert_secure(fields)
        for field in (f"bytes={len(whole)}-", "bytes=-0", "bytes=99999999999999999999-"):
            status, fields, _ = self.server.get("/icon.png", Range=field)
            self.assertEqual((status, fields["Content-Range"]), (416, f"bytes */{len(whole)}"), field)
            self.assertEqual((fields["Content-Type"], fields["Cache-Control"]), ("application/problem+json", "no-store"))
        for field in ("bytes=9-5", "bytes=-", "bytes=x-1", "bytes=0-1,4-5", "lines=0-1", "bytes=+1-2", "bytes=0--1"):
            status, fields, body = self.server.get("/icon.png", Range=field)
            self.assertEqual((status, body), (200, whole), field)
        tag = self.server.get("/icon.png")[1]["ETag"]
        self.assertEqual(self.server.get("/icon.png", Range="bytes=0-3", If_Range=tag)[0], 206)
        self.assertEqual(self.server.get("/icon.png", Range="bytes=0-3", If_Range='"other"')[0], 200)
        self.assertEqual(self.server.get("/icon.png", Range="bytes=0-3", If_None_Match=tag)[0], 304)
        self.assertEqual(self.server.request("HEAD", "/icon.png", {"Range": "bytes=0-3"})[0], 200)
        packed = self.server.get("/app.js", Accept_Encoding="gzip")[2]
        status, fields, body = self.server.get("/app.js", Accept_Encoding="gzip", Range="bytes=4-7")
        self.assertEqual((status, fields["Content-Encoding"], body), (206, "gzip", packed[4:8]))
        self.assertEqual(self.server.get("/empty.css", Range="bytes=0-")[0], 416)

    def test_one_host(self):
        for hosts in ("", "Host: a\r\nHost: b\r\n"):
            answer = self.server.raw(f"GET /app.js HTTP/1.1\r\n{hosts}\r\n")
            self.assertRegex(answer, rb"^HTTP/1\.1 400 ")
            self.assertIn(b"connection: close", answer.lower())

    def test_long_content_is_not_waited_for(self):
        for length in ("Content-Length: 104857600", "Transfer-Encoding: chunked", "Content-Length: 99999999999999999999"):
            with self.subTest(length), socket.create_connection((self.server.host, self.server.port), timeout=10) as connection:
                connection.sendall(f"POST /app.js HTTP/1.1\r\nHost: x\r\n{length}\r\n\r\n".encode())
                answer = b""
                while chunk := connection.recv(65536):
                    answer += chunk
                self.assertRegex(answer, rb"^HTTP/1\.1 4(05|00) ")
                self.assertIn(b"connection: close", answer.lower())
                # What is still sent comes to nothing soon: the connection breaks.
                with self.assertRaises(OSError):
                    for _ in range(10_000):
                        connection.sendall(b"1000\r\n" + b"x" * 4096 + b"\r\n")
                        time.sleep(0.001)

    def test_long_content_is_not_swallowed(self):
        for first in ("POST / HTTP/1.1", "GET /app.js HTTP/1.1"):
            with socket.create_connection((self.server.host, self.server.port), timeout=10) as connection:
                connection.sendall(f"{first}\r\nHost: x\r\nContent-Length: 1000000000\r\n\r\n".encode())
                taken = 0
                with self.assertRaises(OSError):
                    while taken < 1_000_000_000:
                        taken += connection.send(b"x" * 65536)
                # What the buffers of both sides hold, and the megabyte.
                self.assertLess(taken, 50_000_000, first)

    def test_short_content_keeps_the_connection(self):
        with socket.create_connection((self.server.host, self.server.port), timeout=10) as connection:
            for _ in range(3):
                connection.sendall(b"POST /app.js HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhello")
                self.assertRegex(connection.recv(65536), rb"^HTTP/1\.1 405 ")

    def test_not_found_is_secure(self):
        status, fields, body = self.server.get("/nothing")
        self.assertEqual((status, fields["Content-Type"]), (404, "application/problem+json"))
        self.assertNotIn(str(self.web).encode(), body)
        self.assert_secure(fields)

    def test_health(self):
        status, fields, body = self.server.get("/health")
        self.assertEqual((status, fields["Content-Type"]), (200, "application/json; charset=utf-8"))
        health = json.loads(body)
        self.assertEqual((health["status"], health["module"]), ("ok", True))
        self.assertGreaterEqual(health["uptime_seconds"], 0)

    def test_many_at_once(self):
        from concurrent.futures import ThreadPoolExecutor
        with ThreadPoolExecutor(16) as pool:
            answers = list(pool.map(lambda _: self.server.get("/app.js", Accept_Encoding="gzip"), range(200)))
        self.assertEqual({status for status, _, _ in answers}, {200})
        self.assertEqual(len({body for _, _, body in answers}), 1)


class ProgramTests(unittest.TestCase):
    def run_program(self, *arguments):
        return subprocess.run([PROGRAM, *arguments], capture_output=True, text=True, timeout=10)

    def test_signals_end_it_within_a_second(self):
        with tempfile.TemporaryDirectory() as web:
            for given in (signal.SIGTERM, signal.SIGINT):
                for hanging in ("", "GET / HTTP/1.1\r\nHost: x\r\n\r\n", "GET / HT"):
                    with self.subTest(given=given.name, hanging=hanging):
                        server = Server(web)
                        connection = socket.create_connection((server.host, server.port))
                        connection.sendall(hanging.encode())
                        time.sleep(0.1)
                        begin = time.monotonic()
                        self.assertEqual(server.stop(given), 0)
                        self.assertLess(time.monotonic() - begin, 1)
                        connection.close()
                        with self.assertRaises(OSError):
                            socket.create_connection((server.host, server.port), timeout=1).close()

    def test_half_open_connections_are_closed(self):
        with tempfile.TemporaryDirectory() as web, Server(web, None, "--idle", "1") as server:
            begun = (b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\nX-", b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n1",
                     b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
            connections = []
            for number in range(200):
                connection = socket.create_connection((server.host, server.port), timeout=20)
                connection.sendall(begun[number % len(begun)])
                connections.append(connection)
            for connection in connections:
                while connection.recv(65536):
                    pass
                connection.close()
            self.assertEqual(server.get("/health")[0], 200)

    def test_a_request_in_drops_is_cut_off(self):
        with tempfile.TemporaryDirectory() as web, Server(web, None, "--idle", "1") as server:
            with socket.create_connection((server.host, server.port), timeout=20) as connection:
                with self.assertRaises(OSError):
                    for _ in range(200):
                        connection.sendall(b"G")
                        time.sleep(0.1)

    def test_an_answer_that_is_not_taken_is_dropped(self):
        with tempfile.TemporaryDirectory() as web:
            pathlib.Path(web, "large.png").write_bytes(bytes(64_000_000))
            with Server(web, None, "--idle", "1") as server:
                descriptors = f"/proc/{server.process.pid}/fd"
                before = len(os.listdir(descriptors))
                with contextlib.ExitStack() as stack:
                    connections = [stack.enter_context(socket.create_connection((server.host, server.port), timeout=20))
                                   for _ in range(5)]
                    for connection in connections:
                        connection.sendall(b"GET /large.png HTTP/1.1\r\nHost: x\r\n\r\n")
                        connection.recv(1)
                    for _ in range(200):
                        if len(os.listdir(descriptors)) <= before:
                            break
                        time.sleep(0.1)
                    self.assertLessEqual(len(os.listdir(descriptors)), before)
                    for connection in connections:
                        taken = 0
                        with contextlib.suppress(OSError):
                            while chunk := connection.recv(1 << 20):
                                taken += len(chunk)
                        self.assertLess(taken, 64_000_000)

    def test_busy_port(self):
        with tempfile.TemporaryDirectory() as web, Server(web) as first:
            second = self.run_program("--web", web, "--port", str(first.port))
            self.assertEqual((second.returncode, second.stdout), (1, ""))
            self.assertIn(f"error: 127.0.0.1, port {first.port}: is in use by another program; choose another "
                          "with --port, or --port 0", second.stderr)

    def test_bad_places(self):
        with tempfile.TemporaryDirectory() as web:
            for arguments, message in (
                (["--web", web + "/none"], "none: no such folder"),
                (["--web", web, "--wasm", web + "/none.wasm"], "none.wasm: no such file; `make wasm` builds it"),
                (["--web", web, "--host", "192.0.2.1"], "is not an address of this machine"),
                (["--web", web, "--host", "nosuchhost.invalid"], "port 0: no address is known by this name: "),
            ):
                with self.subTest(message):
                    answer = self.run_program("--port", "0", *arguments)
                    self.assertEqual((answer.returncode, answer.stdout), (1, ""))
                    self.assertIn(message, answer.stderr)

    def test_bad_arguments(self):
        for arguments in (["--port", "65536"], ["--port", "x"], ["--nonsense"], ["--idle", "0"]):
            answer = self.run_program(*arguments)
            self.assertEqual(answer.returncode, 64, arguments)
            self.assertTrue(answer.stderr.startswith("error: "), answer.stderr)

    def test_module_of_the_folder(self):
        with tempfile.TemporaryDirectory() as web:
            os.mkdir(web + "/quietzone")
            with open(web + "/quietzone/QuietZone.wasm", "wb") as file:
                file.write(WASM)
            with Server(web) as server:
                self.assertEqual(server.get("/quietzone/QuietZone.wasm")[2], WASM)


if __name__ == "__main__":
    unittest.main(verbosity=1)
