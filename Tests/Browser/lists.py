"""Lists: batch, count, find, compare; what survives, what goes out, what is never kept."""
import json
import re
import zipfile

from harness import eventually, expect
from keeping import KEPT, OLD
from scanning import WATCH, found, running
from scenes import Card, brought, held
from sheets import KEY, NETWORK, ONE_TIME, PASSWORD
from videos import Canvas, still, write_video

# As wide as the film, so that all of it is in view.
WIDE = {"viewport": {"width": 1280, "height": 720}}
STOCK = [f"SKU-{number:04}" for number in range(1, 13)]


def shelf(stage, texts, columns=3, name="shelf", size=("--scale", "4")):
    """A film of QR codes in rows."""
    rows = (len(texts) + columns - 1) // columns
    return still(stage, name, *((stage.code(text, "qr", *size), (
        640 + int((at % columns - (columns - 1) / 2) * 190), 360 + int((at // columns - (rows - 1) / 2) * 190)))
        for at, text in enumerate(texts)))


def choose_task(page, name):
    page.get_by_role("button", name=re.compile("^What to scan")).click()
    page.click(f"dialog.tasks [data-task={name}]")
    page.wait_for_function("() => !document.querySelector('dialog.tasks')")


def give(page, text):
    """A list to find or to compare with."""
    page.fill("dialog.wanted textarea", text)
    page.click("dialog.wanted .primary")


def open_list(page):
    page.click(".found-codes")
    page.wait_for_selector("dialog.list-sheet")


def lines(page):
    """Text, number and state of the lines that are drawn."""
    page.wait_for_timeout(120)
    return page.evaluate("""() => [...document.querySelectorAll('.long-list > li')].map((line) => [line.querySelector('.text').textContent,
      Number(line.querySelector('.number').value), line.dataset.status])""")


def outlines(page):
    return page.evaluate("""() => [...document.querySelector('quietzone-scanner').shadowRoot.querySelectorAll('polygon')]
      .map((shape) => shape.getAttribute('class').replace('code ', ''))""")


def outlined(page, **wanted):
    def check():
        shown = outlines(page)
        counts = {name: shown.count(name) for name in set(shown)}
        expect(counts == wanted, f"outlines: {counts}")
    eventually(page, check)


def exported(page, words):
    page.get_by_role("button", name="Export", exact=True).click()
    with page.expect_download() as download:
        page.get_by_role("menuitem", name=words).click()
    return download.value


def content_of(download):
    with open(download.path(), encoding="utf-8") as file:
        return file.read()


def test_lists_batch(stage):
    """One tap and a choice: each code once, in a list that is corrected, exported, and there after a reload."""
    with stage.visit(video=shelf(stage, STOCK[:4], 2), scripts=[WATCH], settings={"guide": "none"}, reduced_motion="reduce") as visit:
        page = visit.open("#/scan")
        page.wait_for_selector("dialog.result, .scan[data-state=running]")
        page.wait_for_selector("dialog.result")
        page.keyboard.press("Escape")
        choose_task(page, "batch")
        found(page, 4)
        page.wait_for_timeout(600)
        expect(page.get_attribute(".found-codes", "data-count") == "4", "each once")
        outlined(page, accepted=4)
        open_list(page)
        expect(sorted(text for text, _, _ in lines(page)) == STOCK[:4] and {count for _, count, _ in lines(page)} == {1}, lines(page))
        page.get_by_role("button", name="One more of SKU-0002").click()
        page.get_by_role("button", name="One more of SKU-0002").click()
        page.get_by_label("Number of SKU-0003").fill("12")
        page.keyboard.press("Tab")
        page.get_by_role("button", name="One less of SKU-0003").click()
        page.get_by_role("button", name="Remove SKU-0004").click()
        page.wait_for_selector(".toast")
        expect(len(lines(page)) == 3, lines(page))
        page.get_by_role("button", name="Undo").click()
        wanted = {"SKU-0001": 1, "SKU-0002": 3, "SKU-0003": 11, "SKU-0004": 1}
        eventually(page, lambda: expect({text: count for text, count, _ in lines(page)} == wanted, lines(page)))
        page.fill("[name=list-name]", "Aisle 7")
        page.keyboard.press("Tab")
        csv = exported(page, "Save as CSV")
        expect(csv.suggested_filename == "quietzone-Aisle 7.csv", csv.suggested_filename)
        expect('"SKU-0003","11","QR Code"' in content_of(csv), content_of(csv))
        rows = json.loads(content_of(exported(page, "Save as JSON")))
        expect({row["value"]: row["count"] for row in rows} == wanted, rows)
        with zipfile.ZipFile(exported(page, "Save for Excel").path()) as file:
            expect("<v>11</v>" in file.read("xl/worksheets/sheet1.xml").decode(), "a number is a number")
        page.reload()
        page.wait_for_selector(".found-codes[data-count='16']")
        open_list(page)
        expect({text: count for text, count, _ in lines(page)} == wanted, lines(page))
        expect(page.input_value("[name=list-name]") == "Aisle 7", "its name")
        visit.check()


def test_lists_choosing_is_not_disturbed(stage):
    """A code that comes into view while somebody chooses what to scan, or gives a list, is found afterwards."""
    card = Card(stage.code("SKU-0001", "qr", "--size", "300"))
    late = held(stage, "late", "desktop", brought([(card, 0.5, 0.45)], seconds=5, after=20))
    with stage.visit(video=late, scripts=[WATCH], **WIDE) as visit:
        page = running(visit)
        page.get_by_role("button", name=re.compile("^What to scan")).click()
        page.wait_for_selector("dialog.tasks")
        page.wait_for_timeout(5500)
        expect(page.locator("dialog.result").count() == 0, "nothing comes over the choice")
        page.click("dialog.tasks [data-task=find]")
        page.wait_for_selector("dialog.wanted")
        page.wait_for_timeout(5500)
        expect(page.locator("dialog").count() == 1, "nor over the list")
        give(page, "SKU-0001")
        found(page, 1)
        page.click("#stop")
        page.click("#start")
        choose_task(page, "one")
        page.wait_for_selector("dialog.result")
        page.keyboard.press("Escape")
        page.get_by_role("button", name=re.compile("^What to scan")).click()
        page.wait_for_selector("dialog.tasks")
        page.keyboard.press("Escape")
        page.wait_for_selector(".scan[data-state=idle]")
        choose_task(page, "count")
        found(page, 1)
        visit.check()


def test_lists_closed_at_once(stage):
    """A page that is closed as soon as a person could do so, after a code was counted, has kept it."""
    with stage.visit(video=shelf(stage, STOCK[:3]), settings={"guide": "none", "task": "batch"}, **WIDE) as visit:
        page = visit.open("#/history")
        page.wait_for_selector("[data-state='history.empty']")
        page = running(visit)
        found(page, 3)
        # What was written goes to the browser's own process, which a page that is killed in that moment can't reach.
        page.wait_for_timeout(200)
        page.close()
        page = visit.context.new_page()
        page.goto(f"{visit.server.address}/#/picture")
        page.goto(f"{visit.server.address}/#/scan")
        page.reload()
        page.wait_for_selector(".list-bar:not([hidden])")
        kept = page.evaluate(KEPT)
        expect(all(text in kept for text in STOCK[:3]), "all three")


def test_lists_count_equal_labels(stage):
    """Six equal labels on a shelf are six, each with its outline; the last one is taken back; another shelf counts anew."""
    with stage.visit(video=shelf(stage, ["EQUAL"] * 6), scripts=[WATCH], settings={"task": "count"}, **WIDE) as visit:
        page = running(visit)
        found(page, 6)
        page.wait_for_timeout(1500)
        expect(page.get_attribute(".found-codes", "data-count") == "6", page.get_attribute(".found-codes", "data-count"))
        outlined(page, accepted=6)
        expect("6" in page.inner_text("#polite"), page.inner_text("#polite"))
        page.get_by_role("button", name="Take back the last one").click()
        page.wait_for_selector(".found-codes[data-count='5']")
        outlined(page, accepted=5, waiting=1)
        page.wait_for_timeout(500)
        expect(page.get_attribute(".found-codes", "data-count") == "5", "and stays so")
        open_list(page)
        expect(lines(page) == [["EQUAL", 5, ""]], lines(page))
        page.keyboard.press("Escape")
        page.reload()
        page.wait_for_selector(".found-codes[data-count]")
        found(page, 11)
        visit.check()


def test_lists_count_in_passing(stage):
    """The camera goes along a shelf of eight equal labels, of which three are seen at once, and back: eight."""
    canvases = []
    code = stage.code("EQUAL", "qr", "--scale", "4")
    for x in [*range(0, 1260, 18), *range(1260, 0, -18)]:
        canvas = Canvas(640, 480)
        for at in range(8):
            middle = 100 + at * 200 - x
            if -50 < middle < 690:
                canvas.put(code, (middle, 240))
        canvases.append(canvas)
    video = write_video(stage.path("passing.y4m", 1), canvases, rate=15)
    with stage.visit(video=video, scripts=[WATCH], settings={"task": "count"}, viewport={"width": 640, "height": 480}) as visit:
        page = running(visit)
        found(page, 8)
        page.wait_for_timeout(12_000)
        expect(page.get_attribute(".found-codes", "data-count") == "8", page.get_attribute(".found-codes", "data-count"))
        visit.check()


def test_lists_find(stage):
    """Three of twelve: they turn green, the others grey, a bell rings for each, and what is missing is told."""
    with stage.visit(video=shelf(stage, STOCK, 4), scripts=[WATCH], settings={"task": "find"}, **WIDE) as visit:
        page = running(visit)
        outlined(page, waiting=12)
        page.click(".found-codes")
        give(page, "SKU-0003\nSKU-0007\nSKU-0011\nSKU-9999")
        found(page, 3)
        outlined(page, accepted=3, waiting=9)
        expect(page.inner_text(".found-codes .count") == "3/4", page.inner_text(".found-codes"))
        expect(page.evaluate("window.__tones") == 6, f"a bell of two tones for each: {page.evaluate('window.__tones')}")
        # What is said comes a moment later, so that a region is empty before.
        eventually(page, lambda: expect("3 of 4 found" in page.inner_text("dialog [data-said=assertive]"), "said in the sheet"))
        page.wait_for_selector("dialog.list-sheet")
        expect(lines(page) == [["SKU-0003", 1, "matching"], ["SKU-0007", 1, "matching"], ["SKU-0011", 1, "matching"], ["SKU-9999", 0, "missing"]], lines(page))
        page.click("[data-filter=missing]")
        eventually(page, lambda: expect([line[0] for line in lines(page)] == ["SKU-9999"], lines(page)))
        expect('"SKU-9999","0","1","missing"' in content_of(exported(page, "Save as CSV")), "exported")
        page.reload()
        page.wait_for_selector(".found-codes[data-count='3']")
        expect(page.inner_text(".found-codes .count") == "3/4", "after a reload")
        visit.check()


def test_lists_compare(stage):
    """A list that was counted beside one from a file: missing, extra, matching; kept, exported, and a third from the device."""
    with stage.visit(video=shelf(stage, ["SKU-0001", "SKU-0001", "SKU-0002", "SKU-0009"], 2), settings={"task": "count"}) as visit:
        page = running(visit)
        found(page, 4)
        open_list(page)
        page.get_by_role("button", name="Compare with a list").click()
        page.set_input_files("dialog.wanted input[type=file]", files=[{"name": "stock.csv", "mimeType": "text/csv", "buffer":
                             "Artikel;Code;Menge\r\nTea;SKU-0001;2\r\nMilk;SKU-0002;5\r\nSalt;SKU-0003;1\r\n".encode()}])
        page.wait_for_function("() => !document.querySelector('dialog.wanted')")
        wanted = [["SKU-0001", 2, "matching"], ["SKU-0002", 1, "missing"], ["SKU-0003", 0, "missing"], ["SKU-0009", 1, "extra"]]
        eventually(page, lambda: expect(lines(page) == wanted, lines(page)))
        expect("1 of 5" in page.inner_text(".long-list li:nth-child(2) .meta"), page.inner_text(".long-list"))
        expect(page.inner_text("[data-filter=missing] small") == "2", page.inner_text(".filters"))
        rows = json.loads(content_of(exported(page, "Save as JSON")))
        expect([[row["value"], row["count"], row["wanted"], row["status"]] for row in rows] == [
            ["SKU-0001", 2, 2, "matching"], ["SKU-0002", 1, 5, "missing"], ["SKU-0003", 0, 1, "missing"], ["SKU-0009", 1, 0, "extra"]], rows)
        page.reload()
        page.wait_for_selector(".found-codes[data-count='4'], .found-codes[data-count='8']")
        page.click("#stop")
        open_list(page)
        page.wait_for_selector("[data-filter=missing]")
        page.get_by_role("button", name="Change the other list").click()
        page.click("dialog.wanted .quiet")
        page.wait_for_selector(".filters", state="hidden")
        visit.check()


def test_lists_hostile(stage):
    """Ten megabytes, a hundred thousand lines, an open quote, markup: a bound, a reason, and nothing taken in part."""
    with stage.visit(video=still(stage, "nothing"), settings={"task": "count"}) as visit:
        page = running(visit)
        open_list(page)
        page.get_by_role("button", name="Compare with a list").click()
        paste = """(text) => {
          const data = new DataTransfer();
          data.setData('text', text());
          document.querySelector('dialog.wanted textarea').dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, cancelable: true, bubbles: true }));
        }"""
        page.evaluate(f"({paste})(() => 'a'.repeat(10_000_000))")
        page.wait_for_selector("[data-reason=tooLong]")
        expect(page.input_value("dialog.wanted textarea") == "", "nothing is put in")
        for reason, text in (("tooManyLines", "x\n" * 100_000), ("tooLong", "a" * 9_000_000), ("nothing", "\n\n"), ("table", '"open')):
            page.set_input_files("dialog.wanted input[type=file]", files=[{"name": "list.txt", "mimeType": "text/plain", "buffer": text.encode()}])
            page.wait_for_selector(f"[data-reason={reason}]")
        page.set_input_files("dialog.wanted input[type=file]", files=[{"name": "list.csv", "mimeType": "text/csv", "buffer": "Müller".encode("cp1252")}])
        page.wait_for_selector("[data-reason=notUTF8]")
        give(page, "<img src=x onerror=alert(1)>\njavascript:alert(1)\n=1+1")
        page.wait_for_selector(".long-list li")
        expect(page.locator(".long-list img, .long-list a").count() == 0, "text is text")
        expect("\"'=1+1\"" in content_of(exported(page, "Save as CSV")), "no formula")
        visit.check()


def test_lists_keep_no_secret(stage):
    """No list holds a key or a password: not what is scanned, not what is pasted, not what goes out."""
    video = still(stage, "list-secret", (stage.code(ONE_TIME, "qr", "--scale", "4"), (480, 360)), (stage.code(NETWORK, "qr", "--scale", "4"), (820, 360)))
    for task in ("batch", "count"):
        with stage.visit(video=video, settings={"guide": "none", "task": task}) as visit:
            page = running(visit)
            found(page)
            page.wait_for_timeout(1500)
            expect("secret key" in page.inner_text(".pill"), page.inner_text(".pill"))
            open_list(page)
            expect(len(lines(page)) == 1, lines(page))
            page.get_by_role("button", name="Compare with a list").click()
            give(page, f"{ONE_TIME}\n{NETWORK}\nplain")
            page.wait_for_selector(".filters:not([hidden])")
            texts = [content_of(exported(page, words)) for words in ("Save as CSV", "Save as JSON")]
            expect("password" in texts[0], "says what was masked")
            for secret in (KEY, PASSWORD):
                expect(secret not in page.content() and secret not in page.evaluate(KEPT), f"{task} keeps {secret}")
                expect(all(secret not in text for text in texts), f"{task} exports {secret}")
            visit.check()


FILL = """async (count) => {
  await new Promise((resolve, reject) => {
    const request = indexedDB.open('quietzone');
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const transaction = request.result.transaction(['lists', 'listed'], 'readwrite');
      transaction.objectStore('lists').put({ id: 1, kind: 'batch', countUp: false, name: 'Long', created: 1, changed: 1 });
      for (let at = 0; at < count; at += 1) {
        const text = `LONG-${String(at).padStart(5, '0')}`;
        transaction.objectStore('listed').put({ list: 1, key: `qr\\n\\n${text}`, symbology: 'qr', name: 'QR Code', text, masked: false, printed: null, gtin: null, count: 1, first: at, time: at });
      }
      transaction.oncomplete = () => { request.result.close(); resolve(); };
    };
  });
  localStorage.setItem('quietzone.settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('quietzone.settings')), task: 'batch', list: 1 }));
}"""


def test_lists_long(stage):
    """A thousand codes: only those in view are drawn, a new one leaves the others as they are, search finds."""
    with stage.visit(video=shelf(stage, STOCK[:2], 2), settings={"guide": "none", "task": "batch"}, **WIDE) as visit:
        page = visit.open("#/history")
        page.wait_for_selector("[data-state='history.empty']")
        page.evaluate(FILL, 1000)
        page.goto(f"{visit.server.address}/#/scan")
        page.reload()
        found(page, 1002)
        page.click("#stop")
        open_list(page)
        page.wait_for_selector(".long-list li")
        expect(page.locator(".long-list li").count() < 60, f"{page.locator('.long-list li').count()} lines are drawn")
        expect(page.get_attribute(".long-list li", "aria-setsize") == "1002", page.get_attribute(".long-list li", "aria-setsize"))
        # What comes into view by going there is drawn.
        page.get_by_role("button", name="One more of LONG-00999").hover()
        page.wait_for_timeout(300)
        page.evaluate("""() => {
          window.__changes = 0;
          new MutationObserver((all) => { window.__changes += all.reduce((sum, { addedNodes }) => sum + [...addedNodes].filter((node) => node.matches?.('li')).length, 0); })
            .observe(document.querySelector('.long-list'), { childList: true });
        }""")
        page.get_by_role("button", name="One more of LONG-00999").click()
        page.wait_for_timeout(200)
        expect(page.evaluate("window.__changes") == 0, "no line is drawn anew for another number")
        page.fill("dialog input[type=search]", "LONG-00007")
        eventually(page, lambda: expect([line[0] for line in lines(page)] == ["LONG-00007"], lines(page)))
        page.fill("dialog input[type=search]", "")
        eventually(page, lambda: expect(len(lines(page)) > 1, lines(page)))
        page.evaluate("() => { const sheet = document.querySelector('dialog.list-sheet'); sheet.scrollTop = sheet.scrollHeight; }")
        eventually(page, lambda: expect("LONG-00000" in [line[0] for line in lines(page)], lines(page)))
        visit.check()


def test_lists_keyboard(stage):
    """With the keyboard alone: choose, count, correct, remove; the focus stays where the person is."""
    with stage.visit(video=shelf(stage, STOCK[:3]), settings={"guide": "none"}, **WIDE) as visit:
        page = visit.open("#/scan")
        page.wait_for_selector("dialog.result")
        page.keyboard.press("Escape")
        page.focus(".scan .task")
        page.keyboard.press("Enter")
        page.wait_for_selector("dialog.tasks")
        for _ in range(8):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.dataset?.task") == "batch":
                break
        page.keyboard.press("Enter")
        page.wait_for_function("() => document.activeElement.matches('.scan .task')")
        found(page, 3)
        page.focus("#stop")
        page.keyboard.press("Enter")
        page.focus(".found-codes")
        page.keyboard.press("Enter")
        page.wait_for_selector("dialog.list-sheet .long-list li")
        walked = set()
        for _ in range(30):
            page.keyboard.press("Tab")
            walked.add(page.evaluate("document.activeElement.closest('.long-list > li')?.dataset.key ?? ''"))
            expect(page.evaluate("Boolean(document.activeElement.closest('dialog')) || document.activeElement === document.body"), "stays in the sheet")
        expect(len(walked - {""}) == 3, walked)
        page.get_by_role("button", name="Remove SKU-0002").focus()
        page.keyboard.press("Enter")
        page.wait_for_function("() => document.activeElement.closest('.long-list > li') !== null")
        page.keyboard.press("Escape")
        page.wait_for_function("() => document.activeElement.matches('.found-codes')")
        visit.check()


def test_lists_saved(stage):
    """Lists that are kept are opened again from the chooser, deleted, and brought back; a new one leaves them alone."""
    with stage.visit(video=shelf(stage, STOCK[:2], 2), settings={"guide": "none", "task": "batch"}, **WIDE) as visit:
        page = running(visit)
        found(page, 2)
        page.click("#stop")
        open_list(page)
        page.get_by_role("button", name="More for this list").click()
        page.get_by_role("menuitem", name="New list").click()
        page.wait_for_selector(".list-bar[data-state=none]")
        page.get_by_role("button", name=re.compile("^What to scan")).click()
        page.click(".saved-lists .open")
        page.wait_for_selector("dialog.list-sheet .long-list li:nth-child(2)")
        page.keyboard.press("Escape")
        page.get_by_role("button", name=re.compile("^What to scan")).click()
        page.get_by_role("button", name=re.compile("^Delete Batch")).click()
        page.wait_for_selector(".saved-lists", state="hidden")
        page.get_by_role("button", name="Undo").click()
        page.wait_for_selector(".saved-lists .open")
        visit.check()


def test_lists_upgrade(stage):
    """A device that has a history of the version before keeps it, and gets lists."""
    with stage.visit(video=shelf(stage, STOCK[:1], 1), settings={"guide": "none", "mode": "oncePerCode"}) as visit:
        page = visit.open("#/make")
        page.evaluate(OLD, [2, [{"key": "qr\n\nkept", "time": 5, "first": 5, "count": 1, "symbology": "qr", "name": "QR Code", "identifier": "", "text": "kept",
                             "masked": False, "printed": None, "gtin": None, "addOn": None, "bytes": None, "source": "camera", "note": ""}], ["key"]])
        page.goto(f"{visit.server.address}/#/scan")
        found(page, 1)
        page.click("#stop")
        page.click("nav a[href='#/history']")
        page.wait_for_function("() => document.querySelectorAll('.history li').length === 2")
        visit.check()
