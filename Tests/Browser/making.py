"""The screen Make (M1–M6): forms, formats, looks, what comes of it."""
import os
import re
import shutil
import struct
import subprocess
import zipfile
import zlib

from harness import PROGRAM, ROOT, eventually, expect

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

EVERY_TOKEN = """async () =>
  (await import('/quietzone/protocol.js')).symbologyRows.map(([token]) => token)"""


def read_preview(page, symbology=None):
    page.wait_for_selector(".preview img")
    return page.evaluate(READ_PREVIEW.replace("SYMBOLOGIES", f"['{symbology}']" if symbology else "null"))


def choose(page, symbology):
    """Chooses a format, where another one is shown."""
    button = page.wait_for_selector(".format-button")
    if button.get_attribute("data-token") != symbology:
        button.click()
        page.click(f"[role=option][data-token={symbology}]")
        page.wait_for_selector(f".format-button[data-token={symbology}]")


def write(page, text, symbology="qr"):
    choose(page, symbology)
    page.fill("textarea", text)


def look(page):
    """Opens what phones keep closed."""
    page.wait_for_selector(".look")
    if page.get_attribute(".look", "open") is None:
        page.click(".look summary")


def act(page, name):
    """Something of the sheet with all that can be done with a code."""
    page.click(".outcome .save:enabled")
    page.click(f"dialog.save-sheet [data-action={name}]")


def saved(page, name):
    with page.expect_download() as download:
        act(page, name.lower())
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
        look(page)
        expect(page.get_attribute(".segments :checked", "value") == "M", "M is the default")
        sizes = {}
        for level in "LMQH":
            page.click(f".segments label:has(input[value={level}])")

            def told():
                value, _, made = read_preview(page)[0]
                expect(value.startswith("https://example.org"), value)
                expect("LMQH".index(made) >= "LMQH".index(level), f"{level} asked for, {made} made")
                status = page.inner_text(".make-status")
                words = f"level {level}" if made == level else f"level {level}, raised to {made} at no cost"
                expect(words in status.split(" · "), f"{words}: {status}")
                return status

            sizes[level] = eventually(page, told)
        page.click(".segments label:has(input[value=L])")
        page.uncheck("[name=boost]")
        eventually(page, lambda: expect(read_preview(page)[0][2] == "L", "not raised unless it may be"))
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
        look(page)
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
        look(page)
        page.check("[name=transparent]")
        page.wait_for_selector(".preview.transparent img")
        rows = pixels_of(saved(page, "PNG")[1])
        expect({pixel[3] for row in rows for pixel in row} == {0, 255}, "alpha")
        expect(b"<rect" not in saved(page, "SVG")[1], "no ground")
        visit.check()


def test_make_modal(stage):
    """M6: the code large in a sheet; shared, printed, copied."""
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
        page.keyboard.press("Escape")
        sheet.wait_for(state="detached")
        act(page, "share")
        page.wait_for_function("() => window.__shared === 'qr.png'")
        act(page, "print")
        page.wait_for_function("() => window.__printed === 1")
        page.evaluate("() => dispatchEvent(new Event('afterprint'))")
        expect(page.locator(".print-only").count() == 0, "nothing for paper stays")
        act(page, "copy")
        page.wait_for_selector(".toast")
        kinds = page.evaluate("async () => (await navigator.clipboard.read())[0].types")
        expect(kinds == ["image/png"], kinds)
        act(page, "large")
        sheet.get_by_role("button", name="Save or share").click()
        page.wait_for_selector("dialog.save-sheet")
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        sheet.wait_for(state="detached")
        visit.check()


