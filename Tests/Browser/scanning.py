"""Live scanning (R1, R3–R13, R16–R18) with Chromium's fake camera."""
import os

from harness import eventually, expect
from states import FAKES, switch_on
from tasks import LIT
from videos import Canvas, still, write_video

# Everything that the element tells, with its details; vibration, sound and requests for a camera besides.
WATCH = """
  window.__events = [];
  for (const type of ['state', 'success', 'fail', 'stop', 'ignored', 'removed', 'torch', 'progress', 'completed',
    'hint']) {
    document.addEventListener(type, ({ detail }) => {
      if (detail) window.__events.push({ ...detail, type, text: detail.scan?.barcode.text ?? detail.barcode?.text ?? detail.text });
    }, true);
  }
  document.addEventListener('frame', ({ detail }) => { window.__frame = detail; }, true);
  document.addEventListener('updated', ({ detail }) => { window.__seen = detail; }, true);
  window.__vibrations = [];
  navigator.vibrate = (time) => { window.__vibrations.push(time); return true; };
  window.__tones = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) { window.__tones += 1; return start.apply(this, when); };
  window.__asked = [];
  const open = navigator.mediaDevices?.getUserMedia.bind(navigator.mediaDevices);
  if (open) navigator.mediaDevices.getUserMedia = (wish) => { window.__asked.push(wish.video); return open(wish); };
"""


def start(visit):
    page = visit.open("#/scan")
    switch_on(page)
    return page


def running(visit):
    page = start(visit)
    page.wait_for_selector(".scan[data-state=running]")
    return page


def found(page, count=1, **options):
    """Waits until so many codes are counted below the frame."""
    page.wait_for_function("(count) => Number(document.querySelector('.found-codes:not([hidden])')?.dataset.count) >= count",
                           arg=count, **options)


def events(page, kind):
    return page.evaluate("(kind) => window.__events.filter(({ type }) => type === kind)", kind)


def link_video(stage):
    return still(stage, "link", (stage.code("https://example.org/live", "qr", "--size", "230"), None))


# The frozen frame: its size, the share of dark pixels where the code is, the brackets, where code and sheet meet.
HIT = """() => {
  const scanner = document.querySelector('quietzone-scanner');
  const { canvas, outline } = scanner.hit;
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const { data } = canvas.getContext('2d').getImageData(x, y, Math.max(...xs) - x, Math.max(...ys) - y);
  const dark = Array.from({ length: data.length / 4 }, (_, index) => data[4 * index]).filter((value) => value < 100).length;
  const path = scanner.shadowRoot.querySelector('.brackets');
  return { size: [canvas.width, canvas.height], dark: dark / (data.length / 4), stroke: getComputedStyle(path).stroke,
    bottom: path.getBoundingClientRect().bottom, sheet: document.querySelector('dialog.result').offsetTop };
}"""


def test_scan_first_code_stops(stage):
    """R1, R9, R11: states in order, the first code stops the session, its value is shown; the button follows."""
    with stage.visit(video=link_video(stage), scripts=[WATCH]) as visit:
        page = start(visit)
        page.wait_for_selector("dialog.result")
        expect(page.get_attribute("dialog .value", "data-value") == "https://example.org/live", "the value")
        states = [event["state"] for event in events(page, "state")]
        expect([state for state in states if state not in ("loading", "asking")] == ["opening", "running", "idle"], states)
        expect([event["byPerson"] for event in events(page, "stop")] == [False], events(page, "stop"))
        expect(len(events(page, "success")) == 1, "one success")
        expect(page.evaluate("document.querySelector('quietzone-scanner').video.srcObject === null"), "camera closed")
        expect(page.inner_text("#assertive").endswith("https://example.org/live"), "screen readers hear the value")
        hit = page.evaluate(HIT)
        expect(hit["size"] == [1280, 720] and hit["dark"] > 0.2, f"the frame in which it was read: {hit}")
        expect(hit["stroke"] == "rgb(74, 222, 128)", f"brackets around it: {hit}")
        expect(hit["bottom"] <= hit["sheet"], f"the code is seen above the sheet: {hit}")
        page.get_by_role("button", name="Scan again").click()
        page.wait_for_function("() => window.__events.filter(({ type }) => type === 'success').length === 2")
        page.wait_for_selector("dialog.result")
        expect(len(events(page, "success")) == 2, "and again")
        visit.check()


