"""The sheet with what was read: its title, its verb and its parts, for every kind of content."""
import json

from axe_playwright_python.sync_playwright import Axe

from harness import expect

VCARD = ("BEGIN:VCARD\nVERSION:3.0\nN:Kim;Jane;;;\nFN:Jane Kim\nORG:Example Works\nTITLE:Engineer\n"
         "TEL;TYPE=WORK,VOICE:+82 2-123-4567\nTEL;TYPE=CELL:+82 10-1234-5678\nEMAIL:jane@example.org\n"
         "ADR;TYPE=WORK:;;1 Example Street;Seoul;;04524;Korea\nBDAY:19800401\nURL:https://example.org/jane\nEND:VCARD")
EVENT = ("BEGIN:VEVENT\nSUMMARY:Opening of the new reading room\nDTSTART;TZID=Asia/Seoul:20261224T180000\n"
         "DTEND;TZID=Asia/Seoul:20261224T203000\nLOCATION:Town hall\nDESCRIPTION:Bring your card.\nEND:VEVENT")
TRANSFER = "BCD\n002\n1\nSCT\nBFSWDE33BER\nWikimedia Foerdergesellschaft\nDE33100205000001194700\nEUR1234.5\n\n\nDonation 2026"
BILL = ("SPC\n0200\n1\nCH4431999123000889012\nS\nRobert Schneider AG\nRue du Lac\n1268\n2501\nBiel\nCH\n\n\n\n\n\n\n\n1949.75\n"
        "CHF\nS\nPia-Maria Rutschmann\nGrosse Marktgasse\n28\n9400\nRorschach\nCH\nQRR\n210000000003139471430009017\n"
        "Instruction of 3 April\nEPD")
KEY = "JBSWY3DPEHPK3PXP"
PASSWORD = "quiet zone 42"
ONE_TIME = f"otpauth://totp/Example:jane@example.org?secret={KEY}&issuer=Example"
NETWORK = f"WIFI:T:WPA;S:Cafe Corner;P:{PASSWORD};;"
ELEMENTS = "0109501101530010" "17261231" "3103001234" "10ABC123"

# What is in the code, what else is known of it, and the title and the verb that the sheet has for it.
PAYLOADS = {
    "link": ("https://example.org/quiet", {}, "example.org", "Open example.org"),
    "odd-link": ("http://login.example.org@203.0.113.7:8080/account", {}, "203.0.113.7", "Copy address"),
    "imitated-link": ("https://www.аррӏе.example/sign-in", {}, "www.аррӏе.example", "Copy address"),
    "wifi": (NETWORK, {}, "Cafe Corner", "Join Cafe Corner"),
    "wifi-open": ("WIFI:T:nopass;S:Station;H:true;;", {}, "Station", "Join Station"),
    "contact": (VCARD, {}, "Jane Kim", "Add to contacts"),
    "event": (EVENT, {}, "Opening of the new reading room", "Add to calendar"),
    "place": ("geo:37.5665,126.978?q=Seoul+City+Hall", {}, "Seoul City Hall", "Show on openstreetmap.org"),
    "mail": ("mailto:post@example.org?subject=Visit&body=On%20Friday%3F", {}, "post@example.org", "Write to post@example.org"),
    "phone": ("tel:+82-2-123-4567", {}, "+82-2-123-4567", "Call +82-2-123-4567"),
    "command": ("tel:*%2306%23", {}, "*#06#", "Copy number"),
    "sms": ("smsto:+82101234567:On my way", {}, "+82101234567", "Write to +82101234567"),
    "product": ("4006381333931", {"symbology": "ean-13", "name": "EAN-13", "identifier": "]E0", "gtin": "04006381333931"},
                "4006381333931", "Look up on gs1.org"),
    "book": ("9783161484100 52495", {"symbology": "ean-13", "name": "EAN-13", "identifier": "]E3", "gtin": "09783161484100",
                                     "addOn": "52495"}, "978-3-16-148410-0", "Look up on openlibrary.org"),
    "one-time": (ONE_TIME, {}, "Example", "Copy code"),
    "transfer": (TRANSFER, {}, "€1,234.50 to Wikimedia Foerdergesellschaft", "Copy IBAN"),
    "swiss-bill": (BILL, {}, "CHF 1,949.75 to Robert Schneider AG", "Copy IBAN"),
    "currency": ("bitcoin:bc1qexampleaddress?amount=0.0125", {}, "0.0125 Bitcoin", "Copy address"),
    "gs1": (ELEMENTS, {"symbology": "data-matrix", "name": "Data Matrix", "identifier": "]d2"}, "Item 09501101530010", "Copy elements"),
    "app-link": ("upi://pay?pa=shop@bank", {}, "upi://pay?pa=shop@bank", "Copy address"),
    "text": ("Shelf 12, row 3. Please put the box back where it was, and tell the desk if anything is missing.", {},
             "Shelf 12, row 3. Please put the box back where it was, and…", "Copy text"),
    "binary": ("\u0000\u00ff\u0001", {"bytes": [0, 255, 1]}, "3 bytes", "Save as a file"),
}

