"""The page "What happens to my pictures": each of its statements is compared with what is so."""
import json

from harness import eventually, expect
from versions import controlled

POINTS = ".privacy [data-part=rules] .points li"


def opened(visit):
    page = visit.open("#/privacy")
    page.wait_for_selector(POINTS)
    page.wait_for_selector("[data-usage]")
    return page


def test_privacy_rules(stage):
    """It shows the policy that the page came with, word for word; a server without one is not praised."""
    with stage.visit() as visit:
        page = opened(visit)
        expect(page.get_attribute("[data-rules]", "data-rules") == "5", page.inner_text("[data-part=rules]"))
        expect(page.locator(f"{POINTS}.warning").count() == 0, "no rule is missing")
        headers = {name.lower(): value for name, value in stage.server.get("/")[1].items()}
        page.click("[data-part=rules] summary")
        expect(headers["content-security-policy"] in page.inner_text("[data-part=rules] .value"), "word for word")
        visit.check()

    def bare(route):
        answer = route.fetch()
        gone = ("content-security-policy", "permissions-policy")
        route.fulfill(response=answer, headers={name: value for name, value in answer.headers.items() if name not in gone})

    with stage.visit(service_workers="block") as visit:
        visit.context.route("**/*", bare)
        page = opened(visit)
        expect(page.get_attribute("[data-rules]", "data-rules") == "0", page.inner_text("[data-part=rules]"))
        expect("sends no such rules" in page.inner_text("[data-part=rules]"), page.inner_text("[data-part=rules]"))


def test_privacy_policy_is_enforced(stage):
    """What the page says that the browser forbids is forbidden: another address, text as a program, a form."""
    with stage.visit() as visit:
        page = opened(visit)
        other = stage.server.address.replace("127.0.0.1", "localhost")
        refused = page.evaluate("""async (other) => {
          const tries = {
            fetch: () => fetch(other, { mode: 'no-cors' }),
            picture: () => new Promise((resolve, reject) => {
              Object.assign(new Image(), { onload: resolve, onerror: reject, src: `${other}/icons/icon-192.png` });
            }),
            program: async () => new Function('return 1')(),
            beacon: async () => { if (!navigator.sendBeacon(other, 'x')) throw new Error(); },
          };
          const names = [];
          for (const [name, act] of Object.entries(tries)) await act().catch(() => names.push(name));
          return names;
        }""", other)
        violations = page.evaluate("window.__violations")
        expect({"fetch", "picture", "program"} <= set(refused), refused)
        expect(sum("connect-src" in violation for violation in violations) == 2, violations)
        reached = [url for url in visit.requests if url.startswith(other) and "localhost" in url]
        answered = page.evaluate("""(other) => performance.getEntriesByType('resource')
          .filter(({ name, responseStatus }) => name.startsWith(other) && responseStatus).length""", other)
        expect(answered == 0, f"{reached}")


def test_privacy_requests(stage):
    """It counts as many requests as were made, all to this origin; reading a picture asks nobody for anything but the app."""
    with stage.visit() as visit:
        page = opened(visit)
        page.evaluate("location.hash = '#/picture'")
        page.wait_for_selector(".drop")
        page.set_input_files("input[type=file]", stage.code("counted"))
        page.wait_for_selector(".found li")
        page.evaluate("location.hash = '#/privacy'")
        page.wait_for_selector("[data-own]")

        def own():
            return int(page.get_attribute("[data-own]", "data-own"))

        def asked():
            """What the browser has on record: the page itself, and what it loaded."""
            return 1 + page.evaluate("performance.getEntriesByType('resource').filter(({ name }) => name.startsWith('http')).length")

        eventually(page, lambda: expect(own() == asked() > 8, f"{own()} of {asked()}"))
        before = own()
        # The browser tells of a request once its answer is read.
        page.evaluate("fetch('/health').then((answer) => answer.text())")
        eventually(page, lambda: expect(own() == asked() > before, f"{own()} of {asked()}, {before} before"))
        expect(page.get_attribute("[data-elsewhere]", "data-elsewhere") == "0", "none elsewhere")
        page.click("[data-part=requests] summary")
        names = page.inner_text("[data-part=requests] .value").split("\n")
        expect({"/styles/app.css", "/health"} <= set(names) and not any("code.png" in name or name.startswith("blob") for name in names), names)
        expect(all(name.startswith("/") for name in names), names)
        visit.check()


