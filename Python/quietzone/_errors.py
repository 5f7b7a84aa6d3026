"""What goes wrong, each with a sentence that says what was wrong and what was expected."""
from __future__ import annotations


class QuietZoneError(ValueError):
    """Of all errors of this package that are not Python's own."""


class OptionError(QuietZoneError):
    """An argument that can't be, or that the symbology does not have."""


class ContentError(QuietZoneError):
    """Content that can't become a symbol: too long, a character without a code, a fault in GS1 elements."""


class DrawingError(QuietZoneError):
    """A symbol that can't be drawn as asked."""


class PictureError(QuietZoneError):
    """A picture that can't be read: damaged, too large, of no kind that is known."""


_CLASSES = {1: OptionError, 2: PictureError, 3: ContentError, 4: OptionError, 5: DrawingError, 6: ContentError,
            7: ContentError, 8: PictureError}


def raised(error) -> QuietZoneError:
    """The exception for an error of the library."""
    return _CLASSES.get(error.code, QuietZoneError)(error.message.decode("utf-8", "replace"))
