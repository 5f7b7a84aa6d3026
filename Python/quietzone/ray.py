"""Barcodes of millions of pictures with Ray Data."""
from __future__ import annotations


def read_barcodes(dataset, column: str = "bytes", **options):
    """The dataset without its column of pictures, and with what was read in them: `barcodes` and `error`, as
    quietzone.arrow describes them. A row in is a row out.

    column: picture files as binary, as ray.data.read_binary_files() has them, or paths as string.
    options: those of quietzone.read(): symbologies, effort, maximum_count, region, maximum_pixels.

    A block of Ray's, which is bounded by its bytes, is read at a time.

    >>> from quietzone.ray import read_barcodes                                                      # doctest: +SKIP
    >>> found = read_barcodes(ray.data.read_binary_files("scans/", include_paths=True))              # doctest: +SKIP
    """
    from .arrow import checked

    whole = checked(dataset.columns(), column, options)

    def reading(batch):
        from quietzone.arrow import read_batch
        return read_batch(batch, column, whole)

    return dataset.map_batches(reading, batch_format="pyarrow", batch_size=None)
