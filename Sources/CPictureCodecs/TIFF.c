// Apple's systems read pictures through ImageIO.
#ifndef __APPLE__
#include <stdlib.h>
#include <string.h>
#include <tiffio.h>

#include "Grey.h"

struct qzp_tiff {
  TIFF *file;
  const uint8_t *bytes;
  size_t count;
  uint64_t position;
  int hit_end;
  char message[256];  // the first complaint since it was last cleared
};

static tmsize_t on_read(thandle_t handle, void *out, tmsize_t count) {
  qzp_tiff *tiff = handle;
  uint64_t left = tiff->position < tiff->count ? tiff->count - tiff->position : 0;
  uint64_t taken = count < 0 ? 0 : (uint64_t)count < left ? (uint64_t)count : left;
  if (count > 0 && taken < (uint64_t)count) tiff->hit_end = 1;
  if (taken) memcpy(out, tiff->bytes + tiff->position, taken);
  tiff->position += taken;
  return (tmsize_t)taken;
}

static tmsize_t on_write(thandle_t handle, void *bytes, tmsize_t count) {
  (void)handle, (void)bytes, (void)count;
  return 0;
}

static toff_t on_seek(thandle_t handle, toff_t offset, int whence) {
  qzp_tiff *tiff = handle;
  if (whence == SEEK_SET) tiff->position = offset;
  if (whence == SEEK_CUR) tiff->position += offset;
  if (whence == SEEK_END) tiff->position = tiff->count + offset;
  return tiff->position;
}

static int on_close(thandle_t handle) {
  (void)handle;
  return 0;
}

static toff_t on_size(thandle_t handle) { return ((qzp_tiff *)handle)->count; }

static int on_map(thandle_t handle, void **base, toff_t *size) {
  qzp_tiff *tiff = handle;
  *base = (void *)(uintptr_t)tiff->bytes;  // opened for reading: never written
  *size = tiff->count;
  return 1;
}

static void on_unmap(thandle_t handle, void *base, toff_t size) { (void)handle, (void)base, (void)size; }

static int on_error(TIFF *file, void *context, const char *module, const char *format, va_list arguments) {
  (void)file, (void)module;
  qzp_tiff *tiff = context;
  if (!tiff->message[0]) vsnprintf(tiff->message, sizeof tiff->message, format, arguments);
  return 1;
}

static int on_warning(TIFF *file, void *context, const char *module, const char *format, va_list arguments) {
  (void)file, (void)context, (void)module, (void)format, (void)arguments;
  return 1;
}

// libtiff says in words only that data is missing.
static int mentions_end(const char *message) {
  static const char *const words[] = {"Read error", "EOF", "ot enough", "Cannot read", "an not read", "an't read",
                                      "remature", "beyond", "past the end", "ot enough data", "Can not read TIFF",
                                      "Can't read", "truncated"};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
    if (strstr(message, words[i])) return 1;
  }
  return 0;
}

static qzp_status fail(qzp_tiff *tiff, qzp_report *report, const char *otherwise) {
  const char *text = tiff->message[0] ? tiff->message : otherwise;
  int cut = tiff->hit_end || mentions_end(text);
  return qzp_fail(report, cut ? QZP_TRUNCATED : QZP_CORRUPT, "%s", text);
}

qzp_status qzp_tiff_open(const uint8_t *bytes, size_t count, size_t maximum_allocation, qzp_tiff **out,
                         qzp_report *report) {
  qzp_tiff *tiff = calloc(1, sizeof *tiff);
  TIFFOpenOptions *options = TIFFOpenOptionsAlloc();
  if (!tiff || !options) {
    free(tiff);
    if (options) TIFFOpenOptionsFree(options);
    return qzp_fail(report, QZP_OUT_OF_MEMORY, "out of memory");
  }
  tiff->bytes = bytes;
  tiff->count = count;
  TIFFOpenOptionsSetMaxSingleMemAlloc(options, (tmsize_t)maximum_allocation);
  TIFFOpenOptionsSetErrorHandlerExtR(options, on_error, tiff);
  TIFFOpenOptionsSetWarningHandlerExtR(options, on_warning, tiff);
  tiff->file = TIFFClientOpenExt("bytes", "r", tiff, on_read, on_write, on_seek, on_close, on_size, on_map,
                                 on_unmap, options);
  TIFFOpenOptionsFree(options);
  if (!tiff->file) {
    qzp_status status = fail(tiff, report, "no directory");
    free(tiff);
    return status;
  }
  *out = tiff;
  return QZP_OK;
}

