"""Reads and makes barcodes: QR Code, Data Matrix, PDF417, Aztec, EAN, Code 128 and many more.

>>> import quietzone
>>> quietzone.read(quietzone.make("4006381333931", "ean-13").png())[0].text
'4006381333931'
"""
from ._barcode import Barcode, GS1Element, Point
from ._errors import ContentError, DrawingError, OptionError, PictureError, QuietZoneError
from ._library import TOKENS as _TOKENS
from ._library import library as _library
from ._making import Symbol, make
from ._reading import read, read_many
from ._showing import Reading

__version__ = _library.qz_version().decode()
#: The short names of all symbologies.
SYMBOLOGIES = tuple(_TOKENS)

__all__ = ["Barcode", "ContentError", "DrawingError", "GS1Element", "OptionError", "PictureError", "Point",
           "QuietZoneError", "Reading", "SYMBOLOGIES", "Symbol", "make", "read", "read_many"]
