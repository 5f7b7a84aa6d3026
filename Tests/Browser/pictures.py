"""The screen Picture (P1)."""
import os

from harness import expect
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


def test_picture_none_found(stage):
    """P1: Says so where there is none, and what helps."""
    path = os.path.join(stage.folder, "empty.png")
    write_png(path, Canvas(400, 300, 180))
    with stage.visit() as visit:
        page = load(visit, path)
        expect(page.inner_text(".results h2") == "No code found", page.inner_text(".results"))
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
    """P1: Dropped on the page."""
    hand_over(stage, "dropped", """document.querySelector('.drop').dispatchEvent(
            new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));""")


def test_picture_by_touch(stage):
    """On a phone nothing is dropped or pasted: a photo is chosen or taken, with the back camera."""
    with stage.visit(has_touch=True, is_mobile=True) as visit:
        page = visit.open("#/picture")
        expect(page.inner_text(".drop h2") == "Choose a photo", page.inner_text(".drop"))
        with page.expect_file_chooser() as chooser:
            page.locator(".drop button", has_text="Take a photo").click()
        expect(chooser.value.element.get_attribute("capture") == "environment", "the camera")
        chooser.value.set_files(stage.code("taken"))
        page.wait_for_selector(".found .text:text-is('taken')")
        visit.check()
    with stage.visit() as visit:
        page = visit.open("#/picture")
        expect(page.inner_text(".drop h2") == "Drop a picture here", page.inner_text(".drop"))
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
