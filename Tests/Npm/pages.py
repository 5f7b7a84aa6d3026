"""The package in Chromium: plain modules of the page's own origin and of another one, bundled, in a single file."""
import base64
import contextlib
import os

from project import expect, run, served

CORS = {"Access-Control-Allow-Origin": "*"}
WASM = "application/wasm"
# What a page does with the library; `data` is a PNG file.
READING = """
  const blob = new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], { type: 'image/png' });
  const bitmap = await createImageBitmap(blob);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d').drawImage(bitmap, 0, 0);
  const pixels = canvas.getContext('2d').getImageData(0, 0, bitmap.width, bitmap.height);
  const { data: bytes, width, height } = pixels;
  const found = {};
  for (const [name, source] of Object.entries({ blob, bitmap, canvas, pixels, object: { data: bytes, width, height } })) {
    found[name] = (await library.read(source)).map(({ text }) => text).join();
  }
  const code = await library.make('MADE HERE', { scale: 6 });
  found.made = (await library.read(await code.toPNG())).map(({ text }) => text).join();
  return found;
"""
# Addresses of blobs that stay for each worker that comes and goes.
ADDRESSES = """async (library) => {
  const { Scanner } = await import(library);
  const create = URL.createObjectURL;
  let made = 0;
  URL.createObjectURL = (...given) => { made += 1; return create.apply(URL, given); };
  for (let count = 0; count < 3; count += 1) {
    const scanner = new Scanner(document.createElement('video'));
    await scanner.prepare();
    scanner.close();
  }
  return made;
}"""
FOUND = {name: "https://example.org" for name in ("blob", "bitmap", "canvas", "pixels", "object")} | {"made": "MADE HERE"}
OUTCOME = "const outcome = (work) => work().then(() => 'nothing', ({ name, message }) => `${name}: ${message}`);"


def data_of(bench, name="code.png"):
    with open(os.path.join(bench.folder, name), "rb") as file:
        return base64.b64encode(file.read()).decode()


@contextlib.contextmanager
def page_of(bench, address):
    """A page in a context of its own, with a camera, and the errors that it did not catch."""
    context = bench.browsers.get(bench.video).new_context(permissions=["camera"])
    context.set_default_timeout(20_000)
    page = context.new_page()
    page.errors = []
    page.on("pageerror", lambda error: page.errors.append(str(error)))
    try:
        page.goto(address)
        yield page
    finally:
        context.close()


@contextlib.contextmanager
def site(bench, policy=None, answers=None, folder=None):
    """An empty page and the files of the project beside it."""
    headers = {"Content-Security-Policy": policy} if policy else {}
    page = {"/": (200, "text/html", b"<!doctype html><meta charset=utf-8><title>page</title>")}
    with served(folder or bench.folder, headers, page | (answers or {})) as server:
        yield server


def reads(bench, page, library):
    found = page.evaluate(f"async (data) => {{ const library = await import('{library}'); {READING} }}", data_of(bench))
    expect(found == FOUND, found)
    expect(not page.errors, page.errors)


def test_own_origin(bench):
    """Plain modules of the page's own origin, under the strictest policy that lets the module be compiled."""
    with site(bench, "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src blob:") as server:
        with page_of(bench, server.address) as page:
            reads(bench, page, "/node_modules/quietzone/quietzone.js")
        expect(server.asked.count("/node_modules/quietzone/QuietZone.wasm") == 1, server.asked)


def test_other_origin(bench):
    """Modules, worker and WebAssembly from another origin that allows it; the page allows workers of blobs."""
    with served(bench.folder, CORS) as other:
        policy = (f"default-src 'self'; script-src 'self' 'wasm-unsafe-eval' {other.address}; worker-src blob: {other.address}; "
                  f"connect-src {other.address}; img-src blob:")
        with site(bench, policy, folder=os.path.join(bench.folder, "node_modules")) as server, \
                page_of(bench, server.address) as page:
            library = f"{other.address}/node_modules/quietzone/quietzone.js"
            reads(bench, page, library)
            expect(page.evaluate(ADDRESSES, library) == 0, "the address of the first worker's script does for all")


def test_configured_addresses(bench):
    """The library of the page's own origin, with module and worker where it is told: there, or on another origin."""
    for headers in ({}, CORS):
        with site(bench) as server, served(bench.folder, headers) as other:
            place = other.address if headers else ""
            with page_of(bench, server.address) as page:
                page.evaluate("""async (place) => {
                  const { configure } = await import('/node_modules/quietzone/quietzone.js');
                  const folder = `${place}/node_modules/quietzone`;
                  configure({ module: `${folder}/QuietZone.wasm?2`, worker: `${folder}/worker.js?2` });
                }""", place)
                reads(bench, page, "/node_modules/quietzone/quietzone.js")
                asked = (other if headers else server).asked
                expect(asked.count("/node_modules/quietzone/worker.js") == 1, asked)


