"""What is kept: the history, and never a secret."""
import csv
import json
import zipfile

from harness import expect
from sheets import KEY, NETWORK, ONE_TIME, PASSWORD

# Everything that a page can keep on a device, as one text: IndexedDB, both storages, caches, cookies, the address.
KEPT = """async () => {
  const parts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage }), document.cookie, location.href,
    JSON.stringify(history.state)];
  const text = (value) => JSON.stringify(value, (_, part) => (ArrayBuffer.isView(part) ? new TextDecoder().decode(part) : part));
  const done = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  for (const { name } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const objects = database.transaction(store).objectStore(store);
      parts.push(name, store, text(await done(objects.getAll())), text(await done(objects.getAllKeys())));
      for (const index of objects.indexNames) parts.push(text(await done(database.transaction(store).objectStore(store).index(index).getAllKeys())));
    }
    database.close();
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      parts.push(request.url, /QuietZone\\.wasm|icons/.test(request.url) ? '' : await (await cache.match(request)).text());
    }
  }
  for await (const name of (await navigator.storage.getDirectory()).keys()) parts.push(name);
  return parts.join('\\n');
}"""


def read(page, stage, *texts):
    """Reads pictures of codes, one after the other."""
    for text in texts:
        page.wait_for_selector(".drop, .stage")
        page.set_input_files("input[type=file]", stage.code(text))
        page.wait_for_selector(".results h2[data-count='1']")
        page.evaluate("document.querySelector('.results h2').remove()")


def history(page, count):
    page.click("nav a[href='#/history']")
    page.wait_for_function("(count) => document.querySelectorAll('.history li').length === count", arg=count)


def exported(page, words):
    """The file that an item of the menu saves."""
    page.get_by_role("button", name="Export or clear").click()
    with page.expect_download() as download:
        page.get_by_role("menuitem", name=words).click()
    return download.value.path()


def titles(page):
    return page.locator(".history li .text").all_inner_texts()


def test_keep_no_secret(stage):
    """One-time passwords are kept nowhere, Wi-Fi passwords nowhere unmasked: stores, caches, the address, exported files."""
    with stage.visit() as visit:
        page = visit.open("#/picture")
        page.evaluate("async () => { await navigator.serviceWorker.ready; }")
        read(page, stage, ONE_TIME, NETWORK, "https://admin:hunter2secret@router.example/setup", "plain text")
        expect(page.evaluate("async () => (await navigator.serviceWorker.ready) && (await caches.keys()).length > 0"), "there is a cache to look into")
        # Opened, looked at, copied: nothing of it may leave a trace either.
        page.set_input_files("input[type=file]", stage.code(NETWORK))
        page.click(".found .open")
        page.get_by_role("button", name="Show: Password").click()
        page.click("dialog .primary")
        page.keyboard.press("Escape")
        page.set_input_files("input[type=file]", stage.code(ONE_TIME))
        page.wait_for_selector(".found .text:text-is('otpauth://••••••••')")
        page.click(".found .open")
        page.get_by_role("button", name="Show: Secret").click()
        page.keyboard.press("Escape")
        history(page, 3)
        secrets = (KEY, PASSWORD, "hunter2secret")
        kept = page.evaluate(KEPT)
        expect("Cafe Corner" in kept and "plain text" in kept and "admin@router.example" in kept, "what is kept is seen by this test")
        for secret in secrets:
            expect(secret not in kept, f"kept: {secret}")
            expect(secret not in page.content(), f"shown: {secret}")
        for words, name in (("Save as CSV", "csv"), ("Save for Excel", "xlsx"), ("Save as JSON", "json")):
            path = exported(page, words)
            if name == "xlsx":
                with zipfile.ZipFile(path) as file:
                    expect(file.testzip() is None, "a sound file")
                    content = "".join(file.read(part).decode() for part in file.namelist())
            else:
                with open(path, encoding="utf-8") as file:
                    content = file.read()
            expect("Cafe Corner" in content and "password" in content, f"{name}: says what was masked")
            expect(not [secret for secret in secrets if secret in content], f"{name} holds a secret")
            expect("2 passwords" in page.inner_text(".toast"), page.inner_text(".toast"))
        page.locator(".history .open", has_text="Cafe Corner").click()
        page.click("dialog .primary")
        expect("isn’t kept" in page.inner_text("dialog .guide"), page.inner_text("dialog .guide"))
        visit.check()


