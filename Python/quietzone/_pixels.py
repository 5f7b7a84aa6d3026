"""Pixels that others own, as the library takes them: where they lie, without a copy."""
from __future__ import annotations

import ctypes

from ._errors import OptionError
from ._library import Picture

GREY, RGB, RGBA = 0, 1, 2


class _View(ctypes.Structure):
    """Py_buffer, of CPython's stable ABI."""

    _fields_ = [("buf", ctypes.c_void_p), ("obj", ctypes.py_object), ("len", ctypes.c_ssize_t),
                ("itemsize", ctypes.c_ssize_t), ("readonly", ctypes.c_int), ("ndim", ctypes.c_int),
                ("format", ctypes.c_char_p), ("shape", ctypes.c_void_p), ("strides", ctypes.c_void_p),
                ("suboffsets", ctypes.c_void_p), ("internal", ctypes.c_void_p)]


def described(source):
    """Address, shape, strides and what has to be kept alive, of an array; OptionError where it is none of bytes."""
    interface = getattr(source, "__array_interface__", None)
    if interface is not None and isinstance(interface.get("data"), tuple):
        if interface["typestr"] not in ("|u1", "|b1"):
            raise OptionError(f"the array has the type {interface['typestr']}; uint8 is expected, 0 black to 255 white")
        shape = tuple(interface["shape"])
        strides = interface.get("strides") or _packed(shape)
        return interface["data"][0], shape, strides, source
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
    return address, view.shape, view.strides, view


def _packed(shape):
    strides, step = [], 1
    for size in reversed(shape):
        strides.insert(0, step)
        step *= size
    return tuple(strides)


def pixels(source):
    """The library's picture of an array of height x width (grey) or height x width x 1, 3 or 4 (grey, RGB, RGBA)
    bytes, and what keeps its pixels alive."""
    address, shape, strides, kept = described(source)
    channels = shape[2] if len(shape) == 3 else 1
    if len(shape) not in (2, 3) or channels not in (1, 3, 4):
        raise OptionError(f"the array has the shape {tuple(shape)}; (height, width), or (height, width, 3) for RGB, or "
                          "(height, width, 4) for RGBA is expected")
    height, width = shape[0], shape[1]
    inner = strides[1:] == ((channels, 1) if len(shape) == 3 else (1,))
    if not inner or strides[0] < width * channels:
        # Turned, mirrored or thinned out: the one case that takes a copy.
        data = memoryview(source).tobytes()
        kept = ctypes.create_string_buffer(data, len(data))
        address, strides = ctypes.addressof(kept), (width * channels,)
    size = (height - 1) * strides[0] + width * channels if height and width else 0
    kind = {1: GREY, 3: RGB, 4: RGBA}[channels]
    return Picture(address, max(size, 0), width, height, strides[0], kind), kept


def of_pillow(image):
    """The library's picture of a Pillow image, by its own array interface where its mode is one that is known."""
    if image.mode not in ("L", "RGB", "RGBA"):
        image = image.convert("RGBA" if "A" in image.mode or "transparency" in image.info else
                              "L" if image.mode in ("1", "I;16", "I", "F") else "RGB")
    interface = image.__array_interface__
    kept = interface["data"]
    if isinstance(kept, tuple):
        return pixels(image)
    channels = {"L": 1, "RGB": 3, "RGBA": 4}[image.mode]
    width, height = image.size
    address = ctypes.cast(ctypes.c_char_p(kept), ctypes.c_void_p).value
    kind = {1: GREY, 3: RGB, 4: RGBA}[channels]
    return Picture(address, len(kept), width, height, width * channels, kind), kept