def test_worker_of_the_page(bench):
    """In a worker of the page's own the same imports work: reading, and making without a page."""
    script = b"""
      import { make, read } from '/node_modules/quietzone/quietzone.js';
      onmessage = async ({ data }) => {
        const png = await (await make('A')).toPNG().catch(({ name }) => name);
        postMessage([(await read(data)).map(({ text }) => text).join(), png]);
      };
      postMessage('ready');"""
    with site(bench, answers={"/mine.js": (200, "text/javascript", script)}) as server, page_of(bench, server.address) as page:
        found = page.evaluate("""(data) => new Promise((resolve, reject) => {
          const blob = new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))]);
          const worker = new Worker('/mine.js', { type: 'module' });
          worker.onmessage = (event) => (event.data === 'ready' ? worker.postMessage(blob) : resolve(event.data));
          worker.onerror = (event) => reject(new Error(event.message));
        })""", data_of(bench))
        expect(found == ["https://example.org", "NotSupportedError"], found)


def test_single_file(bench):
    """One classic script in a page from the disk, without any server; one module from a server, which is asked for no more."""
    page_file = os.path.join(bench.folder, "single.html")
    with open(page_file, "w", encoding="utf-8") as file:
        file.write('<!doctype html><meta charset="utf-8"><title>page</title>'
                   '<script src="node_modules/quietzone/standalone.classic.js"></script>')
    with page_of(bench, f"file://{page_file}") as page:
        found = page.evaluate(f"async (data) => {{ const library = QuietZone; {READING} }}", data_of(bench))
        expect(found == FOUND and not page.errors, (found, page.errors))
        expect(page.evaluate("customElements.get('quietzone-scanner') === QuietZone.QuietZoneScanner"), "the element is defined")
    policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src blob:; img-src blob:"
    with site(bench, policy) as server, page_of(bench, server.address) as page:
        reads(bench, page, "/node_modules/quietzone/standalone.js")
        expect(page.evaluate(ADDRESSES, "/node_modules/quietzone/standalone.js") == 0, "the first worker's address does for all")
        wanted = ["/node_modules/quietzone/standalone.js"]
        expect([path for path in server.asked if path not in ("/", "/favicon.ico")] == wanted, server.asked)


def test_scanner_element(bench):
    """The element with a camera, from its own origin and from another; it brings the code's text."""
    with site(bench) as server, served(bench.folder, CORS) as other:
        for place in ("", other.address):
            with page_of(bench, server.address) as page:
                text = page.evaluate("""async (place) => {
                  await import(`${place}/node_modules/quietzone/element.js`);
                  const scanner = document.createElement('quietzone-scanner');
                  scanner.style.height = '400px';
                  document.body.append(scanner);
                  const found = new Promise((resolve, reject) => {
                    scanner.addEventListener('success', ({ detail }) => resolve(detail.scan.barcode.text));
                    scanner.addEventListener('fail', ({ detail }) => reject(new Error(JSON.stringify(detail))));
                  });
                  await scanner.start();
                  return found;
                }""", place)
                expect(text == "https://example.org" and not page.errors, (text, page.errors))