def test_privacy_stored(stage):
    """It lists what is on the device, shows it and deletes it, one by one and all together."""
    with stage.visit() as visit:
        page = visit.open("#/picture")
        controlled(page)
        page.wait_for_selector(".drop")
        page.set_input_files("input[type=file]", stage.code("kept here"))
        page.wait_for_selector(".found .text:text-is('kept here')")
        page.evaluate("location.hash = '#/history'")
        page.get_by_role("button", name="Settings").click()
        page.select_option("dialog [name=theme]", "dark")
        page.locator("dialog").get_by_role("link", name="What happens to my pictures").click()
        page.wait_for_selector("[data-stored=scans]")
        expect(page.locator("dialog").count() == 0, "the settings are closed")
        expect(page.get_attribute("[data-stored=scans]", "data-count") == "1", "one entry")
        expect(int(page.get_attribute("[data-stored^=quietzone-]", "data-count")) > 60, "the app's files")
        expect(page.get_attribute("[data-part=offline] p", "data-kept") == "true", "works offline")
        page.locator("[data-stored=scans]").get_by_role("button", name="Show").click()
        shown = page.inner_text("dialog .value")
        expect(json.loads(shown)["text"] == "kept here" and "PNG" not in shown, "the text, and no picture")
        page.keyboard.press("Escape")
        page.locator("[data-stored=scans]").get_by_role("button", name="Delete").click()
        page.wait_for_selector("[data-stored=scans]", state="detached")
        page.click("#forget-everything")
        with page.expect_navigation():
            page.locator("dialog").get_by_role("button", name="Delete everything").click()
        page.wait_for_selector("[data-usage]")
        left = page.evaluate("async () => [{ ...localStorage }, (await indexedDB.databases()).length]")
        expect(left[0] == {}, left)
        expect(page.locator("[data-stored=scans], [data-stored=settings]").count() == 0, page.inner_text("[data-part=stored]"))
        visit.check()


def test_privacy_nothing_can_be_kept(stage):
    """A browser that refuses every store keeps nothing; over http it keeps no app, and how it does is said."""
    refusing = """
      indexedDB.databases = async () => { throw new DOMException('', 'SecurityError'); };
      CacheStorage.prototype.keys = async () => { throw new DOMException('', 'SecurityError'); };
      StorageManager.prototype.estimate = async () => { throw new TypeError(); };
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, { get() { throw new DOMException('', 'SecurityError'); } });
      }
    """
    with stage.visit(scripts=[refusing]) as visit:
        page = opened(visit)
        page.wait_for_selector("[data-state='privacy.nothing']")
        visit.check()
    with stage.visit(flags=("--host-resolver-rules=MAP quietzone.test 127.0.0.1",)) as visit:
        page = visit.open("#/privacy", "quietzone.test")
        page.wait_for_selector("[data-part=offline] p[data-kept=false]")
        expect("https" in page.inner_text("[data-part=offline] p"), page.inner_text("[data-part=offline]"))


def test_privacy_no_picture_is_kept(stage):
    """After pictures were read nothing on the device holds one, whatever the screen: databases, caches, settings."""
    with stage.visit() as visit:
        page = visit.open("#/picture")
        controlled(page)
        page.set_input_files("input[type=file]", [stage.code("first"), stage.code("second")])
        page.wait_for_selector("[data-state='pictures.done']")
        kept = page.evaluate("""async () => {
          const { everything } = await import('/app/privacy/stored.js');
          return Promise.all((await everything()).map(async ({ kind, name, count, list }) => ({ kind, name, count, list: await list() })));
        }""")
        expect({each["kind"] for each in kept} <= {"database", "settings", "files"}, kept)
        for each in kept:
            if each["kind"] == "files":
                expect(all(not path.endswith("code.png") for path in each["list"]), each)
            else:
                expect(all("iVBOR" not in text and "blob:" not in text and "[" not in text for text in each["list"]), each)
        visit.check()


def test_privacy_offline(stage):
    """The page itself works without a network, and shows the same rules."""
    with stage.visit() as visit:
        page = visit.open("#/privacy")
        controlled(page)
        visit.context.set_offline(True)
        page.reload()
        page.wait_for_selector(POINTS)
        expect(page.get_attribute("[data-rules]", "data-rules") == "5", page.inner_text("[data-part=rules]"))
        visit.context.set_offline(False)


def test_privacy_links(stage):
    """One gets there from the picture screen and from the welcome screen's small print."""
    from states import FAKES
    with stage.visit(scripts=[FAKES["undecided"]]) as visit:
        for place in ("#/picture", "#/scan"):
            page = visit.open(place)
            page.locator(".small-print a").click()
            page.wait_for_selector(".privacy h1")
            expect(page.title().startswith("What happens to my pictures"), page.title())
        visit.check()