def test_scan_stop_by_person(stage):
    """R9, R11: a button ends the session while it runs, and one begins the next."""
    with stage.visit(video=still(stage, "nothing"), scripts=[WATCH]) as visit:
        page = running(visit)
        expect(page.get_attribute("#stop", "aria-label") == "Turn off camera", page.get_attribute("#stop", "aria-label"))
        expect(page.locator("#start:visible").count() == 0, "one of the two")
        page.click("#stop")
        page.wait_for_selector("#start:visible")
        expect(page.inner_text("#start").strip() == "Turn on camera", page.inner_text("#start"))
        expect(page.locator("#stop:visible").count() == 0, "one of the two")
        expect([event["byPerson"] for event in events(page, "stop")] == [True], events(page, "stop"))
        visit.check()


def test_scan_failure_has_reason(stage):
    """R9, R10: a session that can't begin says why."""
    with stage.visit(scripts=[WATCH, FAKES["inUse"]]) as visit:
        page = start(visit)
        page.wait_for_selector("[data-state=inUse]")
        expect([event["reason"] for event in events(page, "fail")] == ["inUse"], events(page, "fail"))
        visit.check()


def test_scan_unreadable_is_said(stage):
    """R10: a code that is seen and can't be read does not count, and what helps is said; uncovered, it counts."""
    code = stage.code("https://example.org/covered-code-for-a-test", "qr", "--scale", "10")
    covered = Canvas().put(code)
    for row in covered.rows[318:502]:
        row[565:798] = bytes([128]) * 233
    video = write_video(os.path.join(stage.folder, "covered.y4m"), [(covered, 60), (Canvas().put(code), 20)], rate=10)
    with stage.visit(video=video, scripts=[WATCH], settings={"guide": "none"}) as visit:
        page = running(visit)
        page.wait_for_selector(".pill[data-hint=unreadable]:visible")
        words = page.inner_text(".pill")
        expect(words == "This code can’t be read: keep it flat and clear of reflections", words)
        expect(events(page, "success") == [] and events(page, "fail") == [], "the session goes on")
        page.wait_for_selector("dialog.result")
        value = page.get_attribute("dialog .value", "data-value")
        expect(value == "https://example.org/covered-code-for-a-test", value)
        visit.check()


def test_scan_preview_fills_the_view(stage):
    """R4: the preview covers the view and follows its changes."""
    with stage.visit(video=still(stage, "nothing")) as visit:
        page = running(visit)
        for size in ({"width": 390, "height": 844}, {"width": 844, "height": 390}, {"width": 1280, "height": 800}):
            page.set_viewport_size(size)

            def covered():
                view, video = page.evaluate("""() => {
                  const scanner = document.querySelector('quietzone-scanner');
                  const box = (element) => { const { x, y, width, height } = element.getBoundingClientRect(); return [x, y, width, height]; };
                  return [box(document.querySelector('.scan')), [...box(scanner.video), getComputedStyle(scanner.video).objectFit]];
                }""")
                expect(view == video[:4] and video[4] == "cover", f"{view} {video}")

            eventually(page, covered)
        visit.check()


