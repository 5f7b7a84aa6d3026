"""Offline, policy, languages; the table of seed rows is kept true."""
import json
import os
import re
import subprocess
import sys

from harness import ROOT, expect


def test_offline_reload(stage):
    """Once visited, the app works without a network: reload, read a picture, make a code."""
    with stage.visit() as visit:
        page = visit.open("#/picture")
        page.evaluate("async () => { await navigator.serviceWorker.ready; }")
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        visit.context.set_offline(True)
        page.reload()
        page.wait_for_selector(".drop")
        page.set_input_files("input[type=file]", stage.code("offline"))
        page.wait_for_selector(".results h2[data-count='1']")
        page.click("nav a[href='#/make']")
        page.fill("textarea", "still here")
        page.wait_for_selector(".preview img")
        page.click("nav a[href='#/scan']")
        page.wait_for_selector(".scan[data-state=running]")
        visit.context.set_offline(False)
        expect(not page.evaluate("window.__violations"), "no violation")


def test_policy_is_strict(stage):
    """The server's policy allows nothing inline and no other host."""
    status, headers, _ = stage.server.get("/")
    policy = {name.lower(): value for name, value in headers.items()}["content-security-policy"]
    expect(status == 200 and "default-src 'self'" in policy, policy)
    expect("unsafe-inline" not in policy and "'unsafe-eval'" not in policy, policy)
    expect(not re.search(r"https?:|\*", policy), policy)


def test_installable(stage):
    """Manifest with a name, a start and icons of 192 and 512 pixels that exist."""
    manifest = json.loads(stage.server.get("/manifest.webmanifest")[2])
    expect(manifest["name"] and manifest["start_url"] and manifest["display"] == "standalone", manifest)
    sizes = {icon["sizes"] for icon in manifest["icons"]}
    expect({"192x192", "512x512"} <= sizes, sizes)
    for icon in manifest["icons"]:
        expect(stage.server.get("/" + icon["src"])[0] == 200, icon)


def test_languages(stage):
    """The page speaks the browser's language and says which; `Tests/Web/languages.test.mjs` compares the texts."""
    for locale, tag, title in (("en-GB", "en", "Make a code"), ("ko-KR", "ko", "코드 만들기"), ("zh-CN", "zh-Hans", "制作条码"),
                               ("ja-JP", "ja", "コードを作成"), ("zh-TW", "zh-Hant", "製作條碼"), ("zh-HK", "zh-Hant", "製作條碼")):
        with stage.visit(locale=locale) as visit:
            page = visit.open("#/make")
            page.wait_for_selector("h1")
            expect((page.inner_text("h1"), page.get_attribute("html", "lang")) == (title, tag), locale)
            visit.check()


def test_language_and_theme_chosen(stage):
    """Chosen in the settings, kept over a reload."""
    with stage.visit() as visit:
        page = visit.open("#/history")
        page.get_by_role("button", name="Settings").click()
        colors = "[...document.querySelectorAll('meta[name=theme-color]')].map(({ content }) => content)"
        expect(page.evaluate(colors) == ["#f5f7f2", "#10140e"], "as the system")
        page.select_option("dialog [name=theme]", "light")
        expect(page.evaluate(colors) == ["#f5f7f2"] * 2, "light, whatever the system is")
        page.select_option("dialog [name=theme]", "dark")
        expect(page.evaluate(colors) == ["#10140e"] * 2, "dark, whatever the system is")
        page.select_option("dialog [name=language]", "ko")
        page.wait_for_timeout(300)
        expect((page.get_attribute("html", "lang"), page.inner_text("dialog h2")) == ("en", "Settings"), "a sheet stays in one language")
        page.keyboard.press("Escape")
        page.wait_for_function("() => document.querySelector('h1').textContent === '기록'")
        page.reload()
        page.wait_for_selector("h1")
        expect(page.inner_text("h1") == "기록", "language")
        expect(page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(16, 20, 14)", "theme")
        visit.check()


def test_seed_table(stage):
    """Documentation/Seeds.md names a test for each row, and each of them exists."""
    script = os.path.join(ROOT, "Tests/Browser/seeds.py")
    run = subprocess.run([sys.executable, script, "--check"], capture_output=True, text=True)
    expect(run.returncode == 0, run.stderr)