void qzp_tiff_close(qzp_tiff *tiff) {
  if (!tiff) return;
  TIFFClose(tiff->file);
  free(tiff);
}

static uint16_t short_tag(TIFF *file, uint32_t tag) {
  uint16_t value = 0;
  return TIFFGetFieldDefaulted(file, tag, &value) ? value : 0;
}

// Grey, black and white, or red, green and blue without opacity, in strips: scan lines will do, however long
// the strips are.
static int is_plain(TIFF *file) {
  uint16_t photometric = short_tag(file, TIFFTAG_PHOTOMETRIC), bits = short_tag(file, TIFFTAG_BITSPERSAMPLE);
  uint16_t format = short_tag(file, TIFFTAG_SAMPLEFORMAT), samples = short_tag(file, TIFFTAG_SAMPLESPERPIXEL);
  if (TIFFIsTiled(file) || (format != SAMPLEFORMAT_UINT && format != SAMPLEFORMAT_VOID)) return 0;
  if (photometric == PHOTOMETRIC_RGB) {
    return samples == 3 && bits == 8 && short_tag(file, TIFFTAG_PLANARCONFIG) == PLANARCONFIG_CONTIG;
  }
  return samples == 1 && (photometric == PHOTOMETRIC_MINISBLACK || photometric == PHOTOMETRIC_MINISWHITE) &&
         (bits == 1 || bits == 8 || bits == 16);
}

// Rows that are converted at a time.
static uint32_t band_rows(TIFF *file, uint32_t height) {
  uint32_t rows = height;
  TIFFGetFieldDefaulted(file, TIFFIsTiled(file) ? TIFFTAG_TILELENGTH : TIFFTAG_ROWSPERSTRIP, &rows);
  return rows < 1 || rows > height ? height : rows;
}

qzp_status qzp_tiff_describe(qzp_tiff *tiff, qzp_tiff_page *page, qzp_report *report) {
  TIFF *file = tiff->file;
  uint32_t subtype = 0;
  *page = (qzp_tiff_page){.orientation = 1};
  if (!TIFFGetField(file, TIFFTAG_IMAGEWIDTH, &page->width) ||
      !TIFFGetField(file, TIFFTAG_IMAGELENGTH, &page->height)) {
    return qzp_fail(report, QZP_CORRUPT, "a page without size");
  }
  page->orientation = short_tag(file, TIFFTAG_ORIENTATION);
  TIFFGetFieldDefaulted(file, TIFFTAG_SUBFILETYPE, &subtype);
  TIFFGetField(file, TIFFTAG_XRESOLUTION, &page->x_resolution);
  TIFFGetField(file, TIFFTAG_YRESOLUTION, &page->y_resolution);
  page->is_reduced = (subtype & (FILETYPE_REDUCEDIMAGE | FILETYPE_MASK)) != 0;
  if (!is_plain(file)) {
    // The band as 32-bit pixels and the strips or tiles it is made of.
    uint64_t band = (uint64_t)page->width * band_rows(file, page->height) * 4;
    uint64_t block = (uint64_t)(TIFFIsTiled(file) ? TIFFTileSize64(file) : TIFFStripSize64(file));
    uint64_t planes = short_tag(file, TIFFTAG_PLANARCONFIG) == PLANARCONFIG_SEPARATE ? 4 : 1;
    if (block > UINT64_MAX / 8 || band > UINT64_MAX / 8) block = UINT64_MAX / 16, band = 0;
    page->working_bytes = band + block * planes;
  }
  return QZP_OK;
}

