"""The shots of which Tests/Photographs is made: three steps of what makes reading hard in each category, so that some
are read by all, some by few and some by nobody yet."""
from photographs_camera import Shot

PLAIN = [
    Shot("plain-1", "page", ["QRCode"], 3, angle=4, tilt=(8, -5)),
    Shot("plain-2", "parcel", ["Code128"], 2.2, angle=-3, tilt=(5, 4)),
    Shot("plain-3", "card", ["PDF417"], 2.3, angle=188, tilt=(-6, 6)),
    Shot("plain-4", "parcel", ["MaxiCode"], 4.5, angle=17, tilt=(6, 6)),
    Shot("plain-5", "sticker", ["DataMatrix"], 4, angle=38, ground="brushed metal"),
    Shot("plain-6", "card", ["Aztec"], 4, angle=-12, tilt=(10, 3)),
    Shot("plain-7", "bag", ["EAN13"], 2.2, angle=95),
    Shot("plain-8", "page", ["DataBarExpStk"], 2.4, angle=-86, tilt=(5, 5)),
]
FAR = [
    Shot("far-1", "page", ["QRCode"], 1.6, angle=130, tilt=(10, 5)),
    Shot("far-2", "parcel", ["DataMatrix rectangle"], 1.5, angle=24),
    Shot("far-3", "page", ["EAN8"], 1.2, angle=7),
    Shot("far-4", "sticker", ["UPCA"], 1.0, angle=14, ground="cardboard", noise=3),
    Shot("far-5", "card", ["Aztec"], 1.25, angle=33, noise=3),
    Shot("far-6", "parcel", ["PDF417"], 1.1, angle=5),
    Shot("far-7", "parcel", ["ITF"], 0.8, angle=2, noise=3),
]
FOCUS = [
    Shot("focus-1", "page", ["Code39"], 2, angle=-168, focus=0.7),
    Shot("focus-2", "card", ["MicroQRCode"], 4, angle=-20, focus=0.6, tilt=(8, 8)),
    Shot("focus-3", "bag", ["EAN13"], 2.6, angle=70, focus=1.2),
    Shot("focus-4", "parcel", ["QRCode long"], 2.5, angle=3, focus=0.9),
    Shot("focus-5", "sticker", ["DataMatrix"], 4, angle=15, focus=1.05, ground="granite"),
    Shot("focus-6", "page", ["DataBarLtd"], 2.6, angle=-8, focus=1.4),
    Shot("focus-7", "card", ["Aztec"], 4, angle=5, focus=1.3),
]
MOTION = [
    Shot("motion-1", "page", ["Code93"], 2.3, angle=-5, motion=1.2, way=20),
    Shot("motion-2", "parcel", ["QRCode"], 3.5, angle=149, motion=1.3, way=40),
    Shot("motion-3", "bag", ["UPCE"], 3, angle=4, motion=2.2, way=60),
    Shot("motion-4", "card", ["PDF417"], 2.2, angle=2, motion=2, way=80),
    Shot("motion-5", "parcel", ["DataMatrix"], 4, angle=-14, motion=3, way=30),
    Shot("motion-6", "page", ["Codabar"], 2.4, angle=6, motion=3, way=10),
]
SLANTED = [
    Shot("slanted-1", "page", ["QRCode"], 4, angle=30, tilt=(45, 10)),
    Shot("slanted-2", "parcel", ["Code128"], 2.6, angle=12, tilt=(15, 48)),
    Shot("slanted-3", "card", ["Aztec"], 4.5, angle=20, tilt=(52, -15)),
    Shot("slanted-4", "sticker", ["rMQRCode"], 4.5, angle=-25, tilt=(50, 25), ground="white paper"),
    Shot("slanted-5", "parcel", ["MaxiCode"], 5, angle=-30, tilt=(48, 12)),
    Shot("slanted-6", "page", ["QRCode"], 4.5, angle=41, tilt=(68, 10)),
]
BENT = [
    Shot("bent-1", "can", ["EAN13"], 2.4, angle=3, bend=70, tilt=(10, 0)),
    Shot("bent-2", "can", ["QRCode"], 3.6, angle=-4, bend=60, tilt=(12, 0)),
    Shot("bent-3", "can", ["DataBar"], 2.8, angle=88, bend=80, lying=True),
    Shot("bent-4", "can", ["DataMatrix"], 4.5, angle=12, bend=90, tilt=(15, 0)),
    Shot("bent-5", "bag", ["UPCA"], 2.5, angle=-130, crumple=0.5),
    Shot("bent-6", "bag", ["QRCode"], 4, angle=21, crumple=0.5),
    Shot("bent-7", "can", ["QRCode long"], 3, angle=2, bend=130, tilt=(18, 0)),
    Shot("bent-8", "bag", ["EAN13"], 2.8, angle=6, crumple=0.8, glare=0.3),
]
LIGHT = [
    Shot("light-1", "page", ["QRCode"], 3.2, angle=11, shadow=0.6, gradient=0.3),
    Shot("light-2", "parcel", ["MicroPDF417"], 2.6, angle=4, gradient=0.6, noise=5),
    Shot("light-3", "card", ["PDF417"], 2.3, angle=205, shadow=0.7, dim=0.3, noise=5),
    Shot("light-4", "bag", ["EAN8"], 2.6, angle=-66, glare=0.8, aside=(0.05, 0.12)),
    Shot("light-5", "card", ["QRCode"], 3.4, angle=5, glare=0.75, aside=(0.06, 0.02)),
    Shot("light-6", "parcel", ["Code128"], 2.2, angle=8, dim=0.8, noise=9),
    Shot("light-7", "sticker", ["DataMatrix"], 3, angle=50, dim=0.72, noise=14, ground="fabric"),
    Shot("light-8", "page", ["Aztec"], 3.6, angle=-3, glare=0.8, aside=(0.03, 0.03), dim=0.2),
]
SCREEN = [
    Shot("screen-1", "screen", ["QRCode"], 4, angle=6, tilt=(8, 12), wear={"pitch": 0.5}, ink=12, paper=235),
    Shot("screen-2", "screen", ["EAN13"], 3, angle=-9, tilt=(5, 10), wear={"pitch": 0.5}, ink=12, paper=235),
    Shot("screen-3", "screen", ["Aztec"], 5, angle=13, tilt=(10, 20), wear={"pitch": 0.34}, glare=0.4),
    Shot("screen-4", "screen", ["DataMatrix"], 5, angle=3, tilt=(12, 10), wear={"pitch": 0.67}, ink=12, paper=235),
    Shot("screen-5", "screen", ["PDF417"], 2.6, angle=4, tilt=(5, 5), wear={"pitch": 0.5}, quality=25),
]
MARKED = [
    Shot("marked-1", "part", ["DataMatrix"], 4.5, angle=22, ground="brushed metal", ink=50, paper=170),
    Shot("marked-2", "part", ["DataMatrix"], 4.5, angle=-40, ground="brushed metal", ink=200, paper=85,
         wear={"light": True}),
    Shot("marked-3", "part", ["MicroQRCode"], 5, angle=10, ground="circuit board", ink=215, paper=80,
         wear={"light": True}),
    Shot("marked-4", "part", ["DataMatrix rectangle"], 4, angle=65, ground="granite", ink=70, paper=130),
    Shot("marked-5", "part", ["DataMatrix"], 4, angle=5, ground="cardboard", ink=105, paper=145, noise=4),
]
SHELF = [
    Shot("shelf-1", "shelf", ["EAN13", "EAN8"], 1.7, angle=-2, tilt=(4, 8)),
    Shot("shelf-2", "shelf", ["UPCA", "DataBarStk", "EAN13"], 1.4, angle=3, tilt=(6, -12)),
    Shot("shelf-3", "shelf", ["EAN8", "QRCode", "UPCE"], 1.6, angle=-4, tilt=(10, 20), noise=3),
    Shot("shelf-4", "shelf", ["EAN8", "DataBarExp", "DataBar"], 1.15, angle=1, tilt=(5, 10)),
]
WORN = [
    Shot("worn-1", "page", ["QRCode"], 3.2, angle=15, wear={"scratches": 2, "spots": 2}),
    Shot("worn-2", "parcel", ["Code128"], 2.3, angle=176, wear={"scratches": 5, "bald": 0.05}),
    Shot("worn-3", "parcel", ["ITF"], 1.8, angle=5, wear={"bald": 0.25, "spots": 6}),
    Shot("worn-4", "card", ["PDF417"], 2.3, angle=-6, wear={"covered": 0.22}),
    Shot("worn-5", "sticker", ["DataMatrix"], 4.5, angle=9, wear={"bald": 0.1, "scratches": 1}, ground="granite"),
    Shot("worn-6", "card", ["QRCode"], 3.6, angle=31, wear={"bald": 0.08, "spots": 2}, crumple=0.3),
]
VIEW = {"size": (300, 225), "module": 3}
NONE = [
    Shot("none-1", "prose", [], angle=8, tilt=(10, 6), **VIEW),
    Shot("none-2", "columns of digits", [], angle=-5, tilt=(20, 6), **VIEW),
    Shot("none-3", "fences", [], angle=2, tilt=(5, 25), **VIEW),
    Shot("none-4", "bricks", [], angle=3, tilt=(5, 20), **VIEW),
    Shot("none-5", "fabric", [], angle=30, crumple=0.3, **VIEW),
    Shot("none-6", "screen", [], angle=4, tilt=(8, 15), wear={"pitch": 0.6}, **VIEW),
    Shot("none-7", "circuit boards", [], angle=14, focus=0.2, **VIEW),
    Shot("none-8", "chequerboards", [], angle=20, tilt=(40, 5), **VIEW),
    Shot("none-9", "nested squares", [], angle=-16, tilt=(12, 8), **VIEW),
    Shot("none-10", "stripes", [], angle=6, shadow=0.4, **VIEW),
]
SHOTS = PLAIN + FAR + FOCUS + MOTION + SLANTED + BENT + LIGHT + SCREEN + MARKED + SHELF + WORN + NONE
