"""The screen Make (M1–M6)."""
import re
import struct
import zlib

from harness import eventually, expect

READ_PREVIEW = """async () => {
  const { BarcodeDetector } = await import('/quietzone/quietzone.js');
  const image = document.querySelector('.preview img');
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  canvas.getContext('2d').drawImage(image, 0, 0);
  const found = await new BarcodeDetector({ symbologies: SYMBOLOGIES }).detect(canvas);
  return found.map(({ rawValue, barcode }) => [rawValue, barcode.symbology, barcode.details.level]);
}"""


def read_preview(page, symbology=None):
    page.wait_for_selector(".preview img")
    return page.evaluate(READ_PREVIEW.replace("SYMBOLOGIES", f"['{symbology}']" if symbology else "null"))


def write(page, text, symbology="qr"):
    page.wait_for_selector("textarea")
    page.select_option("[name=symbology]", symbology)
    page.fill("textarea", text)


def saved(page, name):
    with page.expect_download() as download:
        page.locator(".output").get_by_role("button", name=name, exact=True).click()
    with open(download.value.path(), "rb") as file:
        return download.value.suggested_filename, file.read()


def pixels_of(data):
    """Rows of RGBA of a PNG that a canvas wrote."""
    place, packed = 8, b""
    while place < len(data):
        length, kind = struct.unpack(">I4s", data[place:place + 8])
        if kind == b"IHDR":
            width, height, _, color = struct.unpack(">IIBB", data[place + 8:place + 18])
        elif kind == b"IDAT":
            packed += data[place + 8:place + 8 + length]
        place += length + 12
    channels = {2: 3, 6: 4}[color]
    raw, stride = zlib.decompress(packed), width * channels
    from videos import unfilter
    rows, before = [], bytearray(stride)
    for y in range(height):
        line = raw[y * (stride + 1):(y + 1) * (stride + 1)]
        before = unfilter(line[0], bytearray(line[1:]), before, channels)
        rows.append([tuple(before[x:x + channels]) for x in range(0, stride, channels)])
    return rows


def test_make_any_text(stage):
    """M1: text of every script is kept; too much is refused with by how much."""
    with stage.visit() as visit:
        page = visit.open("#/make")
        for text in ("Grüße, 日本語, 한국어, 简体 😀", "0123456789", "HELLO 42"):
            write(page, text)
            page.wait_for_function(
                "(text) => document.querySelector('.enlarge')?.getAttribute('aria-label').includes(text)", arg=text)
            expect(read_preview(page)[0][0] == text, text)
        write(page, "x" * 3000)
        page.wait_for_selector("[data-reason=tooLong]")
        message = page.inner_text("[data-reason=tooLong]")
        expect(re.search(r"Too long by [\d,]+ bytes", message), message)
        visit.check()


def test_make_level(stage):
    """M2: each level, M to begin with; raised where that costs no size."""
    with stage.visit() as visit:
        page = visit.open("#/make")
        write(page, "https://example.org/a/rather/long/address")
        expect(page.get_attribute(".segments :checked", "value") == "M", "M is the default")
        sizes = {}
        for level in "LMQH":
            page.click(f".segments label:has(input[value={level}])")

            def told():
                value, _, made = read_preview(page)[0]
                expect(value.startswith("https://example.org"), value)
                expect("LMQH".index(made) >= "LMQH".index(level), f"{level} asked for, {made} made")
                status = page.inner_text(".make-status .hint")
                words = f"level {level}" if made == level else f"level {level}, raised to {made} at no cost"
                expect(words in status.split(" · "), f"{words}: {status}")
                return status

            sizes[level] = eventually(page, told)
        expect(len(set(sizes.values())) >= 2, sizes)
        visit.check()


def test_make_whole_pixels(stage):
    """M3: PNG with whole pixels a module and nothing smoothed; SVG and PDF are vectors."""
    with stage.visit() as visit:
        page = visit.open("#/make")
        write(page, "CRISP")
        page.wait_for_selector(".preview img")
        name, data = saved(page, "PNG")
        rows = pixels_of(data)
        expect(name == "qr.png" and len(rows) == 290, f"{name}, {len(rows)} rows")
        expect(len({pixel for row in rows for pixel in row}) == 2, "two colours")
        for y in range(0, 290, 10):
            for x in range(0, 290, 10):
                block = {rows[y + j][x + i] for j in (0, 9) for i in (0, 9)}
                expect(len(block) == 1, f"module at {x}, {y}")
        expect(saved(page, "SVG")[1].startswith(b"<svg"), "SVG")
        pdf = saved(page, "PDF")[1]
        expect(pdf.startswith(b"%PDF-1.4") and b" re f" in pdf and b"/Image" not in pdf, "PDF of paths")
        visit.check()


def test_make_colors(stage):
    """M4: the seeds' colours; a warning where readers would fail."""
    with stage.visit() as visit:
        page = visit.open("#/make")
        write(page, "COLOURS")
        page.fill("[name=foreground]", "#467c24")
        page.fill("[name=background]", "#b8e297")

        def saved_in_color():
            colors = {pixel[:3] for row in pixels_of(saved(page, "PNG")[1]) for pixel in row}
            expect(colors == {(0x46, 0x7C, 0x24), (0xB8, 0xE2, 0x97)}, colors)

        eventually(page, saved_in_color)
        expect(page.locator("[data-warning='unreadableContrast']").count() == 0, "no grave warning")
        page.fill("[name=foreground]", "#fff2b3")
        page.fill("[name=background]", "#ffffff")
        page.wait_for_selector("[data-warning='unreadableContrast']")
        visit.check()


