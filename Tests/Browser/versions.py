"""One version at a time: what is on the device, a network that stalls, a module that comes slowly, a new version."""
import contextlib
import os
import re
import shutil
import signal
import subprocess

from harness import ROOT, WASM, alone, eventually, expect, put_together
from scanning import link_video
from server import Server

# Which version the page gets, and which module.
SERVED = """async () => {
  const { version } = await import('/quietzone/version.js');
  const digest = await crypto.subtle.digest('SHA-256', await (await fetch('/quietzone/QuietZone.wasm')).arrayBuffer());
  return { version, module: [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('') };
}"""


def other_module(stage):
    """A module of the next version: the same with a section of its own that says nothing."""
    path = os.path.join(stage.folder, "next.wasm")
    shutil.copy(WASM, path)
    with open(path, "ab") as file:
        file.write(b"\0\5\4next")
    return path


@contextlib.contextmanager
def site(stage, name):
    """The app on a server of its own."""
    folder = put_together(os.path.join(stage.folder, name))
    with Server(folder) as server:
        yield folder, server


def controlled(page):
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


@alone
def test_start_on_a_stalled_network(stage):
    """The app is on the device and the network hangs: it opens, and the camera starts without waiting for anything."""
    with site(stage, "stalled") as (_, server), stage.visit(server=server) as visit:
        controlled(visit.open("#/scan"))
        server.process.send_signal(signal.SIGSTOP)
        try:
            visit.page.add_init_script("""document.addEventListener('state', ({ detail }) => {
              if (detail?.state === 'running') window.__took = performance.now();
            }, true)""")
            visit.page.reload()
            visit.page.wait_for_selector(".scan[data-state=running]")
            stage.measured["start on a stalled network, ms"] = visit.page.evaluate("window.__took")
        finally:
            server.process.send_signal(signal.SIGCONT)
        visit.check()


def test_slow_module(stage):
    """The first visit on a slow line: the camera is seen while the engine comes, can be taken back, and goes on by itself."""
    with stage.visit(service_workers="block") as visit:
        held = []
        visit.page.route("**/QuietZone.wasm", lambda route: held.append(route))
        page = visit.open("#/scan")
        page.wait_for_selector("[data-state=loading]")
        page.wait_for_selector("[data-preview]")
        page.get_by_role("button", name="Turn off camera").click()
        page.wait_for_selector("#start:visible")
        expect(page.get_attribute(".scan", "data-state") == "idle", "taken back")
        expect(page.evaluate("document.querySelector('quietzone-scanner').video.srcObject === null"), "camera closed")
        page.click("#start")
        page.wait_for_selector("[data-state=loading]")
        page.wait_for_timeout(200)
        expect(len(held) == 1, f"asked for {len(held)} times")
        held[0].continue_()
        page.wait_for_selector(".scan[data-state=running]")
        visit.check()


def test_new_version_while_open(stage):
    """A new version is deployed while the page is open: the page keeps its scripts and its module; the next one has both anew."""
    with site(stage, "deployed") as (folder, server), stage.visit(server=server) as visit:
        page = visit.open("#/picture")
        controlled(page)
        before = page.evaluate(SERVED)
        put_together(folder, other_module(stage))
        page.reload()
        page.wait_for_selector(".drop")
        expect(page.evaluate(SERVED) == before, "files of two versions")
        page.evaluate("""async () => {
          const registration = await navigator.serviceWorker.ready;
          await registration.update();
          while (!registration.waiting) await new Promise((resolve) => { setTimeout(resolve, 20); });
        }""")
        expect(page.evaluate(SERVED) == before, "files of two versions, though the next one is there")
        page.click("nav a[href='#/scan']")
        page.wait_for_selector(".scan[data-state=running]")
        visit.check()
        page.close()
        between = visit.context.new_page()

        def renewed():
            # A page that comes before the old version has left keeps it: the next one then has the new.
            page = visit.context.new_page()
            page.goto(f"{server.address}/#/picture")
            page.wait_for_selector(".drop")
            after, versions = page.evaluate(SERVED), page.evaluate("caches.keys()")
            page.close()
            kept = [after[name] == before[name] for name in ("version", "module")]
            if kept[0] != kept[1]:
                raise AssertionError(f"files of two versions: {before} {after}")
            expect(not kept[0] and len(versions) == 1, f"{before} {after} {versions}")
        eventually(between, renewed, 60)