def test_make_every_symbology(stage):
    """Each kind of code is made from its example and read back from the preview."""
    with stage.visit() as visit:
        page = visit.open("#/make")
        page.click(".format-button")
        tokens = page.eval_on_selector_all("[role=option]", "(options) => options.map(({ dataset }) => dataset.token)")
        page.keyboard.press("Escape")
        expect(sorted(tokens) == sorted(page.evaluate(EVERY_TOKEN)), f"{len(tokens)} kinds: {tokens}")
        failed = []
        for token in tokens:
            page.fill("textarea", "")
            page.wait_for_selector(".preview.empty")
            choose(page, token)
            if page.locator("main .content .button.quiet").is_visible():
                page.click("main .content .button.quiet")
            else:
                page.fill("textarea", "QuietZone 42")
            page.wait_for_selector(".preview img, .fault:visible")
            if page.locator(".fault:visible").count() or not read_preview(page, token):
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
        ("creditTransfer", {"name": "Wikimedia", "iban": "DE33 1002 0500 0001 1947 00", "bic": "BFSWDE33BER", "amount": "123.45"},
         "SCT\nBFSWDE33BER\nWikimedia\nDE33100205000001194700\nEUR123.45"),
        ("swissBill", {"iban": "CH58 0079 1123 0008 8901 2", "name": "Robert Schneider AG", "postalCode": "2501", "town": "Biel",
                       "amount": "199.95", "reference": "RF18 5390 0754 7034"}, "CHF\n"),
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
        expect(page.input_value(".fields [name=networkName]") == "Gäste; 1", "what was typed is there again")
        page.fill(".fields [name=networkName]", "Guests")
        page.fill(".fields [name=password]", "")
        field = page.locator(".field", has=page.locator("[name=password]"))
        field.locator("[data-reason=missing]").wait_for()
        expect("Password" in page.inner_text(".make-status"), page.inner_text(".make-status"))
        page.select_option("[name=security]", "nopass")
        page.wait_for_selector(".preview img")
        expect(not field.is_visible(), "no password is asked of an open network")
        visit.check()


def test_make_faults_beside_fields(stage):
    """What is wrong stands beside its field, in words, once that field was left; the field is marked."""
    with stage.visit() as visit:
        page = visit.open("#/make")
        page.wait_for_selector("[name=kind]")
        page.select_option("[name=kind]", "email")
        page.locator("[name=email]").press_sequentially("mina")
        page.wait_for_selector(".preview[data-state='make.impossible']")
        expect(page.locator(".fault:visible").count() == 0, "who is still typing is not corrected")
        page.focus("[name=subject]")
        fault = page.locator(".fault[data-reason=malformed]")
        expect("name@example.org" in fault.inner_text(), fault.inner_text())
        email = page.locator("[name=email]")
        expect(email.get_attribute("aria-invalid") == "true", "marked")
        expect(fault.get_attribute("id") in email.get_attribute("aria-describedby"), "and described")
        page.fill("[name=email]", "mina@example.org")
        page.wait_for_selector(".preview img")
        expect(page.locator(".fault:visible, [aria-invalid]").count() == 0, "and put right")
        page.select_option("[name=kind]", "text")
        write(page, "40063é", "ean-13")
        page.wait_for_selector(".fault[data-reason=unencodable]")
        expect("Character 6, “é”" in page.inner_text(".fault:visible"), page.inner_text(".fault:visible"))
        visit.check()


def test_make_payment_faults(stage):
    """Of a payment each part is looked at, and what is wrong stands beside it, the payer's parts too."""
    with stage.visit() as visit:
        page = visit.open("#/make")
        page.wait_for_selector("[name=kind]")

        def fault(name, words, reason="malformed"):
            place = page.locator(".field", has=page.locator(f"[name='{name}']")).locator(f".fault[data-reason={reason}]")
            place.wait_for()
            eventually(page, lambda: expect(words in place.inner_text(), f"{name}: {place.inner_text()}"))

        page.select_option("[name=kind]", "creditTransfer")
        page.fill("[name=name]", "Wikimedia")
        fault("iban", "needed", "missing")
        for name, wrong, right, words in (("iban", "DE34100205000001194700", "DE33100205000001194700", "check digits"),
                                          ("amount", "12,50", "12.50", "0.01"), ("bic", "ABC", "BFSWDE33BER", "8 or 11")):
            page.fill(f"[name={name}]", wrong)
            page.locator(f"[name={name}]").blur()
            fault(name, words)
            page.fill(f"[name={name}]", right)
        page.wait_for_selector(".preview img")
        page.select_option("[name=kind]", "swissBill")
        for name, value in (("iban", "CH4431999123000889012"), ("name", "Robert Schneider AG"), ("postalCode", "2501"), ("town", "Biel")):
            page.fill(f"[name={name}]", value)
        fault("reference", "27 digits")
        page.fill("[name=reference]", "210000000003139471430009011")
        page.locator("[name=reference]").blur()
        fault("reference", "should be 7")
        page.fill("[name=reference]", "210000000003139471430009017")
        page.wait_for_selector(".preview img")
        page.click(".fields summary")
        page.fill("[name='debtor.name']", "Pia-Maria")
        fault("debtor.postalCode", "needed", "missing")
        visit.check()


