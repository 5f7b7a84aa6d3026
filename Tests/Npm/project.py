"""An empty project with the package in it, as a stranger begins; and servers for its pages."""
import contextlib
import functools
import glob
import http.server
import os
import shutil
import subprocess
import sys
import threading

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.normpath(os.path.join(HERE, "..", ".."))
sys.path.insert(0, os.path.join(ROOT, "Tests", "Browser"))

from harness import PROGRAM, expect  # noqa: E402
from videos import Canvas, write_video  # noqa: E402

PICTURES = {
    "code": ("https://example.org",), "ean": ("--symbology", "ean-13", "4006381333931"),
    "wifi": ("WIFI:T:WPA;S:Guest;P:welcome to us;;",),
}


def run(*command, cwd, fails=False, **options):
    """What a program prints; a failure with what it printed where its end is not the one expected."""
    done = subprocess.run(command, cwd=cwd, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=120,
                          stdin=subprocess.DEVNULL, **options)
    expect((done.returncode != 0) == fails, f"{' '.join(command)} ended with {done.returncode}:\n{done.stdout[-4000:]}")
    return done.stdout


def package():
    """The package that was packed last."""
    found = sorted(glob.glob(os.path.join(ROOT, "Output/quietzone-*.tgz")), key=os.path.getmtime)
    expect(found, "there is no Output/quietzone-*.tgz: `make npm` makes it")
    return found[-1]


def begin(folder):
    """npm init, npm install, and pictures by the product's program."""
    os.makedirs(folder)
    run("npm", "init", "--yes", cwd=folder)
    run("npm", "install", "--offline", "--no-audit", "--no-fund", package(), cwd=folder)
    for name, content in PICTURES.items():
        for kind in ("pgm", "png"):
            run(PROGRAM, "make", "-o", f"{name}.{kind}", "--size", "360", *content, cwd=folder)
    return folder


def video_of(folder):
    """A film of the code for the fake camera."""
    path = os.path.join(folder, "code.y4m")
    return write_video(path, [(Canvas().put(os.path.join(folder, "code.png")), 1)])


class Bench:
    """What tests get: the project's folder, one away from it, browsers with a camera that shows the code."""

    def __init__(self, folder, browsers):
        self.folder = begin(os.path.join(folder, "project"))
        run("npm", "pkg", "set", "type=module", cwd=self.folder)
        self.away = os.path.join(folder, "away")
        os.makedirs(self.away)
        self.browsers = browsers
        self.video = video_of(self.folder)


def copied(folder, *names):
    for name in names:
        shutil.copy(os.path.join(HERE, name), folder)


class Handler(http.server.SimpleHTTPRequestHandler):
    """Files of a folder with headers of its server; what is in `answers` is given in place of a file."""

    protocol_version = "HTTP/1.1"

    def end_headers(self):
        for name, value in self.server.headers.items():
            self.send_header(name, value)
        super().end_headers()

    def do_GET(self):
        path = self.path.partition("?")[0]
        self.server.asked.append(path)
        if path not in self.server.answers:
            super().do_GET()
            return
        status, kind, content = self.server.answers[path]
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *_):
        pass


class Origin(http.server.ThreadingHTTPServer):
    """A server whose browser may leave in the middle of a sentence."""

    def handle_error(self, request, client_address):
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


@contextlib.contextmanager
def served(folder, headers=None, answers=None):
    """A server on a free port: an origin of its own."""
    server = Origin(("127.0.0.1", 0), functools.partial(Handler, directory=folder))
    server.headers, server.answers, server.asked = headers or {}, answers or {}, []
    server.address = f"http://127.0.0.1:{server.server_port}"
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
