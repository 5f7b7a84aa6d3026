"""libpng by its C interface: writes rows with chosen settings, and reads a file as red, green, blue and opacity.

What libpng calls errors ends the process: it is given only what it must accept.
"""
import ctypes
import ctypes.util
import time

_library = ctypes.CDLL(ctypes.util.find_library("png16") or "libpng16.so.16")
_c = _library
_sink = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.POINTER(ctypes.c_ubyte), ctypes.c_size_t)
_flush = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_c.png_get_libpng_ver.restype = ctypes.c_char_p
_c.png_get_libpng_ver.argtypes = [ctypes.c_void_p]
VERSION = _c.png_get_libpng_ver(None)
_c.png_create_write_struct.restype = ctypes.c_void_p
_c.png_create_write_struct.argtypes = [ctypes.c_char_p] + [ctypes.c_void_p] * 3
_c.png_create_info_struct.restype = ctypes.c_void_p
_c.png_create_info_struct.argtypes = [ctypes.c_void_p]
_c.png_set_write_fn.argtypes = [ctypes.c_void_p, ctypes.c_void_p, _sink, _flush]
_c.png_set_IHDR.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint32, ctypes.c_uint32] + [ctypes.c_int] * 5
_c.png_set_compression_level.argtypes = [ctypes.c_void_p, ctypes.c_int]
_c.png_set_filter.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int]
_c.png_set_PLTE.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int]
_c.png_set_tRNS.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int, ctypes.c_void_p]
_c.png_write_info.argtypes = [ctypes.c_void_p, ctypes.c_void_p]
_c.png_write_image.argtypes = [ctypes.c_void_p, ctypes.POINTER(ctypes.c_void_p)]
_c.png_write_end.argtypes = [ctypes.c_void_p, ctypes.c_void_p]
_c.png_destroy_write_struct.argtypes = [ctypes.c_void_p, ctypes.c_void_p]

COLOR_TYPES = {"grey": 0, "rgb": 2, "palette": 3, "greyAlpha": 4, "rgba": 6}
# PNG_FILTER_NONE, PNG_FILTER_UP, PNG_ALL_FILTERS; None: what libpng takes by itself.
FILTERS = {"own": None, "none": 0x08, "up": 0x20, "all": 0xF8}


def encode(picture, level, filters):
    """The file and the seconds of processor time that it took."""
    parts = []
    sink = _sink(lambda _, bytes_, count: parts.append(ctypes.string_at(bytes_, count)))
    flush = _flush(lambda _: None)
    first = ctypes.cast(ctypes.c_char_p(picture.rows), ctypes.c_void_p).value
    rows = (ctypes.c_void_p * picture.height)(*(first + y * picture.row_bytes for y in range(picture.height)))
    began = time.process_time()
    png = ctypes.c_void_p(_c.png_create_write_struct(VERSION, None, None, None))
    info = ctypes.c_void_p(_c.png_create_info_struct(png))
    _c.png_set_write_fn(png, None, sink, flush)
    _c.png_set_IHDR(png, info, picture.width, picture.height, picture.depth, COLOR_TYPES[picture.kind], 0, 0, 0)
    if level is not None:
        _c.png_set_compression_level(png, level)
    if FILTERS[filters] is not None:
        _c.png_set_filter(png, 0, FILTERS[filters])
    if picture.palette:
        colors = b"".join(bytes(entry[:3]) for entry in picture.palette)
        _c.png_set_PLTE(png, info, colors, len(picture.palette))
        clear = max((i + 1 for i, entry in enumerate(picture.palette) if entry[3] < 255), default=0)
        if clear:
            _c.png_set_tRNS(png, info, bytes(entry[3] for entry in picture.palette[:clear]), clear, None)
    _c.png_write_info(png, info)
    _c.png_write_image(png, rows)
    _c.png_write_end(png, info)
    _c.png_destroy_write_struct(ctypes.byref(png), ctypes.byref(info))
    return b"".join(parts), time.process_time() - began


class _Image(ctypes.Structure):
    _fields_ = [("opaque", ctypes.c_void_p), ("version", ctypes.c_uint32), ("width", ctypes.c_uint32),
                ("height", ctypes.c_uint32), ("format", ctypes.c_uint32), ("flags", ctypes.c_uint32),
                ("colormap_entries", ctypes.c_uint32), ("warning_or_error", ctypes.c_uint32),
                ("message", ctypes.c_char * 64)]


def decode(file):
    """Width, height and four bytes a pixel."""
    image = _Image(version=1)
    if not _c.png_image_begin_read_from_memory(ctypes.byref(image), file, ctypes.c_size_t(len(file))):
        raise ValueError(image.message.decode())
    image.format = 3
    pixels = ctypes.create_string_buffer(image.width * image.height * 4)
    if not _c.png_image_finish_read(ctypes.byref(image), None, pixels, 0, None) or image.warning_or_error:
        raise ValueError(image.message.decode())
    return image.width, image.height, pixels.raw
