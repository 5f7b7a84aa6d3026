"""axe on every screen and sheet, light and dark; the keyboard alone; the smallest phone."""
from axe_playwright_python.sync_playwright import Axe

from harness import expect
from making import look, write
from pictures import covered, sheet_of_codes, written
from scanning import link_video
from states import FAKES, switch_on
from videos import still


def scan(page):
    switch_on(page)
    page.wait_for_selector(".scan[data-state=running]")


def tasks(page):
    scan(page)
    page.click(".scan .task")
    page.wait_for_selector("dialog.tasks")


def counted(page):
    switch_on(page)
    page.wait_for_selector(".found-codes:not([data-count='0'])")
    page.click(".found-codes")
    page.wait_for_selector(".long-list li")


def compared(page):
    counted(page)
    page.click(".list-tools .button")
    page.fill("dialog.wanted textarea", "https://example.org/live\nB\nC")
    page.click("dialog.wanted .primary")
    page.wait_for_selector("[data-status=missing]")


def giving(page):
    counted(page)
    page.click(".list-tools .button")
    page.set_input_files("dialog.wanted input[type=file]", files=[{"name": "a.txt", "mimeType": "text/plain", "buffer": b" "}])
    page.wait_for_selector("[data-reason=nothing]")


def result(page):
    switch_on(page)
    page.wait_for_selector("dialog.result")


def settings(page):
    page.get_by_role("button", name="Settings").click()
    page.wait_for_selector("dialog[open]")
    page.click("dialog summary")


def made(page):
    page.fill("textarea", "Accessible")
    look(page)
    page.fill("[name=foreground]", "#ffe680")
    page.wait_for_selector(".preview img")
    page.wait_for_selector(".make-warnings .callout")


def refused(page):
    write(page, "4006381333932", "ean-13")
    page.wait_for_selector(".fault[data-reason=checkCharacter]")


def elements(page):
    page.select_option("[name=kind]", "gs1")
    page.fill("[name=element]", "(01)09501101530003(10)A B")
    page.wait_for_selector(".elements .wrong")


def formats(page):
    page.click(".format-button")
    page.wait_for_selector("[role=option]")


def saving(page):
    page.fill("textarea", "Accessible")
    page.click(".outcome .save:enabled")
    page.wait_for_selector("dialog.save-sheet")


def labels(page):
    saving(page)
    page.click("[data-action=labels]")
    page.wait_for_selector("dialog.labels")


def batch(page):
    page.click(".more button")
    page.fill("[name=table]", "name,content\nOne,1\nTwo,")
    page.wait_for_selector("dialog.batch .callout")


def read(path):
    def act(page):
        page.wait_for_selector(".drop")
        page.set_input_files("input[type=file]", path)
        page.wait_for_selector(".results h2")
    return act


def read_all(paths):
    def act(page):
        page.set_input_files("input[type=file]", paths)
        page.wait_for_selector("[data-state='pictures.done']")
    return act


def refuse(paths):
    def act(page):
        page.set_input_files("input[type=file]", paths)
        page.wait_for_selector(".callout.error")
    return act


def proven(page):
    page.wait_for_selector("[data-usage]")
    page.wait_for_selector(".privacy [data-part=rules] .points li")
    for summary in page.locator("summary").all():
        summary.click()


def remembered(page):
    page.evaluate("""async () => {
      const { remember } = await import('/app/store.js');
      await remember({ time: 0, symbology: 'qr', name: 'QR Code', text: 'kept', source: 'camera' });
    }""")
    page.wait_for_selector(".history li")
    page.click(".history li .icon-button")
    page.wait_for_selector(".menu [role=menuitem]")


def nothing(page):
    page.wait_for_selector("h1")


def scan_screens(stage):
    yield "welcome", "#/scan", nothing, {"scripts": [FAKES["undecided"]]}
    yield "scanning", "#/scan", scan, {"video": still(stage, "nothing"), "scripts": [FAKES["torch"]], "settings": {"manual": True}}
    yield "result", "#/scan", result, {"video": link_video(stage)}
    yield "settings", "#/scan", settings, {}
    yield "tasks", "#/scan", tasks, {"video": still(stage, "nothing")}
    yield "list", "#/scan", counted, {"video": link_video(stage), "settings": {"task": "count"}}
    yield "compared", "#/scan", compared, {"video": link_video(stage), "settings": {"task": "count"}}
    yield "list to compare", "#/scan", giving, {"video": link_video(stage), "settings": {"task": "batch", "guide": "none"}}
    for state in ("denied", "restricted", "notSupported", "noWebAssembly"):
        yield state, "#/scan", nothing, {"scripts": [FAKES[state]]}


