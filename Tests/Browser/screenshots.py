"""Every screen and state as pictures: phone, tablet and desktop, light and dark, in all languages.

usage: Scripts/generate screenshots [word …]     only those whose name contains a word; the folder is Output/screens
"""
import os
import re
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from harness import ROOT, stage  # noqa: E402
from making import choose, look  # noqa: E402
from pictures import covered, odd_files, sheet_of_codes, written  # noqa: E402
from scanning import found  # noqa: E402
from sheets import PAYLOADS, show  # noqa: E402
from states import FAKES, switch_on  # noqa: E402
from videos import Canvas, still, write_video  # noqa: E402

FOLDER = os.path.join(ROOT, "Output", "screens")
# Nothing hovers there.
TOUCH = {"has_touch": True, "is_mobile": True}
# As a keyboard on the screen leaves the page: what is seen is less, and nothing else changes.
KEYBOARD = """Object.defineProperty(window, 'visualViewport', { value: new (class extends EventTarget {
  offsetTop = 0; get height() { return innerHeight * 0.6; } })() });"""
LOOKS = {
    "phone-light": {**TOUCH, "viewport": {"width": 390, "height": 844}, "color_scheme": "light"},
    "phone-dark": {**TOUCH, "viewport": {"width": 390, "height": 844}, "color_scheme": "dark"},
    "phone-korean": {**TOUCH, "viewport": {"width": 390, "height": 844}, "color_scheme": "light", "locale": "ko-KR"},
    "phone-chinese": {**TOUCH, "viewport": {"width": 390, "height": 844}, "color_scheme": "dark", "locale": "zh-CN"},
    "phone-japanese": {**TOUCH, "viewport": {"width": 390, "height": 844}, "color_scheme": "light", "locale": "ja-JP"},
    "phone-taiwan": {**TOUCH, "viewport": {"width": 390, "height": 844}, "color_scheme": "dark", "locale": "zh-TW"},
    "small-phone": {**TOUCH, "viewport": {"width": 320, "height": 568}, "color_scheme": "light"},
    "lying-phone": {**TOUCH, "viewport": {"width": 844, "height": 390}, "color_scheme": "light"},
    "tablet-light": {**TOUCH, "viewport": {"width": 820, "height": 1180}, "color_scheme": "light"},
    "tablet-dark": {**TOUCH, "viewport": {"width": 820, "height": 1180}, "color_scheme": "dark", "locale": "ko-KR"},
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


def payload(name):
    def act(page):
        show(page, name)
        page.wait_for_timeout(400)
    return act


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


def counted(page):
    switch_on(page)
    found(page, 6)
    page.wait_for_timeout(300)


def tasks(page):
    running(page)
    page.click(".scan .task")
    page.wait_for_selector("dialog.tasks")
    page.wait_for_timeout(500)


def sought(page):
    running(page)
    page.click(".found-codes")
    page.fill("dialog.wanted textarea", "code,count,label\nEQUAL,1,Box\nSKU-0007,2,Tea\nSKU-0009,5,Salt")
    page.wait_for_timeout(500)


def compared(page):
    sought(page)
    page.click("dialog.wanted .primary")
    page.wait_for_selector("dialog.list-sheet [data-status=matching]")
    page.wait_for_timeout(500)


def loading(page):
    page.route("**/QuietZone.wasm", lambda route: None)
    page.reload()
    switch_on(page)
    page.wait_for_selector("[data-state=loading]")


def settings(page):
    page.get_by_role("button", name=re.compile("^(Settings|설정|设置|設定)$")).click()
    page.wait_for_timeout(500)


def make(text=None, symbology=None, **colors):
    def act(page):
        page.wait_for_selector("textarea")
        if symbology:
            choose(page, symbology)
        if colors:
            look(page)
        for name, value in colors.items():
            page.fill(f"[name={name}]", value)
        if text:
            page.fill("textarea", text)
            page.wait_for_selector(".preview img, .fault:visible")
        page.wait_for_timeout(300)
    return act


def wrong(page):
    """Nobody is interrupted while typing: it is told when the field is left."""
    page.wait_for_selector("textarea")
    choose(page, "ean-13")
    page.fill("textarea", "123")
    page.keyboard.press("Tab")
    page.wait_for_selector(".fault:visible")


def form(kind, **values):
    def act(page):
        page.select_option("[name=kind]", kind)
        for name, value in values.items():
            page.fill(f"[name={name}]", value)
        page.wait_for_timeout(400)
    return act


def opened(button, ready, action=None):
    """A sheet of the screen Make."""
    def act(page):
        make("https://quietzone.example")(page)
        page.click(button)
        if action:
            page.click(f"[data-action={action}]")
        page.wait_for_selector(ready)
        page.wait_for_timeout(700)
    return act


def table(page):
    page.click(".more button")
    page.fill("[name=table]", "name,content\nShelf 1,A-0001\nShelf 2,\nShelf 3,A-0003\n")
    page.wait_for_timeout(300)


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


def pictures(paths, last="done"):
    def act(page):
        page.wait_for_selector(".drop")
        page.set_input_files("input[type=file]", paths)
        page.wait_for_selector(f"[data-state='pictures.{last}']")
        page.wait_for_timeout(300)
    return act


def lit(path):
    def act(page):
        picture(path)(page)
        page.locator(".stage .number").nth(1).click()
        page.wait_for_timeout(300)
    return act


def refused(paths):
    def act(page):
        page.set_input_files("input[type=file]", paths[0])
        page.wait_for_selector(".callout.error")
    return act


def privacy(part=None):
    def act(page):
        page.wait_for_selector("[data-usage]")
        page.wait_for_timeout(400)
        if part:
            page.locator(f"[data-part={part}]").scroll_into_view_if_needed()
    return act


def failure(page):
    switch_on(page)
    page.wait_for_selector(".notice.warning")


def history(page):
    page.wait_for_selector("input[type=search]", state="attached")
    page.evaluate("""async () => {
      const { restore } = await import('/app/store.js');
      const { entryOf } = await import('/app/history/entry.js');
      const rows = [['ean-13', 'EAN-13', '4006381333931', 20], ['qr', 'QR Code', 'https://example.org/menu', 0],
        ['code-128', 'Code 128', 'PKG-2026-004711', 0], ['qr', 'QR Code', 'tel:+82-2-123-4567', 1],
        ['qr', 'QR Code', 'WIFI:T:WPA;S:Cafe Corner;P:quiet zone;;', 1], ['data-matrix', 'Data Matrix', 'A-4711/09', 20]];
      const entries = rows.map(([symbology, name, text, days], index) => {
        const time = new Date().setHours(9, 30 - index, 0, 0) - days * 86_400_000;
        return { ...entryOf({ symbology, name, text, gtin: symbology === 'ean-13' ? text.padStart(14, '0') : null }, 'camera', time), id: index + 1 };
      });
      entries[1].count = 3;
      entries[2].note = 'Second shelf behind the door';
      await restore(entries);
    }""")
    page.wait_for_selector(".history li >> nth=5")


def history_menu(page):
    history(page)
    page.click(".history .search .icon-button")
    page.wait_for_timeout(300)


def history_entry(page):
    history(page)
    page.locator(".history .open", has_text="Cafe Corner").click()
    page.wait_for_timeout(500)


def history_undo(page):
    history(page)
    page.locator(".history li .icon-button").first.click()
    page.locator(".menu .danger").click()
    page.wait_for_timeout(400)


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
    yield "scan-controls", "#/scan", running, {"video": empty, "scripts": [FAKES["torch"]], "settings": {"manual": True}}
    yield "scan-off", "#/scan", off, {"video": empty}
    yield "scan-hint", "#/scan", hinted, {"video": empty}
    yield "scan-result", "#/scan", result, {"video": link}
    yield "scan-result-high", "#/scan", result, {"video": high, "settings": {"guide": "none"}}
    yield "scan-frozen", "#/scan", frozen, {"video": link}
    equal = still(place, "equal", *((place.code("EQUAL", "qr", "--scale", "3"), (640 + x * 100, 360 + y * 110)) for x in (-1, 0, 1) for y in (-1, 0)))
    yield "scan-list", "#/scan", listed, {"video": video, "settings": {"task": "batch", "guide": "none"}}
    yield "scan-list-all", "#/scan", all_listed, {"video": video, "settings": {"task": "batch", "guide": "none"}}
    yield "scan-list-frame", "#/scan", listed, {"video": inside, "settings": {"task": "batch"}}
    for name in PAYLOADS:
        yield f"sheet-{name}", "#/picture", payload(name), {}
    yield "scan-tasks", "#/scan", tasks, {"video": empty}
    yield "scan-count", "#/scan", counted, {"video": equal, "settings": {"task": "count"}}
    yield "scan-find-give", "#/scan", sought, {"video": equal, "settings": {"task": "find"}}
    yield "scan-find", "#/scan", compared, {"video": equal, "settings": {"task": "find"}}
    yield "scan-loading", "#/scan", loading, {"service_workers": "block"}
    yield "scan-settings", "#/scan", settings, {"video": empty}
    yield "make-empty", "#/make", make(), {}
    yield "make-qr", "#/make", make("https://quietzone.example", foreground="#467c24", background="#b8e297"), {}
    yield "make-linear", "#/make", make("4006381333931", "ean-13"), {}
    yield "make-warning", "#/make", make("Hello", foreground="#ffd34d"), {}
    yield "make-error", "#/make", wrong, {}
    yield "make-wifi", "#/make", form("wifi", networkName="Guest", password="quiet zone"), {}
    yield "make-contact", "#/make", form("contact", givenName="Mina", familyName="Kim", email="mina@example.org"), {}
    yield "make-gs1", "#/make", form("gs1", element="(01)09501101530003(10)AB 1(17)261231"), {}
    yield "make-missing", "#/make", form("wifi", networkName="Guest"), {}
    yield "make-formats", "#/make", opened(".format-button", "[role=option]"), {}
    yield "make-save", "#/make", opened(".save", "dialog.save-sheet"), {}
    yield "make-labels", "#/make", opened(".save", "dialog.labels", "labels"), {}
    yield "make-batch", "#/make", table, {}
    yield "make-link", "#/make?kind=wifi&_networkName=Guest&_password=quiet%20zone&level=H&unknown=1", None, {}
    yield "make-keyboard", "#/make", make("https://quietzone.example"), {"scripts": [KEYBOARD]}
    yield "make-large", "#/make", large, {}
    yield "picture-empty", "#/picture", None, {}
    yield "picture-found", "#/picture", picture(sheet), {}
    yield "picture-region", "#/picture", picture(sheet, "region"), {}
    yield "picture-none", "#/picture", picture(blank), {}
    yield "picture-lit", "#/picture", lit(sheet), {}
    yield "picture-seen", "#/picture", picture(covered(place)), {}
    yield "picture-refused", "#/picture", refused(written(place, {"page.pdf": odd_files(place)["page.pdf"][0]})), {}
    several = [sheet, place.code("WIFI:T:WPA;S:Guests;P:quiet zone;;"), blank,
               *written(place, {name: content for name, (content, _) in odd_files(place).items()})]
    yield "pictures-several", "#/picture", pictures(several), {}
    yield "pictures-reading", "#/picture", pictures([sheet] * 40, "reading"), {}
    yield "privacy", "#/privacy", privacy(), {}
    yield "privacy-stored", "#/privacy", privacy("offline"), {}
    yield "history-empty", "#/history", None, {}
    yield "history", "#/history", history, {}
    yield "history-menu", "#/history", history_menu, {}
    yield "history-entry", "#/history", history_entry, {}
    yield "history-undo", "#/history", history_undo, {}
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
