"""The library by itself: BarcodeDetector in the W3C's shape."""
import struct
import zlib

from harness import expect


def write_png(path, canvas):
    """A grey PNG."""
    def chunk(kind, body):
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    raw = b"".join(b"\0" + bytes(row) for row in canvas.rows)
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", canvas.width, canvas.height, 8, 0, 0, 0, 0))
                   + chunk(b"IDAT", zlib.compress(raw)) + chunk(b"IEND", b""))


def data_of(path):
    with open(path, "rb") as file:
        return list(file.read())


def test_detector_every_source(stage):
    """Image, SVG image, video, Blob, ImageData, ImageBitmap, canvas, OffscreenCanvas, VideoFrame: the same value from each."""
    with stage.visit() as visit:
        page = visit.open("#/picture")
        values = page.evaluate("""async (data) => {
          const { BarcodeDetector } = await import('/quietzone/quietzone.js');
          const blob = new Blob([new Uint8Array(data)], { type: 'image/png' });
          const image = new Image();
          image.src = URL.createObjectURL(blob);
          await image.decode();
          const canvas = document.createElement('canvas');
          [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
          const context = canvas.getContext('2d');
          context.drawImage(image, 0, 0);
          const off = new OffscreenCanvas(canvas.width, canvas.height);
          off.getContext('2d').drawImage(image, 0, 0);
          const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
          const drawing = svg.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'image'));
          const loaded = new Promise((resolve) => { drawing.onload = resolve; });
          for (const [name, value] of Object.entries({ href: image.src, width: canvas.width, height: canvas.height })) {
            drawing.setAttribute(name, value);
          }
          document.body.append(svg);
          await loaded;
          const video = Object.assign(document.createElement('video'), { muted: true, srcObject: canvas.captureStream() });
          // Each drawing is a frame of the stream.
          const drawings = setInterval(() => context.drawImage(image, 0, 0), 20);
          await video.play();
          clearInterval(drawings);
          const detector = new BarcodeDetector({ formats: ['qr_code'] });
          const sources = { image, drawing, video, blob, canvas, off, bitmap: await createImageBitmap(blob),
            pixels: context.getImageData(0, 0, canvas.width, canvas.height),
            frame: new VideoFrame(canvas, { timestamp: 0 }) };
          const found = {};
          for (const [name, source] of Object.entries(sources)) {
            const [code] = await detector.detect(source);
            found[name] = [code?.rawValue, code?.format, code?.cornerPoints.length, code?.boundingBox.width > 100];
          }
          return found;
        }""", data_of(stage.code("every source")))
        for name, value in values.items():
            expect(value == ["every source", "qr_code", 4, True], f"{name}: {value}")
        expect(len(values) == 9, f"{len(values)} sources")
        visit.check()


def test_detector_odd_canvases(stage):
    """A canvas of one row that has to become smaller is read; one that was transferred is refused, as others are."""
    with stage.visit() as visit:
        page = visit.open("#/picture")
        found = page.evaluate("""async () => {
          const { BarcodeDetector } = await import('/quietzone/quietzone.js');
          const detector = new BarcodeDetector();
          const wide = Object.assign(document.createElement('canvas'), { width: 60000, height: 1 });
          wide.getContext('2d');
          const gone = new OffscreenCanvas(8, 8);
          structuredClone(gone, { transfer: [gone] });
          const outcome = (source) => detector.detect(source).then((codes) => codes.length, ({ name, message }) => `${name}: ${message}`);
          return [await outcome(wide), await outcome(new OffscreenCanvas(0, 8)), await outcome(gone)];
        }""")
        expect(found[:2] == [0, 0] and found[2].startswith("InvalidStateError: The OffscreenCanvas is detached"), found)
        visit.check()


def test_detector_shape(stage):
    """Formats, refusals and empty pictures as the W3C has them."""
    with stage.visit() as visit:
        page = visit.open("#/picture")
        result = page.evaluate("""async () => {
          const { BarcodeDetector, read } = await import('/quietzone/quietzone.js');
          const nameOf = async (work) => { try { return await work(); } catch (error) { return error.name; } };
          return {
            formats: await BarcodeDetector.getSupportedFormats(),
            none: await nameOf(() => new BarcodeDetector({ formats: [] })),
            unknown: await nameOf(() => new BarcodeDetector({ formats: ['nothing'] })),
            broken: await nameOf(() => new BarcodeDetector().detect(new Image())),
            noPicture: await nameOf(() => new BarcodeDetector().detect(new Blob(['text']))),
            noSource: await nameOf(() => new BarcodeDetector().detect({})),
            noPixels: await Promise.all(['photo.jpg', {}, []].map((source) => read(source).catch(({ option, message }) => [option, message]))),
            empty: (await new BarcodeDetector().detect(new ImageData(8, 8))).length,
            other: (await new BarcodeDetector({ formats: ['ean_13'] }).detect(new ImageData(400, 400))).length,
          };
        }""")
        wanted = {"aztec", "code_128", "code_39", "code_93", "codabar", "data_matrix", "ean_13", "ean_8", "itf",
                  "pdf417", "qr_code", "upc_a", "upc_e"}
        expect(wanted <= set(result["formats"]), result["formats"])
        expect([result[key] for key in ("none", "unknown", "noSource")] == ["TypeError"] * 3, result)
        expect([result[key] for key in ("broken", "noPicture")] == ["InvalidStateError"] * 2, result)
        expect((result["empty"], result["other"]) == (0, 0), result)
        for option, message in result["noPixels"]:
            expect(option == "source" and "pixels, as { data, width, height }" in message and "a Blob" in message, message)
        visit.check()


