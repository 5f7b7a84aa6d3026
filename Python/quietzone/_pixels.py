"""Pixels that others own, as the library takes them: where they lie, without a copy."""
from __future__ import annotations

import ctypes
import math

from ._errors import OptionError, PictureError
from ._library import Picture

GREY, RGB, RGBA = 0, 1, 2
#: The most pixels of a side that the library takes.
MAXIMUM_SIDE = 1_000_000


class _View(ctypes.Structure):
    """Py_buffer, of CPython's stable ABI."""

    _fields_ = [("buf", ctypes.c_void_p), ("obj", ctypes.py_object), ("len", ctypes.c_ssize_t),
                ("itemsize", ctypes.c_ssize_t), ("readonly", ctypes.c_int), ("ndim", ctypes.c_int),
                ("format", ctypes.c_char_p), ("shape", ctypes.c_void_p), ("strides", ctypes.c_void_p),
                ("suboffsets", ctypes.c_void_p), ("internal", ctypes.c_void_p)]


def described(source):
    """Address, shape, strides, what has to be kept alive, and whether it is of truth values, of an array; OptionError
    where it is none of bytes."""
    interface = getattr(source, "__array_interface__", None)
    if interface is not None and isinstance(interface.get("data"), tuple):
        if interface["typestr"] not in ("|u1", "|b1"):
            raise OptionError(f"the array has the type {interface['typestr']}; uint8 is expected, 0 black to 255 white")
        shape = tuple(interface["shape"])
        strides = interface.get("strides") or _packed(shape)
        return interface["data"][0], shape, strides, source, interface["typestr"] == "|b1"
    view = memoryview(source)
    if view.itemsize != 1 or view.format not in ("B", "b", "c", "?"):
        raise OptionError(f"the buffer holds items of the format {view.format}; bytes are expected")
    if view.ndim not in (2, 3):
        raise OptionError(f"the buffer has {view.ndim} dimensions; height x width, or height x width x 3 or 4, "
                          "are expected; bytes of a picture file are to be handed in as bytes")
    raw = _View()
    get = ctypes.pythonapi.PyObject_GetBuffer
    get.argtypes = [ctypes.py_object, ctypes.POINTER(_View), ctypes.c_int]
    if get(view, raw, 0x18) != 0:
        raise OptionError("the buffer can't be looked at")
    address = raw.buf
    release = ctypes.pythonapi.PyBuffer_Release
    release.argtypes = [ctypes.POINTER(_View)]
    release(raw)
    # The memory view itself keeps the buffer from moving.
    return address, view.shape, view.strides, view, view.format == "?"


def _packed(shape):
    strides, step = [], 1
    for size in reversed(shape):
        strides.insert(0, step)
        step *= size
    return tuple(strides)


def pixels(source):
    """The library's picture of an array of height x width (grey) or height x width x 1, 3 or 4 (grey, RGB, RGBA)
    bytes, and what keeps its pixels alive."""
    address, shape, strides, kept, is_truth = described(source)
    channels = shape[2] if len(shape) == 3 else 1
    if len(shape) not in (2, 3) or channels not in (1, 3, 4):
        raise OptionError(f"the array has the shape {tuple(shape)}; (height, width), or (height, width, 3) for RGB, or "
                          "(height, width, 4) for RGBA is expected")
    height, width = shape[0], shape[1]
    if max(height, width) > MAXIMUM_SIDE:
        raise PictureError(f"the picture has {width} x {height} pixels; at most {MAXIMUM_SIDE} a side are expected")
    inner = strides[1:] == ((channels, 1) if len(shape) == 3 else (1,))
    if not inner or strides[0] < width * channels or is_truth:
        # Turned, mirrored, thinned out, or of truth values: what takes a copy.
        data = _copied(source)
        if is_truth:
            data = data.translate(bytes(1) + b"\xff" * 255)
        kept = ctypes.create_string_buffer(data, len(data))
        address, strides = ctypes.addressof(kept), (width * channels,)
    size = (height - 1) * strides[0] + width * channels if height and width else 0
    kind = {1: GREY, 3: RGB, 4: RGBA}[channels]
    return Picture(address, max(size, 0), width, height, strides[0], kind), kept


def _copied(source):
    """The items of an array, row by row."""
    try:
        return memoryview(source).tobytes()
    except TypeError:
        pass
    try:
        import numpy
    except ImportError:
        raise OptionError("the array does not lie row by row, and without NumPy it can't be copied; hand in one that "
                          "does") from None
    return numpy.asarray(source).tobytes()


def _of_numbers(image):
    """Grey of 8 bits of a Pillow image of numbers: of 16 bits the upper eight, or the lower ones where no number has
    more; of others all from the least to the largest."""
    if image.mode.startswith("I;16"):
        image = image.convert("I")
    low, high = image.getextrema()
    if not (math.isfinite(low) and math.isfinite(high)):
        raise OptionError(f"the image holds numbers from {low} to {high}; finite ones are expected")
    if image.mode == "I" and low >= 0 and high <= 65535:
        scale = (1 / 256 if high > 255 else 1.0, 0.0)
    else:
        scale = (255 / (high - low), -low * 255 / (high - low)) if high > low else (0.0, 0.0)
    return image.point(lambda value: value * scale[0] + scale[1]).convert("L")


def of_pillow(image):
    """The library's picture of a Pillow image, by its own array interface where its mode is one that is known."""
    if image.mode[0] in "IF":
        image = _of_numbers(image)
    elif image.mode not in ("L", "RGB", "RGBA"):
        if image.mode == "La":
            image = image.convert("LA")
        image = image.convert("RGBA" if image.mode in ("LA", "PA", "RGBa") or "transparency" in image.info else
                              "L" if image.mode == "1" else "RGB")
    interface = image.__array_interface__
    kept = interface["data"]
    if isinstance(kept, tuple):
        return pixels(image)
    channels = {"L": 1, "RGB": 3, "RGBA": 4}[image.mode]
    width, height = image.size
    address = ctypes.cast(ctypes.c_char_p(kept), ctypes.c_void_p).value
    kind = {1: GREY, 3: RGB, 4: RGBA}[channels]
    return Picture(address, len(kept), width, height, width * channels, kind), kept
