"""The package as who installs it has it; what needs NumPy, Pillow or the other libraries is tried where they are."""
import base64
import copy
import doctest
import os
import pickle
import struct
import subprocess
import sys
import tempfile
import threading
import unittest
import zlib
from xml.etree import ElementTree

import quietzone
from quietzone import _barcode, _making, _pixels, _reading  # noqa: F401

try:
    import numpy
except ImportError:
    numpy = None
try:
    from PIL import Image
except ImportError:
    Image = None


def grey(text="Hello", symbology="qr", scale=4):
    """A drawn symbol as rows of grey bytes: height, width, bytes."""
    symbol = quietzone.make(text, symbology)
    rows = []
    for row in [[]] * 4 + symbol.modules + [[]] * 4:
        cells = [False] * 4 + (list(row) or [False] * symbol.size[0]) + [False] * 4
        line = b"".join((b"\0" if dark else b"\xff") * scale for dark in cells)
        rows += [line] * scale
    return len(rows), len(rows[0]), b"".join(rows)


def png(width, height, data=b""):
    """A PNG file with a header of any size, and that many rows as `data` has."""
    def chunk(name, content):
        return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))

    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(data)) + chunk(b"IEND", b""))


def box(brand):
    """What a HEIC or AVIF file begins with."""
    return struct.pack(">I", 24) + b"ftyp" + brand + bytes(4) + b"mif1" + brand + bytes(100)


class Reading(unittest.TestCase):
    def test_what_is_made_is_read(self):
        contents = {"qr": "Straße 漢字", "ean-13": "4006381333931", "code-128": "Code 128", "data-matrix": "Data Matrix",
                    "pdf417": "PDF417", "aztec": "Aztec", "micro-qr": "12345", "rmqr": "rmqr", "code-39": "CODE-39"}
        for symbology, content in contents.items():
            found = quietzone.read(quietzone.make(content, symbology).png())
            self.assertEqual([(b.symbology, b.text) for b in found], [(symbology, content)])

    def test_sizes(self):
        self.assertEqual(quietzone.make("x", "data-matrix", columns=26, rows=12).size, (26, 12))
        with self.assertRaisesRegex(quietzone.OptionError, "no code has 26 columns and 0 rows"):
            quietzone.make("x", "data-matrix", columns=26)

    def test_bytes_and_zero_bytes(self):
        found = quietzone.read(quietzone.make(b"a\0b\xff").png())
        self.assertEqual(found[0].bytes, b"a\0b\xff")
        self.assertEqual(quietzone.read(quietzone.make("a\0b").png())[0].text, "a\0b")

    def test_guessed_character_sets_are_marked(self):
        for text, codec, name in (("地中海", "gb18030", "GB18030"), ("テスト", "shift_jis", "Windows-31J"),
                                  ("Größe", "latin-1", "ISO-8859-1"), ("Größe", "utf-8", "UTF-8")):
            found = quietzone.read(quietzone.make(text.encode(codec)).png())[0]
            self.assertEqual((found.text, found.guessed_character_set), (text, name))
        for made in (quietzone.make("plain"), quietzone.make("Größe", eci=26)):
            self.assertIsNone(quietzone.read(made.png())[0].guessed_character_set)

    def test_corners_are_pixels(self):
        barcode = quietzone.read(quietzone.make("Hello").png(scale=10))[0]
        left, top, width, height = barcode.bounds
        for value, wanted in ((left, 40), (top, 40), (width, 210), (height, 210)):
            self.assertAlmostEqual(value, wanted, delta=2)

    def test_gs1(self):
        symbol = quietzone.make("(01)09501101530003(10)AB", "data-matrix", gs1=True)
        barcode = quietzone.read(symbol.png())[0]
        self.assertEqual(barcode.gs1, "(01)09501101530003(10)AB")
        self.assertEqual([e.identifier for e in barcode.gs1_elements], ["01", "10"])

    def test_a_path_and_nothing_found(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "leer ö.png")
            quietzone.make("Hello").save(path)
            self.assertEqual(quietzone.read(path)[0].text, "Hello")
        self.assertEqual(quietzone.read(png(3, 3, b"\0\xff\xff\xff" * 3)), [])

    def test_options(self):
        file = quietzone.make("Hello").png()
        self.assertEqual(quietzone.read(file, symbologies="ean-13"), [])
        self.assertEqual(len(quietzone.read(file, symbologies=["qr", "ean-13"], effort="fast", maximum_count=1)), 1)
        self.assertEqual(quietzone.read(file, region=(0.5, 0.5, 0.5, 0.5)), [])
        for region in ((0, 0, 1, 1), [0, 0, 1, 1]):
            found = quietzone.read(file, symbologies=(name for name in ["qr"]), region=iter(region))
            self.assertEqual(len(found), 1)
            options = {"symbologies": (name for name in ["qr"]), "region": region}
            self.assertEqual([len(found) for found in quietzone.read_many([file] * 3, **options)], [1, 1, 1])


