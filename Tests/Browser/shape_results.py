"""What BarcodeDetector gives, as the W3C's Shape Detection API has it: shape.py has what it takes and refuses.

The cases are those of the web-platform-tests' folder shape-detection; each test names the files whose cases it takes.
"""
from harness import expect
from library import data_of
from shape import PAGE

TEXT = "Barcode Detection is Fun!"
# The files' kinds of codes: what makes them here, and how far a side of boundingBox may be off.
KINDS = {
    "aztec": ("aztec", {}, 15), "aztec-correction": ("aztec", {"correction": 50}, 15),
    "aztec-full": ("aztec", {"shape": "full"}, 15), "aztec-layers": ("aztec", {"correction": 80}, 15),
    "code128": ("code-128", {}, 15), "pdf417": ("pdf417", {}, 15), "pdf417-columns": ("pdf417", {"columns": 8}, 15),
    "pdf417-correction": ("pdf417", {"correction": 5}, 15), "pdf417-rows": ("pdf417", {"columns": 2}, 15),
    "qr-l": ("qr", {"level": "L", "boost": False}, 5), "qr-m": ("qr", {"level": "M", "boost": False}, 5),
    "qr-q": ("qr", {"level": "Q", "boost": False}, 5), "qr-h": ("qr", {"level": "H"}, 5),
}
PLACES = {"center": (0.5, 0.5), "top-left": (0, 0), "top-right": (1, 0), "bottom-left": (0, 1), "bottom-right": (1, 1)}

# A code on a white canvas of 800 by 600, and where it lies: without its quiet zone.
PLACED = """
  const { BarcodeDetector, make } = await import('/quietzone/quietzone.js');
  const placed = async ({ text, symbology, options, place }) => {
    const scale = symbology === 'qr' || symbology === 'aztec' ? 8 : 2;
    const code = await make(text, { symbology, scale, ...options });
    const image = await createImageBitmap(await code.toPNG());
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [800, 600];
    const context = canvas.getContext('2d');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, 800, 600);
    const [x, y] = [Math.round((800 - image.width) * place[0]), Math.round((600 - image.height) * place[1])];
    context.drawImage(image, x, y);
    const { left, top, right, bottom } = code.facts.quietZone;
    return { canvas, box: { left: x + left * scale, top: y + top * scale, right: x + image.width - right * scale,
      bottom: y + image.height - bottom * scale } };
  };
"""


def check_placed(name, result, format, far, bottom=True):
    """One code, with its text, its sides and its corners where it was drawn."""
    box, found = result["box"], result["found"]
    expect(len(found) == 1, f"{name}: {len(found)} codes")
    [code] = found
    expect((code["rawValue"], code["format"]) == (TEXT, format), f"{name}: {code}")
    sides = ("left", "top", "right") + (("bottom",) if bottom else ())
    off = {side: abs(code["boundingBox"][side] - box[side]) for side in sides}
    expect(max(off.values()) <= far, f"{name}: sides are off by {off}")
    wanted = [(box["left"], box["top"]), (box["right"], box["top"]), (box["right"], box["bottom"]), (box["left"], box["bottom"])]
    for (x, y), corner in list(zip(wanted, code["cornerPoints"]))[:4 if bottom else 2]:
        expect(abs(corner["x"] - x) <= 15 and abs(corner["y"] - y) <= 15, f"{name}: {corner} in place of {x}, {y}")


def test_shape_single_codes(stage):
    """single-barcode-detection: codes of each kind in the middle, QR codes in the corners: one code, where it lies; from a video, too."""
    cases = [(kind, PLACES["center"], "center") for kind in KINDS] + [
        ("qr-m", place, name) for name, place in PLACES.items() if name != "center"]
    formats = {"code-128": "code_128", "qr": "qr_code"}
    with stage.visit() as visit:
        page = visit.open("#/picture")
        for kind, place, where in cases:
            symbology, options, far = KINDS[kind]
            result = page.evaluate("async (wish) => {" + PLACED + """
              const { canvas, box } = await placed(wish);
              const found = await new BarcodeDetector().detect(canvas);
              return { box, found: JSON.parse(JSON.stringify(found)) };
            }""", {"text": TEXT, "symbology": symbology, "options": options, "place": place})
            # Below the bars of Code 128 there is its text, which is none of the symbol.
            check_placed(f"{kind} {where}", result, formats.get(symbology, symbology), far, bottom=kind != "code128")
        result = page.evaluate("async (wish) => {" + PLACED + """
          const { canvas, box } = await placed(wish);
          const video = Object.assign(document.createElement('video'), { muted: true, srcObject: canvas.captureStream() });
          const drawings = setInterval(() => canvas.getContext('2d').drawImage(canvas, 0, 0), 20);
          await video.play();
          clearInterval(drawings);
          return { box, found: JSON.parse(JSON.stringify(await new BarcodeDetector().detect(video))) };
        }""", {"text": TEXT, "symbology": "qr", "options": {}, "place": PLACES["center"]})
        check_placed("video", result, "qr_code", 5)
        visit.check()


