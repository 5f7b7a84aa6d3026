"""States with a page of their own: permission (R14), no camera (R15), taken, restricted, insecure, no WebAssembly."""
from harness import expect

# What a browser would do, injected before the page's own scripts.
FAIL = """
  const refuse = (name) => { navigator.mediaDevices.getUserMedia = async () => { throw new DOMException('', name); }; };
"""
PERMISSION = """
  const query = navigator.permissions.query.bind(navigator.permissions);
  navigator.permissions.query = async (what) => (what.name === 'camera' ? { state: STATE } : query(what));
"""
FAKES = {
    "undecided": PERMISSION.replace("STATE", "'prompt'"),
    "denied": PERMISSION.replace("STATE", "'denied'"),
    "restricted": "Object.defineProperty(document, 'featurePolicy', { value: { allowsFeature: () => false } });",
    "noCamera": FAIL + PERMISSION.replace("STATE", "'granted'") + "refuse('NotFoundError');",
    "inUse": FAIL + PERMISSION.replace("STATE", "'granted'") + "refuse('NotReadableError');",
    "notSupported": "Object.defineProperty(navigator, 'mediaDevices', { value: undefined });",
    "noWebAssembly": "delete window.WebAssembly;",
    "torch": """
      const own = MediaStreamTrack.prototype.getCapabilities;
      MediaStreamTrack.prototype.getCapabilities = function () {
        return { ...own.call(this), torch: true, zoom: { min: 1, max: 4, step: 0.1 } };
      };
      window.__applied = [];
      const apply = MediaStreamTrack.prototype.applyConstraints;
      MediaStreamTrack.prototype.applyConstraints = async function (constraints) {
        const [one] = constraints?.advanced ?? [];
        if (one) window.__applied.push(one);
        return one ? undefined : apply.call(this, constraints);
      };
      const list = navigator.mediaDevices.enumerateDevices.bind(navigator.mediaDevices);
      navigator.mediaDevices.enumerateDevices = async () => [...await list(),
        { kind: 'videoinput', deviceId: 'second', label: 'Second' }];""",
}


def switch_on(page):
    """The camera is switched on; where the permission was given before, it is by itself."""
    page.wait_for_selector(".scan-live #start:visible, .scan[data-state], .notice")
    if page.locator(".scan-live #start:visible").count() > 0:
        page.click("#start")


def test_permission_asked_and_granted(stage):
    """R14: not determined: the page says so before the browser asks; granted: it runs."""
    with stage.visit(scripts=[FAKES["undecided"]]) as visit:
        page = visit.open("#/scan")
        page.wait_for_selector("[data-state=welcome]")
        expect("will ask for the camera" in page.inner_text(".scan-words"), page.inner_text(".scan-words"))
        expect(page.locator(".scan .button:visible").count() == 1, "one button")
        page.click("#start")
        page.wait_for_selector(".scan[data-state=running]")
        visit.check()


def test_permission_denied(stage):
    """R14: denied: where to switch it on, and a second chance."""
    with stage.visit(granted=False, flags=("--deny-permission-prompts",)) as visit:
        page = visit.open("#/scan")
        page.wait_for_selector("[data-state=denied]")
        expect(page.locator(".notice li").count() == 3, "three steps")
        page.click("#start")
        page.wait_for_selector("[data-state=denied]")
        page.wait_for_function("() => document.getElementById('assertive').textContent.includes('switched off')")
        visit.check()


def test_permission_restricted(stage):
    """R14: restricted: says that it can't, and offers pictures."""
    with stage.visit(scripts=[FAKES["restricted"]]) as visit:
        page = visit.open("#/scan")
        page.wait_for_selector("[data-state=restricted]")
        expect(page.locator("#start").count() == 0, "no button that can't work")
        page.click(".notice a[href='#/picture']")
        page.wait_for_selector(".drop")
        visit.check()


def test_no_camera(stage):
    """R15: no device: a message, no crash."""
    with stage.visit(camera=False) as visit:
        page = visit.open("#/scan")
        switch_on(page)
        page.wait_for_selector("[data-state=noCamera]")
        expect("No camera" in page.inner_text(".notice h1"), page.inner_text(".notice"))
        visit.check()