def test_scan_outline_lies_on_the_code(stage):
    """R3: from the picture's pixels to the view, aspect fill; within 4 CSS pixels of where the code is."""
    video = still(stage, "off-centre", (stage.code("https://example.org/live", "qr", "--size", "230"), (700, 300)))
    with stage.visit(video=video, scripts=[WATCH], settings={"guide": "none", "task": "batch"}) as visit:
        page = running(visit)
        page.wait_for_function("() => window.__seen")

        def lies_on_it():
            seen = page.evaluate("""() => {
              const points = document.querySelector('quietzone-scanner').shadowRoot.querySelector('polygon')?.getAttribute('points') ?? '';
              const { clientWidth, clientHeight } = document.querySelector('quietzone-scanner');
              return { points: points.split(' ').filter(Boolean).map((point) => point.split(',').map(Number)), clientWidth, clientHeight };
            }""")
            scale = max(seen["clientWidth"] / 1280, seen["clientHeight"] / 720)
            expect(len(seen["points"]) == 4, f"no outline: {seen}")
            # 230 pixels hold 33 modules of which 25 are the symbol: whole pixels of 6 make 198, and 150 of them.
            half = 25 * (230 // 33) / 2
            for (x, y), (dx, dy) in zip(seen["points"], ((-half, -half), (half, -half), (half, half), (-half, half))):
                wanted = ((700 + dx - 640) * scale + seen["clientWidth"] / 2, (300 + dy - 360) * scale + seen["clientHeight"] / 2)
                expect(abs(x - wanted[0]) < 4 and abs(y - wanted[1]) < 4, f"{x}, {y} instead of {wanted}")

        eventually(page, lies_on_it)
        visit.check()


def test_scan_region_inside_and_outside(stage):
    """R3, R8: with a strict region a code in the window is read, one beside it is not, though both are in view."""
    codes = [(stage.code("INSIDE", "qr", "--scale", "4"), (640, 360)), (stage.code("OUTSIDE", "qr", "--scale", "4"), (640, 130))]
    with stage.visit(video=still(stage, "inside", *codes), scripts=[WATCH],
                     settings={"guide": "window", "strict": True, "task": "batch"}) as visit:
        page = running(visit)
        found(page)
        page.wait_for_timeout(1200)
        expect([event["text"] for event in events(page, "success")] == ["INSIDE"], events(page, "success"))
        page.evaluate("document.querySelector('quietzone-scanner').setAttribute('guide', 'none')")
        found(page, 2)
        visit.check()


def test_scan_region_follows_rotation(stage):
    """R3: turned to landscape the window covers more of the picture: a code that was beside it is inside now."""
    video = still(stage, "turning", (stage.code("TURN", "qr", "--scale", "5"), (640, 240)))
    with stage.visit(video=video, scripts=[WATCH],
                     settings={"guide": "window", "strict": True, "task": "batch"}) as visit:
        page = running(visit)
        page.wait_for_timeout(1200)
        expect(events(page, "success") == [], "upright: outside")
        page.set_viewport_size({"width": 844, "height": 390})
        found(page)
        expect([event["text"] for event in events(page, "success")] == ["TURN"], "lying: inside")
        visit.check()


def test_scan_upright_camera(stage):
    """R3: a camera that gives upright pictures; the outline is in the middle of the view."""
    path = os.path.join(stage.folder, "upright.y4m")
    write_video(path, [(Canvas().put(stage.code("UPRIGHT", "qr", "--scale", "4")).turned(), 30)])
    with stage.visit(video=path, scripts=[WATCH], settings={"guide": "brackets", "task": "batch"}) as visit:
        page = running(visit)
        found(page)
        frame = page.evaluate("window.__frame")
        expect((frame["width"], frame["height"]) == (720, 1280), f"frames as the camera gives them, uncut: {frame}")
        [event] = events(page, "success")
        expect(event["text"] == "UPRIGHT", event)

        def in_the_middle():
            middle, view = page.evaluate("""() => {
              const scanner = document.querySelector('quietzone-scanner');
              const points = scanner.shadowRoot.querySelector('polygon')?.getAttribute('points') ?? '';
              const corners = points.split(' ').filter(Boolean).map((point) => point.split(',').map(Number));
              return [[0, 1].map((axis) => corners.reduce((sum, corner) => sum + corner[axis], 0) / 4),
                [scanner.clientWidth / 2, scanner.clientHeight / 2]];
            }""")
            expect(abs(middle[0] - view[0]) < 4 and abs(middle[1] - view[1]) < 4, f"{middle} instead of {view}")

        eventually(page, in_the_middle)
        visit.check()


def shapes(page):
    return page.evaluate("""() => {
      const { shadowRoot } = document.querySelector('quietzone-scanner');
      return [...shadowRoot.querySelectorAll('.guide > *')].map((shape) => {
        const { stroke, strokeWidth, fill, fillRule } = getComputedStyle(shape);
        const { width, height, x, y } = shape.getBBox();
        return { name: shape.getAttribute('class'), d: shape.getAttribute('d'), stroke, strokeWidth, fill, fillRule, width, height, x, y };
      });
    }""")


def test_scan_guides(stage):
    """R5–R8: plus, line and hole with the sizes and colours of the sources; brackets and mask as the page draws them: white, with arms of 32, and dark, seen through. The person chooses."""
    with stage.visit(video=still(stage, "nothing"), settings={"guide": "plus"}) as visit:
        page = running(visit)
        [plus] = shapes(page)
        expect((plus["width"], plus["height"], plus["stroke"]) == (30, 30, "rgb(52, 199, 89)"), plus)
        view = page.evaluate("[document.querySelector('.scan').clientWidth, document.querySelector('.scan').clientHeight]")
        expect((plus["x"] + 15, plus["y"] + 15) == (view[0] / 2, view[1] / 2), "in the middle")
        page.get_by_role("button", name="Settings").click()
        page.select_option("dialog [name=guide]", "line")
        [line] = shapes(page)
        expect((line["width"], line["strokeWidth"], line["stroke"]) == (view[0], "1px", "rgb(255, 138, 61)"), line)
        page.select_option("dialog [name=guide]", "brackets")
        corners = shapes(page)[-1]
        expect((corners["strokeWidth"], corners["stroke"]) == ("4px", "rgb(255, 255, 255)"), corners)
        expect(corners["d"].count("M") == 4, corners)
        x, y = corners["x"], corners["y"]
        expect(corners["d"].startswith(f"M{x:g} {y + 32:g}L{x:g} {y + 20:g}Q{x:g} {y:g} "), "arms of 32, rounded")
        page.select_option("dialog [name=guide]", "window")
        mask, edge = shapes(page)
        expect(mask["fillRule"] == "evenodd" and (mask["width"], mask["height"]) == tuple(view), mask)
        expect(mask["fill"] == "rgba(0, 0, 0, 0.55)", mask)
        expect((edge["width"], edge["height"]) == (200, 200), edge)
        visit.check()


def test_scan_vibration_and_sound(stage):
    """R12: both on success, and neither when switched off."""
    video = link_video(stage)
    with stage.visit(video=video, scripts=[WATCH]) as visit:
        page = start(visit)
        page.wait_for_selector("dialog.result")
        expect(page.evaluate("[window.__vibrations.length, window.__tones]") == [1, 1], "once each")
        visit.check()
    with stage.visit(video=video, scripts=[WATCH], settings={"sound": False, "vibration": False}) as visit:
        page = start(visit)
        page.wait_for_selector("dialog.result")
        expect(page.evaluate("[window.__vibrations.length, window.__tones]") == [0, 0], "switched off")
        visit.check()


def test_scan_link_rule(stage):
    """R13: what is no web link is ignored while the session goes on; nothing opens by itself."""
    codes = [(stage.code("NO LINK", "qr", "--scale", "4"), (560, 260)),
             (stage.code("ftp://example.org/file", "qr", "--scale", "4"), (700, 460))]
    picture = Canvas()
    for code in codes:
        picture.put(*code)
    second = Canvas().put(stage.code("https://example.org/live", "qr", "--size", "230"))
    video = write_video(os.path.join(stage.folder, "rule.y4m"), [(picture, 15), (second, 15)], rate=10)
    with stage.visit(video=video, scripts=[WATCH], settings={"accept": "web", "guide": "none"}) as visit:
        page = start(visit)
        page.wait_for_selector("dialog.result")
        expect([event["text"] for event in events(page, "success")] == ["https://example.org/live"], "the link alone")
        expect(all(event["why"] == "rule" for event in events(page, "ignored")), events(page, "ignored"))
        link = page.locator("dialog a[target=_blank]")
        expect(link.get_attribute("href") == "https://example.org/live", "opened by a person only")
        expect("noopener" in link.get_attribute("rel") and page.inner_text("dialog .host") == "example.org", "its host")
        expect(len(visit.context.pages) == 1, "nothing opened by itself")
        visit.check()


def test_scan_modes(stage):
    """R11: each code once, with all in view outlined; the shutter; the list when it ends."""
    codes = [(stage.code("ONE", "qr", "--scale", "5"), (560, 300)), (stage.code("TWO", "qr", "--scale", "5"), (720, 420))]
    video = still(stage, "two", *codes)
    with stage.visit(video=video, scripts=[WATCH], settings={"guide": "none", "task": "batch"}) as visit:
        page = running(visit)
        found(page, 2)
        page.wait_for_timeout(1000)
        expect(sorted(event["text"] for event in events(page, "success")) == ["ONE", "TWO"], events(page, "success"))

        def both_outlined():
            count = page.evaluate("document.querySelector('quietzone-scanner').shadowRoot.querySelectorAll('polygon').length")
            expect(count == 2, f"{count} outlines")

        eventually(page, both_outlined)
        page.click("#stop")
        page.click(".found-codes")
        page.wait_for_selector("dialog .long-list li:nth-child(2)")
        visit.check()
    with stage.visit(video=video, scripts=[WATCH], settings={"guide": "none", "manual": True}) as visit:
        page = running(visit)
        page.wait_for_timeout(800)
        expect(events(page, "success") == [], "waits")
        page.click("#capture")
        page.wait_for_selector("dialog.result")
        expect(len(events(page, "success")) == 1, "one")
        visit.check()


def test_scan_camera_choice(stage):
    """R16: the back camera at high resolution; switching asks for the other; zoom reaches the track."""
    with stage.visit(video=still(stage, "nothing"), scripts=[FAKES["torch"], WATCH]) as visit:
        page = running(visit)
        [asked] = page.evaluate("window.__asked")
        expect(asked["facingMode"] == {"ideal": "environment"} and asked["width"] == {"ideal": 1920}, asked)
        page.get_by_role("button", name="Zoom 2×").click()
        expect(page.evaluate("window.__applied.at(-1)") == {"zoom": 2}, page.evaluate("window.__applied"))
        page.get_by_role("button", name="Switch camera").click()
        page.wait_for_function("() => window.__asked.length === 2")
        expect(page.evaluate("window.__asked[1].facingMode.ideal") == "user", page.evaluate("window.__asked"))
        page.wait_for_timeout(500)
        expect(page.get_attribute(".scan", "data-state") == "running", "and goes on")
        visit.check()


def test_scan_torch(stage):
    """R17: on and off by the button, through constraints of the track."""
    with stage.visit(video=still(stage, "nothing"), scripts=[FAKES["torch"], WATCH]) as visit:
        page = running(visit)
        page.get_by_role("button", name="Light: off").click()
        page.wait_for_function("() => window.__applied.some(({ torch }) => torch === true)")
        page.get_by_role("button", name="Light: on").click()
        page.get_by_role("button", name="Light: automatic").click()
        page.wait_for_function("() => window.__applied.at(-1).torch === false")
        visit.check()
    with stage.visit(video=still(stage, "nothing")) as visit:
        page = running(visit)
        page.wait_for_timeout(300)
        expect(page.get_by_role("button", name="Light").count() == 0, "no torch, no button")
        visit.check()


def test_scan_torch_by_light(stage):
    """R18: dark for long switches it on, bright for long off; it does not flicker. By the picture here; a telephone goes by the [scene](Light.md)."""
    video = write_video(os.path.join(stage.folder, "dusk.y4m"), [
        (Canvas(640, 480, 12), 60), (Canvas(640, 480, 230), 60)], rate=10)
    with stage.visit(video=video, scripts=[FAKES["torch"], WATCH], settings={"torch": "auto"}) as visit:
        page = running(visit)
        page.wait_for_function("() => window.__applied.some(({ torch }) => torch === true)")
        before = len(switches(page))
        page.wait_for_timeout(24_000)
        turns = switches(page)
        # Twice dark and twice bright; one that flickers is switched every three seconds.
        expect(3 <= len(turns) - before <= 5, f"in two rounds of the film: {turns}")
        expect(all(one != next for one, next in zip(turns, turns[1:])), f"by turns: {turns}")
        visit.check()


def switches(page):
    return [one["torch"] for one in page.evaluate("window.__applied") if "torch" in one]


def test_scan_torch_own_light(stage):
    """R18: a white label that is bright by the camera's light alone is not taken for daylight: the light stays on."""
    both = Canvas(1280, 480, 12)
    for row in both.rows:
        row[640:] = bytes([230]) * 640
    video = write_video(os.path.join(stage.folder, "own-light.y4m"), [(both, 10)], rate=10)
    with stage.visit(video=video, scripts=[LIT, WATCH], settings={"torch": "auto"}) as visit:
        page = running(visit)
        page.wait_for_function("() => window.__lit === true")
        page.wait_for_timeout(14_000)
        # It goes out once to see whether it is the light's own brightness.
        turns = [event["on"] for event in events(page, "torch")]
        expect(turns in ([True], [True, False, True]), f"flickers: {turns}")
        expect(page.evaluate("window.__lit"), "and is on")
        visit.check()


def test_scan_without_processor(stage):
    """The ways of browsers that lack MediaStreamTrackProcessor, VideoFrame, OffscreenCanvas: the same value."""
    missing = ["MediaStreamTrackProcessor"], ["MediaStreamTrackProcessor", "VideoFrame"], [
        "MediaStreamTrackProcessor", "VideoFrame", "OffscreenCanvas"]
    for names in missing:
        script = "".join(f"delete window.{name};" for name in names)
        with stage.visit(video=link_video(stage), scripts=[script, WATCH]) as visit:
            page = start(visit)
            page.wait_for_selector("dialog.result")
            expect(page.get_attribute("dialog .value", "data-value") == "https://example.org/live", f"without {names}")
            visit.check()


def test_scan_set_of_codes(stage):
    """A structured-append set: progress is told, and the whole is shown once all parts are there."""
    import subprocess
    from harness import PROGRAM
    first = os.path.join(stage.folder, "set.png")
    text = "The first half of a longer text, and its second half."
    subprocess.run([PROGRAM, "make", "--structured-append", "2", "--scale", "5", "-o", first, text], check=True)
    parts = [os.path.join(stage.folder, f"set-{number}.png") for number in (1, 2)]
    video = write_video(os.path.join(stage.folder, "set.y4m"), [(Canvas().put(part), 15) for part in parts], rate=10)
    with stage.visit(video=video, scripts=[WATCH], settings={"guide": "none"}) as visit:
        page = start(visit)
        page.wait_for_selector("dialog.result")
        expect(page.get_attribute("dialog .value", "data-value") == text, "the whole text")
        expect(events(page, "progress")[0]["have"] == 1, events(page, "progress"))
        visit.check()