SHOW = """async ({ text, more, options }) => {
  const { showResult } = await import('/app/result.js');
  const bytes = more.bytes ? Uint8Array.from(more.bytes) : new TextEncoder().encode(text);
  await showResult({ symbology: 'qr', name: 'QR Code', format: 'qr_code', identifier: ']Q1', text, sections: [], corners: [],
    inverted: false, mirrored: false, corrected: 2, capacity: 17, set: null, details: { version: 3, level: 'M', columns: 29, rows: 29 },
    gtin: null, addOn: null, printed: null, ...more, bytes }, options);
}"""


def show(page, name):
    """The sheet for one of the payloads."""
    text, more, *_ = PAYLOADS[name]
    page.evaluate(SHOW, {"text": text, "more": more, "options": {}})
    page.wait_for_selector("dialog.result")


def test_sheet_titles_and_verbs(stage):
    """Every kind of content has a title made of it, and one button with a verb; what is odd is never opened first."""
    with stage.visit() as visit:
        page = visit.open("#/picture")
        for name, (_, _, title, verb) in PAYLOADS.items():
            show(page, name)
            found = page.inner_text("dialog h2").replace("\u00a0", " "), page.inner_text("dialog .verbs > .wide:first-child")
            expect(found == (title, verb), f"{name}: {found}")
            expect(page.locator("dialog .primary").count() == 1, f"{name}: one verb")
            hrefs = page.evaluate("[...document.querySelectorAll('dialog a')].map(({ href, rel }) => [href, rel])")
            for href, rel in hrefs:
                expect(href.split(":")[0] in ("https", "http", "tel", "mailto", "sms", "geo", "bitcoin", "upi"), f"{name}: {href}")
                expect(rel == "noopener noreferrer", f"{name}: {rel}")
            if name in ("odd-link", "imitated-link", "command"):
                last = page.locator("dialog .verbs > :last-child")
                expect("danger" in last.get_attribute("class") and "anyway" in last.inner_text(), f"{name}: {last.inner_text()}")
            page.keyboard.press("Escape")
            page.wait_for_selector("dialog", state="detached")
        expect(len(visit.context.pages) == 1, "nothing opened by itself")
        visit.check()


def test_sheet_turned_letters(stage):
    """What turns letters is seen in lines and in the raw text, and turns nothing; what is copied is what the code says."""
    copied = "window.__copied = []; navigator.clipboard.writeText = async (text) => { window.__copied.push(text); };"
    text = "BEGIN:VCARD\nVERSION:3.0\nFN:Jane \u202eevil\nORG:\u2066Cafe\nTEL:+82 2 123\nEND:VCARD"
    with stage.visit(scripts=[copied]) as visit:
        page = visit.open("#/picture")
        page.evaluate(SHOW, {"text": text, "more": {}, "options": {}})
        page.wait_for_selector("dialog.result")
        page.click("dialog summary")
        lines, raw = page.inner_text("dialog dl.rows"), page.locator("dialog .raw .value")
        expect("Jane [U+202E]evil" in lines and "[U+2066]Cafe" in lines, lines)
        expect("Jane [U+202E]evil" in raw.inner_text() and raw.get_attribute("data-value") == text, raw.inner_text())
        page.get_by_role("button", name="Copy: Name").click()
        expect(page.evaluate("window.__copied") == ["Jane \u202eevil"], page.evaluate("window.__copied"))
        visit.check()


