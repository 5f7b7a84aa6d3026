// Apple's systems read pictures through ImageIO.
#ifndef __APPLE__
#include "PNGWhole.h"

#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

#include "PNGParts.h"
#include "PNGRows.h"

// The data's bytes one after the other, where they stand in several chunks.
static void gather(const qzp_png_parts *file, uint8_t *out) {
  const uint8_t *chunk = file->bytes + file->first_data;
  for (size_t i = 0; i < file->data_chunks; i++) {
    size_t length = qzp_png_number(chunk);
    memcpy(out, chunk + 8, length);
    out += length;
    chunk += 12 + length;
  }
}

static unsigned channels_of(const qzp_png_parts *file) {
  switch (file->color) {
    case QZP_PNG_RGB: return 3;
    case QZP_PNG_RGBA: return 4;
    case QZP_PNG_GREY_ALPHA: return 2;
    default: return 1;
  }
}

static int inflate_all(const qzp_png_parts *file, uint8_t *out, size_t count) {
  const uint8_t *data = file->bytes + file->first_data + 8;
  uint8_t *gathered = NULL;
  if (file->data_chunks > 1) {
    gathered = malloc(file->data_bytes + 1);
    if (!gathered) return 0;
    gather(file, gathered);
    data = gathered;
  }
  struct libdeflate_decompressor *inflater = libdeflate_alloc_decompressor();
  // Bytes behind the compressed ones do no harm: where those end is asked for, and not looked at.
  size_t taken;
  int is_done = inflater && libdeflate_zlib_decompress_ex(inflater, data, file->data_bytes, out, count, &taken,
                                                          NULL) == LIBDEFLATE_SUCCESS;
  libdeflate_free_decompressor(inflater);
  free(gathered);
  return is_done;
}

int qzp_png_decode_whole(const uint8_t *bytes, size_t count, size_t working, uint8_t *out, uint8_t *alpha,
                         uint32_t width, uint32_t height) {
  qzp_png_parts file = {.bytes = bytes, .count = count, .width = width, .height = height};
  if (!qzp_png_parts_read(&file)) return 0;
  unsigned channels = channels_of(&file);
  size_t row_bytes = ((size_t)width * channels * file.depth + 7) / 8, stride = row_bytes + 1;
  if (working < file.data_bytes || height > (working - file.data_bytes) / stride) return 0;
  size_t total = stride * height;
  // Zeros before the first row stand for the one above it.
  uint8_t *buffer = malloc(stride + total + QZP_PNG_SLACK);
  if (!buffer) return 0;
  memset(buffer, 0, stride);
  memset(buffer + stride + total, 0, QZP_PNG_SLACK);
  uint8_t *rows = buffer + stride;
  int is_done = inflate_all(&file, rows, total) && qzp_png_unfilter(rows, row_bytes, height, channels);
  if (is_done) qzp_png_grey(&file, rows + 1, stride, out, alpha);
  free(buffer);
  return is_done;
}
#endif
