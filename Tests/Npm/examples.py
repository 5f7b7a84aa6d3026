"""Every example of Documentation/Npm.md, run as printed: what a line says it prints is printed, in order."""
import os
import re
import shlex

from pages import page_of, site
from project import ROOT, copied, expect, package, run

GUIDE = os.path.join(ROOT, "Documentation/Npm.md")
PRINTS = re.compile(r"// prints (.+)$", re.M)


def blocks(*kinds):
    """The blocks of the guide of these kinds."""
    with open(GUIDE, encoding="utf-8") as file:
        found = re.findall(r"^```([a-z]+(?: [a-z]+)?)\n(.*?)^```$", file.read(), re.S | re.M)
    chosen = [body for kind, body in found if kind in kinds]
    expect(chosen, f"no example is {kinds}")
    return chosen


def check_printed(body, printed):
    wanted = PRINTS.findall(body)
    expect(wanted and printed == wanted, f"{body}\nprinted {printed}")


def script(bench, name, body):
    with open(os.path.join(bench.folder, name), "w", encoding="utf-8") as file:
        file.write(body)


def test_every_example_is_run(bench):
    """No block of the guide is of a kind that no test runs."""
    with open(GUIDE, encoding="utf-8") as file:
        kinds = set(re.findall(r"^```([a-z]+(?: [a-z]+)?)$", file.read(), re.M))
    expect(kinds == {"sh", "js node", "js page", "js bundle", "html page", "html file"}, kinds)


def test_examples_in_node(bench):
    """As scripts of Node. What sharp does is done by a stand-in with its interface: no registry is asked for it."""
    os.makedirs(os.path.join(bench.folder, "node_modules/sharp"))
    copied(os.path.join(bench.folder, "node_modules/sharp"), "sharp.mjs")
    script(bench, "node_modules/sharp/package.json", '{"name": "sharp", "exports": "./sharp.mjs"}')
    for body in blocks("js node"):
        script(bench, "example.js", body)
        check_printed(body, run("node", "example.js", cwd=bench.folder).splitlines())
    for name, start in (("code.svg", b"<svg"), ("code.pdf", b"%PDF-")):
        with open(os.path.join(bench.folder, name), "rb") as file:
            expect(file.read().startswith(start), f"{name} was written")


def test_examples_in_pages(bench):
    """As modules of a page that has an image of a code."""
    html = (b'<!doctype html><script type="importmap">{ "imports": { "quietzone": "/node_modules/quietzone/quietzone.js",'
            b' "quietzone/": "/node_modules/quietzone/" } }</script><img src="code.png">')
    for body in blocks("js page"):
        # In a browser's import map an entry is its file.
        code = body.replace("'quietzone/polyfill'", "'quietzone/polyfill.js'").encode()
        answers = {"/": (200, "text/html", html), "/example.js": (200, "text/javascript", code)}
        with site(bench, answers=answers) as server, page_of(bench, server.address) as page:
            printed = []
            page.on("console", lambda message, printed=printed: message.type == "log" and printed.append(message.text))
            page.evaluate("import('/example.js')")
            check_printed(body, printed)


def choose(page):
    """A file is chosen where the page asks for one, what is to be clicked is clicked; then what the page says."""
    with page.expect_console_message(lambda message: message.type == "log") as told:
        if page.query_selector("input"):
            page.set_input_files("input", os.path.join(page.folder, "code.png"))
        else:
            page.click("button")
    return told.value.text


def test_whole_pages(bench):
    """As pages of a server, and of the disk."""
    found = []
    for number, body in enumerate(blocks("html page")):
        script(bench, f"page{number}.html", body)
        with site(bench) as server, page_of(bench, f"{server.address}/page{number}.html") as page:
            page.folder = bench.folder
            page.wait_for_function("!!customElements.get('quietzone-scanner') || document.images[0]?.naturalWidth > 0")
            found.append(choose(page))
    expect(found == ["qr https://example.org", "https://example.org"], found)
    for body in blocks("html file"):
        script(bench, "disk.html", body)
        with page_of(bench, f"file://{bench.folder}/disk.html") as page:
            page.folder = bench.folder
            expect(choose(page) == "qr https://example.org", "a page from the disk reads a file")


def test_commands(bench):
    """What the guide types, in an empty project beside the package; the bundles work."""
    [bundled] = blocks("js bundle")
    script(bench, "app.js", "import { make } from 'quietzone'; console.log((await make('A')).facts.columns);")
    script(bench, "program.js", bundled)
    os.makedirs(os.path.join(bench.folder, "site"), exist_ok=True)
    run("cp", package(), bench.folder, cwd=bench.folder)
    for line in "".join(blocks("sh")).splitlines():
        words = shlex.split(line)
        run(*words, *(["--offline"] if words[0] == "npm" else []), cwd=bench.folder)
    check_printed(bundled, run("node", "program.mjs", cwd=bench.folder).splitlines())
    expect(run("node", "site/app.js", cwd=bench.folder).strip() == "21", "the bundle finds the module beside it")