def test_sheet_belongs_to_its_address(stage):
    """Who goes back leaves the sheet as well; names that every object has are no screens."""
    with stage.visit() as visit:
        page = visit.open("#/history")
        page.evaluate("location.hash = '#/picture'")
        page.wait_for_selector("#screen[data-screen=picture]")
        show(page, "text")
        page.go_back()
        page.wait_for_selector("#screen[data-screen=history]")
        expect(page.locator("dialog").count() == 0, "no sheet of another screen")
        for name in ("constructor", "__proto__"):
            page = visit.open(f"#/{name}")
            page.wait_for_selector("#screen[data-screen=scan]")
        visit.check()


def test_sheet_host_of_other_letters(stage):
    """A host is read from left to right, whatever its letters are."""
    with stage.visit() as visit:
        page = visit.open("#/picture")
        page.evaluate(SHOW, {"text": "https://דוגמה.example/", "more": {}, "options": {}})
        page.wait_for_selector("dialog .host[dir=ltr]")


def test_sheet_accessible(stage):
    """axe finds nothing on any sheet, light and dark; on the smallest phone, with text twice as large, nothing is cut off."""
    axe, faults = Axe(), []
    wide = """() => [...document.querySelectorAll('dialog *')].filter((element) => element.checkVisibility())
      .filter((element) => !element.closest('.visually-hidden, svg')
        && (element.getBoundingClientRect().right > innerWidth + 1 || element.getBoundingClientRect().left < -1))
      .map((element) => element.className || element.tagName)"""
    with stage.visit(bypass_csp=True, reduced_motion="reduce", viewport={"width": 320, "height": 568}) as visit:
        page = visit.open("#/picture")
        for name in PAYLOADS:
            show(page, name)
            page.click("dialog summary")
            for scheme in ("light", "dark"):
                page.emulate_media(color_scheme=scheme)
                page.wait_for_function("() => !document.getAnimations().length")
                for violation in axe.run(page).response["violations"]:
                    faults.append(f"{name}, {scheme}: {violation['id']} {violation['nodes'][0]['target']}")
            faults += [f"{name}: {element} is too wide" for element in page.evaluate(wide)]
            page.evaluate("document.documentElement.style.fontSize = '200%'")
            page.wait_for_function("() => !document.getAnimations().length")
            faults += [f"{name}, large: {element} is too wide" for element in page.evaluate(wide)]
            page.evaluate("document.documentElement.style.fontSize = ''")
            page.keyboard.press("Escape")
            page.wait_for_selector("dialog", state="detached")
    expect(not faults, "; ".join(faults))


def test_sheet_join(stage):
    """A network's password is copied and the way is said; it is seen only when somebody asks."""
    scripts = ["window.__copied = []; navigator.clipboard.writeText = async (text) => { window.__copied.push(text); };"]
    with stage.visit(scripts=scripts) as visit:
        page = visit.open("#/picture")
        show(page, "wifi")
        expect(PASSWORD not in page.content(), "it stands nowhere")
        page.click("dialog .primary")
        page.wait_for_selector("dialog .guide:visible")
        expect("Cafe Corner" in page.inner_text("dialog .guide") and "copied" in page.inner_text("dialog .guide"), page.inner_text("dialog .guide"))
        expect(page.evaluate("window.__copied") == [PASSWORD], page.evaluate("window.__copied"))
        page.get_by_role("button", name="Show: Password").click()
        expect(PASSWORD in page.inner_text("dialog .rows"), page.inner_text("dialog .rows"))
        page.get_by_role("button", name="Show: Password").click()
        expect(PASSWORD not in page.inner_text("dialog"), "and hidden again")
        page.click("dialog summary")
        expect(PASSWORD not in page.inner_text("dialog"), "the text of the code hides it as well")
        page.evaluate("() => { navigator.clipboard.writeText = async () => { throw new DOMException('no', 'NotAllowedError'); }; }")
        page.click("dialog .primary")
        page.wait_for_selector(".toast:has-text('isn’t allowed')")
        guide = page.inner_text("dialog .guide")
        expect("Cafe Corner" in guide and "copied" not in guide, f"the way alone: {guide}")
        visit.check()