def test_keep_from_camera(stage):
    """The camera keeps no secret either, nor does the list of what was found show one."""
    from scanning import found
    from videos import still
    video = still(stage, "secret", (stage.code(ONE_TIME, "qr", "--scale", "4"), (480, 360)), (stage.code(NETWORK, "qr", "--scale", "4"), (820, 360)))
    with stage.visit(video=video, settings={"guide": "none", "task": "batch"}) as visit:
        page = visit.open("#/scan")
        found(page)
        page.wait_for_selector(".pill:text('secret key')")
        shown = page.content()
        page.click("#stop")
        history(page, 1)
        for secret in (KEY, PASSWORD):
            expect(secret not in shown and secret not in page.content(), f"shown: {secret}")
            expect(secret not in page.evaluate(KEPT), f"kept: {secret}")
        visit.check()


# Puts rows into the history as an older version of its database had it: version, rows, names of its indexes.
OLD = """([version, rows, indexes]) => new Promise((resolve, reject) => {
  const request = indexedDB.open('quietzone', version);
  request.onupgradeneeded = () => {
    const scans = request.result.createObjectStore('scans', { keyPath: 'id', autoIncrement: true });
    for (const name of indexes) scans.createIndex(name, name);
  };
  request.onerror = () => reject(request.error);
  request.onsuccess = () => {
    const transaction = request.result.transaction('scans', 'readwrite');
    for (const row of rows) transaction.objectStore('scans').add(row);
    transaction.oncomplete = () => { request.result.close(); resolve(); };
  };
})"""


def test_keep_migrates(stage):
    """A history of the first version is taken over: secrets masked or dropped, duplicates joined."""
    with stage.visit() as visit:
        page = visit.open("#/make")
        rows = [{"time": 1_700_000_000_000 + index, "symbology": "qr", "name": "QR Code", "text": text, "source": "camera"}
                for index, text in enumerate((NETWORK, ONE_TIME, "twice", "twice", "https://example.org/old"))]
        page.evaluate(OLD, [1, rows, []])
        history(page, 3)
        expect(titles(page) == ["example.org", "twice", "Cafe Corner"], titles(page))
        expect("2 times" in page.inner_text(".history li:nth-child(2) .meta"), page.inner_text(".history li:nth-child(2)"))
        kept = page.evaluate(KEPT)
        expect(PASSWORD not in kept and KEY not in kept, "no secret is left")
        visit.check()


