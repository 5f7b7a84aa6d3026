"""The screen Picture (P1)."""
import base64
import json
import os
import struct
import subprocess
import zlib

from harness import PROGRAM, expect
from videos import Canvas
from library import write_png


def load(visit, path):
    page = visit.open("#/picture")
    page.set_input_files("input[type=file]", path)
    page.wait_for_selector(".results h2")
    return page


def sheet_of_codes(stage):
    """A picture with three codes."""
    path = os.path.join(stage.folder, "three.png")
    if not os.path.exists(path):
        canvas = Canvas(1200, 800, 255)
        canvas.put(stage.code("https://example.org/picture"), (260, 400))
        canvas.put(stage.code("4006381333931", "ean-13", "--scale", "3"), (800, 220))
        canvas.put(stage.code("DATA 42", "data-matrix", "--scale", "12"), (850, 580))
        write_png(path, canvas)
    return path


def test_picture_every_code(stage):
    """P1: Every code with its value, kind and outline."""
    with stage.visit() as visit:
        page = load(visit, sheet_of_codes(stage))
        expect(page.get_attribute(".results h2", "data-count") == "3", page.inner_text(".results"))
        values = sorted(page.locator(".found .text").all_inner_texts())
        expect(values == ["4006381333931", "DATA 42", "https://example.org/picture"], values)
        expect(page.locator(".stage polygon").count() == 3, "three outlines")
        page.click(".found li:first-child .open")
        expect(page.locator("dialog .value").count() == 1, "a sheet with the value")
        visit.check()


def test_picture_character_set_is_marked_as_a_guess(stage):
    """P1: Chinese that does not say its character set is read as such, and the sheet says that this is a guess."""
    content = stage.path("content")
    with open(content, "wb") as file:
        file.write("乐享家电，北京".encode("gb18030"))
    path = stage.path("chinese.png")
    subprocess.run([PROGRAM, "make", "-o", path, "--file", content, "--scale", "8"], check=True)
    with stage.visit() as visit:
        page = load(visit, path)
        expect(page.inner_text(".found .text") == "乐享家电，北京", page.inner_text(".results"))
        page.click(".found li:first-child .open")
        page.click("dialog summary")
        expect("GB 18030, a guess" in page.inner_text("dialog .facts"), page.inner_text("dialog"))
        visit.check()


def test_picture_none_found(stage):
    """P1: Says so where there is none, and what helps."""
    path = os.path.join(stage.folder, "empty.png")
    write_png(path, Canvas(400, 300, 180))
    with stage.visit() as visit:
        page = load(visit, path)
        expect(page.inner_text(".results h2") == "No code found", page.inner_text(".results"))
        advice = ["Even light, without glare on the code.", "A sharper picture, taken from nearer.",
                  "Leave some light space around the code."]
        expect(page.locator(".results .hints li").all_inner_texts() == advice, page.inner_text(".results"))
        visit.check()


def test_picture_region_by_dragging(stage):
    """P1: A part chosen by dragging: what is outside is not read."""
    with stage.visit(viewport={"width": 1280, "height": 900}) as visit:
        page = load(visit, sheet_of_codes(stage))
        page.get_by_role("button", name="Choose a part").click()
        box = page.locator(".stage .over").bounding_box()
        x, y = box["x"], box["y"]
        page.mouse.move(x + box["width"] * 0.5, y + 4)
        page.mouse.down()
        page.mouse.move(x + box["width"] * 0.7, y + box["height"] * 0.3)
        page.mouse.move(x + box["width"] - 4, y + box["height"] * 0.5)
        page.mouse.up()
        page.wait_for_selector(".results h2[data-count='1']")
        expect(page.inner_text(".found .text") == "4006381333931", "the code inside")
        page.get_by_role("button", name="Whole picture").click()
        page.wait_for_selector(".results h2[data-count='3']")
        page.click("nav a[href='#/history']")
        page.wait_for_selector(".history li:nth-child(3)")
        expect("times" not in page.inner_text(".history"), "each code was read once, in one picture")
        visit.check()