def test_sheet_pay(stage):
    """A bill's fields are copied one after the other."""
    scripts = ["window.__copied = []; navigator.clipboard.writeText = async (text) => { window.__copied.push(text); };"]
    with stage.visit(scripts=scripts) as visit:
        page = visit.open("#/picture")
        show(page, "transfer")
        page.evaluate("""() => {
          const write = navigator.clipboard.writeText;
          navigator.clipboard.writeText = async () => {
            navigator.clipboard.writeText = write;
            throw new DOMException('no', 'NotAllowedError');
          };
        }""")
        page.click("dialog .primary")
        page.wait_for_selector(".toast:has-text('isn’t allowed')")
        expect(page.locator("dialog .guide").is_hidden(), "nothing is said of a field that is not copied")
        for verb in ("Copy IBAN", "Copy payee", "Copy amount", "Copy message"):
            expect(page.inner_text("dialog .primary") == verb, page.inner_text("dialog .primary"))
            page.click("dialog .primary")
        page.wait_for_function("() => document.querySelector('dialog .guide').textContent.includes('last one')")
        expect(page.evaluate("window.__copied") == ["DE33100205000001194700", "Wikimedia Foerdergesellschaft", "1234.5", "Donation 2026"],
               page.evaluate("window.__copied"))
        visit.check()


def test_sheet_files(stage):
    """A card for contacts and a date for the calendar are files made here."""
    with stage.visit() as visit:
        page = visit.open("#/picture")
        for name, file, begin in (("contact", "Jane-Kim.vcf", "BEGIN:VCARD\r\n"),
                                  ("event", "Opening-of-the-new-reading-room.ics", "BEGIN:VCALENDAR\r\n")):
            show(page, name)
            with page.expect_download() as download:
                page.click("dialog .primary")
            with open(download.value.path(), encoding="utf-8", newline="") as content:
                expect(content.read().startswith(begin), name)
            expect(download.value.suggested_filename == file, download.value.suggested_filename)
            page.keyboard.press("Escape")
        visit.check()


def test_sheet_share(stage):
    """What holds a secret is shared without it, after it was said; other contents at once."""
    scripts = ["window.__shared = []; navigator.share = async ({ text }) => { window.__shared.push(text); };"]
    with stage.visit(scripts=scripts) as visit:
        page = visit.open("#/picture")
        for name, secret in (("wifi", PASSWORD), ("one-time", KEY)):
            show(page, name)
            page.get_by_role("button", name="Share").click()
            page.wait_for_selector("dialog.asking")
            expect(page.evaluate("window.__shared") == [], "not before it was said")
            expect(secret not in page.inner_text("dialog.asking"), "what is shared is shown")
            page.locator("dialog.asking .primary").click()
            page.wait_for_function("() => window.__shared.length === 1")
            shared = page.evaluate("window.__shared.pop()")
            expect(secret not in shared and shared, shared)
            page.keyboard.press("Escape")
        show(page, "text")
        page.get_by_role("button", name="Share").click()
        expect(page.evaluate("window.__shared") == [PAYLOADS["text"][0]], json.dumps(page.evaluate("window.__shared")))
        visit.check()


def test_sheet_one_time(stage):
    """The password of now is copied; the key is seen only when somebody asks."""
    scripts = ["window.__copied = []; navigator.clipboard.writeText = async (text) => { window.__copied.push(text); };"]
    with stage.visit(scripts=scripts) as visit:
        page = visit.open("#/picture")
        show(page, "one-time")
        expect(KEY not in page.content(), "it stands nowhere")
        page.click("dialog .primary")
        page.wait_for_selector(".toast")
        copied = page.evaluate("window.__copied")
        expect(len(copied) == 1 and len(copied[0]) == 6 and copied[0].isdigit(), copied)
        visit.check()
    with stage.visit(flags=("--host-resolver-rules=MAP quietzone.test 127.0.0.1",)) as visit:
        page = visit.open("#/picture", "quietzone.test")
        show(page, "one-time")
        expect(page.inner_text("dialog .primary") == "Copy secret key", "a page that is not secure can make no code")
