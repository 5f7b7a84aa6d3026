"""Where a code must be to count: the viewfinder as a hint, the strict region, what is said of codes that don't count."""
import os

from harness import expect
from scanning import WATCH, events, found, running, start
from videos import Canvas, still, write_video

DESKTOP = {"width": 1280, "height": 800}
# Kind, content, `make --size`: the widths that codes have when they are held near, in pixels of a picture of 720.
NEAR = [
    ("ean-13", "4006381333931", 440), ("code-128", "QZ-128/2026", 420), ("data-matrix", "DATA MATRIX NEAR", 440),
    ("pdf417", "PDF417 HELD NEAR", 440), ("qr", "https://example.org/near", 440), ("aztec", "AZTEC HELD NEAR", 400),
    ("itf-14", "15400141288763", 430),
]


def polygons(page):
    """Class, outline's colour and whether its line is broken, of each code."""
    return page.evaluate("""() => [...document.querySelector('quietzone-scanner').shadowRoot.querySelectorAll('polygon')]
      .map((shape) => ({ standing: shape.getAttribute('class').replace('code ', ''),
        stroke: getComputedStyle(shape).stroke, dashes: getComputedStyle(shape).strokeDasharray }))""")


def near_film(stage, name, percent=100):
    path = os.path.join(stage.folder, f"{name}.y4m")
    if not os.path.exists(path):
        pictures = [Canvas(720, 720).put(stage.code(text, kind, "--size", str(size))) for kind, text, size in NEAR]
        write_video(path, [(picture.shaded(percent), 4) for picture in pictures], rate=5)
    return path


def values(page):
    return {event["text"] for event in events(page, "success")}


def test_aim_large_code_in_the_middle(stage):
    """An EAN-13 whose bars take a third of the picture's width, centred, is read in every frame at once."""
    for scale in (4, 5):
        video = still(stage, f"third-{scale}", (stage.code("4006381333931", "ean-13", "--scale", str(scale)), None))
        for guide in ("brackets", "window", "line", "plus", "none") if scale == 5 else ("brackets",):
            with stage.visit(video=video, scripts=[WATCH], viewport=DESKTOP, settings={"guide": guide}) as visit:
                page = start(visit)
                page.wait_for_selector("dialog.result")
                value = page.get_attribute("dialog .value", "data-value")
                expect(value == "4006381333931", f"{value} in {guide}")
                visit.check()


def test_aim_near_codes_on_a_phone(stage):
    """Codes of 400 to 440 pixels in a picture of 720, upright phone: all are read under the usual frame, also dim."""
    for name, percent, guide in (("near", 100, "brackets"), ("near-dim", 45, "brackets"), ("near", 100, "window")):
        with stage.visit(video=near_film(stage, name, percent), scripts=[WATCH],
                         settings={"guide": guide, "task": "batch", "sound": False}) as visit:
            page = running(visit)
            try:
                page.wait_for_function(f"""() => window.__events.filter(({{ type }}) => type === 'success').length
                  >= {len(NEAR)}""", timeout=40_000)
            except Exception:
                pass
            wanted = {text for _, text, _ in NEAR}
            expect(values(page) == wanted, f"{name}, {guide}: without {wanted - values(page)}, besides {values(page) - wanted}")
            visit.check()


def test_aim_frame_comes_first(stage):
    """Of several codes in view the one that the guide points at is told, and those beside it only where all are wanted."""
    beside, framed = (640, 120), (640, 360)
    for guide in ("brackets", "window", "line", "plus"):
        codes = [(stage.code("BESIDE", "qr", "--scale", "4"), beside), (stage.code("FRAMED", "qr", "--scale", "4"), framed)]
        video = still(stage, "two-of-them", *codes)
        with stage.visit(video=video, scripts=[WATCH], settings={"guide": guide}) as visit:
            page = start(visit)
            page.wait_for_selector("dialog.result")
            expect(page.get_attribute("dialog .value", "data-value") == "FRAMED", guide)
            visit.check()
        with stage.visit(video=video, scripts=[WATCH], settings={"guide": guide, "task": "batch"}) as visit:
            page = running(visit)
            found(page, 2)
            expect([event["text"] for event in events(page, "success")] == ["FRAMED", "BESIDE"], f"{guide}: the order")
            visit.check()


