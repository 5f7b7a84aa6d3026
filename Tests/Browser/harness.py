"""What every browser test stands on: the server, Chromium with a fake camera, pictures made by the product."""
import contextlib
import hashlib
import os
import subprocess
import sys
import tempfile
import time

from playwright.sync_api import sync_playwright

ROOT = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
sys.path.insert(0, os.path.join(ROOT, "Tests", "Server"))

from server import Server  # noqa: E402

WASM = os.environ.get("QUIETZONE_WASM", os.path.join(ROOT, ".build-wasm/release/QuietZone.wasm"))
PROGRAM = os.environ.get("QUIETZONE_PROGRAM", os.path.join(ROOT, ".build/release/quietzone"))
CHROMIUM = "/usr/bin/chromium"
# Of several lists the last counts: what Playwright has in its own, and the suggestions below the address, which nobody
# sees here, but each window loads them as two pages: more than half of what it costs to open one.
WITHOUT = ("AimEnabled,AvoidCorsURLLoaderRestartOnRedirect,AvoidUnnecessaryBeforeUnloadCheckSync,"
           "DestroyProfileOnBrowserClose,HttpsFirstBalancedModeAutoEnable,HttpsUpgrades,LensOverlay,MediaRouter,"
           "NetworkTimeServiceQuerying,OptimizationHints,PaintHolding,PreconnectToSearch,ThirdPartyStoragePartitioning,"
           "WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,WebUIOmniboxPopup")


class Failure(Exception):
    """What a test expected is not so."""


def expect(condition, what):
    if not condition:
        raise Failure(what)


def alone(test):
    """Marks a test that looks at the clock: nothing runs beside it."""
    test.alone = True
    return test


def eventually(page, check, seconds=10):
    """What `check` gives, asked again until it no longer raises `Failure`: pages draw when they come to it."""
    end = time.monotonic() + seconds
    while True:
        try:
            return check()
        except Failure:
            if time.monotonic() > end:
                raise
            page.wait_for_timeout(50)


class Browsers:
    """Chromium, started once for each camera; those that were used last stay."""

    MOST = 4

    def __init__(self, playwright):
        self.playwright = playwright
        self.running = {}

    def get(self, video=None, flags=(), camera=True):
        key = (video, tuple(flags), camera)
        browser = self.running.pop(key, None)
        if browser is None or not browser.is_connected():
            self.close(keep=self.MOST - 1)
            browser = self.start(video, flags, camera)
        self.running[key] = browser
        return browser

    def start(self, video, flags, camera):
        args = ["--no-first-run", "--disable-gpu", f"--disable-features={WITHOUT}", *flags]
        if camera:
            args.append("--use-fake-device-for-media-stream")
            if video:
                args.append(f"--use-file-for-fake-video-capture={video}")
        return self.playwright.chromium.launch(executable_path=CHROMIUM, headless=True, args=args)

    def close(self, keep=0):
        while len(self.running) > keep:
            self.running.pop(next(iter(self.running))).close()


class Visit:
    """A page that watches over itself: other hosts, refused content and errors are faults."""

    def __init__(self, server, context):
        self.server = server
        self.context = context
        self.page = context.new_page()
        self.requests, self.faults = [], []
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        self.page.on("console", self._console)
        self.page.add_init_script("""
          window.__violations = [];
          document.addEventListener('securitypolicyviolation', (event) => {
            window.__violations.push(`${event.violatedDirective} ${event.blockedURI}`);
          });""")

    def _console(self, message):
        # That a VideoFrame was garbage collected without being closed is no fault of the page: a page of ten lines that
        # gives frames to a worker, where each is closed at once, is told so as well. Frames are counted instead.
        if message.type == "error" or "Content Security Policy" in message.text:
            self.faults.append(f"console: {message.text}")

    def open(self, path="#/scan", host=None):
        address = self.server.address if host is None else f"http://{host}:{self.server.port}"
        self.page.goto(f"{address}/{path}")
        self.page.wait_for_selector("#screen > *")
        return self.page

    def check(self):
        """No violation of the policy, no other host, no error."""
        violations = self.page.evaluate("window.__violations ?? []")
        expect(not violations, f"policy violations: {violations}")
        expect(not self.faults, f"{self.faults}")
        own = (self.server.address, "blob:", "data:", "http://quietzone.test:")
        others = [url for url in self.requests if not url.startswith(own)]
        expect(not others, f"requests to other hosts: {others}")


def put_together(folder, wasm=WASM):
    """The web application as it is served, by Scripts/build web."""
    subprocess.run([os.path.join(ROOT, "Scripts/builds/web"), folder], check=True, stdout=subprocess.DEVNULL,
                   env={**os.environ, "QUIETZONE_WASM": wasm})
    return folder


class Stage:
    """What tests get: visits, pictures, videos."""

    def __init__(self, server, browsers, folder):
        self.server, self.browsers, self.folder = server, browsers, folder
        self.measured = {}

    @contextlib.contextmanager
    def visit(self, video=None, granted=True, camera=True, flags=(), scripts=(), settings=None, server=None,
              **options):
        """A page of its own; `settings` are what the person has chosen before."""
        browser = self.browsers.get(video, flags, camera)
        context = browser.new_context(
            permissions=["camera"] if granted else [], locale=options.pop("locale", "en-US"),
            viewport=options.pop("viewport", {"width": 390, "height": 844}), **options)
        context.set_default_timeout(20_000)
        # A page that comes late on a busy machine is no fault of ours.
        context.set_default_navigation_timeout(60_000)
        if settings is not None:
            import json
            context.add_init_script(
                f"localStorage.getItem('quietzone.settings') ?? "
                f"localStorage.setItem('quietzone.settings', {json.dumps(json.dumps(settings))})")
        for script in scripts:
            context.add_init_script(script)
        visit = Visit(server or self.server, context)
        try:
            yield visit
        finally:
            context.close()

    def path(self, name, *content):
        """Of a file that is the same wherever its content is, and no other file's."""
        digest = hashlib.sha256(repr(content).encode()).hexdigest()[:16]
        return os.path.join(self.folder, f"{digest}-{name}")

    def code(self, text, symbology="qr", *options):
        """A PNG of a code, made by the product."""
        path = self.path("code.png", text, symbology, *options)
        if not os.path.exists(path):
            scale = options if any(option.startswith("--s") for option in options) else ("--size", "360", *options)
            subprocess.run([PROGRAM, "make", "--symbology", symbology, "-o", path, *scale, text],
                           check=True, stderr=subprocess.DEVNULL)
        return path


@contextlib.contextmanager
def stage():
    with tempfile.TemporaryDirectory(prefix="quietzone-browser-") as folder, sync_playwright() as playwright:
        with Server(put_together(os.path.join(folder, "web"))) as server:
            browsers = Browsers(playwright)
            try:
                yield Stage(server, browsers, folder)
            finally:
                browsers.close()
