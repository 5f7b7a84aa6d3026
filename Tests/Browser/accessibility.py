"""axe on every screen and sheet, light and dark; the keyboard alone; the smallest phone."""
from axe_playwright_python.sync_playwright import Axe

from harness import expect
from pictures import sheet_of_codes
from scanning import link_video
from states import FAKES, switch_on
from videos import still


def scan(page):
    switch_on(page)
    page.wait_for_selector(".scan[data-state=running]")


def result(page):
    switch_on(page)
    page.wait_for_selector("dialog.result")


def settings(page):
    page.get_by_role("button", name="Settings").click()
    page.wait_for_selector("dialog[open]")
    page.click("dialog summary")


def made(page):
    page.fill("textarea", "Accessible")
    page.fill("[name=foreground]", "#ffe680")
    page.wait_for_selector(".preview img")
    page.wait_for_selector(".make-status .callout")


def refused(page):
    page.select_option("[name=symbology]", "ean-13")
    page.fill("textarea", "1")
    page.wait_for_selector(".callout.error")


def read(path):
    def act(page):
        page.wait_for_selector(".drop")
        page.set_input_files("input[type=file]", path)
        page.wait_for_selector(".results h2")
    return act


def remembered(page):
    page.evaluate("""async () => {
      const { remember } = await import('/app/store.js');
      await remember({ time: 0, symbology: 'qr', name: 'QR Code', text: 'kept', source: 'camera' });
    }""")
    page.wait_for_selector(".history li")


def nothing(page):
    page.wait_for_selector("h1")


def scan_screens(stage):
    yield "welcome", "#/scan", nothing, {"scripts": [FAKES["undecided"]]}
    yield "scanning", "#/scan", scan, {"video": still(stage, "nothing"), "scripts": [FAKES["torch"]], "settings": {"mode": "manual"}}
    yield "result", "#/scan", result, {"video": link_video(stage)}
    yield "settings", "#/scan", settings, {}
    for state in ("denied", "restricted", "notSupported", "noWebAssembly"):
        yield state, "#/scan", nothing, {"scripts": [FAKES[state]]}


def other_screens(stage):
    yield "make", "#/make", nothing, {}
    yield "made", "#/make", made, {}
    yield "refused", "#/make", refused, {}
    yield "picture", "#/picture", nothing, {}
    yield "found", "#/picture", read(sheet_of_codes(stage)), {}
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
        for _ in range(3):
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


def test_small_phone_does_not_overflow(stage):
    """320 × 568, in each language: nothing is wider than the screen."""
    for locale in ("en-US", "ko-KR", "zh-CN"):
        with stage.visit(viewport={"width": 320, "height": 568}, locale=locale) as visit:
            for name in ("scan", "make", "picture", "history"):
                page = visit.open(f"#/{name}")
                page.wait_for_selector("h1")
                if name == "make":
                    page.fill("textarea", "Narrow")
                    page.wait_for_selector(".preview img")
                wide = page.evaluate("""() => [...document.querySelectorAll('body *')]
                  .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden, .skip, svg'))
                  .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
                  .map((element) => element.className || element.tagName)""")
                expect(not wide, f"{locale} {name}: {wide}")
            visit.check()