def test_aim_alone_beside_the_frame(stage):
    """The only code in view is told, wherever it is; until then it is grey."""
    video = still(stage, "alone-beside", (stage.code("BESIDE", "qr", "--scale", "4"), (640, 120)))
    with stage.visit(video=video, scripts=[WATCH], settings={"guide": "window"}) as visit:
        page = start(visit)
        page.wait_for_selector("dialog.result")
        expect(page.get_attribute("dialog .value", "data-value") == "BESIDE", "the only one")
        expect(events(page, "ignored") == [], "and never refused")
        visit.check()


WORDS = {"en-US": "Move the code into the frame", "ko-KR": "코드를 틀 안으로 옮겨 주세요", "zh-CN": "请将条码移入取景框"}


def test_aim_strict(stage):
    """R3: with a strict region a code beside it does not count: grey, with why, and words for it in three languages."""
    video = still(stage, "alone-beside", (stage.code("BESIDE", "qr", "--scale", "4"), (640, 120)))
    for locale, words in WORDS.items():
        with stage.visit(video=video, scripts=[WATCH], locale=locale,
                         settings={"guide": "window", "strict": True}) as visit:
            page = running(visit)
            page.wait_for_selector(".pill[data-hint=moveIntoFrame]:visible")
            expect(page.inner_text(".pill") == words, page.inner_text(".pill"))
            code = polygons(page)[0]
            expect(code["standing"] == "refused" and code["stroke"] == "rgb(134, 143, 151)", code)
            expect(code["dashes"] != "none", "told apart without colours")
            # A machine that is busy loses sight of it now and then: it is another code for the session then.
            event = events(page, "ignored")[0]
            expect((event["text"], event["why"], event["standing"]) == ("BESIDE", "outside", "refused"), event)
            middle = [sum(point[axis] for point in event["outline"]) / 4 for axis in "xy"]
            expect(abs(middle[0] - 640) < 6 and abs(middle[1] - 120) < 6, f"where it is: {middle}")
            expect(events(page, "success") == [], "not told")
            page.evaluate("document.querySelector('quietzone-scanner').setAttribute('region', 'hint')")
            page.wait_for_selector("dialog.result")
            visit.check()


def test_aim_words(stage):
    """Nothing is called looked for while codes are outlined; why a code does not count is said."""
    empty, text = Canvas(), Canvas().put(stage.code("NO LINK", "qr", "--scale", "5"))
    video = write_video(os.path.join(stage.folder, "words.y4m"), [(empty, 25), (text, 15)], rate=5)
    with stage.visit(video=video, scripts=[WATCH], settings={"accept": "web"}) as visit:
        page = running(visit)
        page.wait_for_selector(".pill[data-hint=looking]:visible")
        expect(page.inner_text(".pill") == "Point the camera at a code", page.inner_text(".pill"))
        page.wait_for_selector(".pill[data-hint=notALink]:visible")
        expect(page.inner_text(".pill") == "Not a web address", page.inner_text(".pill"))
        expect([code["standing"] for code in polygons(page)] == ["refused"], polygons(page))
        visit.check()
    # What is shown and said in every frame for some seconds.
    with stage.visit(video=video, scripts=[WATCH], settings={"task": "batch", "sound": False}) as visit:
        page = running(visit)
        found(page)
        for _ in range(40):
            looking, outlines = page.evaluate("""() => [!document.querySelector('.pill').hidden
              && document.querySelector('.pill').dataset.hint === 'looking',
              document.querySelector('quietzone-scanner').shadowRoot.querySelectorAll('polygon').length]""")
            expect(not (looking and outlines), "says that it is looking while a code is outlined")
            page.wait_for_timeout(100)
        visit.check()