def test_keep_history(stage):
    """By day with titles; searched, annotated, joined; deleted and cleared, and brought back."""
    with stage.visit() as visit:
        page = visit.open("#/picture")
        read(page, stage, "tel:+82-2-123-4567", "https://example.org/kept", "https://example.org/kept")
        history(page, 2)
        expect(page.inner_text(".day h2") == "Today", page.inner_text(".day"))
        expect(titles(page) == ["example.org", "+82-2-123-4567"], titles(page))
        expect("2 times" in page.inner_text(".history li:first-child .meta"), "joined")
        page.click(".history li:first-child .icon-button")
        page.get_by_role("menuitem", name="Add a note").click()
        page.wait_for_selector("dialog textarea:focus")
        page.keyboard.type("Door of the library")
        page.keyboard.press("Escape")
        page.wait_for_selector(".history .note:text-is('Door of the library')")
        for query, count in (("LIBRARY", 1), ("phone 123", 1), ("nothing like it", 0), ("", 2)):
            page.fill("input[type=search]", query)
            page.wait_for_function("(count) => document.querySelectorAll('.history li').length === count", arg=count)
        page.click(".history li:first-child .open")
        page.wait_for_selector("dialog.result")
        expect(page.inner_text("dialog .primary") == "Open example.org", "the same sheet")
        page.get_by_role("button", name="Delete").click()
        page.wait_for_function("() => document.querySelectorAll('.history li').length === 1")
        # Read once more before it is brought back: still one entry.
        page.evaluate("""() => import('/app/store.js').then(({ remember }) => (
          remember({ symbology: 'qr', name: 'QR Code', text: 'https://example.org/kept' }, 'picture')))""")
        page.wait_for_function("() => document.querySelectorAll('.history li').length === 2")
        page.get_by_role("button", name="Undo").click()
        page.wait_for_selector(".history .note:text-is('Door of the library')")
        expect(titles(page) == ["example.org", "+82-2-123-4567"], titles(page))
        expect("3 times" in page.inner_text(".history li:first-child .meta"), "joined")
        page.reload()
        page.wait_for_selector(".history li:nth-child(2)")
        page.get_by_role("button", name="Export or clear").click()
        page.get_by_role("menuitem", name="Clear").click()
        page.wait_for_selector("[data-state='history.empty']")
        page.get_by_role("button", name="Undo").click()
        page.wait_for_selector(".history li:nth-child(2)")
        expect(titles(page) == ["example.org", "+82-2-123-4567"], titles(page))
        visit.check()


FILL = """async (count) => {
  const { restore } = await import('/app/store.js');
  const { entryOf } = await import('/app/history/entry.js');
  await restore(Array.from({ length: count }, (_, index) => ({
    ...entryOf({ symbology: 'qr', name: 'QR Code', text: `https://example.org/${index}` }, 'picture', 1e12 + index * 1e6), id: index + 1,
  })));
}"""


def test_keep_many(stage):
    """Of thousands the first are drawn, and more where one scrolls to; all are found."""
    with stage.visit() as visit:
        page = visit.open("#/picture")
        page.evaluate(FILL, 3000)
        page.click("nav a[href='#/history']")
        page.wait_for_selector(".history li")
        count = "document.querySelectorAll('.history li').length"
        expect(200 <= page.evaluate(count) <= 600, f"{page.evaluate(count)} are drawn")
        expect("3,000" in page.inner_text(".history"), "and all are counted")
        before = page.evaluate(count)
        page.evaluate("document.getElementById('screen').scrollTo(0, 1e9)")
        page.wait_for_function(f"(before) => {count} > before", arg=before)
        places = page.eval_on_selector_all(".history li", "(items) => items.map((item) => Number(item.dataset.id))")
        expect(places == list(range(3000, 3000 - len(places), -1)), "newest first")
        days = page.locator(".day h2").all_text_contents()
        expect(len(days) == len(set(days)), "each day once")
        page.fill("input[type=search]", "org/17 nowhere")
        page.wait_for_function(f"() => {count} === 0")
        page.fill("input[type=search]", "example.org/17")
        page.wait_for_function(f"() => {count} === 111")
        page.fill("input[type=search]", "example.org/2999")
        page.wait_for_function(f"() => {count} === 1")
        visit.check()


def test_keep_two_pages(stage):
    """What one page deletes is gone in the other."""
    with stage.visit() as visit:
        page = visit.open("#/picture")
        page.evaluate(FILL, 2)
        history(page, 2)
        other = visit.context.new_page()
        other.goto(f"{visit.server.address}/#/picture")
        other.wait_for_selector(".drop")
        other.evaluate("import('/app/store.js').then(({ forget }) => forget(1))")
        page.wait_for_function("() => document.querySelectorAll('.history li').length === 1")
        visit.check()