def test_make_transparent(stage):
    """M5: alpha in the PNG, no ground in the SVG."""
    with stage.visit() as visit:
        page = visit.open("#/make")
        write(page, "CLEAR")
        page.check("[name=transparent]")
        page.wait_for_selector(".preview.transparent img")
        rows = pixels_of(saved(page, "PNG")[1])
        expect({pixel[3] for row in rows for pixel in row} == {0, 255}, "alpha")
        expect(b"<rect" not in saved(page, "SVG")[1], "no ground")
        visit.check()


def test_make_modal(stage):
    """M6: the code large in a sheet, with save, copy, share and print."""
    share = "navigator.canShare = () => true; navigator.share = async (data) => { window.__shared = data.files[0].name; };"
    printing = "window.print = () => { window.__printed = document.querySelectorAll('.print-only img').length; };"
    with stage.visit(scripts=[share, printing]) as visit:
        visit.context.grant_permissions(["camera", "clipboard-write", "clipboard-read"])
        page = visit.open("#/make")
        write(page, "LARGE")
        page.wait_for_selector(".enlarge")
        page.click(".enlarge")
        sheet = page.locator("dialog.showcase")
        expect(sheet.locator("img").bounding_box()["width"] > 250, "large")
        sheet.get_by_role("button", name="Share").click()
        page.wait_for_function("() => window.__shared === 'qr.png'")
        sheet.get_by_role("button", name="Print").click()
        page.wait_for_function("() => window.__printed === 1")
        sheet.get_by_role("button", name="Copy").click()
        page.wait_for_selector(".toast")
        kinds = page.evaluate("async () => (await navigator.clipboard.read())[0].types")
        expect(kinds == ["image/png"], kinds)
        page.keyboard.press("Escape")
        sheet.wait_for(state="detached")
        visit.check()


def test_make_every_symbology(stage):
    """Each kind of code is made from its example and read back from the preview."""
    with stage.visit() as visit:
        page = visit.open("#/make")
        page.wait_for_selector("textarea")
        tokens = page.eval_on_selector_all("[name=symbology] option", "(options) => options.map(({ value }) => value)")
        expect(len(tokens) == 32, f"{len(tokens)} kinds")
        failed = []
        for token in tokens:
            page.fill("textarea", "")
            page.wait_for_selector(".preview.empty")
            page.select_option("[name=symbology]", token)
            if page.locator("main .content .button.quiet").is_visible():
                page.click("main .content .button.quiet")
            else:
                page.fill("textarea", "QuietZone 42")
            page.wait_for_selector(".preview img, .callout.error")
            if page.locator(".callout.error").count() or not read_preview(page, token):
                failed.append(token)
        expect(not failed, f"not made or not read: {failed}")
        visit.check()


def test_make_files_are_read(stage):
    """What was saved is read by the library again."""
    with stage.visit() as visit:
        page = visit.open("#/make")
        write(page, "4006381333931", "ean-13")
        page.wait_for_selector(".preview img")
        for name in ("PNG", "SVG"):
            data = list(saved(page, name)[1])
            found = page.evaluate("""async ([data, type]) => {
              const { BarcodeDetector } = await import('/quietzone/quietzone.js');
              const image = new Image();
              image.src = URL.createObjectURL(new Blob([new Uint8Array(data)], { type }));
              await image.decode();
              return (await new BarcodeDetector().detect(image))[0]?.rawValue;
            }""", [data, "image/png" if name == "PNG" else "image/svg+xml"])
            expect(found == "4006381333931", f"{name}: {found}")
        visit.check()


def test_make_kinds_of_content(stage):
    """Each kind of content is written in the form that telephones know, and understood again when it is read."""
    cases = [
        ("link", {"url": "example.org/menu"}, "https://example.org/menu"),
        ("wifi", {"networkName": "Gäste; 1", "password": "quiet:zone"}, "WIFI:T:WPA;S:Gäste\\; 1;P:quiet\\:zone;;"),
        ("contact", {"givenName": "Mina", "familyName": "Kim", "phone": "+82 2 123"}, "N:Kim;Mina;;;"),
        ("email", {"email": "info@example.org", "subject": "A b"}, "mailto:info@example.org?subject=A%20b"),
        ("phone", {"phone": "+49 30 1234"}, "tel:+49301234"),
        ("message", {"phone": "+49 30 1234", "body": "Hello"}, "smsto:+49301234:Hello"),
        ("place", {"latitude": "37.5665", "longitude": "126.978"}, "geo:37.5665,126.978"),
        ("event", {"summary": "Opening", "start": "2027-01-05T18:00"}, "DTSTART:20270105T180000"),
    ]
    with stage.visit() as visit:
        page = visit.open("#/make")
        for kind, fields, wanted in cases:
            page.wait_for_selector("[name=kind]")
            page.select_option("[name=kind]", kind)
            page.wait_for_selector(".preview.empty")
            for name, value in fields.items():
                page.fill(f".fields [name={name}]", value)

            def drawn():
                found = read_preview(page)
                expect(found and wanted in found[0][0], f"{kind}: {found}")
                return found

            found = eventually(page, drawn)
            meaning = page.evaluate("""async (text) => {
              const { sharedEngine } = await import('/quietzone/quietzone.js');
              const { describe } = await import('/quietzone/payloads.js');
              return describe(await sharedEngine(), { identifier: ']Q1', bytes: new TextEncoder().encode(text), text }).kind;
            }""", found[0][0])
            expect(meaning == kind, f"{kind} understood as {meaning}")
        page.select_option("[name=kind]", "wifi")
        page.fill(".fields [name=networkName]", "Guests")
        page.wait_for_selector("[data-reason=payload]")
        expect("Password" in page.inner_text("[data-reason=payload]"), page.inner_text("[data-reason=payload]"))
        visit.check()