def test_make_family_options(stage):
    """Add-on, shape, columns and correction are what was chosen."""
    with stage.visit() as visit:
        page = visit.open("#/make")
        write(page, "9771234567003", "ean-13")
        look(page)
        page.fill("[name=addOn]", "05")
        eventually(page, lambda: expect(read_preview(page)[0][0] == "9771234567003 05", read_preview(page)))
        for name, wrong, right in (("addOn", "123", "12"), ("quietZone", "99", "9")):
            control = page.locator(f"[name={name}]")
            fault = page.locator(f"#{control.get_attribute('id')}-fault")
            control.fill(wrong)
            expect(fault.is_hidden(), f"{name}: who is still typing is not corrected")
            control.blur()
            fault.wait_for()
            expect(control.get_attribute("aria-invalid") == "true", f"{name} is marked")
            control.fill(right)
            fault.wait_for(state="hidden")
        write(page, "SHAPE", "data-matrix")
        page.select_option("[name=shape]", "rectangle")
        eventually(page, lambda: expect("18 × 8" in page.inner_text(".make-status"), page.inner_text(".make-status")))
        choose(page, "aztec")
        page.select_option("[name=shape]", "full")
        eventually(page, lambda: expect("19 × 19" in page.inner_text(".make-status"), page.inner_text(".make-status")))
        choose(page, "pdf417")
        page.select_option("[name=columns]", "5")
        eventually(page, lambda: expect("154 ×" in page.inner_text(".make-status"), page.inner_text(".make-status")))
        before = page.inner_text(".make-status")
        page.select_option("[name=correction]", "6")
        eventually(page, lambda: expect(page.inner_text(".make-status") != before, "more rows"))
        visit.check()


def test_make_choose_format(stage):
    """Formats are searched by name, alias and W3C name, with the keyboard alone; what was used last comes first."""
    with stage.visit() as visit:
        page = visit.open("#/make")
        page.wait_for_selector(".format-button")
        page.focus(".format-button")
        for query, token in (("isbn", "ean-13"), ("data_matrix", "data-matrix"), ("GS1-128", "code-128"), ("ups", "maxicode")):
            page.keyboard.press("Enter")
            page.focus("dialog [role=combobox]")
            page.keyboard.type(query)
            active = page.get_attribute("[role=combobox]", "aria-activedescendant")
            expect(page.get_attribute(f"#{active}", "data-token") == token, f"{query}: {active}")
            page.keyboard.press("Enter")
            page.wait_for_selector(f".format-button[data-token={token}]")
            eventually(page, lambda: expect(page.evaluate("document.activeElement.className").endswith("format-button"), "focus is given back"))
        page.keyboard.press("Enter")
        page.focus("dialog [role=combobox]")
        page.keyboard.press("ArrowUp")
        page.keyboard.press("Enter")
        page.wait_for_selector(".format-button[data-token=aztec]")
        page.click(".format-button")
        page.fill("[role=combobox]", "no such thing")
        expect(page.locator("[role=option]").count() == 0 and page.locator(".formats .hint").is_visible(), "nothing found is said")
        page.fill("[role=combobox]", "")
        page.wait_for_function("() => [...document.querySelectorAll('[role=option] img')].every(({ naturalWidth }) => naturalWidth > 0)")
        page.keyboard.press("Escape")
        write(page, "QuietZone", "pdf417")
        saved(page, "SVG")
        page.reload()
        page.wait_for_selector(".format-button")
        page.click(".format-button")
        expect(page.get_attribute("[role=option] >> nth=0", "data-token") == "pdf417", "used last")
        expect(page.evaluate("Object.values(localStorage).every((text) => !text.includes('QuietZone'))"), "no content is kept")
        visit.check()


