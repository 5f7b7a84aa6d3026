"""The C library that comes with the package, and its structures: see quietzone.h for what each field means."""
from __future__ import annotations

import ctypes
import operator
import os
from ctypes import POINTER, c_char, c_char_p, c_double, c_int32, c_int64, c_size_t, c_uint8, c_uint64, c_void_p

from ._errors import OptionError


class Error(ctypes.Structure):
    _fields_ = [("code", c_int32), ("message", c_char * 1020)]


class Bytes(ctypes.Structure):
    _fields_ = [("count", c_size_t), ("bytes", POINTER(c_uint8))]


class Point(ctypes.Structure):
    _fields_ = [("x", c_double), ("y", c_double)]


class Picture(ctypes.Structure):
    _fields_ = [("pixels", c_void_p), ("size", c_size_t), ("width", c_int32), ("height", c_int32),
                ("stride", c_size_t), ("format", c_int32)]


class ReadOptions(ctypes.Structure):
    _fields_ = [("size", c_size_t), ("symbologies", c_uint64), ("effort", c_int32), ("maximum_count", c_int32),
                ("region_x", c_double), ("region_y", c_double), ("region_width", c_double),
                ("region_height", c_double), ("examines", c_int32), ("maximum_pixels", c_int64),
                ("should_stop", c_void_p), ("context", c_void_p)]


class Section(ctypes.Structure):
    _fields_ = [("start", c_size_t), ("eci", c_int32)]


class Element(ctypes.Structure):
    _fields_ = [("identifier", c_char_p), ("title", c_char_p), ("value", c_char_p), ("line", c_char_p)]


class Barcode(ctypes.Structure):
    _fields_ = [("symbology", c_int32), ("symbology_name", c_char_p), ("symbology_token", c_char_p),
                ("identifier", c_char_p), ("text", c_void_p), ("text_length", c_size_t), ("bytes", c_void_p),
                ("byte_count", c_size_t), ("sections", POINTER(Section)), ("section_count", c_size_t),
                ("corners", Point * 4), ("is_inverted", c_int32), ("is_mirrored", c_int32), ("corrected", c_int32),
                ("correction_capacity", c_int32), ("set_index", c_int32), ("set_count", c_int32),
                ("set_identity", c_int64), ("is_gs1", c_int32), ("gs1_text", c_char_p),
                ("gs1_elements", POINTER(Element)), ("gs1_element_count", c_size_t), ("columns", c_int32),
                ("rows", c_int32), ("version", c_int32), ("level", c_char), ("mask", c_int32), ("lines", c_int32),
                ("confidence", c_double), ("check", c_int32), ("gtin", c_char_p), ("add_on", c_char_p),
                ("guessed_character_set", c_char_p)]


class Barcodes(ctypes.Structure):
    _fields_ = [("count", c_size_t), ("items", POINTER(POINTER(Barcode))), ("sighting_count", c_size_t),
                ("sightings", c_void_p)]


class Page(ctypes.Structure):
    _fields_ = [("number", c_int32), ("width", c_int32), ("height", c_int32), ("found", POINTER(Barcodes))]


class Pages(ctypes.Structure):
    _fields_ = [("count", c_size_t), ("items", POINTER(Page))]


class Luminance(ctypes.Structure):
    _fields_ = [("width", c_int32), ("height", c_int32), ("pixels", c_void_p)]


class MakeOptions(ctypes.Structure):
    _fields_ = [("size", c_size_t), ("content", c_int32), ("application", c_int32), ("aim_indicator", c_char_p),
                ("eci", c_int32), ("level", c_int32), ("boosts_level", c_int32), ("version_rule", c_int32),
                ("version", c_int32), ("mask", c_int32), ("rmqr_shape", c_int32), ("check", c_int32),
                ("msi_check", c_int32), ("is_numeric", c_int32), ("add_on", c_char_p), ("height", c_int32),
                ("bearer_bars", c_int32), ("shows_text", c_int32), ("wide_ratio", c_int32), ("is_appended", c_int32),
                ("row_pairs", c_int32), ("is_omnidirectional", c_int32), ("is_for_reader", c_int32),
                ("data_matrix_size", c_int32), ("allows_extension", c_int32), ("uses_macros", c_int32),
                ("columns", c_int32), ("rows", c_int32), ("pdf417_level", c_int32), ("aspect_ratio", c_double),
                ("row_height", c_int32), ("is_compact", c_int32), ("file_id", c_void_p), ("file_id_count", c_size_t),
                ("file_name", c_char_p), ("sender", c_char_p), ("addressee", c_char_p), ("timestamp", c_int64),
                ("file_size", c_int64), ("checksum", c_int32), ("aztec_size", c_int32), ("aztec_layers", c_int32),
                ("percentage", c_int32), ("set_identity", c_int32), ("set_name", c_char_p), ("mode", c_int32),
                ("postal_code", c_char_p), ("country", c_int32), ("service_class", c_int32)]