def other_screens(stage):
    yield "make", "#/make", nothing, {}
    yield "made", "#/make", made, {}
    yield "refused", "#/make", refused, {}
    yield "elements", "#/make", elements, {}
    yield "formats", "#/make", formats, {}
    yield "saving", "#/make", saving, {}
    yield "labels", "#/make", labels, {}
    yield "batch", "#/make", batch, {}
    yield "from a link", "#/make?kind=text&_text=a&level=9", nothing, {}
    yield "picture", "#/picture", nothing, {}
    yield "found", "#/picture", read(sheet_of_codes(stage)), {}
    yield "several pictures", "#/picture", read_all([sheet_of_codes(stage), *written(stage, {"letter.png": b"Dear reader"})]), {}
    yield "seen, not read", "#/picture", read(covered(stage)), {}
    yield "refused picture", "#/picture", refuse(written(stage, {"page.pdf": b"%PDF-1.7"})), {}
    yield "privacy", "#/privacy", proven, {}
    yield "history empty", "#/history", nothing, {}
    yield "history", "#/history", remembered, {}


GROUNDS = {"light": "rgb(245, 247, 242)", "dark": "rgb(16, 20, 14)"}


def axe(stage, screens):
    """What axe finds on each of the screens, light and dark."""
    axe, faults = Axe(), []
    for name, address, act, how in screens:
        with stage.visit(color_scheme="light", bypass_csp=True, reduced_motion="reduce", **how) as visit:
            page = visit.open(address)
            act(page)
            for scheme, ground in GROUNDS.items():
                page.emulate_media(color_scheme=scheme)
                page.wait_for_timeout(150)
                # What moves from one colour to the other has arrived.
                page.wait_for_function("""(ground) => !document.getAnimations().length
                  && getComputedStyle(document.body).backgroundColor === ground""", arg=ground)
                for violation in axe.run(page).response["violations"]:
                    where = ", ".join(str(node["target"]) for node in violation["nodes"][:3])
                    faults.append(f"{name}, {scheme}: {violation['id']} {where}")
    expect(not faults, "; ".join(faults))


def test_axe_scan_screen(stage):
    axe(stage, scan_screens(stage))


def test_axe_other_screens(stage):
    axe(stage, other_screens(stage))


def test_keyboard_alone(stage):
    """From the address bar to a value and back without a pointer; focus returns to where it was."""
    with stage.visit(video=link_video(stage), scripts=[FAKES["undecided"]]) as visit:
        page = visit.open("#/scan")
        page.wait_for_selector("#start")
        page.keyboard.press("Tab")
        expect(page.evaluate("document.activeElement.id") == "skip", "the way past the tabs comes first")
        page.keyboard.press("Enter")
        # Settings, what happens to pictures, a picture instead.
        for _ in range(4):
            page.keyboard.press("Tab")
        expect(page.evaluate("document.activeElement.id") == "start", page.evaluate("document.activeElement.outerHTML"))
        page.keyboard.press("Enter")
        page.wait_for_selector("dialog.result")
        inside = "document.querySelector('dialog').contains(document.activeElement)"
        expect(page.evaluate(inside), "focus is in the sheet")
        for _ in range(12):
            page.keyboard.press("Tab")
            expect(page.evaluate(f"{inside} || document.activeElement === document.body"), "and stays there")
        page.keyboard.press("Escape")
        page.wait_for_function("() => document.activeElement.id === 'start'")
        visit.check()


# What is wider than the screen, and words that have no room where they stand.
CUT_OFF = """() => {
  const seen = [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility())
    .filter((element) => !element.closest('.visually-hidden, .skip, svg'));
  const name = (element) => `${element.className || element.tagName} “${element.textContent.trim().slice(0, 30)}”`;
  const wide = seen.filter((element) => element.getBoundingClientRect().right > innerWidth + 1);
  const tight = seen.filter((element) => element.matches('.tab, button, a, h1, h2, label, legend, summary')
    && element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline');
  return [...wide, ...tight].map(name);
}"""


def test_large_text_on_a_small_phone(stage):
    """320 × 568 with text twice as large, in each language: nothing is cut off, and no word runs into another."""
    faults = []
    for locale in ("en-US", "ko-KR", "zh-CN", "ja-JP", "zh-TW"):
        with stage.visit(viewport={"width": 320, "height": 568}, locale=locale, reduced_motion="reduce",
                         scripts=[FAKES["undecided"]]) as visit:
            for name in ("scan", "make", "picture", "history", "privacy"):
                page = visit.open(f"#/{name}")
                page.wait_for_selector({"privacy": "[data-usage]"}.get(name, "h1"), state="attached")
                page.evaluate("document.documentElement.style.fontSize = '200%'")
                page.wait_for_timeout(200)
                faults += [f"{locale} {name}: {fault}" for fault in page.evaluate(CUT_OFF)]
                names = page.eval_on_selector_all(".tab", """(tabs) => tabs.map((tab) => {
                  const { left, right, top, bottom } = tab.getBoundingClientRect();
                  return tab.scrollWidth <= tab.clientWidth && right <= innerWidth && bottom <= innerHeight && bottom - top >= 44;
                })""")
                expect(names == [True] * 4, f"{locale} {name}: tabs {names}")
    expect(not faults, "; ".join(faults))