def test_make_every_field(stage):
    """Size, mask and light margin are what was chosen; a size that is too small is refused."""
    with stage.visit() as visit:
        page = visit.open("#/make")
        write(page, "FIELDS")
        look(page)
        for version, sides in (("7", "45 × 45"), ("", "21 × 21")):
            page.select_option("[name=version]", version)
            eventually(page, lambda: expect(sides in page.inner_text(".make-status"), page.inner_text(".make-status")))
        first = page.get_attribute(".preview img", "src")
        page.select_option("[name=mask]", "6")
        page.wait_for_function("(before) => document.querySelector('.preview img')?.getAttribute('src') !== before", arg=first)
        mask = page.evaluate(READ_PREVIEW.replace("SYMBOLOGIES", "null").replace("details.level", "details.mask"))
        expect(mask[0][2] == 6, mask)
        page.fill("[name=quietZone]", "1")
        page.wait_for_selector("[data-warning=smallQuietZone]")
        page.fill("textarea", "x" * 400)
        page.select_option("[name=version]", "1")
        page.wait_for_selector(".fault[data-reason=tooLong]")
        choose(page, "rmqr")
        expect(page.locator("[name=version] option").count() == 33 and page.locator("[name=mask]").count() == 0, "rMQR")
        choose(page, "ean-13")
        expect(not page.locator(".level").count() and not page.locator("[name=version]").count(), "EAN has neither")
        visit.check()


BLUE_PIXELS = """async () => {
  const image = document.querySelector('.preview img');
  await image.decode();
  const context = Object.assign(document.createElement('canvas'), { width: image.naturalWidth, height: image.naturalHeight })
    .getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.naturalWidth, image.naturalHeight);
  let count = 0;
  for (let index = 0; index < data.length; index += 4) if (data[index] < 20 && data[index + 2] > 60 && data[index + 2] < 140) count += 1;
  return count;
}"""


def test_make_styles(stage):
    """Dots, corners, gradient and logo are drawn and read; a link keeps all but the logo; what nobody reads stays here."""
    with stage.visit() as visit:
        page = visit.open("#/make")
        write(page, "IN STYLE")
        look(page)
        for name, value in (("modules", "dots"), ("finders", "rounded")):
            page.check(f"[data-look={name}][value={value}]", force=True)
        page.select_option("[name=gradient]", "radial")
        page.fill("[name=secondColor]", "#000080")
        page.set_input_files("[name=logo]", stage.code("logo", "qr", "--scale", "2"))
        page.wait_for_selector(".look .name:has-text('.png')")
        expect(page.is_checked("[name^=level][value=H]"), "a logo takes level H")
        page.select_option("[name=version]", "8")

        def read():
            found = page.evaluate(READ_PREVIEW.replace("SYMBOLOGIES", "null").replace("details.level", "details.version"))
            # The logo is a code as well, and may be read beside the one it lies in.
            codes = [[text, version] for text, _, version in found]
            expect(sorted(codes) in ([["IN STYLE", 8]], [["IN STYLE", 8], ["logo", 1]]), found)
            expect(page.evaluate(BLUE_PIXELS) > 100, "the gradient's second colour is seen")
        eventually(page, read)
        expect(page.is_enabled(".save"), "what is read may go out")
        page.fill("[name=secondColor]", "#fefefe")
        page.wait_for_selector(".callout.error[data-warning=fadingGradient]")
        expect(page.is_disabled(".save"), "what most can't read may not")
        choose(page, "ean-13")
        expect(not page.is_visible("[data-look=modules]"), "bars have no styles")
        visit.check()


def test_make_gs1(stage):
    """Element strings, identifier by identifier; the symbol carries FNC1 and separators, no brackets."""
    with stage.visit() as visit:
        page = visit.open("#/make")
        choose(page, "ean-13")
        page.select_option("[name=kind]", "gs1")
        page.wait_for_selector(".format-button[data-token=data-matrix]")
        page.fill("[name=element]", "(01)09501101530004(10)AB 1(17)261301(236)x")
        rows = page.locator(".elements li")

        def holds(text, token):
            found = read_preview(page, token)
            expect(found and found[0][0] == text, f"{token}: {found}")

        eventually(page, lambda: expect(rows.count() == 4, rows.count()))
        told = rows.all_inner_texts()
        for row, words in zip(told, ("GTIN", "BATCH/LOT", "261301", "236")):
            expect(words in row, f"{words}: {row}")
        expect("should be 3" in told[0] and "Character 3" in told[1] and "no such day" in told[2] and "no such identifier" in told[3], told)
        page.fill("[name=element]", "")
        # What stands below the list moves up when it goes.
        eventually(page, lambda: expect(rows.count() == 0, "an empty list"))
        for number, (identifier, value) in enumerate((("01", "09501101530003"), ("10", "AB-1"), ("17", "261231")), 1):
            page.locator(".gs1 .button", has_text=f"({identifier})").click()
            page.keyboard.type(value)
            # The list grows, and moves the buttons below it.
            eventually(page, lambda: expect(rows.count() == number, rows.count()))
        for token in ("data-matrix", "qr", "code-128", "databar-expanded", "aztec"):
            choose(page, token)
            eventually(page, lambda: holds("010950110153000310AB-1\u001d17261231", token))
        expect(page.locator(".elements .right").count() == 3, "all are right")
        page.click(".format-button")
        expect(page.locator("[role=option][data-token=ean-13]").count() == 0, "formats that can't hold it are not offered")
        visit.check()


