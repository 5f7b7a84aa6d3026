"""Pictures in Arrow data: a column of picture files in, a column of barcodes out. What quietzone.spark, quietzone.ray
and quietzone.daft share; it needs pyarrow, which all of them bring.

A row in is a row out, in its order: the other columns as they were, then

- barcodes: a list of BARCODE, empty where the picture holds none, null where it can't be read;
- error: why it can't be read, in one sentence; null where it was.

One picture never costs another one its row: truncated files, files of no kind that is known, those of more pixels than
are allowed and values that are null have an error, and nothing else.
"""
from __future__ import annotations

import pyarrow as pa

from ._errors import OptionError, QuietZoneError
from ._reading import read, whole

_POINT = pa.struct([("x", pa.float64()), ("y", pa.float64())])
#: A barcode, as quietzone.Barcode has it: corners are four, pixels of the upright picture, from the top left one
#: clockwise round the symbol as it is read; gs1 is null where the content is none.
BARCODE = pa.struct([
    ("symbology", pa.string()), ("name", pa.string()), ("text", pa.string()), ("bytes", pa.binary()),
    ("corners", pa.list_(_POINT)), ("page", pa.int32()), ("identifier", pa.string()), ("gs1", pa.string()),
    ("gtin", pa.string()), ("set_index", pa.int32()), ("set_count", pa.int32()),
    ("guessed_character_set", pa.string()),
])
#: The columns that are added, in this order.
ADDED = (pa.field("barcodes", pa.list_(BARCODE)), pa.field("error", pa.string()))


def checked(columns: list[str], column: str, options: dict) -> dict:
    """The options of read(), whole. Raises OptionError at once, and not on some machine of a cluster, for a column that
    is not there, one that stands in the way of what is added, or an option that can't be."""
    if column not in columns:
        raise OptionError(f"there is no column {column!r}; the columns are {', '.join(map(repr, columns))}")
    for field in ADDED:
        if field.name in columns and field.name != column:
            raise OptionError(f"there is a column {field.name!r} already; rename it, since one of that name is added")
    return whole(options)


def _record(barcode) -> dict:
    record = {field.name: getattr(barcode, field.name) for field in BARCODE if field.name != "corners"}
    return {**record, "corners": [{"x": point.x, "y": point.y} for point in barcode.corners]}


def _row(value, options):
    """Barcodes and error of a picture."""
    if value is None:
        return None, "there is no picture: the value is null"
    try:
        return [_record(barcode) for barcode in read(value, **options)], None
    except (QuietZoneError, OSError, MemoryError) as error:
        return None, str(error) or type(error).__name__


def read_column(pictures: pa.Array, options: dict) -> pa.StructArray:
    """A struct of barcodes and error for each picture of an array: files as bytes, or paths as texts."""
    kind = pictures.type
    if not (pa.types.is_binary(kind) or pa.types.is_large_binary(kind) or pa.types.is_string(kind)
            or pa.types.is_large_string(kind)):
        raise OptionError(f"the column holds {kind}; picture files as binary, or their paths as string, are expected")
    rows = [_row(value.as_py(), options) for value in pictures]
    arrays = [pa.array([row[place] for row in rows], field.type) for place, field in enumerate(ADDED)]
    return pa.StructArray.from_arrays(arrays, fields=list(ADDED))


def read_batch(batch, column: str, options: dict):
    """A record batch or table without the column of pictures, and with what was read in them."""
    pictures = batch.column(column)
    if isinstance(pictures, pa.ChunkedArray):
        pictures = pictures.combine_chunks()
    read_ = read_column(pictures, options)
    names = [name for name in batch.schema.names if name != column]
    arrays = [batch.column(name) for name in names] + [read_.field(field.name) for field in ADDED]
    schema = pa.schema([batch.schema.field(name) for name in names] + list(ADDED), metadata=batch.schema.metadata)
    return type(batch).from_arrays(arrays, schema=schema)
