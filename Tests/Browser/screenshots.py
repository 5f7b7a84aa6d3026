"""Every screen and state as pictures: phone and desktop, light and dark, English and Korean.

usage: Scripts/screenshots [word …]     only those whose name contains a word; the folder is Output/screens
"""
import os
import re
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from harness import ROOT, stage  # noqa: E402
from pictures import sheet_of_codes  # noqa: E402
from scanning import found  # noqa: E402
from states import FAKES, switch_on  # noqa: E402
from videos import Canvas, still, write_video  # noqa: E402

FOLDER = os.path.join(ROOT, "Output", "screens")
# Nothing hovers there.
TOUCH = {"has_touch": True, "is_mobile": True}
LOOKS = {
    "phone-light": {**TOUCH, "viewport": {"width": 390, "height": 844}, "color_scheme": "light"},
    "phone-dark": {**TOUCH, "viewport": {"width": 390, "height": 844}, "color_scheme": "dark"},
    "phone-korean": {**TOUCH, "viewport": {"width": 390, "height": 844}, "color_scheme": "light", "locale": "ko-KR"},
    "phone-chinese": {**TOUCH, "viewport": {"width": 390, "height": 844}, "color_scheme": "dark", "locale": "zh-CN"},
    "small-phone": {**TOUCH, "viewport": {"width": 320, "height": 568}, "color_scheme": "light"},
    "lying-phone": {**TOUCH, "viewport": {"width": 844, "height": 390}, "color_scheme": "light"},
    "desktop-light": {"viewport": {"width": 1280, "height": 800}, "color_scheme": "light"},
    "desktop-dark": {"viewport": {"width": 1280, "height": 800}, "color_scheme": "dark"},
}


def running(page):
    switch_on(page)
    page.wait_for_selector(".scan[data-state=running]")
    page.wait_for_timeout(700)


def result(page):
    switch_on(page)
    page.wait_for_selector("dialog.result")
    page.wait_for_timeout(900)


def listed(page):
    switch_on(page)
    found(page, 2)
    page.wait_for_timeout(300)


def all_listed(page):
    listed(page)
    page.click(".found-codes")
    page.wait_for_timeout(500)


def off(page):
    page.wait_for_selector("#stop:visible")
    page.click("#stop")
    page.wait_for_selector("#start:visible")


def frozen(page):
    result(page)
    page.keyboard.press("Escape")
    page.wait_for_timeout(500)


def hinted(page):
    switch_on(page)
    page.wait_for_selector(".pill:visible")


def stopped(page):
    listed(page)
    page.click("#stop")
    page.wait_for_selector(".notice .list")


def loading(page):
    page.route("**/QuietZone.wasm", lambda route: None)
    page.reload()
    switch_on(page)
    page.wait_for_selector("[data-state=loading]")


def settings(page):
    page.get_by_role("button", name=re.compile("^(Settings|설정|设置)$")).click()
    page.wait_for_timeout(500)


def make(text=None, symbology=None, **colors):
    def act(page):
        page.wait_for_selector("textarea")
        if symbology:
            page.select_option("[name=symbology]", symbology)
        for name, value in colors.items():
            page.fill(f"[name={name}]", value)
        if text:
            page.fill("textarea", text)
            page.wait_for_selector(".preview img, .callout")
        page.wait_for_timeout(300)
    return act


def form(kind, **values):
    def act(page):
        page.select_option("[name=kind]", kind)
        for name, value in values.items():
            page.fill(f"[name={name}]", value)
        page.wait_for_selector(".preview img")
        page.wait_for_timeout(200)
    return act


def large(page):
    make("https://quietzone.example", foreground="#467c24", background="#b8e297")(page)
    page.click(".enlarge")
    page.wait_for_timeout(500)


def picture(path, then=None):
    def act(page):
        page.wait_for_selector(".drop")
        page.set_input_files("input[type=file]", path)
        page.wait_for_selector(".results h2")
        if then:
            page.locator(".stage + div button").first.click()
        page.wait_for_timeout(300)
    return act


def failure(page):
    switch_on(page)
    page.wait_for_selector(".notice.warning")


def history(page):
    page.wait_for_selector("input[type=search]", state="attached")
    page.evaluate("""async () => {
      const { remember } = await import('/app/store.js');
      const time = Date.UTC(2026, 10, 20, 9, 30);
      const rows = [['ean-13', 'EAN-13', '4006381333931'], ['qr', 'QR Code', 'https://example.org/menu'],
        ['code-128', 'Code 128', 'PKG-2026-004711'], ['data-matrix', 'Data Matrix', 'A-4711/09'],
        ['qr', 'QR Code', 'WIFI:T:WPA;S:Guest;P:quiet zone;;']];
      for (const [index, [symbology, name, text]] of rows.entries()) {
        await remember({ time: time + index * 3600000, symbology, name, text, source: 'camera' });
      }
    }""")
    page.wait_for_selector(".history li:nth-child(5)")