def test_shape_of_results(stage):
    """detected-boundingBox-read-only, detected-postMessage, detector-same-object: results stay, and can be sent."""
    with stage.visit() as visit:
        page = visit.open("#/picture")
        result = page.evaluate("async (data) => {" + PAGE + """
          const canvas = drawn(bitmap);
          const pixels = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
          const [found] = await new BarcodeDetector().detect(pixels);
          const box = found.boundingBox;
          const names = ['x', 'y', 'width', 'height', 'top', 'right', 'bottom', 'left'];
          const writable = names.filter((name) => {
            const before = box[name];
            try { box[name] = before + 1; } catch {}
            return box[name] !== before;
          });
          const same = ['rawValue', 'boundingBox', 'format', 'cornerPoints'].every((name) => found[name] === found[name]);
          const sent = new Promise((resolve) => { addEventListener('message', (event) => resolve(event.data), { once: true }); });
          postMessage([found]);
          const [got] = await sent;
          return { writable, same, kind: box instanceof DOMRectReadOnly && !(box instanceof DOMRect),
            sent: [got.rawValue, got.format, got.cornerPoints.length, got.boundingBox.width === box.width] };
        }""", data_of(stage.code("own")))
        expect(result == {"writable": [], "same": True, "kind": True, "sent": ["own", "qr_code", 4, True]}, result)
        visit.check()


def test_shape_images_that_are_not_there(stage):
    """detection-security-test, detection-HTMLImageElement-empty-src, -zero-dimension-image: broken is an error, empty is not."""
    with stage.visit() as visit:
        page = visit.open("#/picture")
        result = page.evaluate("async (data) => {" + PAGE + """
          const loaded = (element, source) => new Promise((resolve) => {
            element.onload = element.onerror = () => resolve(element);
            element.src = source;
          });
          const detector = new BarcodeDetector();
          const garbage = URL.createObjectURL(new Blob(['garbage'], { type: 'image/png' }));
          const empty = URL.createObjectURL(new Blob(
            ['<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0"/>'], { type: 'image/svg+xml' }));
          const found = {};
          for (const [name, source] of Object.entries({
            broken: await loaded(new Image(), garbage), video: await loaded(document.createElement('video'), garbage),
            noSource: new Image(), noSize: await loaded(new Image(), empty),
          })) found[name] = await outcome(() => detector.detect(source));
          return found;
        }""", data_of(stage.code("own")))
        expect(result == {name: "InvalidStateError" for name in ("broken", "video", "noSource")} | {"noSize": []}, result)
        expect(all("garbage" in fault or "blob:" in fault for fault in visit.faults), visit.faults)


def test_shape_deeper_pixels(stage):
    """detection-ImageDataUint16StorageFormat: pixels of more than eight bits, as the browser has them now, are read as well."""
    with stage.visit() as visit:
        page = visit.open("#/picture")
        result = page.evaluate("async (data) => {" + PAGE + """
          const canvas = drawn(bitmap);
          const plain = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
          const deep = new ImageData(canvas.width, canvas.height, { pixelFormat: 'rgba-float16', storageFormat: 'uint16' });
          for (let index = 0; index < plain.data.length; index += 1) deep.data[index] = plain.data[index] / 255;
          return [deep.data.constructor.name, await outcome(() => new BarcodeDetector().detect(deep))];
        }""", data_of(stage.code("own")))
        expect(result == ["Float16Array", ["own"]], result)
        visit.check()
