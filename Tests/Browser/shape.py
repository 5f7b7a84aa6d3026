"""BarcodeDetector as the W3C's Shape Detection API has it.

The cases are those of the web-platform-tests' folder shape-detection; each test names the files whose cases it takes.
"""
from harness import expect
from library import data_of

OTHER = "https://pictures.test/code.png"

PAGE = """
  const { BarcodeDetector } = await import('/quietzone/quietzone.js');
  const blob = new Blob([new Uint8Array(data)], { type: 'image/png' });
  const bitmap = await createImageBitmap(blob);
  const drawn = (image) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
    canvas.getContext('2d').drawImage(image, 0, 0);
    return canvas;
  };
  const outcome = (work) => work().then((found) => found.map(({ rawValue }) => rawValue), (error) => error.name);
"""


def test_shape_cross_origin(stage):
    """shapedetection-cross-origin: an image, a canvas, a bitmap of another origin: SecurityError, and reading goes on."""
    with stage.visit(bypass_csp=True, service_workers="block") as visit:
        visit.page.route(OTHER, lambda route: route.fulfill(
            path=stage.code("elsewhere"), content_type="image/png",
            headers={"Cross-Origin-Resource-Policy": "cross-origin"}))
        page = visit.open("#/picture")
        result = page.evaluate("async ({ data, other }) => {" + PAGE + """
          const image = new Image();
          image.src = other;
          await image.decode();
          const off = new OffscreenCanvas(bitmap.width, bitmap.height);
          off.getContext('2d').drawImage(image, 0, 0);
          const detector = new BarcodeDetector();
          const found = {};
          for (const [name, source] of Object.entries({ image, canvas: drawn(image), off, bitmap: await createImageBitmap(image) })) {
            found[name] = await outcome(() => detector.detect(source));
          }
          found.own = await outcome(() => detector.detect(blob));
          return found;
        }""", {"data": data_of(stage.code("own")), "other": OTHER})
        expect(result == {name: "SecurityError" for name in ("image", "canvas", "off", "bitmap")} | {"own": ["own"]}, result)


def test_shape_detached_sources(stage):
    """detection-ImageData-detached, detection-ImageBitmap-closed, detection-VideoFrame: what is gone is an InvalidStateError."""
    with stage.visit() as visit:
        page = visit.open("#/picture")
        result = page.evaluate("async (data) => {" + PAGE + """
          const canvas = drawn(bitmap);
          const pixels = () => canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
          const detector = new BarcodeDetector();
          const detached = pixels();
          structuredClone(null, { transfer: [detached.data.buffer] });
          const closed = await createImageBitmap(blob);
          closed.close();
          const frame = new VideoFrame(canvas, { timestamp: 0 });
          frame.close();
          const later = pixels();
          const reading = outcome(() => detector.detect(later));
          structuredClone(null, { transfer: [later.data.buffer] });
          const live = new VideoFrame(canvas, { timestamp: 0 });
          const found = {
            detached: await outcome(() => detector.detect(detached)), closed: await outcome(() => detector.detect(closed)),
            frame: await outcome(() => detector.detect(frame)), detachedMeanwhile: await reading,
            live: await outcome(() => detector.detect(live)), twice: await outcome(() => detector.detect(live)),
            own: await outcome(() => detector.detect(blob)),
          };
          live.close();
          return found;
        }""", data_of(stage.code("own")))
        gone = {name: "InvalidStateError" for name in ("detached", "closed", "frame")}
        expect(result == gone | {name: ["own"] for name in ("detachedMeanwhile", "live", "twice", "own")}, result)
        visit.check()


def test_shape_empty_sources(stage):
    """shapedetection-empty-input: a canvas without pixels has no codes; images and videos that are not there are errors."""
    with stage.visit() as visit:
        page = visit.open("#/picture")
        result = page.evaluate("async (data) => {" + PAGE + """
          const detector = new BarcodeDetector();
          const empty = document.createElement('canvas');
          empty.width = 0;
          const found = {};
          for (const [name, source] of Object.entries({
            canvas: empty, off: new OffscreenCanvas(0, 5), image: new Image(), video: document.createElement('video'),
            text: new Blob(['no picture']), nothing: null, number: 5, element: document.createElement('div'),
          })) found[name] = await outcome(() => detector.detect(source));
          found.none = await outcome(() => detector.detect());
          return found;
        }""", data_of(stage.code("own")))
        wanted = {"canvas": [], "off": []} | {name: "InvalidStateError" for name in ("image", "video", "text")}
        expect(result == wanted | {name: "TypeError" for name in ("nothing", "number", "element", "none")}, result)
        visit.check()