def test_polyfill(stage):
    """Gives BarcodeDetector to a browser that has none, and leaves one that is there."""
    with stage.visit() as visit:
        page = visit.open("#/picture")
        before, after = page.evaluate("""async () => {
          const before = 'BarcodeDetector' in globalThis;
          await import('/quietzone/polyfill.js');
          return [before, (await globalThis.BarcodeDetector.getSupportedFormats()).includes('qr_code')];
        }""")
        expect((before, after) == (False, True), (before, after))
        visit.check()


def test_element_strings(stage):
    """GS1 data is written without the brackets that people write it with, in every kind of symbol that has it."""
    with stage.visit() as visit:
        page = visit.open("#/picture")
        found = page.evaluate("""async () => {
          const { make, read } = await import('/quietzone/quietzone.js');
          const found = {};
          for (const symbology of ['code-128', 'qr', 'data-matrix', 'databar-expanded']) {
            const code = await make('(01)09501101530003(10)AB(21)12', { symbology, gs1: true, scale: 4 });
            const [barcode] = await read(await code.toPNG());
            found[symbology] = [barcode?.identifier, barcode?.text];
          }
          return found;
        }""")
        for symbology, identifier in {"code-128": "]C1", "qr": "]Q3", "data-matrix": "]d2", "databar-expanded": "]e0"}.items():
            expect(found[symbology] == [identifier, "010950110153000310AB\u001d2112"], f"{symbology}: {found}")
        visit.check()


def test_styles_of_codes(stage):
    """Shapes, gradient and logo are drawn and still read; what nobody reads is told; what can't be drawn is refused."""
    with stage.visit() as visit:
        page = visit.open("#/picture")
        result = page.evaluate("""async () => {
          const { BarcodeDetector, make } = await import('/quietzone/quietzone.js');
          const pixels = new Uint8Array(4 * 8 * 8).fill(255).map((value, index) => (index % 4 === 1 ? 40 : value));
          const styles = {
            rounded: { modules: 'rounded', finders: 'rounded' },
            dots: { modules: 'dots', dotSize: 85, gradient: { colors: ['#000080', '#008080'], shape: 'radial' } },
            logo: { logo: { width: 8, height: 8, pixels, share: 15 } },
          };
          const detector = new BarcodeDetector({ formats: ['qr_code'] });
          const read = {};
          for (const [name, style] of Object.entries(styles)) {
            const code = await make('IN STYLE', { level: 'H', version: 6, scale: 6, style });
            const [found] = await detector.detect(await code.toPNG());
            read[name] = [found?.rawValue, code.warnings.length, (await code.toPDF().text()).slice(0, 5)];
          }
          const faint = await make('A', { style: { modules: 'dots', dotSize: 20 } });
          const faultOf = async (options) => {
            try { return await make('590123412345', options); } catch (error) { return `${error.name} ${error.message}`; }
          };
          return {
            read, faint: faint.warnings, svg: (await make('A', { style: styles.logo })).svg,
            wrong: await faultOf({ style: { modules: 'stars' } }),
            short: await faultOf({ style: { logo: { width: 2, height: 2, pixels: new Uint8Array(3) } } }),
            bars: await faultOf({ symbology: 'ean-13', style: styles.dots }),
            correction: await faultOf({ symbology: 'pdf417', correction: 9 }),
          };
        }""")
        for name, value in result["read"].items():
            expect(value == ["IN STYLE", 0, "%PDF-"], f"{name}: {value}")
        expect(result["faint"] == [{"kind": "smallDots", "refusal": True, "value": 20, "standard": 70}], result["faint"])
        expect("data:image/png;base64," in result["svg"], "the logo is in the drawing")
        expect("Possible: square, rounded, dots." in result["wrong"], result["wrong"])
        expect("It has to be 16 bytes." in result["short"], result["short"])
        expect(result["bars"].startswith("TypeError style can't be") and "EAN-13 has none" in result["bars"], result["bars"])
        expect("correction can't be 9. It has to be a whole number from 0 to 8" in result["correction"], result["correction"])
        visit.check()
