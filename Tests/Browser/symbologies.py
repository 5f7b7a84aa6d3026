"""R2: each of the 13 kinds that the sources name, read live."""
import os

from harness import expect
from scanning import WATCH, events, running
from videos import Canvas, write_video

# Name in the sources, short name, content, how it is made, and how many pixels a module has.
SEEDS = [
    ("UPC-E", "upc-e", "04252614", ()),
    ("Code 39", "code-39", "SEED-39", ("--check", "none")),
    ("Code 39 mod 43", "code-39", "MOD-43", ("--check", "add")),
    ("Code 93", "code-93", "SEED 93", ()),
    ("Code 128", "code-128", "Seed 128", ()),
    ("EAN-8", "ean-8", "96385074", ()),
    ("EAN-13", "ean-13", "4006381333931", ()),
    ("Aztec", "aztec", "Seed Aztec", ()),
    ("PDF417", "pdf417", "Seed PDF417", ()),
    ("ITF-14", "itf-14", "15400141288763", ()),
    ("Data Matrix", "data-matrix", "Seed Data Matrix", ()),
    ("Interleaved 2 of 5", "interleaved-2-of-5", "12345670", ()),
    ("QR", "qr", "Seed QR", ()),
]


def test_symbologies_live(stage):
    """All thirteen in one video, a second each: every value once, under its own kind."""
    frames = []
    for _, token, text, options in SEEDS:
        scale = "6" if token in ("aztec", "data-matrix", "qr") else "3" if token == "pdf417" else "2"
        frames.append((Canvas(960, 540).put(stage.code(text, token, "--scale", scale, *options)), 10))
    video = write_video(os.path.join(stage.folder, "seeds.y4m"), frames, rate=10)
    with stage.visit(video=video, scripts=[WATCH], viewport={"width": 1280, "height": 800},
                     settings={"guide": "none", "task": "batch", "sound": False}) as visit:
        page = running(visit)
        try:
            page.wait_for_function(f"() => window.__events.filter(({{ type }}) => type === 'success').length >= {len(SEEDS)}",
                                   timeout=45_000)
        except Exception:
            pass
        scans = {event["text"]: event["scan"]["barcode"] for event in events(page, "success")}
        for name, token, text, options in SEEDS:
            found = [barcode for value, barcode in scans.items() if value.startswith(text) or value.endswith(text)]
            expect(found, f"{name} was not read: {sorted(scans)}")
            expect(found[0]["symbology"] == token, f"{name} read as {found[0]['symbology']}")
            if options == ("--check", "add"):
                expect(found[0]["details"]["check"] in ("right", "perhaps"), f"{name}: check {found[0]['details']}")
        expect(len(scans) == len(SEEDS), f"others: {sorted(scans)}")
        visit.check()