def test_picture_region_by_keys(stage):
    """P1: A part chosen by keys alone."""
    with stage.visit(viewport={"width": 1280, "height": 900}) as visit:
        page = load(visit, sheet_of_codes(stage))
        button = page.get_by_role("button", name="Choose a part")
        button.focus()
        page.keyboard.press("Enter")
        for _ in range(13):
            page.keyboard.press("ArrowLeft")
        for _ in range(25):
            page.keyboard.press("Shift+ArrowDown")
        page.keyboard.press("Enter")
        page.wait_for_selector(".results h2[data-count='1']")
        expect(page.inner_text(".found .text").startswith("https://"), "the code inside")
        visit.check()


def hand_over(stage, text, event):
    """A file with a code reaches the empty screen by `event`, JavaScript that has it in `transfer`."""
    with stage.visit() as visit:
        page = visit.open("#/picture")
        page.wait_for_selector(".drop")
        with open(stage.code(text), "rb") as file:
            data = list(file.read())
        page.evaluate("""(data) => {
          const transfer = new DataTransfer();
          transfer.items.add(new File([new Uint8Array(data)], 'code.png', { type: 'image/png' }));
          %s
        }""" % event, data)
        page.wait_for_selector(".results h2[data-count='1']")
        expect(page.inner_text(".found .text") == text, "the value")
        visit.check()


def test_picture_paste(stage):
    """P1: From the clipboard."""
    hand_over(stage, "pasted",
              "document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer }));")


def test_picture_dropped(stage):
    """P1: Dropped anywhere on the page; elsewhere a file that is dropped does not take the page's place."""
    hand_over(stage, "dropped", """document.getElementById('tabs').dispatchEvent(
            new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));""")
    with stage.visit() as visit:
        page = visit.open("#/make")
        held = page.evaluate("""() => [new File(['a'], 'a.png'), null].map((file) => {
          const dataTransfer = new DataTransfer();
          if (file) dataTransfer.items.add(file);
          else dataTransfer.setData('text/plain', 'a');
          return ['dragover', 'drop'].map((type) => !document.querySelector('.card').dispatchEvent(
            new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })));
        })""")
        expect(held == [[True, True], [False, False]], f"files are held, words go where they fall: {held}")
        visit.check()


def test_picture_by_touch(stage):
    """On a phone nothing is dropped or pasted: a photo is chosen or taken, with the back camera; iPhones open no files."""
    with stage.visit(has_touch=True, is_mobile=True, scripts=["delete window.launchQueue;"]) as visit:
        page = visit.open("#/picture")
        expect(page.evaluate("!('launchQueue' in window)"), "as on an iPhone")
        expect(page.inner_text(".drop h2") == "Choose a photo", page.inner_text(".drop"))
        with page.expect_file_chooser() as chooser:
            page.locator(".drop button", has_text="Take a photo").click()
        expect(chooser.value.element.get_attribute("capture") == "environment", "the camera")
        chooser.value.set_files(stage.code("taken"))
        page.wait_for_selector(".found .text:text-is('taken')")
        visit.check()
    with stage.visit() as visit:
        page = visit.open("#/picture")
        expect(page.inner_text(".drop h2") == "Drop pictures here", page.inner_text(".drop"))
        expect(page.locator(".drop button", has_text="Take a photo").count() == 0, "with a mouse there is no camera button")
        visit.check()


def test_picture_odd_link(stage):
    """A link's host is shown with what is odd about it; it is opened by a person only."""
    with stage.visit() as visit:
        page = load(visit, stage.code("http://login.example.org@203.0.113.7:8080/account"))
        page.click(".found li:first-child .open")
        page.wait_for_selector("dialog.result")
        expect(page.inner_text("dialog .host").startswith("203.0.113.7"), page.inner_text("dialog .host"))
        warnings = page.inner_text("dialog .callout")
        for part in ("before the address", "bare number", "not encrypted", "unusual port"):
            expect(part in warnings, warnings)
        link = page.locator("dialog a[target=_blank]")
        expect("noopener" in link.get_attribute("rel") and len(visit.context.pages) == 1, "nothing opened by itself")
        visit.check()