def test_make_preview_stays(stage):
    """On phones the preview is in view wherever the page is scrolled to, and above a keyboard that covers a part."""
    keyboard = """Object.defineProperty(window, 'visualViewport', { value: new (class extends EventTarget {
      offsetTop = 0; covered = 0; get height() { return innerHeight - this.covered; } })() });"""
    with stage.visit(scripts=[keyboard]) as visit:
        page = visit.open("#/make")
        page.select_option("[name=kind]", "contact")
        page.fill("[name=givenName]", "Mina")
        page.wait_for_selector(".preview img")
        for covered, top in ((0, 0), (336, 0), (336, 80)):
            page.evaluate("""([covered, top]) => { Object.assign(visualViewport, { covered, offsetTop: top });
              visualViewport.dispatchEvent(new Event('resize')); }""", [covered, top])
            for place in ("0", "300", "99999"):
                page.evaluate(f"document.querySelector('.screen').scrollTop = {place}")

                def in_view():
                    box = page.locator(".outcome").bounding_box()
                    expect(box["y"] >= top and box["y"] + box["height"] <= 844 - covered + top + 1, f"{covered}, {place}: {box}")

                eventually(page, in_view)
        page.evaluate("Object.assign(visualViewport, { covered: 0, offsetTop: 0 }); visualViewport.dispatchEvent(new Event('resize'))")
        page.focus("[name=address]")
        page.evaluate("visualViewport.covered = 336; visualViewport.dispatchEvent(new Event('resize'))")

        def clear_of_it():
            box, strip = page.locator("[name=address]").bounding_box(), page.locator(".outcome").bounding_box()
            expect(box["y"] + box["height"] <= strip["y"], f"{box}, {strip}")

        eventually(page, clear_of_it)
        expect(page.get_attribute(".look", "open") is None, "the look is collapsed")
        visit.check()


def test_make_link(stage):
    """A link opens the form as it was; a password only where that was asked for; nothing reaches the server."""
    with stage.visit() as visit:
        visit.context.grant_permissions(["camera", "clipboard-write", "clipboard-read"])
        page = visit.open("#/make")
        page.select_option("[name=kind]", "wifi")
        page.fill("[name=networkName]", "Café & #1")
        page.fill("[name=password]", "quiet secret")
        look(page)
        page.fill("[name=foreground]", "#123456")
        page.click(".segments label:has(input[value=H])")
        eventually(page, lambda: expect("level H" in page.inner_text(".make-status"), page.inner_text(".make-status")))
        expect("quiet" not in page.url and "?" not in page.url, page.url)
        links = []
        for with_secrets in (False, True):
            act(page, "link")
            page.set_checked("[name=withSecrets]", with_secrets)
            page.click("dialog.form-link .button.primary")
            page.wait_for_selector("dialog.form-link", state="detached")
            links.append(page.evaluate("navigator.clipboard.readText()"))
        for link, password in zip(links, ("", "quiet secret")):
            expect(("secret" in link) == bool(password), link)
            page.goto("about:blank")
            page.goto(link)
            page.wait_for_selector("[data-notice=link]")
            values = [page.input_value(f"[name={name}]") for name in ("networkName", "password", "foreground")]
            expect(values == ["Café & #1", password, "#123456"], values)
            expect(page.locator(".segments [value=H]").is_checked(), "level")
            expect(page.url.endswith("#/make"), f"what was typed leaves the address: {page.url}")
        expect(not any("Caf" in url for url in visit.requests), "nothing was sent")
        visit.check()