def test_versions_do_not_meet(stage):
    """Without anything on the device: a module or a worker of another version is refused, and loading anew helps."""
    for late in ("module", "worker"):
        with site(stage, f"met-{late}") as (folder, server), stage.visit(server=server, service_workers="block") as visit:
            held, address = [], "**/QuietZone.wasm" if late == "module" else "**/worker.js"
            visit.context.route(address, lambda route: held.append(route))
            page = visit.open("#/scan")
            page.wait_for_selector("[data-state=loading]")
            put_together(folder, other_module(stage))
            held[0].continue_()
            page.wait_for_selector("[data-state=loadFailed]")
            visit.context.unroute(address)
            page.get_by_role("button", name="Try again").click()
            page.wait_for_selector(".scan[data-state=running]")


def test_start_in_few_requests(stage):
    """The first screen is a page, a stylesheet, one script with the line that names its screen, worker, module, icon, manifest;
    in another language than English one script more."""
    for locale, more in (("en-US", 0), ("ja-JP", 1)):
        with stage.visit(service_workers="block", locale=locale) as visit:
            page = visit.open("#/scan")
            page.wait_for_selector(".scan[data-state=running]")
            asked = sorted(url.removeprefix(visit.server.address + "/") for url in visit.requests)
            scripts = [path for path in asked if path.endswith(".js")]
            expect(len(scripts) == 3 + more, f"{locale}: scripts: {scripts}")
            expect(len(asked) <= 8 + more, f"{locale}: {len(asked)} requests: {asked}")
            modules = page.evaluate("""performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.wasm'))
              .map(({ initiatorType }) => initiatorType)""")
            expect(modules == ["link"], f"the page itself asks for the module, once, before any script runs: {modules}")
            visit.check()


# Every text that is ever in the tabs, in the order in which it comes.
TABS = """
  window.__tabs = [];
  new MutationObserver(() => {
    const text = document.querySelector('#tabs .tab')?.textContent;
    if (text !== undefined && text !== window.__tabs.at(-1)) window.__tabs.push(text);
  }).observe(document, { childList: true, subtree: true });
"""


def test_language_from_the_first_paint(stage):
    """Nothing is drawn before its words are there, however late; all languages are on the device, and serve without a network."""
    with site(stage, "languages") as (_, server), stage.visit(server=server, locale="ja-JP", scripts=[TABS]) as visit:
        tables = []

        def late(route):
            answer = route.fetch()
            if "カメラ" in answer.text():
                tables.append(route.request.url)
                expect(visit.page.evaluate("window.__tabs") == [], "drawn before its words are there")
            route.fulfill(response=answer)
        visit.page.route("**/quietzone/words-*.js", late)
        page = visit.open("#/picture")
        page.wait_for_selector(".drop")
        expect(len(tables) == 1, tables)
        expect(page.evaluate("window.__tabs") == ["スキャン"], "one language alone")
        visit.page.unroute("**/quietzone/words-*.js")
        controlled(page)
        visit.context.set_offline(True)
        for language, word in (("ko", "스캔"), ("zh-Hans", "扫描"), ("zh-Hant", "掃描"), ("en", "Scan")):
            page.evaluate("(language) => import('/app/settings.js').then(({ change }) => change({ language }))", language)
            page.wait_for_selector(f".tab:text-is('{word}')")
            page.reload()
            page.wait_for_selector(".drop")
            expect(page.evaluate("window.__tabs") == [word], f"{language}: {page.evaluate('window.__tabs')}")
        visit.check()


def test_sources_by_themselves(stage):
    """Web/ works as it is, without being put together: with the module beside it a code is read."""
    folder = os.path.join(stage.folder, "sources")
    shutil.copytree(os.path.join(ROOT, "Web"), folder)
    shutil.copy(WASM, os.path.join(folder, "quietzone", "QuietZone.wasm"))
    with Server(folder) as server, stage.visit(video=link_video(stage), server=server) as visit:
        page = visit.open("#/scan")
        page.wait_for_selector("dialog.result")
        expect(page.get_attribute("dialog .value", "data-value") == "https://example.org/live", "the value")
        visit.check()