static qzp_status decode_plain(qzp_tiff *tiff, uint8_t *out, uint32_t width, uint32_t height, qzp_report *report) {
  TIFF *file = tiff->file;
  uint16_t bits = short_tag(file, TIFFTAG_BITSPERSAMPLE);
  int is_rgb = short_tag(file, TIFFTAG_SAMPLESPERPIXEL) == 3;
  uint8_t flip = short_tag(file, TIFFTAG_PHOTOMETRIC) == PHOTOMETRIC_MINISWHITE ? 255 : 0;
  size_t needed = ((size_t)width * bits * (is_rgb ? 3 : 1) + 7) / 8;
  tmsize_t size = TIFFScanlineSize(file);
  if (size < 0 || (size_t)size < needed) return fail(tiff, report, "rows are too short");
  uint8_t *line = malloc((size_t)size);
  if (!line) return qzp_fail(report, QZP_OUT_OF_MEMORY, "out of memory");
  for (uint32_t y = 0; y < height; y++, out += width) {
    memset(line, 0, (size_t)size);
    if (TIFFReadScanline(file, line, y, 0) < 0 || tiff->message[0]) {
      free(line);
      return fail(tiff, report, "a row cannot be read");
    }
    for (uint32_t x = 0; x < width; x++) {
      uint8_t value;
      if (is_rgb) {
        value = qzp_luma(line[3 * (size_t)x], line[3 * (size_t)x + 1], line[3 * (size_t)x + 2]);
      } else if (bits == 1) {
        value = line[x >> 3] & (128 >> (x & 7)) ? 255 : 0;
      } else if (bits == 8) {
        value = line[x];
      } else {
        uint16_t wide;
        memcpy(&wide, line + 2 * (size_t)x, 2);
        value = (uint8_t)((wide * 255u + 32895u) >> 16);
      }
      out[x] = value ^ flip;
    }
  }
  free(line);
  return QZP_OK;
}

// Through libtiff's conversion to 32 bits, a band at a time; alpha comes premultiplied, but beside grey as it is in
// the file.
static qzp_status decode_bands(qzp_tiff *tiff, uint8_t *out, uint32_t width, uint32_t height, qzp_report *report) {
  char reason[1024] = "";
  TIFFRGBAImage image;
  if (!TIFFRGBAImageOK(tiff->file, reason) || !TIFFRGBAImageBegin(&image, tiff->file, 1, reason)) {
    return qzp_fail(report, QZP_UNSUPPORTED, "%s", reason[0] ? reason : tiff->message);
  }
  image.req_orientation = image.orientation;  // no turning: the caller does it
  int is_straight = image.alpha == EXTRASAMPLE_UNASSALPHA && image.photometric <= PHOTOMETRIC_MINISBLACK;
  uint32_t band = band_rows(tiff->file, height);
  size_t pixels = (size_t)width * band;
  uint32_t *raster = calloc(pixels ? pixels : 1, 4);
  qzp_status status = raster ? QZP_OK : qzp_fail(report, QZP_OUT_OF_MEMORY, "out of memory");
  for (uint32_t y = 0; status == QZP_OK && y < height; y += band) {
    uint32_t rows = height - y < band ? height - y : band;
    image.row_offset = (int)y;
    image.col_offset = 0;
    if (!TIFFRGBAImageGet(&image, raster, width, rows) || tiff->message[0]) {
      status = fail(tiff, report, "a strip cannot be read");
      break;
    }
    for (size_t i = 0, count = (size_t)rows * width; i < count; i++) {
      uint32_t p = raster[i];
      unsigned luma = qzp_luma(TIFFGetR(p), TIFFGetG(p), TIFFGetB(p)), alpha = TIFFGetA(p);
      unsigned grey = is_straight ? qzp_on_white(luma, alpha) : luma + 255 - alpha;
      *out++ = (uint8_t)(grey > 255 ? 255 : grey);
    }
    if (height - y <= band) break;
  }
  free(raster);
  TIFFRGBAImageEnd(&image);
  return status;
}

qzp_status qzp_tiff_decode(qzp_tiff *tiff, uint8_t *out, uint32_t width, uint32_t height, qzp_report *report) {
  uint32_t w = 0, h = 0;
  TIFFGetField(tiff->file, TIFFTAG_IMAGEWIDTH, &w);
  TIFFGetField(tiff->file, TIFFTAG_IMAGELENGTH, &h);
  if (w != width || h != height) return qzp_fail(report, QZP_CORRUPT, "the size changes");
  tiff->message[0] = 0;
  tiff->hit_end = 0;
  return is_plain(tiff->file) ? decode_plain(tiff, out, width, height, report)
                              : decode_bands(tiff, out, width, height, report);
}

qzp_status qzp_tiff_next(qzp_tiff *tiff, qzp_report *report) {
  if (TIFFLastDirectory(tiff->file)) return QZP_END;
  tiff->message[0] = 0;
  tiff->hit_end = 0;
  return TIFFReadDirectory(tiff->file) ? QZP_OK : fail(tiff, report, "the next directory cannot be read");
}
#endif