def screens(place):
    """Name, address, what to do, and how the visit is made."""
    link = still(place, "shot-link", (place.code("https://example.org/quiet"), None), ground=150)
    high = still(place, "shot-high", (place.code("4006381333931", "ean-13", "--scale", "4"), (640, 610)), ground=150)
    video = os.path.join(place.folder, "shot-many.y4m")
    if not os.path.exists(video):
        canvas = Canvas(ground=150).put(place.code("https://example.org/quiet", "qr", "--size", "260"), (480, 300))
        canvas.put(place.code("4006381333931", "ean-13", "--scale", "2"), (780, 420))
        write_video(video, [(canvas, 10)])
    inside = still(place, "shot-inside", *[
        (place.code(f"SHELF {number}", "qr", "--scale", "3"), (540 + 100 * number, 320 + 40 * number)) for number in range(3)],
        ground=150)
    empty = still(place, "shot-empty", ground=120)
    sheet = sheet_of_codes(place)
    blank = os.path.join(place.folder, "blank.png")
    from library import write_png
    write_png(blank, Canvas(800, 600, 190))
    yield "scan-welcome", "#/scan", None, {"scripts": [FAKES["undecided"]]}
    yield "scan-running-brackets", "#/scan", running, {"video": empty}
    for guide in ("window", "line", "plus"):
        yield f"scan-running-{guide}", "#/scan", running, {"video": empty, "settings": {"guide": guide}}
    yield "scan-controls", "#/scan", running, {"video": empty, "scripts": [FAKES["torch"]], "settings": {"mode": "manual"}}
    yield "scan-off", "#/scan", off, {"video": empty}
    yield "scan-hint", "#/scan", hinted, {"video": empty}
    yield "scan-result", "#/scan", result, {"video": link}
    yield "scan-result-high", "#/scan", result, {"video": high, "settings": {"guide": "none"}}
    yield "scan-frozen", "#/scan", frozen, {"video": link}
    yield "scan-list", "#/scan", listed, {"video": video, "settings": {"mode": "oncePerCode", "guide": "none"}}
    yield "scan-list-all", "#/scan", all_listed, {"video": video, "settings": {"mode": "oncePerCode", "guide": "none"}}
    yield "scan-list-frame", "#/scan", listed, {"video": inside, "settings": {"mode": "oncePerCode"}}
    yield "scan-stopped", "#/scan", stopped, {"video": video, "settings": {"mode": "oncePerCode", "guide": "none"}}
    yield "scan-loading", "#/scan", loading, {"service_workers": "block"}
    yield "scan-settings", "#/scan", settings, {"video": empty}
    yield "make-empty", "#/make", make(), {}
    yield "make-qr", "#/make", make("https://quietzone.example", foreground="#467c24", background="#b8e297"), {}
    yield "make-linear", "#/make", make("4006381333931", "ean-13"), {}
    yield "make-warning", "#/make", make("Hello", foreground="#ffd34d"), {}
    yield "make-error", "#/make", make("123", "ean-13"), {}
    yield "make-wifi", "#/make", form("wifi", networkName="Guest", password="quiet zone"), {}
    yield "make-large", "#/make", large, {}
    yield "picture-empty", "#/picture", None, {}
    yield "picture-found", "#/picture", picture(sheet), {}
    yield "picture-region", "#/picture", picture(sheet, "region"), {}
    yield "picture-none", "#/picture", picture(blank), {}
    yield "history-empty", "#/history", None, {}
    yield "history", "#/history", history, {}
    for name in ("denied", "restricted", "noCamera", "inUse", "notSupported"):
        yield f"state-{name}", "#/scan", (failure if name in ("noCamera", "inUse") else None), {"scripts": [FAKES[name]]}
    yield "state-insecure", "#/scan", None, {"host": "quietzone.test"}
    yield "state-noWebAssembly", "#/scan", None, {"scripts": [FAKES["noWebAssembly"]]}


def main(words):
    os.makedirs(FOLDER, exist_ok=True)
    count = 0
    with stage() as place:
        for name, address, act, how in screens(place):
            for look, options in LOOKS.items():
                full = f"{name}-{look}"
                if words and not all(word in full for word in words):
                    continue
                how_now = dict(how)
                host = how_now.pop("host", None)
                flags = ("--host-resolver-rules=MAP quietzone.test 127.0.0.1",) if host else ()
                with place.visit(flags=flags, **how_now, **options) as visit:
                    page = visit.open(address, host)
                    try:
                        if act:
                            act(page)
                        page.wait_for_timeout(250)
                    except Exception as error:
                        print(f"{full}: {error}")
                    page.screenshot(path=os.path.join(FOLDER, f"{full}.png"))
                    count += 1
    print(f"{count} pictures in {FOLDER}")


if __name__ == "__main__":
    main(sys.argv[1:])