def test_picture_wifi(stage):
    """A network's parts are told apart."""
    with stage.visit() as visit:
        page = load(visit, stage.code("WIFI:T:WPA;S:Guests;P:quiet zone;;"))
        page.click(".found li:first-child .open")
        page.wait_for_selector("dialog.result")
        expect(page.inner_text("dialog h2") == "Guests", page.inner_text("dialog h2"))
        expect("Wi-Fi · WPA" in page.inner_text("dialog .caption"), page.inner_text("dialog"))
        expect("quiet zone" not in page.content(), "the password is nowhere until somebody asks")
        visit.check()


def test_picture_rows_and_outlines(stage):
    """A row lights its outline and an outline its row: under the pointer, with the focus, by touch; arrows walk."""
    with stage.visit(viewport={"width": 1280, "height": 900}) as visit:
        page = load(visit, sheet_of_codes(stage))
        page.wait_for_selector(".found li:nth-child(3)")

        def lit():
            return page.evaluate("""() => [[...document.querySelectorAll('.found li')], [...document.querySelectorAll('.stage .number')]]
              .map((all) => all.map((one, index) => one.classList.contains('lit') ? index : -1).filter((index) => index >= 0))""")

        page.mouse.move(2, 2)
        expect(lit() == [[], []], lit())
        page.locator(".found li").nth(1).hover()
        expect(lit() == [[1], [1]], lit())
        page.locator(".stage .number").nth(2).hover()
        expect(lit() == [[2], [2]], lit())
        page.mouse.move(2, 2)
        page.locator(".found li .open").first.focus()
        expect(lit() == [[0], [0]], lit())
        page.keyboard.press("ArrowDown")
        expect(lit() == [[1], [1]], lit())
        page.keyboard.press("End")
        page.keyboard.press("ArrowDown")
        expect(lit() == [[2], [2]], lit())
        page.keyboard.press("Enter")
        page.wait_for_selector("dialog.result")
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
        visit.check()
    with stage.visit(has_touch=True, is_mobile=True) as visit:
        page = load(visit, sheet_of_codes(stage))
        page.wait_for_selector(".found li:nth-child(3)")
        page.locator(".stage .number").nth(1).tap()
        expect(page.evaluate("document.querySelectorAll('.found li')[1].classList.contains('lit')"), "the first touch shows the row")
        expect(page.locator("dialog").count() == 0, "and opens nothing")
        page.locator(".stage .number").nth(1).tap()
        page.wait_for_selector("dialog.result")
        visit.check()


def odd_files(stage):
    """Files that can't be read, each with a part of what is said of it."""
    def chunk(kind, body):
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    head = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 40000, 40000, 8, 0, 0, 0, 0))
    with open(stage.code("to be cut"), "rb") as file:
        cut = file.read()[:60]
    return {
        "huge.png": (head, "too large"), "cut.png": (cut, "damaged"), "nothing.png": (b"", "empty"),
        "page.pdf": (b"%PDF-1.7\n%%EOF", "PDF pages can’t be read here"),
        "phone.heic": (b"\0\0\0\x18ftypheic\0\0\0\0mif1heic", "can’t show HEIC pictures"),
        "letter.png": (b"Dear reader", "isn’t a picture"),
    }


def written(stage, files):
    """Paths of files with these contents."""
    folder = os.path.join(stage.folder, "files")
    os.makedirs(folder, exist_ok=True)
    for name, content in files.items():
        with open(os.path.join(folder, name), "wb") as file:
            file.write(content)
    return [os.path.join(folder, name) for name in files]


def test_picture_problems(stage):
    """What can't be read is told with its reason: too large, damaged, empty, PDF, HEIC, no picture at all."""
    with stage.visit() as visit:
        page = visit.open("#/picture")
        for name, (content, words) in odd_files(stage).items():
            [path] = written(stage, {name: content})
            page.set_input_files("input[type=file]", path)
            page.wait_for_function("(words) => document.querySelector('.callout.error')?.textContent.includes(words)", arg=words)
            expect(page.locator(".drop").count() == 1, f"{name}: one can choose another")
        visit.check()