def test_what_is_missing_is_told(bench):
    """No module, a page in its place, one of another version, no worker: what is wrong and what to do; the next try may work."""
    folder = "/node_modules/quietzone"
    with open(os.path.join(bench.folder, "node_modules/quietzone/QuietZone.wasm"), "rb") as file:
        module = file.read()
    place = module.rindex(b"quietzone") + len(b"quietzone")
    for answers, wanted in (
        ({f"{folder}/QuietZone.wasm": (404, "text/html", b"gone")}, "LoadError: http:*answers 404. QuietZone.wasm has to be there"),
        ({f"{folder}/QuietZone.wasm": (200, "text/html", b"<!doctype html>")},
         'LoadError: http:*(text/html) is no WebAssembly module: it begins with "<!doctype html>"'),
        ({f"{folder}/QuietZone.wasm": (200, WASM, module[:place] + b"old" + module[place + 3:])},
         "LoadError: *copy the module anew"),
        ({f"{folder}/worker.js": (404, "text/html", b"gone")}, "OperationError: *configure({ worker }) names another place"),
    ):
        with site(bench, answers=answers) as server, page_of(bench, server.address) as page:
            found = page.evaluate(f"""async (data) => {{ {OUTCOME}
              const {{ read }} = await import('{folder}/quietzone.js');
              const pixels = {{ data: new Uint8Array(4), width: 2, height: 2 }};
              return outcome(() => read(pixels));
            }}""", "")
            start, _, rest = wanted.partition("*")
            expect(found.startswith(start) and rest in found, (wanted, found))
            server.answers = {}
            again = page.evaluate(f"""async () => (await (await import('{folder}/quietzone.js')).read(
              {{ data: new Uint8Array(4), width: 2, height: 2 }})).length""")
            expect(again == 0, again)
    with site(bench) as server, served(bench.folder) as other, page_of(bench, server.address) as page:
        for option, wanted in (("module", "LoadError: http"), ("worker", "OperationError: The worker could not be loaded")):
            name = "QuietZone.wasm" if option == "module" else "worker.js"
            found = page.evaluate(f"""async () => {{ {OUTCOME}
              const {{ configure, read }} = await import('{folder}/quietzone.js');
              configure({{ module: null, worker: null, {option}: '{other.address}{folder}/{name}' }});
              return outcome(() => read({{ data: new Uint8Array(4), width: 2, height: 2 }}));
            }}""")
            expect(found.startswith(wanted), f"of an origin that does not allow it: {found}")
            expect(option == "module" or "CORS" in found, found)
    with site(bench, answers={f"{folder}/QuietZone.wasm": (200, "application/octet-stream", module)}) as server, \
            page_of(bench, server.address) as page:
        reads(bench, page, f"{folder}/quietzone.js")


def test_policy_that_forbids_is_told(bench):
    """A policy without 'wasm-unsafe-eval': the error names the policy."""
    with site(bench, "default-src 'self'") as server, page_of(bench, server.address) as page:
        found = page.evaluate(f"""async () => {{ {OUTCOME}
          const {{ make }} = await import('/node_modules/quietzone/quietzone.js');
          return outcome(() => make('A'));
        }}""")
        expect(found.startswith("CompileError") and "Content Security" in found, found)


def test_wrong_sources_in_a_page(bench):
    """What a page may give by mistake is an error that says what it is and what is taken."""
    with site(bench) as server, page_of(bench, server.address) as page:
        found = page.evaluate(f"""async () => {{ {OUTCOME}
          const {{ read }} = await import('/node_modules/quietzone/quietzone.js');
          const all = [];
          for (const source of ['photo.png', new Uint8Array([0xff, 0xd8, 0xff]), document.createElement('div'), new Blob(['text']),
            new Image(), null]) all.push(await outcome(() => read(source)));
          return all;
        }}""")
        for said, wanted in zip(found, ("TypeError: source can't be \"photo.png\". It has to be pixels, as",
                                        "TypeError: source can't be \"a JPEG file", "TypeError: source can't be {}.",
                                        "InvalidStateError: ", "InvalidStateError: ", "TypeError: source can't be null.")):
            expect(said.startswith(wanted), found)
        expect(found[0].endswith("or a Blob, an image, a video, a canvas."), found[0])


def test_bundled(bench):
    """esbuild, as the guide says: worker and module copied beside the bundle, or the module as a file of the bundle's."""
    folder = os.path.join(bench.folder, "bundled")
    os.makedirs(folder)
    for name, script in {"app": "export { read, make } from 'quietzone';",
                         "only": "import { make } from 'quietzone'; globalThis.made = make;",
                         "loaded": """import { configure } from 'quietzone'; import module from 'quietzone/quietzone.wasm';
                             configure({ module: new URL(module, import.meta.url), worker: new URL('./worker.js', import.meta.url) });
                             export { read, make } from 'quietzone';"""}.items():
        with open(os.path.join(bench.folder, f"{name}.js"), "w", encoding="utf-8") as file:
            file.write(script)
        told = run("esbuild", f"{name}.js", "--bundle", "--minify", "--format=esm", "--loader:.wasm=file", "--outdir=bundled",
                   cwd=bench.folder)
        expect("WARNING" not in told.upper(), told)
    run("cp", "node_modules/quietzone/worker.js", "node_modules/quietzone/QuietZone.wasm", "bundled", cwd=bench.folder)
    for name in ("app", "loaded"):
        with site(bench, folder=folder) as server, page_of(bench, server.address) as page:
            reads(bench, page, f"/{name}.js")
    with open(os.path.join(folder, "only.js"), encoding="utf-8") as file:
        script = file.read()
    expect("HTMLElement" not in script and "getUserMedia" not in script and "new Worker" not in script,
           "who makes codes carries neither element, camera nor worker")