def test_make_hostile_link(stage):
    """Whatever stands in a link, the form opens, and says what was left out."""
    with stage.visit(scripts=["window.__hurt = false;"]) as visit:
        page = visit.open("#/make")
        for query, left in (("kind=constructor&format=__proto__&level=9&foreground=red", 4),
                            ("_text=%3Cimg%20src%3Dx%20onerror%3D%22window.__hurt%3Dtrue%22%3E", 0),
                            ("kind=link&_url=javascript%3Aalert(1)", 0), ("_text=" + "x" * 9000, 1), ("%E0%A4%A=%", 1)):
            page.goto("about:blank")
            visit.open(f"#/make?{query}")
            page.wait_for_selector(".content .fields")
            words = page.inner_text("[data-notice=link]")
            expect(("left out" in words) == (left > 0) and (left == 0 or f"{left} part" in words), f"{query[:40]}: {words}")
        page.wait_for_timeout(200)
        expect(not page.evaluate("window.__hurt"), "nothing of it is run")
        visit.check()


def test_make_labels(stage):
    """A sheet of labels is printed as pages of its size; what is too small is said."""
    with stage.visit(scripts=["window.print = () => { window.__printed = true; };"]) as visit:
        page = visit.open("#/make")
        write(page, "LABEL 1")
        act(page, "labels")
        sheet = page.locator("dialog.labels")
        expect("24 labels · 1 page" in sheet.inner_text(), sheet.inner_text())
        page.fill("[name=copies]", "30")
        page.fill("[name=caption]", "Shelf <1>")
        expect("30 labels · 2 pages" in sheet.inner_text(), sheet.inner_text())
        page.fill("[name=rows]", "30")
        page.wait_for_selector("[data-warning=smallLabel]")
        page.fill("[name=rows]", "8")
        sheet.get_by_role("button", name="Print").click()
        page.wait_for_function("() => window.__printed")
        expect(page.locator(".label img").count() == 30 and page.locator("figcaption").first.text_content() == "Shelf <1>", "labels")
        document = page.pdf(prefer_css_page_size=True)
        boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", document)
        expect(len(boxes) == 2, f"{len(boxes)} pages")
        expect(all(abs(float(width) - 595.3) < 1 and abs(float(height) - 841.9) < 1 for width, height in boxes), boxes)
        visit.check()


def pages_read(download):
    """The codes of a PDF file, page by page, as the product reads them; poppler, which draws them, finds no fault in it."""
    path = download.path().with_suffix(".pdf")
    shutil.copy(download.path(), path)
    checked = subprocess.run(["pdfinfo", path], capture_output=True, text=True, check=True)
    expect(checked.stderr == "", checked.stderr)
    answer = subprocess.run([PROGRAM, "read", "--effort", "thorough", path], capture_output=True, text=True, check=True)
    return answer.stdout.split()


def test_make_batch_of_styles(stage):
    """A PDF of styled codes, each with its gradient and its logo, which are objects of their own."""
    with stage.visit() as visit:
        page = visit.open("#/make")
        look(page)
        page.select_option("[name=gradient]", "radial")
        page.set_input_files("[name=logo]", os.path.join(ROOT, "Web/icons/icon-192.png"))
        page.fill("textarea", "x")
        page.wait_for_selector(".preview img")
        page.click(".more button")
        page.fill("[name=table]", "STYLE-1\nSTYLE-2\nSTYLE-3")
        page.click("dialog.batch label:has([value=pdf])")
        with page.expect_download() as download:
            page.click("dialog.batch .button.primary")
        expect(download.value.suggested_filename == "qr-3.pdf", download.value.suggested_filename)
        # The logo is the app's own icon, which holds a code as well.
        texts = [text for text in pages_read(download.value) if text != "QZ"]
        expect(texts == ["STYLE-1", "STYLE-2", "STYLE-3"], f"symbols grow until the logo leaves enough: {texts}")
        page.wait_for_selector("dialog.batch .callout", state="detached")
        page.keyboard.press("Escape")
        page.select_option("[name=version]", "1")
        page.click(".more button")
        page.fill("[name=table]", "STYLE-1\nSTYLE-2\nSTYLE-3")
        with page.expect_download() as download:
            page.click("dialog.batch .button.primary")
        with zipfile.ZipFile(download.value.path()) as file:
            expect(file.namelist() == ["0001.png", "0002.png"], f"what can't be read is not made: {file.namelist()}")
        page.wait_for_selector("dialog.batch [data-line='3']")
        words = page.inner_text("dialog.batch .callout")
        expect("Line 3: The logo hides 9 codewords" in words and "The logo lies on patterns" in words, words)
        visit.check()