class Symbol(ctypes.Structure):
    _fields_ = [("symbology", c_int32), ("shape", c_int32), ("columns", c_int32), ("rows", c_int32),
                ("bar_height", c_int32), ("quiet_left", c_int32), ("quiet_top", c_int32), ("quiet_right", c_int32),
                ("quiet_bottom", c_int32), ("version", c_int32), ("level", c_char), ("mask", c_int32),
                ("modules", c_void_p), ("text", c_char_p), ("drawn", c_void_p)]


class DrawOptions(ctypes.Structure):
    _fields_ = [("size", c_size_t), ("drawing", c_int32), ("foreground", c_char_p), ("background", c_char_p),
                ("quiet_zone", c_int32), ("size_rule", c_int32), ("pixels", c_int32), ("fit_width", c_int32),
                ("fit_height", c_int32), ("module_millimetres", c_double), ("dpi", c_double),
                ("bar_width_reduction", c_double), ("rotation", c_int32), ("title", c_char_p), ("modules", c_int32),
                ("dot_diameter", c_double), ("finders", c_int32), ("gradient_colors", POINTER(c_char_p)),
                ("gradient_color_count", c_size_t), ("gradient", c_int32), ("logo_rgba", c_void_p),
                ("logo_width", c_int32), ("logo_height", c_int32), ("logo_share", c_double),
                ("logo_margin", c_double)]


# ctypes lets go of the interpreter's lock for the time of each call.
library = ctypes.CDLL(os.path.join(os.path.dirname(os.path.abspath(__file__)), "libquietzone-pictures.so"))


def _declare(name, result, *arguments):
    function = getattr(library, name)
    function.restype = result
    function.argtypes = arguments


_declare("qz_version", c_char_p)
_declare("qz_free", None, c_void_p)
_declare("qz_symbology_count", c_int32)
_declare("qz_symbology_name", c_char_p, c_int32)
_declare("qz_symbology_token", c_char_p, c_int32)
_declare("qz_symbologies_all", c_uint64)
_declare("qz_read_options_init", None, POINTER(ReadOptions), c_size_t)
_declare("qz_read", POINTER(Barcodes), POINTER(Picture), POINTER(ReadOptions), POINTER(Error))
_declare("qz_read_file", POINTER(Pages), c_void_p, c_size_t, POINTER(ReadOptions), POINTER(Error))
_declare("qz_load_page", POINTER(Luminance), c_void_p, c_size_t, c_int32, c_int64, POINTER(Error))
_declare("qz_make_options_init", None, POINTER(MakeOptions), c_size_t)
_declare("qz_make", POINTER(Symbol), c_int32, c_char_p, c_size_t, POINTER(MakeOptions), POINTER(Error))
_declare("qz_draw_options_init", None, POINTER(DrawOptions), c_size_t)
_declare("qz_draw", POINTER(Bytes), POINTER(Symbol), POINTER(DrawOptions), POINTER(Error))

TOKENS = {library.qz_symbology_token(i).decode(): i for i in range(library.qz_symbology_count())}


def number(name, value, kind=c_int32):
    """A number as the library takes it, also of NumPy; ctypes by itself would cut off what does not fit."""
    try:
        if kind is c_double:
            return value.__float__()
        whole, bits = operator.index(value), 8 * ctypes.sizeof(kind) - 1
        if -(1 << bits) <= whole < 1 << bits:
            return whole
    except (AttributeError, TypeError, OverflowError):
        pass
    raise OptionError(f"{name} is {value!r}; a {'' if kind is c_double else 'whole '}number that fits in "
                      f"{8 * ctypes.sizeof(kind)} bits is expected")


def put(options, **values):
    """Sets numbers of options."""
    kinds = dict(options._fields_)
    for name, value in values.items():
        setattr(options, name, number(name, value, kinds[name]))


def encoded(name, value, ends=True):
    """A text as the library takes it. `ends`: whether a character NUL would end it there."""
    if not isinstance(value, str):
        raise OptionError(f"{name} is {value!r}; a text is expected")
    if ends and "\0" in value:
        raise OptionError(f"{name} holds the character NUL at {value.index(chr(0))}; a text without is expected")
    try:
        return value.encode()
    except UnicodeEncodeError as error:
        raise OptionError(f"{name} holds half a character, a lone surrogate, at {error.start}; text is expected") from None


def initial(options):
    """Options with the defaults of the library."""
    getattr(library, {ReadOptions: "qz_read_options_init", MakeOptions: "qz_make_options_init",
                      DrawOptions: "qz_draw_options_init"}[type(options)])(options, ctypes.sizeof(options))
    return options