def test_shape_options(stage):
    """detection-options, idlharness: dictionaries, sequences and names as Web IDL converts them."""
    with stage.visit() as visit:
        page = visit.open("#/picture")
        result = page.evaluate("async (data) => {" + PAGE + """
          const made = (...values) => { try { new BarcodeDetector(...values); return 'made'; } catch (error) { return error.name; } };
          const named = { toString: () => 'qr_code' };
          const right = { none: made(), undefined: made(undefined), null: made(null), empty: made({}),
            list: made({ formats: ['qr_code'] }), set: made({ formats: new Set(['qr_code', 'aztec']) }),
            string: made({ formats: [new String('qr_code')] }), named: made({ formats: [named] }),
            generator: made({ formats: (function* names() { yield 'ean_13'; }()) }), absent: made({ formats: undefined }) };
          const wrong = { emptyList: made({ formats: [] }), unknown: made({ formats: ['unknown'] }), blank: made({ formats: [''] }),
            oneWrong: made({ formats: ['qr_code', 'Foo'] }), null: made({ formats: null }), text: made({ formats: 'qr_code' }),
            number: made({ formats: 5 }), object: made({ formats: {} }), five: made(5), word: made('qr_code'), yes: made(true) };
          const functions = Object.getOwnPropertyDescriptor(BarcodeDetector.prototype, 'detect');
          let called;
          try { BarcodeDetector(); } catch (error) { called = error.name; }
          const generator = new BarcodeDetector({ formats: (function* names() { yield 'aztec'; }()) });
          const listed = [Object.keys(BarcodeDetector.prototype), Object.keys(BarcodeDetector)];
          return { right, wrong, listed, tag: Object.prototype.toString.call(new BarcodeDetector()), called,
            lengths: [BarcodeDetector.length, functions.value.length, BarcodeDetector.getSupportedFormats.length],
            onlyAztec: await outcome(() => generator.detect(blob)) };
        }""", data_of(stage.code("own")))
        expect(set(result["right"].values()) == {"made"}, result["right"])
        expect(set(result["wrong"].values()) == {"TypeError"}, result["wrong"])
        expect((result["tag"], result["called"]) == ("[object BarcodeDetector]", "TypeError"), result)
        expect(result["listed"] == [["detect"], ["getSupportedFormats"]], result["listed"])
        expect(result["lengths"] == [0, 1, 0] and result["onlyAztec"] == [], result)
        visit.check()


def test_shape_in_a_worker(stage):
    """detection-on-worker: the same in a worker, to which the polyfill gives it."""
    script = """
      import '/quietzone/polyfill.js';
      onmessage = async ({ data }) => {
        const bitmap = await createImageBitmap(new Blob([new Uint8Array(data)]));
        postMessage((await new BarcodeDetector().detect(bitmap)).map(({ rawValue }) => rawValue));
      };
      postMessage('ready');
    """
    with stage.visit(service_workers="block") as visit:
        visit.context.route("**/shape-worker.js", lambda route: route.fulfill(
            body=script, content_type="text/javascript", headers={"Cross-Origin-Embedder-Policy": "require-corp"}))
        page = visit.open("#/picture")
        result = page.evaluate("""(data) => new Promise((resolve, reject) => {
          const worker = new Worker('/shape-worker.js', { type: 'module' });
          worker.onmessage = (event) => (event.data === 'ready' ? worker.postMessage(data) : resolve(event.data));
          worker.onerror = (event) => reject(new Error(event.message));
        })""", data_of(stage.code("own")))
        expect(result == ["own"], result)
        visit.check()


def test_shape_lost_messages(stage):
    """A message that can't be sent or read ends the question it belongs to, and no question is left waiting."""
    with stage.visit() as visit:
        page = visit.open("#/picture")
        result = page.evaluate("""async () => {
          const { WorkerHost } = await import('/quietzone/worker-host.js');
          const host = new WorkerHost();
          await host.ready;
          const name = (question) => question.then(() => 'answered', (error) => error.name);
          const unsendable = await name(host.ask({ type: 'read', picture: () => {} }));
          const sizes = [host.waiting.size];
          const found = [];
          for (const event of [new MessageEvent('messageerror'), new MessageEvent('message', { data: null })]) {
            const question = name(host.ask({ type: 'nothing that is ever answered' }));
            host.worker.dispatchEvent(event);
            found.push(await question);
            sizes.push(host.waiting.size);
          }
          host.close();
          return { unsendable, found, sizes };
        }""")
        expect(result == {"unsendable": "DataCloneError", "found": ["OperationError"] * 2, "sizes": [0, 0, 0]}, result)
        visit.check()


def test_shape_frames_are_closed(stage):
    """Frames that wait in a stream when another one begins are closed, not left to the garbage collector."""
    with stage.visit() as visit:
        page = visit.open("#/picture")
        open_frames = page.evaluate("""async () => {
          const [{ LiveReader }, { Engine }] = await Promise.all([import('/quietzone/live.js'), import('/quietzone/engine.js')]);
          const reader = new LiveReader(await Engine.load(), () => {});
          reader.configure({});
          const canvas = new OffscreenCanvas(64, 48);
          canvas.getContext('2d').fillRect(0, 0, 64, 48);
          const frames = [];
          const stream = () => new ReadableStream({
            start(controller) {
              for (let time = 0; time < 8; time += 1) {
                const frame = new VideoFrame(canvas, { timestamp: time });
                frames.push(frame);
                controller.enqueue(frame);
              }
              controller.close();
            },
          });
          // As in a worker that has the processor and is handed tracks.
          globalThis.MediaStreamTrackProcessor = class { readable = stream(); };
          const first = reader.follow({ track: { stop() {} } });
          await reader.follow({ track: { stop() {} } });
          await first;
          while (frames.some(({ codedWidth }) => codedWidth > 0) && performance.now() < 8000) {
            await new Promise((resolve) => { setTimeout(resolve, 20); });
          }
          return frames.filter(({ codedWidth }) => codedWidth > 0).length;
        }""")
        expect(open_frames == 0, f"{open_frames} frames are still open")
        visit.check()