class Buffers(unittest.TestCase):
    def test_a_memory_view_without_numpy(self):
        height, width, data = grey()
        view = memoryview(data).cast("B", (height, width))
        self.assertEqual(quietzone.read(view)[0].text, "Hello")

    def test_a_view_that_is_turned_is_copied(self):
        height, width, data = grey()
        colors = b"".join(bytes([value] * 3) for value in data)
        view = memoryview(colors).cast("B", (height, width, 3))
        self.assertEqual(quietzone.read(view)[0].text, "Hello")

    @unittest.skipUnless(numpy, "NumPy is not installed")
    def test_arrays(self):
        height, width, data = grey()
        array = numpy.frombuffer(data, numpy.uint8).reshape(height, width)
        wide = numpy.full((height, width + 7), 255, numpy.uint8)
        wide[:, :width] = array
        for picture in (array, array.T, array[::-1], array[:, ::-1], wide[:, :width], numpy.dstack([array] * 3),
                        numpy.dstack([array] * 4)[:, :, :3], array[:, :, None]):
            self.assertEqual([b.text for b in quietzone.read(picture)], ["Hello"])
        self.assertEqual(_pixels.pixels(array)[0].pixels, array.ctypes.data, "read where it lies")
        self.assertEqual(_pixels.pixels(wide[:, :width])[0].stride, width + 7)
        for bad in (array.astype(float), array.astype("uint16"), array[None, None], numpy.dstack([array] * 2)):
            with self.assertRaisesRegex(quietzone.OptionError, "expected"):
                quietzone.read(bad)
        with self.assertRaisesRegex(quietzone.OptionError, "at least 1 x 1"):
            quietzone.read(numpy.zeros((0, 5), numpy.uint8))

    @unittest.skipUnless(numpy, "NumPy is not installed")
    def test_arrays_of_truth_values(self):
        height, width, data = grey()
        array = numpy.frombuffer(data, numpy.uint8).reshape(height, width)
        for picture in (array > 128, memoryview(array > 128)):
            self.assertEqual([b.text for b in quietzone.read(picture)], ["Hello"])

    @unittest.skipUnless(numpy, "NumPy is not installed")
    def test_arrays_that_only_tell_where_they_lie(self):
        class Told:
            def __init__(self, array):
                self.array, self.__array_interface__ = array, array.__array_interface__

        height, width, data = grey()
        array = numpy.frombuffer(data, numpy.uint8).reshape(height, width)
        for picture in (array, array.T, array[:, ::-1]):
            self.assertEqual([b.text for b in quietzone.read(Told(picture))], ["Hello"])

    def test_sizes_beyond_32_bits(self):
        class Large:
            def __init__(self, shape):
                kept = bytes(9)
                self.kept = kept
                self.__array_interface__ = {"data": (id(kept), True), "typestr": "|u1", "shape": shape, "version": 3}

        for shape, words in (((1, 2**32 + 290), "4294967586 x 1 pixels"), ((1, 2**31 + 5), "2147483653 x 1 pixels"),
                             ((2**32 + 1, 1, 3), "1 x 4294967297 pixels"), ((1, 1_000_001), "at most 1000000 a side")):
            with self.assertRaisesRegex(quietzone.PictureError, words):
                quietzone.read(Large(shape))

    @unittest.skipUnless(Image, "Pillow is not installed")
    def test_pillow(self):
        height, width, data = grey()
        image = Image.frombytes("L", (width, height), data)
        for mode in ("L", "1", "RGB", "RGBA", "P", "CMYK", "LA", "La", "I", "F"):
            picture = image.convert("LA").convert(mode) if mode == "La" else image.convert(mode)
            self.assertEqual([b.text for b in quietzone.read(picture)], ["Hello"], mode)

    @unittest.skipUnless(Image, "Pillow is not installed")
    def test_pillow_with_more_than_eight_bits(self):
        height, width, data = grey()
        for mode, code, low, high in (("I;16", "<H", 8000, 50000), ("I;16B", ">H", 8000, 50000), ("I;16", "<H", 0, 255),
                                      ("I", "<i", 8000, 50000), ("I", "<i", -90000, 400000), ("F", "<f", 0.2, 0.9), ("F", "<f", 0, 255)):
            numbers = b"".join(struct.pack(code, high if value else low) for value in data)
            image = Image.frombytes(mode, (width, height), numbers, "raw", {"I": "I;32S", "F": "F;32F"}.get(mode, mode))
            self.assertEqual([b.text for b in quietzone.read(image)], ["Hello"], (mode, low))
        self.assertEqual(quietzone.read(Image.new("F", (20, 20), 0.5)), [])
        with self.assertRaisesRegex(quietzone.OptionError, "finite"):
            quietzone.read(Image.new("F", (20, 20), float("inf")))


