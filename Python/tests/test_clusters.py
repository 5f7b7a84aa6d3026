"""quietzone.arrow, .spark, .ray and .daft with the engines that are here; what is missing is passed over, and said.

usage: python test_clusters.py [--master spark://HOST:PORT]      Spark runs in this process unless told otherwise
"""
import os
import struct
import sys
import unittest
import zlib

import quietzone

try:
    import pyarrow as pa
except ImportError:
    sys.exit("test_clusters: pyarrow is not here; nothing of clusters was tried")

GOOD, MASTER = 40, "local[2]"


def part(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def gigantic():
    """A PNG of 60 000 x 60 000 pixels, in a kilobyte."""
    head = struct.pack(">IIBBBBB", 60_000, 60_000, 1, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + part(b"IHDR", head) + part(b"IDAT", zlib.compress(bytes(1000))) + part(b"IEND", b"")


def pictures():
    """Name, file and the texts that are read in it; None: it can't be read."""
    for number in range(GOOD):
        yield f"good-{number}", quietzone.make(f"CODE {number}").png(), [f"CODE {number}"]
    yield "nothing", quietzone.make("x").png()[:0] + blank(), []
    yield "truncated", quietzone.make("truncated").png()[:100], None
    yield "text", b"no picture", None
    yield "empty", b"", None
    yield "null", None, None
    yield "gigantic", gigantic(), None


def blank():
    rows = b"".join(b"\0" + b"\xff" * 32 for _ in range(32))
    return (b"\x89PNG\r\n\x1a\n" + part(b"IHDR", struct.pack(">IIBBBBB", 32, 32, 8, 0, 0, 0, 0))
            + part(b"IDAT", zlib.compress(rows)) + part(b"IEND", b""))


PICTURES = list(pictures())
EXPECTED = {name: texts for name, _, texts in PICTURES}


class Check(unittest.TestCase):
    def check(self, rows):
        """Each row is there once, with its barcodes or its error."""
        self.assertEqual(sorted(row["name"] for row in rows), sorted(EXPECTED))
        for row in rows:
            expected = EXPECTED[row["name"]]
            if expected is None:
                self.assertIsNone(row["barcodes"], row)
                self.assertGreater(len(row["error"]), 10, row)
            else:
                self.assertEqual([code["text"] for code in row["barcodes"]], expected)
                self.assertIsNone(row["error"])
                for code in row["barcodes"]:
                    self.assertEqual((code["symbology"], bytes(code["bytes"]).decode()), ("qr", code["text"]))
                    self.assertEqual(len(code["corners"]), 4)
                    self.assertGreater(code["corners"][2]["x"], code["corners"][0]["x"])

    def refused(self, read, frame):
        """What can't be is refused where it is asked for, and not on a worker."""
        for column, options, words in (("lost", {}, "no column 'lost'"), ("name2", {}, "no column"),
                                       ("content", {"effort": "hard"}, "no effort 'hard'"),
                                       ("content", {"speed": 1}, "no option 'speed'"),
                                       ("content", {"symbologies": "qrr"}, "no symbology 'qrr'")):
            with self.assertRaisesRegex(quietzone.QuietZoneError, words):
                read(frame, column, **options)


class ArrowTests(Check):
    def table(self):
        return pa.table({"name": [name for name, _, _ in PICTURES],
                         "content": pa.array([file for _, file, _ in PICTURES], pa.binary())})

    def test_batches_and_tables(self):
        from quietzone.arrow import ADDED, checked, read_batch
        options = checked(["name", "content"], "content", {})
        for batch in (self.table(), self.table().to_batches()[0]):
            found = read_batch(batch, "content", options)
            self.assertIs(type(found), type(batch))
            self.assertEqual(found.schema, pa.schema([("name", pa.string()), *ADDED]))
            self.check(found.to_pylist())

    def test_kinds_of_columns(self):
        from quietzone.arrow import checked, read_column
        options = checked(["a"], "a", {"symbologies": ["ean-13"]})
        file = quietzone.make("4006381333931", "ean-13").png()
        for kind in (pa.binary(), pa.large_binary()):
            [row] = read_column(pa.array([file], kind), options).to_pylist()
            self.assertEqual(row["barcodes"][0]["gtin"], "04006381333931")
        [row] = read_column(pa.array(["/nothing.png"]), options).to_pylist()
        self.assertIn("No such file", row["error"])
        with self.assertRaisesRegex(quietzone.OptionError, "holds int64; picture files as binary"):
            read_column(pa.array([1]), options)

    def test_iterators_and_what_the_schema_says(self):
        from quietzone.arrow import checked, read_batch
        table = self.table().replace_schema_metadata({"source": "a camera"})
        options = checked(table.column_names, "content", {"symbologies": (name for name in ["qr"]), "region": [0, 0, 1, 1]})
        found = read_batch(table, "content", options)
        self.check(found.to_pylist())
        self.assertEqual(found.schema.metadata, {b"source": b"a camera"})

    def test_columns_in_the_way(self):
        from quietzone.arrow import checked
        with self.assertRaisesRegex(quietzone.OptionError, "a column 'error' already"):
            checked(["content", "error"], "content", {})


class SparkTests(Check):
    @classmethod
    def setUpClass(cls):
        try:
            from pyspark.sql import SparkSession
        except ImportError:
            raise unittest.SkipTest("pyspark is not here")
        os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
        cls.spark = (SparkSession.builder.master(MASTER).appName("quietzone").config("spark.ui.enabled", "false")
                     .config("spark.sql.execution.arrow.maxRecordsPerBatch", "16").getOrCreate())
        cls.spark.sparkContext.setLogLevel("ERROR")

    @classmethod
    def tearDownClass(cls):
        if hasattr(cls, "spark"):
            cls.spark.stop()

    def frame(self):
        rows = [(name, None if file is None else bytearray(file)) for name, file, _ in PICTURES]
        return self.spark.createDataFrame(rows, "name string, content binary").repartition(3)

    def test_read(self):
        from quietzone.spark import read_barcodes
        found = read_barcodes(self.frame())
        self.assertEqual(found.columns, ["name", "barcodes", "error"])
        self.check([row.asDict(recursive=True) for row in found.collect()])
        self.assertEqual(found.selectExpr("explode(barcodes) as code").filter("code.symbology = 'qr'").count(), GOOD)

    def test_refused(self):
        from quietzone.spark import read_barcodes
        self.refused(read_barcodes, self.frame())
        with self.assertRaisesRegex(quietzone.OptionError, "holds bigint"):
            read_barcodes(self.spark.range(3), "id")


class RayTests(Check):
    @classmethod
    def setUpClass(cls):
        try:
            import ray
            import ray.data
        except ImportError:
            raise unittest.SkipTest("Ray Data is not here")
        ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="error")
        cls.ray = ray

    @classmethod
    def tearDownClass(cls):
        if hasattr(cls, "ray"):
            cls.ray.shutdown()

    def test_read(self):
        from quietzone.ray import read_barcodes
        dataset = self.ray.data.from_arrow(ArrowTests().table()).repartition(3)
        self.check(read_barcodes(dataset, "content").take_all())
        self.refused(read_barcodes, dataset)


class DaftTests(Check):
    def test_read(self):
        try:
            import daft
        except ImportError:
            raise unittest.SkipTest("Daft is not here")
        from quietzone.daft import read_barcodes
        frame = daft.from_arrow(ArrowTests().table())
        found = read_barcodes(frame, batch_size=16)
        self.assertEqual(found.column_names, ["name", "barcodes", "error"])
        self.check(found.to_pylist())
        self.refused(read_barcodes, frame)


if __name__ == "__main__":
    if "--master" in sys.argv:
        place = sys.argv.index("--master")
        MASTER = sys.argv[place + 1]
        del sys.argv[place:place + 2]
    unittest.main(verbosity=2)
