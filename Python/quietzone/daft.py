"""Barcodes of millions of pictures with Daft."""
from __future__ import annotations

import pyarrow as pa


def read_barcodes(df, column: str = "content", *, batch_size: int = 64, **options):
    """The data frame without its column of pictures, and with what was read in them: `barcodes` and `error`, as
    quietzone.arrow describes them. A row in is a row out.

    column: picture files as binary, as daft's download() gives them, or paths as string.
    batch_size: so many pictures are read at a time, and held in memory.
    options: those of quietzone.read(): symbologies, effort, maximum_count, region, maximum_pixels.

    >>> from quietzone.daft import read_barcodes                                                     # doctest: +SKIP
    >>> files = daft.from_glob_path("scans/**")                                                      # doctest: +SKIP
    >>> files = files.with_column("content", daft.col("path").download())                        # doctest: +SKIP
    >>> found = read_barcodes(files)                                                                 # doctest: +SKIP
    """
    import daft

    from .arrow import ADDED, checked, read_column

    whole = checked(df.column_names, column, options)

    @daft.func.batch(return_dtype=daft.DataType.from_arrow_type(pa.struct(list(ADDED))), batch_size=batch_size)
    def reading(pictures):
        return read_column(pictures.to_arrow(), whole)

    # A name that no column has.
    name = "_" + "_".join(df.column_names)
    others = [daft.col(other) for other in df.column_names if other != column]
    read = df.with_column(name, reading(df[column]))
    return read.select(*others, *(daft.col(name)[field.name].alias(field.name) for field in ADDED))
