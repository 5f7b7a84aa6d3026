"""Barcodes of millions of pictures with Apache Spark."""
from __future__ import annotations

from pyspark.sql import DataFrame
from pyspark.sql.types import (ArrayType, BinaryType, DoubleType, IntegerType, StringType, StructField, StructType)

from ._errors import OptionError

_CORNER = StructType([StructField("x", DoubleType()), StructField("y", DoubleType())])
#: quietzone.arrow.BARCODE, as Spark has it.
BARCODE = StructType([
    StructField("symbology", StringType()), StructField("name", StringType()), StructField("text", StringType()),
    StructField("bytes", BinaryType()), StructField("corners", ArrayType(_CORNER)), StructField("page", IntegerType()),
    StructField("identifier", StringType()), StructField("gs1", StringType()), StructField("gtin", StringType()),
    StructField("set_index", IntegerType()), StructField("set_count", IntegerType()),
    StructField("guessed_character_set", StringType()),
])


def read_barcodes(df: DataFrame, column: str = "content", **options) -> DataFrame:
    """The data frame without its column of pictures, and with what was read in them: `barcodes` and `error`, as
    quietzone.arrow describes them. A row in is a row out.

    column: picture files as binary, as spark.read.format("binaryFile") has them, or paths as string, which have to be
        there on every worker.
    options: those of quietzone.read(): symbologies, effort, maximum_count, region, maximum_pixels.

    A batch that Spark hands over holds at most spark.sql.execution.arrow.maxRecordsPerBatch pictures, 10,000 unless
    set, and a worker holds all of it: set it, or maxBytesPerBatch where Spark has that, to what its memory allows.

    >>> from quietzone.spark import read_barcodes                                                    # doctest: +SKIP
    >>> files = spark.read.format("binaryFile").load("scans/")                                       # doctest: +SKIP
    >>> found = read_barcodes(files.select("path", "content"))                                       # doctest: +SKIP
    """
    from .arrow import checked

    whole = checked(df.columns, column, options)
    kind = df.schema[column].dataType
    if not isinstance(kind, (BinaryType, StringType)):
        raise OptionError(f"the column {column!r} holds {kind.simpleString()}; picture files as binary, or their paths "
                          "as string, are expected")
    schema = StructType([field for field in df.schema if field.name != column] + [
        StructField("barcodes", ArrayType(BARCODE)), StructField("error", StringType())])

    def reading(batches):
        from quietzone.arrow import read_batch
        for batch in batches:
            yield read_batch(batch, column, whole)

    return df.mapInArrow(reading, schema)