class Many(unittest.TestCase):
    def test_order_and_errors_in_their_places(self):
        sources = [quietzone.make(str(i)).png() for i in range(40)]
        sources[7], sources[20], sources[33] = b"no picture", "/no/such/file", sources[33][:60]
        results = list(quietzone.read_many(sources, threads=4))
        self.assertEqual(len(results), 40)
        for i, result in enumerate(results):
            if i in (7, 33):
                self.assertIsInstance(result, quietzone.PictureError)
            elif i == 20:
                self.assertIsInstance(result, FileNotFoundError)
            else:
                self.assertEqual([b.text for b in result], [str(i)])

    def test_whatever_a_source_raises_stands_in_its_place(self):
        class Odd:
            @property
            def mode(self):
                raise SyntaxError("broken PNG file")

        file = quietzone.make("x").png()
        first, error, last = quietzone.read_many([file, Odd(), file])
        self.assertEqual([first[0].text, type(error).__name__, last[0].text], ["x", "SyntaxError", "x"])

    def test_paths_that_are_none(self):
        file = quietzone.make("x").png()
        first, *wrong, last = quietzone.read_many([file, "a\0b.png", "a\ud800.png", file])
        self.assertEqual([first[0].text, last[0].text], ["x", "x"])
        for error, words in zip(wrong, ("null", "can't be the path|No such file")):
            self.assertRegex(str(error), words)
        with tempfile.TemporaryDirectory() as folder:
            with open(os.path.join(folder, "no picture"), "wb") as file:
                file.write(b"nothing")
            for entry in os.scandir(os.fsencode(folder)):
                with self.assertRaisesRegex(quietzone.PictureError, "no picture: "):
                    quietzone.read(entry)

    def test_few_sources_are_taken_ahead(self):
        taken = []

        def sources():
            for i in range(1000):
                taken.append(i)
                yield b""

        results = quietzone.read_many(sources(), threads=2)
        next(results)
        self.assertLessEqual(len(taken), 4)
        results.close()

    def test_threads(self):
        file, wrong = quietzone.make("threads").png(), []

        def work():
            for _ in range(5):
                if [b.text for b in quietzone.read(file)] != ["threads"]:
                    wrong.append(1)

        threads = [threading.Thread(target=work) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(wrong, [])

    def test_wrong_options_are_said_at_once(self):
        for options in ({"threads": 0}, {"threads": "2"}, {"effort": "hard"}, {"symbologies": "qrr"}, {"speed": 1}):
            with self.assertRaises(quietzone.OptionError):
                quietzone.read_many([], **options)


class Hostile(unittest.TestCase):
    def test_files(self):
        good = quietzone.make("Hello").png()
        cases = {b"": "empty", b"x": "not a known kind", good[:50]: "PNG", png(60000, 60000): "60000 × 60000",
                 b"%PDF-1.4": "unsupported PDF: draw the PDF's pages", box(b"heic"): "unsupported HEIC: open .* pillow-heif",
                 box(b"avif"): "unsupported AVIF: open .* Pillow 11.3", b"GIF89a": "truncated GIF", b"\xff\xd8\xff\xe0": "truncated JPEG"}
        for data, words in cases.items():
            with self.assertRaisesRegex(quietzone.PictureError, words):
                quietzone.read(data)

    def test_every_cut_and_many_changed_bytes(self):
        good = quietzone.make("Hello").png()
        for end in range(len(good)):
            self.attempt(good[:end])
        for place in range(len(good)):
            self.attempt(good[:place] + bytes([good[place] ^ 0x5A]) + good[place + 1:])

    def attempt(self, data):
        try:
            quietzone.read(data)
        except quietzone.PictureError as error:
            self.assertTrue(str(error))

    def test_arguments(self):
        file = quietzone.make("Hello").png()
        for call, words in (
            (lambda: quietzone.read(5), "a int is no picture"),
            (lambda: quietzone.read(file, effort="hard"), "fast, balanced and thorough"),
            (lambda: quietzone.read(file, symbologies=[]), "name at least one"),
            (lambda: quietzone.read(file, symbologies=5), "the symbologies are 5; a short name, several"),
            (lambda: quietzone.read(file, symbologies=[["qr"]]), "there is no symbology"),
            (lambda: quietzone.read(file, region=(0, 0, 2, 1)), "inside the picture"),
            (lambda: quietzone.read(file, maximum_count=-1), "maximum_count is -1"),
            (lambda: quietzone.read(file, maximum_count=1 << 32), "fits in 32 bits"),
            (lambda: quietzone.read(file, region=(0, 0)), "x, y, width and height"),
            (lambda: quietzone.read(file, region=(0, 0, "1", 1)), "region_width is '1'"),
            (lambda: quietzone.make("x", version=(1 << 32) + 1), "version is 4294967297"),
            (lambda: quietzone.make("x", mask="best"), "mask is 'best'"),
            (lambda: quietzone.make("x").png(scale=1.5), "pixels is 1.5"),
            (lambda: quietzone.make("x", "maxicode", country=840), "for modes 2 and 3, and not for mode 4"),
            (lambda: quietzone.make("abc", eci=899), "character set ECI 899"),
            (lambda: quietzone.read(file).svg("0"), "page is '0'"),
            (lambda: quietzone.make(5), "text or bytes"),
            (lambda: quietzone.make("x", colour="red"), "no option 'colour'"),
            (lambda: quietzone.make("x", level="Z"), "L, M, Q or H"),
            (lambda: quietzone.make("x").draw("gif"), "no kind 'gif'"),
            (lambda: quietzone.make("x").png(foreground="mauve"), "unknown colour name"),
            (lambda: quietzone.make("x").save("x.jpg"), ".svg, .png, .pdf or .eps"),
            (lambda: quietzone.read(file, region=(0, 0, 10**400, 1)), "fits in 64 bits"),
            (lambda: quietzone.read(file, effort=["fast"]), "fast, balanced and thorough"),
            (lambda: quietzone.make("a\ud800"), "lone surrogate, at 1"),
            (lambda: quietzone.make("x").png(foreground=None), "foreground is None; a text"),
            (lambda: quietzone.make("590123412345", "ean-13", add_on="12\0junk"), "add_on holds the character NUL at 2"),
        ):
            with self.assertRaisesRegex(quietzone.OptionError, words):
                call()
        self.assertEqual(quietzone.read(quietzone.make("a\0b").png())[0].text, "a\0b")
        if numpy:
            self.assertEqual(quietzone.make("x", mask=numpy.int64(3)).size, (21, 21))
            self.assertEqual(len(quietzone.read(file, region=numpy.array([0, 0, 1, 1], numpy.float32))), 1)
        with self.assertRaisesRegex(quietzone.ContentError, "PDF417 takes 1 to 2710 characters and not 0"):
            quietzone.make("", "pdf417")
        with self.assertRaisesRegex(quietzone.ContentError, "too long for QR Code"):
            quietzone.make("x" * 5000)
        with self.assertRaisesRegex(quietzone.DrawingError, "at least 1"):
            quietzone.make("x").png(scale=0)


class Symbols(unittest.TestCase):
    def test_copies_are_the_symbol(self):
        symbol = quietzone.make("copied")
        for other in (copy.copy(symbol), copy.deepcopy([symbol])[0]):
            self.assertIs(other, symbol)
        with self.assertRaisesRegex(TypeError, "svg"):
            pickle.dumps(symbol)


class Program(unittest.TestCase):
    def run_program(self, *words):
        done = subprocess.run([sys.executable, "-m", "quietzone", *words], capture_output=True, text=True,
                              env={**os.environ, "PYTHONUTF8": "1"})
        return done.returncode, done.stdout, done.stderr

    def test_make_and_read(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "code.png")
            self.assertEqual(self.run_program("make", "Hello", "-o", path)[0], 0)
            self.assertEqual(self.run_program("read", path), (0, "QR Code: Hello\n", ""))
            status, out, err = self.run_program("read", path, path + "x")
            self.assertEqual((status, out), (2, f"{path}: QR Code: Hello\n"))
            self.assertIn("No such file", err)
        self.assertEqual(self.run_program("make", "x" * 5000)[0], 2)

    def test_nothing_moves_the_cursor(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "code.png")
            quietzone.make("\x1b]0;owned\x07\n\u202e漢\\").save(path)
            self.assertEqual(self.run_program("read", path)[1], "QR Code: \\u{1b}]0;owned\\u{7}\\n\\u{202e}漢\\\\\n")
            done = subprocess.run([sys.executable, "-m", "quietzone", "read", path], capture_output=True,
                                  env={**os.environ, "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"})
            self.assertEqual((done.returncode, done.stderr), (0, b""))
            self.assertIn(b"\\u6f22", done.stdout)
        self.assertNotIn("\x1b", self.run_program("read", "/no/\x1b[2Jsuch")[2])
        self.assertEqual(self.run_program("--version")[1], quietzone.__version__ + "\n")


class Examples(unittest.TestCase):
    def test_doc_strings(self):
        for module in (quietzone, _making, _reading):
            self.assertEqual(doctest.testmod(module).failed, 0)

    def test_symbols_in_notebooks(self):
        self.assertEqual(quietzone.make("Hello")._repr_png_()[:4], b"\x89PNG")


class Notebooks(unittest.TestCase):
    def picture(self, reading):
        """The drawing's elements, and the picture in it: width, height, rows."""
        root = ElementTree.fromstring(reading._repr_svg_())
        name = "{http://www.w3.org/2000/svg}"
        href = root.find(name + "image").get("href")
        self.assertTrue(href.startswith("data:image/png;base64,"))
        file = base64.b64decode(href.partition(",")[2])
        width, height, _, color = struct.unpack(">IIBB", file[16:26])
        return root.findall(name + "polygon"), [e.text for e in root.iter(name + "text")], (width, height, color), file

    def test_a_file_with_its_outlines(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "code.png")
            quietzone.make("<Hello> & \x07").save(path)
            reading = quietzone.read(path)
            outlines, texts, size, file = self.picture(reading)
            self.assertEqual((len(outlines), texts), (1, ["<Hello> & \N{MIDDLE DOT}"]))
            self.assertEqual(size, (290, 290, 0))
            # What is shown reads as what was read.
            self.assertEqual(quietzone.read(file)[0].bytes, reading[0].bytes)
            points = [tuple(map(float, p.split(","))) for p in outlines[0].get("points").split()]
            for point, corner in zip(points, reading[0].corners):
                self.assertAlmostEqual(point[0], corner.x, delta=0.06)
                self.assertAlmostEqual(point[1], corner.y, delta=0.06)
            self.assertEqual(quietzone.read_many([path]).__next__()._repr_svg_(), reading._repr_svg_())
        self.assertIsNone(reading._repr_svg_())
        with self.assertRaises(FileNotFoundError):
            reading.svg()

    def test_large_pictures_are_thinned_out_and_nothing_found_is_shown(self):
        outlines, texts, size, file = self.picture(quietzone.read(png(2500, 3, (b"\0" + b"\xff" * 2500) * 3)))
        self.assertEqual((outlines, texts, size), ([], [], (834, 1, 0)))
        self.assertEqual(quietzone.read(file), [])

    def test_long_texts_are_cut(self):
        texts = self.picture(quietzone.read(quietzone.make("x" * 300).png()))[1]
        self.assertEqual(texts, ["x" * 40 + "\N{HORIZONTAL ELLIPSIS}"])

    def test_pictures_are_let_go_of(self):
        reading = next(quietzone.read_many([quietzone.make("Hello").png()]))
        self.assertIsNone(reading._repr_svg_())
        with self.assertRaisesRegex(quietzone.QuietZoneError, "not at hand"):
            reading.svg()
        kept = pickle.loads(pickle.dumps(quietzone.read(quietzone.make("Hello").png())))
        self.assertEqual((type(kept), kept[0].text), (list, "Hello"))

    def test_pages(self):
        height, width, data = grey()
        pages = f"P5 {width} {height} 255\n".encode()
        file = pages + b"\xff" * len(data) + pages + data
        reading = quietzone.read(file)
        self.assertEqual(reading[0].page, 1)
        self.assertEqual(len(self.picture(reading)[0]), 1)
        self.assertNotIn("polygon", reading.svg(page=0))
        with self.assertRaisesRegex(quietzone.PictureError, "no page 2"):
            reading.svg(page=2)

    @unittest.skipUnless(numpy, "NumPy is not installed")
    def test_arrays(self):
        height, width, data = grey()
        array = numpy.frombuffer(data, numpy.uint8).reshape(height, width)
        for picture, color in ((array, 0), (numpy.dstack([array] * 3), 2), (numpy.dstack([array] * 3)[:, ::-1][:, ::-1], 2)):
            _, texts, size, file = self.picture(quietzone.read(picture))
            self.assertEqual((texts, size), (["Hello"], (width, height, color)))
            self.assertEqual(quietzone.read(file)[0].text, "Hello")


if __name__ == "__main__":
    unittest.main()