def test_make_batch(stage):
    """A table becomes a ZIP, a file for each row, or a PDF, a page for each; what can't be made is told with its line."""
    table = 'name,content\n"Shelf, 1",A-0001\n../2,A-0002\nShelf 3,\nShelf 4,"日本\nx"\n'
    with stage.visit() as visit:
        page = visit.open("#/make")
        choose(page, "code-128")
        page.click(".more button")
        page.set_input_files("dialog.batch input[type=file]", {"name": "t.csv", "mimeType": "text/csv", "buffer": table.encode()})
        button = page.locator("dialog.batch .button.primary")
        eventually(page, lambda: expect(button.inner_text() == "Make 3 codes", button.inner_text()))
        expect("Line 4:" in page.inner_text("dialog.batch [data-line='4']"), "the empty row")
        expect(page.input_value("[name=content]") == "1" and page.is_checked("[name=hasHead]"), "columns")
        page.select_option("[name=name]", "0")
        for kind, start in (("png", b"\x89PNG"), ("svg", b"<svg"), ("pdf", None)):
            page.click(f"dialog.batch label:has([value={kind}])")
            with page.expect_download() as download:
                button.click()
            if kind == "pdf":
                expect(pages_read(download.value) == ["A-0001", "A-0002"], pages_read(download.value))
                continue
            with zipfile.ZipFile(download.value.path()) as file:
                expect(file.testzip() is None and file.namelist() == [f"Shelf, 1.{kind}", f"2.{kind}"], file.namelist())
                data = file.read(f"2.{kind}")
                expect(data.startswith(start), kind)
            page.wait_for_selector("dialog.batch [data-line='5']")
            words = page.inner_text("dialog.batch .callout")
            expect("2 of 3" in words and "Character 1" in words, words)
            if kind == "png":
                found = page.evaluate("""async (data) => {
                  const { BarcodeDetector } = await import('/quietzone/quietzone.js');
                  return (await new BarcodeDetector().detect(new Blob([new Uint8Array(data)])))[0]?.rawValue;
                }""", list(data))
                expect(found == "A-0002", found)
        page.set_input_files("dialog.batch input[type=file]", {"name": "t.csv", "mimeType": "text/csv", "buffer": "Müller".encode("cp1252")})
        page.wait_for_selector("dialog.batch .callout:has-text('isn’t UTF-8')")
        expect(page.input_value("[name=table]") == "" and button.is_disabled(), "no letter is guessed")
        expect(page.input_value("dialog.batch input[type=file]") == "", "the same file can be chosen again")
        rows = "\n".join(f"N{number}" for number in range(1200)).encode()
        page.set_input_files("dialog.batch input[type=file]", {"name": "t.csv", "mimeType": "text/csv", "buffer": rows})
        eventually(page, lambda: expect(button.inner_text() == "Make 1,000 codes", button.inner_text()))
        expect("1,000" in page.inner_text("dialog.batch .callout"), "the limit is told")
        page.fill("[name=table]", "one\ntwo\nthree")
        page.click("dialog.batch label:has([value=labels])")
        button.click()
        page.wait_for_selector("dialog.labels")
        expect("3 labels" in page.inner_text("dialog.labels"), page.inner_text("dialog.labels"))
        visit.check()


def test_make_draft_stays(stage):
    """What was typed is there again after another screen, and nowhere on the device."""
    with stage.visit() as visit:
        page = visit.open("#/make")
        write(page, "unfinished", "aztec")
        page.click("nav a[href='#/history']")
        page.wait_for_selector("[data-screen=history] h1")
        page.click("nav a[href='#/make']")
        page.wait_for_selector("textarea")
        expect(page.input_value("textarea") == "unfinished", "text")
        expect(page.get_attribute(".format-button", "data-token") == "aztec", "format")
        page.reload()
        page.wait_for_selector("textarea")
        expect(page.input_value("textarea") == "", "a fresh page is empty")
        visit.check()