def test_picture_drawing(stage):
    """An SVG file: drawn large enough, outlines where the code is."""
    path = stage.path("drawing.svg")
    subprocess.run([PROGRAM, "make", "--scale", "1", "-o", path, "drawn small"], check=True)
    with stage.visit() as visit:
        page = load(visit, path)
        page.wait_for_selector(".found .text:text-is('drawn small')")
        inside = page.evaluate("""() => {
          const [picture, outline] = ['.stage img', '.stage polygon'].map((one) => document.querySelector(one).getBoundingClientRect());
          return outline.left > picture.left && outline.right < picture.right && outline.width > picture.width / 2;
        }""")
        expect(inside, "the outline lies on the code")
        visit.check()


def covered(stage):
    """A picture with a code of which too much is covered."""
    path = stage.path("covered.png")
    canvas = Canvas(900, 900, 200)
    canvas.put(stage.code("https://example.org/covered-code-for-a-test", "qr", "--scale", "12"), (450, 450))
    for y in range(400, 620):
        canvas.rows[y][360:640] = bytes([128]) * 280
    write_png(path, canvas)
    return path


def test_picture_seen_not_read(stage):
    """Nothing was read, but something looks like a code: it is said, and what would help."""
    with stage.visit() as visit:
        page = load(visit, covered(stage))
        page.wait_for_selector("[data-sighting=unreadable]")
        expect("looks like a code" in page.inner_text(".results h2 >> nth=0"), page.inner_text("section.results"))
        visit.check()


# What the engine says of a picture, and how often it read it.
EXAMINED = """async (address) => {
  const { Engine } = await import('/quietzone/engine.js');
  const { drawn, greyPicture } = await import('/quietzone/pixels.js');
  const engine = await Engine.load();
  const calls = [];
  engine.exports = new Proxy(engine.exports, { get: (target, name) => { calls.push(name); return target[name]; } });
  const grey = async (source, width, height) => greyPicture(drawn(source, width, height));
  const picture = await createImageBitmap(await (await fetch(address)).blob());
  const { barcodes, sightings: [sighting] } = engine.examine(await grey(picture, picture.width, picture.height));
  const cut = await createImageBitmap(picture, 200, 0, picture.width - 200, picture.height);
  const parts = engine.examine(await grey(cut, cut.width, cut.height));
  return { barcodes: barcodes.length, sighting, calls: calls.filter((name) => !/allocate|free/.test(name)), cut: parts.sightings.length };
}"""


def test_examined_once(stage):
    """The engine reads a picture once and says what looks like a code: what is in its way, where, and how it was measured."""
    with stage.visit(bypass_csp=True) as visit:
        page = visit.open("#/picture")
        with open(covered(stage), "rb") as file:
            data = base64.b64encode(file.read()).decode()
        seen = page.evaluate(EXAMINED, f"data:image/png;base64,{data}")
        sighting = seen["sighting"]
        expect(seen["barcodes"] == 0 and sighting["obstacle"] == "unknown", seen)
        expect(seen["calls"] == ["qz_examine"] * 2, seen["calls"])
        expect(len(sighting["corners"]) == 4 and all(200 < corner[axis] < 700 for corner in sighting["corners"] for axis in "xy"), sighting)
        expect(11 < sighting["moduleSize"] < 13 and 150 < sighting["contrast"] <= 255 and sighting["edgeWidth"] < 4, sighting)
        whole = page.evaluate(EXAMINED, f"data:image/png;base64,{base64.b64encode(open(stage.code('whole'), 'rb').read()).decode()}")
        expect(whole["barcodes"] == 1 and whole.get("sighting") is None, whole)


def exported(page, kind):
    with page.expect_download() as download:
        page.locator(".several").get_by_role("button", name=kind).click()
    with open(download.value.path(), encoding="utf-8-sig", newline="") as file:
        return file.read()