def test_stamp(stage):
    """What is put together is listed under one version, which changes with any file, the module among them."""
    def files(folder):
        return {os.path.relpath(os.path.join(place, name), folder) for place, _, names in os.walk(folder) for name in names}

    folder = put_together(os.path.join(stage.folder, "stamped"))
    kept = {path for path in files(os.path.join(ROOT, "Web")) if not path.startswith(("app/", "styles/"))}
    expect(kept <= files(folder), f"missing: {kept - files(folder)}")
    expect("styles/app.css" in files(folder) and "quietzone/QuietZone.wasm" in files(folder), files(folder))

    def read(path):
        with open(os.path.join(folder, path), encoding="utf-8") as file:
            return file.read()

    first = read("service-worker.js")
    listed = set(re.findall(r"^  '(.+)': 'sha256-.{44}',$", first, re.M))
    packed = {path for path in files(folder) if path.endswith(".br")}
    expect(listed == files(folder) - packed - {"service-worker.js"}, listed ^ (files(folder) - packed))
    expect("index.html.br" in packed and "icons/icon-192.png.br" not in packed, "texts are packed, pictures are not")
    for path in packed:
        unpacked = subprocess.run(["brotli", "-dc", os.path.join(folder, path)], capture_output=True, check=True).stdout
        with open(os.path.join(folder, path[:-3]), "rb") as file:
            expect(unpacked == file.read(), f"{path} holds its file")
    [version] = re.findall(r"^const version = '([0-9a-f]{16})';$", first, re.M)
    expect(f"const version = '{version}';" in read("quietzone/version.js"), "one version")
    put_together(folder)
    expect(read("service-worker.js") == first, "the same files, the same version")
    put_together(folder, other_module(stage))
    expect(version not in read("service-worker.js"), "another module, another version")
    script = os.path.join(ROOT, "Scripts/builds/web")
    kept = os.path.join(stage.folder, "kept")
    os.makedirs(kept, exist_ok=True)
    with open(os.path.join(kept, "something"), "w", encoding="utf-8") as file:
        file.write("of somebody")
    run = subprocess.run([script, kept], capture_output=True, text=True)
    expect(run.returncode == 1 and os.listdir(kept) == ["something"], "a folder of somebody else is left alone")


def next_version(stage, page, folder):
    """The next version is deployed, and the page looks for it."""
    put_together(folder, other_module(stage))
    page.evaluate("async () => { await (await navigator.serviceWorker.ready).update(); }")


def test_update_told(stage):
    """A new version is told, not while the camera runs, and comes when the person says so."""
    with site(stage, "told") as (folder, server), stage.visit(server=server) as visit:
        page = visit.open("#/scan")
        controlled(page)
        before = page.evaluate(SERVED)
        expect(page.locator(".news").count() == 0, "a first visit is no update")
        page.wait_for_selector(".scan[data-state=running]")
        next_version(stage, page, folder)
        page.wait_for_selector(".news", state="attached")
        expect(not page.locator(".news").is_visible(), "nothing is said while the camera runs")
        expect(page.evaluate(SERVED) == before, "and nothing changes")
        page.evaluate("location.hash = '#/picture'")
        page.wait_for_selector(".news:visible")
        with page.expect_navigation():
            page.get_by_role("button", name="Reload").click()
        page.wait_for_selector(".drop")
        after = page.evaluate(SERVED)
        expect(after["version"] != before["version"] and after["module"] != before["module"], f"{before} {after}")
        page.wait_for_function("() => caches.keys().then((names) => names.length === 1)")
        visit.check()


def test_update_with_two_windows(stage):
    """While another window shows the old version, the new one does not come: files of two versions never meet."""
    with site(stage, "windows") as (folder, server), stage.visit(server=server) as visit:
        page = visit.open("#/picture")
        controlled(page)
        before = page.evaluate(SERVED)
        other = visit.context.new_page()
        other.goto(f"{server.address}/#/make")
        other.wait_for_selector("textarea")
        next_version(stage, page, folder)
        page.wait_for_selector(".news:visible")
        page.get_by_role("button", name="Reload").click()
        page.wait_for_function("() => document.querySelector('.news').textContent.includes('Close the other')")
        expect(page.evaluate(SERVED) == before and other.evaluate(SERVED) == before, "the old version stays")
        other.close()
        with page.expect_navigation():
            page.get_by_role("button", name="Reload").click()
        page.wait_for_selector(".drop")
        expect(page.evaluate(SERVED)["version"] != before["version"], "the new one comes")
        visit.check()