def test_camera_taken(stage):
    """R15: another program has it."""
    with stage.visit(scripts=[FAKES["inUse"]]) as visit:
        page = visit.open("#/scan")
        switch_on(page)
        page.wait_for_selector("[data-state=inUse]")
        visit.check()


def test_camera_lost(stage):
    """R15: unplugged while it runs."""
    with stage.visit() as visit:
        page = visit.open("#/scan")
        switch_on(page)
        page.wait_for_selector(".scan[data-state=running]")
        page.evaluate("""() => {
          const [track] = document.querySelector('quietzone-scanner').video.srcObject.getVideoTracks();
          track.dispatchEvent(new Event('ended'));
        }""")
        page.wait_for_selector("[data-state=streamLost]")
        visit.check()


def test_camera_that_comes_late(stage):
    """Stopped before the camera came: it is switched off as soon as it does, and the next start works."""
    slow = """
      const own = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
      window.__streams = [];
      navigator.mediaDevices.getUserMedia = async (wish) => {
        await new Promise((resolve) => { setTimeout(resolve, 700); });
        window.__streams.push(await own(wish));
        return window.__streams.at(-1);
      };
    """
    for permission in ("undecided", None):
        with stage.visit(scripts=[slow] + ([FAKES[permission]] if permission else [])) as visit:
            page = visit.open("#/scan")
            page.wait_for_function("() => document.querySelector('quietzone-scanner')")
            scanner = "document.querySelector('quietzone-scanner')"
            page.evaluate(f"async () => {{ await {scanner}.start(); }}")
            page.wait_for_timeout(200)
            page.evaluate(f"() => {scanner}.stop()")
            page.wait_for_function("() => window.__streams.length === 1")
            page.wait_for_function("() => window.__streams[0].getTracks().every((t) => t.readyState === 'ended')")
            page.evaluate(f"async () => {{ await {scanner}.start(); }}")
            page.wait_for_selector(".scan[data-state=running]")
            visit.check()


def test_insecure_context(stage):
    """A page without https has no camera: said, with the way out; pictures are read all the same."""
    with stage.visit(flags=("--host-resolver-rules=MAP quietzone.test 127.0.0.1",)) as visit:
        page = visit.open("#/scan", "quietzone.test")
        page.wait_for_selector("[data-state=insecure]")
        expect(page.get_attribute(".notice a.primary", "href").startswith("https://quietzone.test"), "the way out")
        page.goto(page.url.replace("#/scan", "#/picture"))
        page.wait_for_selector(".drop")
        page.set_input_files("input[type=file]", stage.code("insecure"))
        page.wait_for_selector(".results h2[data-count='1']")


def test_no_web_assembly(stage):
    with stage.visit(scripts=[FAKES["noWebAssembly"]]) as visit:
        visit.open("#/scan").wait_for_selector("[data-state=noWebAssembly]")
        visit.check()


def test_no_media_devices(stage):
    with stage.visit(scripts=[FAKES["notSupported"]]) as visit:
        visit.open("#/scan").wait_for_selector("[data-state=notSupported]")
        visit.check()


def test_engine_missing(stage):
    """The module can't be fetched: said, with the way out; once it can, the same scanner starts."""
    with stage.visit(service_workers="block") as visit:
        visit.page.route("**/QuietZone.wasm", lambda route: route.abort())
        page = visit.open("#/scan")
        switch_on(page)
        page.wait_for_selector("[data-state=loadFailed]")
        visit.page.unroute("**/QuietZone.wasm")
        page.evaluate("async () => { await document.querySelector('quietzone-scanner').start(); }")
        page.wait_for_selector(".scan[data-state=running]")


def test_frames_unreadable(stage):
    """R15: a camera whose frames can't be read ends the session with a reason instead of hanging."""
    with stage.visit(service_workers="block") as visit:
        def without_copies(route):
            broken = "VideoFrame.prototype.copyTo = async () => { throw new Error('no such format'); };"
            answer = route.fetch()
            route.fulfill(response=answer, body=broken + answer.text())

        visit.context.route("**/worker.js", without_copies)
        page = visit.open("#/scan")
        switch_on(page)
        page.wait_for_selector("[data-state=notSupported]")