def test_pictures_several(stage):
    """Several pictures: a table, each opens, what can't be read says why, nothing secret is exported."""
    odd = odd_files(stage)
    paths = [sheet_of_codes(stage), stage.code("WIFI:T:WPA;S:Guests;P:quiet zone;;"),
             stage.code("otpauth://totp/ACME:me?secret=JBSWY3DPEHPK3PXP&issuer=ACME"),
             *written(stage, {name: odd[name][0] for name in ("page.pdf", "cut.png")})]
    with stage.visit(viewport={"width": 1280, "height": 900}) as visit:
        page = visit.open("#/picture")
        page.set_input_files("input[type=file]", paths)
        page.wait_for_selector("[data-state='pictures.done']")
        expect("5 codes found" in page.inner_text(".several") and "2 files couldn’t be read" in page.inner_text(".several"),
               page.inner_text(".several"))
        expect(page.locator(".pictures tbody tr").count() == 7, page.inner_text(".pictures"))
        shown = page.inner_text(".pictures")
        for kind in ("CSV", "JSON"):
            text = exported(page, kind)
            for secret in ("quiet zone", "JBSWY3DPEHPK3PXP"):
                expect(secret not in text and secret not in shown, f"{kind}: {secret}")
            expect("Guests" in text and "4006381333931" in text and "page.pdf" in text, text)
        expect(json.loads(exported(page, "JSON"))[3]["problem"] == "pdf", "why")
        page.locator(".pictures tr", has_text="DATA 42").get_by_role("button", name="DATA 42").click()
        page.wait_for_selector("dialog.result")
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
        name = os.path.basename(paths[0])
        page.get_by_role("button", name=name).click()
        page.wait_for_selector(".found li:nth-child(3)")
        page.get_by_role("button", name="All pictures").click()
        expect(page.evaluate("document.activeElement.textContent") == name, "the focus is back")
        page.get_by_role("button", name="Settings").click()
        page.select_option("dialog [name=language]", "ja")
        page.keyboard.press("Escape")
        page.wait_for_selector("h1:text-is('画像を読み取る')")
        page.wait_for_selector("[data-state='pictures.done']")
        expect(page.locator(".pictures tbody tr").count() == 7, f"all of it in another language: {page.inner_text('.pictures')}")
        page.get_by_role("button", name=name).click()
        page.wait_for_selector(".found li:nth-child(3)")
        page.click("nav a[href='#/history']")
        page.wait_for_selector(".history li:nth-child(4)")
        expect("2回" not in page.inner_text(".history"), f"nothing is counted again: {page.inner_text('.history')}")
        visit.check()


def test_pictures_long_content(stage):
    """A long content takes three lines of the table; the sheet has all of it."""
    with stage.visit() as visit:
        page = visit.open("#/picture")
        page.set_input_files("input[type=file]", [stage.code("long " * 400), stage.code("short")])
        page.wait_for_selector("[data-state='pictures.done']")
        height = page.eval_on_selector(".pictures .value-link", "(button) => button.offsetHeight")
        expect(height < 90, f"{height} pixels")
        page.click(".pictures .value-link")
        page.wait_for_selector("dialog.result")
        visit.check()


def test_pictures_cancelled(stage):
    """Many pictures: progress is shown, and Cancel keeps what was read; two pictures are never in memory."""
    paths = [stage.code(f"many {number}") for number in range(12)]
    counting = """
      window.__open = 0; window.__most = 0;
      const make = window.createImageBitmap;
      window.createImageBitmap = async (...all) => {
        window.__most = Math.max(window.__most, window.__open += 1);
        await new Promise((resolve) => { setTimeout(resolve, 120); });
        const bitmap = await make(...all);
        window.__open -= 1;
        return bitmap;
      };"""
    with stage.visit(scripts=[counting]) as visit:
        page = visit.open("#/picture")
        page.set_input_files("input[type=file]", paths)
        page.wait_for_selector(".pictures tbody tr:nth-child(2)")
        expect(0 < page.evaluate("document.querySelector('progress').value") < 12, "progress")
        page.get_by_role("button", name="Cancel").click()
        page.wait_for_selector("[data-state='pictures.stopped']")
        rows = page.locator(".pictures tbody tr").count()
        page.wait_for_timeout(500)
        expect(2 <= rows < 12 and page.locator(".pictures tbody tr").count() == rows, f"{rows} rows stay")
        expect(page.evaluate("window.__most") == 1, "one picture at a time")
        expect(f"Stopped after {rows} of 12" in page.inner_text(".several"), page.inner_text(".several"))
        visit.check()