def test_large_text_leaves_room_to_write(stage):
    """360 × 640: what of Make stays in view takes a third of the screen at most; larger, it stays in its place."""
    with stage.visit(viewport={"width": 360, "height": 640}) as visit:
        page = visit.open("#/make")
        page.fill("textarea", "https://example.org")
        page.wait_for_selector(".preview img")
        for size, is_sticky in ((100, True), (130, True), (200, False)):
            page.evaluate(f"document.documentElement.style.fontSize = '{size}%'")
            share, position = page.evaluate("""() => {
              const strip = document.querySelector('.outcome');
              return [strip.offsetHeight / document.getElementById('screen').offsetHeight, getComputedStyle(strip).position];
            }""")
            expect((position == "sticky") == is_sticky and (share < 1 / 3 or not is_sticky), f"{size} %: {share}, {position}")


def test_colors_of_the_system(stage):
    """With colours forced, as Windows does for high contrast: what is chosen is seen, and where a sheet ends."""
    with stage.visit(forced_colors="active", reduced_motion="reduce") as visit:
        page = visit.open("#/picture")
        look = """(selector) => {
          const { backgroundColor, borderTopWidth } = getComputedStyle(document.querySelector(selector));
          return [backgroundColor, borderTopWidth];
        }"""
        chosen = page.evaluate("""() => {
          const probe = document.body.appendChild(document.createElement('i'));
          probe.style.background = 'Highlight';
          probe.style.forcedColorAdjust = 'none';
          return getComputedStyle(probe).backgroundColor;
        }""")
        page.get_by_role("button", name="Settings").click()
        page.wait_for_selector("dialog .switch")
        expect(page.evaluate(look, "dialog.sheet")[1] != "0px", "a sheet has an edge")
        for state in (True, False):
            page.set_checked("dialog .switch input", state)
            page.wait_for_timeout(100)
            found = page.evaluate(look, "dialog .switch input")[0]
            expect((found == chosen) == state, f"switch {state}: {found}")
        page.keyboard.press("Escape")
        visit.open("#/make").evaluate("document.querySelector('.look').open = true")
        faces = [page.evaluate(look, f".segments label:{which}") for which in ("has(:checked)", "not(:has(:checked))")]
        expect(faces[0][0] == chosen != faces[1][0] and faces[1][1] != "0px", faces)


def test_screens_are_printed(stage):
    """Every screen is on paper, without tabs; a sheet in place of the screen under it."""
    with stage.visit() as visit:
        for name in ("make", "picture", "history", "privacy"):
            page = visit.open(f"#/{name}")
            page.wait_for_selector("h1")
            page.emulate_media(media="print")
            expect(page.is_visible("#screen h1") and not page.is_visible("#tabs"), name)
            page.emulate_media(media="screen")
        page.get_by_role("button", name="Settings").click()
        page.emulate_media(media="print")
        expect(page.is_visible("dialog h2") and not page.is_visible("#screen"), "the sheet alone")


def test_tabs_of_low_windows(stage):
    """Low windows, narrow and wide, in each language: no tab's word runs out of it, or into the next one."""
    faults = []
    for locale in ("en-US", "ko-KR", "zh-CN", "ja-JP", "zh-TW"):
        with stage.visit(viewport={"width": 320, "height": 480}, locale=locale, scripts=[FAKES["undecided"]]) as visit:
            page = visit.open("#/picture")
            for width, height in ((320, 480), (320, 256), (360, 360), (361, 480), (480, 320), (640, 360)):
                page.set_viewport_size({"width": width, "height": height})
                faults += [f"{locale}, {width} × {height}: {word}" for word in page.eval_on_selector_all(".tab", """(tabs) => tabs
                  .filter((tab) => tab.scrollWidth > tab.clientWidth || tab.getBoundingClientRect().right > innerWidth)
                  .map((tab) => tab.innerText)""")]
    expect(not faults, "; ".join(faults))


# Words that a field shows while it is empty, and has no room for.
CUT_PLACEHOLDERS = """() => [...document.querySelectorAll('input[placeholder]')].filter((input) => {
  const { font, paddingLeft, paddingRight } = getComputedStyle(input);
  const context = document.createElement('canvas').getContext('2d');
  context.font = font;
  return context.measureText(input.placeholder).width > input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
}).map(({ placeholder }) => placeholder)"""


def test_small_phone_does_not_overflow(stage):
    """320 × 568, in each language: nothing is wider than the screen."""
    for locale in ("en-US", "ko-KR", "zh-CN", "ja-JP", "zh-TW"):
        with stage.visit(viewport={"width": 320, "height": 568}, locale=locale) as visit:
            for name in ("scan", "make", "picture", "history", "privacy"):
                page = visit.open(f"#/{name}")
                page.wait_for_selector("h1")
                if name == "make":
                    page.fill("textarea", "Narrow")
                    page.wait_for_selector(".preview img")
                wide = page.evaluate("""() => [...document.querySelectorAll('body *')]
                  .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden, .skip, svg'))
                  .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
                  .map((element) => element.className || element.tagName)""")
                if name == "history":
                    page.wait_for_selector("[data-state='history.empty']")
                    page.evaluate("document.querySelector('.page .history').hidden = false")
                expect(not wide, f"{locale} {name}: {wide}")
                expect(not page.evaluate(CUT_PLACEHOLDERS), f"{locale} {name}: {page.evaluate(CUT_PLACEHOLDERS)}")
            visit.check()
