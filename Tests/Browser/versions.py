"""One version at a time: what is on the device, a network that stalls, a module that comes slowly, a new version."""
import contextlib
import os
import re
import shutil
import signal
import subprocess

from harness import ROOT, WASM, alone, expect, put_together
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
        page = visit.context.new_page()
        page.goto(f"{server.address}/#/picture")
        page.wait_for_selector(".drop")
        page.wait_for_function("() => caches.keys().then((names) => names.length === 1)")
        page.reload()
        page.wait_for_selector(".drop")
        after = page.evaluate(SERVED)
        expect(after["version"] != before["version"] and after["module"] != before["module"], f"{before} {after}")


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
    """The first screen is a page, a stylesheet, one script with the line that names its screen, worker, module, icon, manifest."""
    with stage.visit(service_workers="block") as visit:
        page = visit.open("#/scan")
        page.wait_for_selector(".scan[data-state=running]")
        asked = sorted(url.removeprefix(visit.server.address + "/") for url in visit.requests)
        scripts = [path for path in asked if path.endswith(".js")]
        expect(len(scripts) == 3, f"scripts: {scripts}")
        expect(len(asked) <= 8, f"{len(asked)} requests: {asked}")
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
    expect(listed == files(folder) - {"service-worker.js"}, listed ^ files(folder))
    [version] = re.findall(r"^const version = '([0-9a-f]{16})';$", first, re.M)
    expect(f"const version = '{version}';" in read("quietzone/version.js"), "one version")
    put_together(folder)
    expect(read("service-worker.js") == first, "the same files, the same version")
    put_together(folder, other_module(stage))
    expect(version not in read("service-worker.js"), "another module, another version")
    script = os.path.join(ROOT, "Scripts/stamp-web")
    kept = os.path.join(stage.folder, "kept")
    os.makedirs(kept, exist_ok=True)
    with open(os.path.join(kept, "something"), "w", encoding="utf-8") as file:
        file.write("of somebody")
    run = subprocess.run([script, kept], capture_output=True, text=True)
    expect(run.returncode == 1 and os.listdir(kept) == ["something"], "a folder of somebody else is left alone")