def share(page, files):
    """What the system does when another app shares files: it posts a form. The page's own policy would forbid that."""
    page.set_input_files("input[type=file]", files)
    page.evaluate("""() => {
      const [own] = document.querySelectorAll('input[type=file]');
      const form = Object.assign(document.createElement('form'), { method: 'post', action: '/share', enctype: 'multipart/form-data' });
      const input = Object.assign(document.createElement('input'), { type: 'file', name: 'pictures', multiple: true, files: window.__files });
      form.append(input);
      document.body.append(form);
      form.submit();
    }""")


KEEP_FILES = """
  document.addEventListener('change', (event) => {
    if (event.target.type !== 'file') return;
    window.__files = event.target.files;
    event.stopImmediatePropagation();
  }, true);
"""


def test_caches_of_others_stay(stage):
    """Of two apps on one origin, under different paths, neither deletes what the other one keeps."""
    with stage.visit() as visit:
        page = visit.open("#/picture")
        page.evaluate("Promise.all(['quietzone-/ old', 'quietzone-/other/ old'].map((name) => caches.open(name)))")
        controlled(page)
        page.wait_for_function("() => caches.keys().then((names) => !names.includes('quietzone-/ old'))")
        names = page.evaluate("caches.keys()")
        expect("quietzone-/other/ old" in names and len(names) == 2, names)


def test_share_target(stage):
    """Pictures that another app shares are read; they reach no server, and are kept only until the page has them."""
    with stage.visit(bypass_csp=True, scripts=[KEEP_FILES]) as visit:
        page = visit.open("#/picture")
        controlled(page)
        for files in ([stage.code("shared one")], [stage.code("shared one"), stage.code("shared two")]):
            page.wait_for_selector("input[type=file]", state="attached")
            with page.expect_navigation():
                share(page, files)
            page.wait_for_selector(".found li" if len(files) == 1 else "[data-state='pictures.done']")
            shown = page.inner_text("#screen")
            expect(all(text in shown for text in ("shared one", "shared two")[:len(files)]), shown)
            expect(page.evaluate("caches.has('shared-pictures')") is False, "taken and deleted")
            expect(page.evaluate("location.hash") == "#/picture", "a reload does not ask for them again")
        page.reload()
        page.wait_for_selector(".drop")
        with page.expect_navigation():
            share(page, [])
        page.wait_for_selector(".drop")
        # Left behind, as when the page was closed at once: the next visit deletes it.
        page.evaluate("caches.open('shared-pictures').then((cache) => cache.put('/shared/0/left.png', new Response('x')))")
        page.goto(f"{visit.server.address}/#/make")
        page.reload()
        page.wait_for_function("() => caches.has('shared-pictures').then((has) => !has)")
        expect(stage.server.get("/share")[0] == 404, "the server knows no such address")


def test_opened_by_the_system(stage):
    """Files that the system opens with the app are read, whatever screen was shown."""
    queue = "Object.defineProperty(window, 'launchQueue', { value: { setConsumer(take) { window.__launch = take; } } });"
    with stage.visit(scripts=[queue]) as visit:
        page = visit.open("#/make")
        with open(stage.code("opened"), "rb") as file:
            data = list(file.read())
        page.evaluate("""(data) => window.__launch({ files: [
          { getFile: async () => new File([new Uint8Array(data)], 'opened.png', { type: 'image/png' }) }] })""", data)
        page.wait_for_selector(".found .text:text-is('opened')")
        page.evaluate("window.__launch({ files: [] })")
        visit.check()


def test_manifest_in_the_language(stage):
    """The page names the manifest of its language; Chromium finds nothing wrong with any of them."""
    for locale, file in (("en-GB", "manifest.webmanifest"), ("ko-KR", "manifest.ko.webmanifest"), ("zh-CN", "manifest.zh-Hans.webmanifest"),
                         ("ja-JP", "manifest.ja.webmanifest"), ("zh-TW", "manifest.zh-Hant.webmanifest")):
        with stage.visit(locale=locale) as visit:
            page = visit.open("#/picture")
            expect(page.get_attribute("link[rel=manifest]", "href") == file, locale)
            answer = visit.context.new_cdp_session(page).send("Page.getAppManifest")
            expect(answer["url"].endswith(f"/{file}") and not answer["errors"], answer["errors"])
            page.evaluate("import('/app/settings.js').then(({ change }) => change({ language: 'ko' }))")
            page.wait_for_selector("link[href='manifest.ko.webmanifest']", state="attached")
            visit.check()