def test_keep_exports(stage):
    """CSV, JSON and a workbook hold what is listed; no text is a formula."""
    with stage.visit() as visit:
        page = visit.open("#/picture")
        read(page, stage, "=1+1 formula", "https://example.org/kept")
        history(page, 2)
        with open(exported(page, "Save as CSV"), encoding="utf-8-sig", newline="") as file:
            rows = list(csv.DictReader(file))
        expect([row["value"] for row in rows] == ["https://example.org/kept", "'=1+1 formula"], rows)
        expect((rows[0]["title"], rows[0]["kind"], rows[0]["count"]) == ("example.org", "link", "1"), rows)
        with open(exported(page, "Save as JSON"), encoding="utf-8") as file:
            expect([row["value"] for row in json.load(file)] == ["https://example.org/kept", "=1+1 formula"], "as it is")
        with zipfile.ZipFile(exported(page, "Save for Excel")) as file:
            sheet = file.read("xl/worksheets/sheet1.xml").decode()
        expect('<is><t xml:space="preserve">=1+1 formula</t></is>' in sheet and "<f" not in sheet, sheet)
        visit.check()


def test_keep_nothing(stage):
    """Where no history is wanted, none is written."""
    with stage.visit(settings={"keepHistory": False}) as visit:
        page = visit.open("#/picture")
        read(page, stage, "not kept at all")
        page.click("nav a[href='#/history']")
        page.wait_for_selector("[data-state='history.empty']")
        expect("not kept at all" not in page.evaluate(KEPT), "nothing")
        visit.check()


CHANGE = "(patch) => import('/app/settings.js').then(({ change }) => change(patch))"


def test_keep_nothing_in_every_page(stage):
    """No history in one page is none in the others, and no other setting there brings it back."""
    with stage.visit() as visit:
        page = visit.open("#/picture")
        other = visit.context.new_page()
        other.goto(f"{visit.server.address}/#/picture")
        other.wait_for_selector(".drop")
        other.get_by_role("button", name="Settings").click()
        page.evaluate(CHANGE, {"keepHistory": False})
        other.wait_for_selector("dialog [name=keepHistory]:not(:checked)")
        other.keyboard.press("Escape")
        read(other, stage, "not kept at all")
        other.evaluate(CHANGE, {"theme": "dark"})
        page.wait_for_selector("html[data-theme=dark]", state="attached")
        expect("not kept at all" not in page.evaluate(KEPT), "nothing")
        expect(page.evaluate("JSON.parse(localStorage.getItem('quietzone.settings')).keepHistory") is False, "and so it stays")
        visit.check()


def test_keep_refused(stage):
    """Where the browser gives no database, the history says so."""
    refused = "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };"
    with stage.visit(scripts=[refused]) as visit:
        page = visit.open("#/picture")
        read(page, stage, "read all the same")
        page.click("nav a[href='#/history']")
        page.wait_for_selector("[data-state='history.refused']")
        visit.check()


def test_keep_keyboard(stage):
    """The menu of an entry by keys: opened, walked, closed; focus comes back."""
    with stage.visit() as visit:
        page = visit.open("#/picture")
        read(page, stage, "one", "two")
        history(page, 2)
        page.focus(".history li:first-child .icon-button")
        page.keyboard.press("Enter")
        focused = "document.activeElement.textContent.trim()"
        page.wait_for_selector("[role=menuitem]:focus")
        expect(page.evaluate(focused) == "Add a note", page.evaluate(focused))
        page.keyboard.press("ArrowDown")
        expect(page.evaluate(focused) == "Delete", page.evaluate(focused))
        page.keyboard.press("Escape")
        page.wait_for_selector(".menu", state="detached")
        expect(page.evaluate("document.activeElement.closest('li') === document.querySelector('.history li')"), "back at the entry")
        page.keyboard.press("Enter")
        page.keyboard.press("ArrowUp")
        page.keyboard.press("Enter")
        page.wait_for_function("() => document.querySelectorAll('.history li').length === 1")
        page.wait_for_selector(".history li .open:focus")
        visit.check()
