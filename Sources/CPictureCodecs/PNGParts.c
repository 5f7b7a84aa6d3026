// Apple's systems read pictures through ImageIO.
#ifndef __APPLE__
#include "PNGParts.h"

#include <libdeflate.h>
#include <string.h>

// What libpng takes of a chunk that it does not need; a file with a larger one is its matter.
enum { LARGEST_CHUNK = 8000000 };

static int is(const uint8_t *chunk, const char *name) { return memcmp(chunk + 4, name, 4) == 0; }

static int is_letters(const uint8_t *name) {
  for (int i = 0; i < 4; i++) {
    uint8_t small = name[i] | 32;
    if (small < 'a' || small > 'z') return 0;
  }
  return 1;
}

static int is_sound(const uint8_t *chunk, size_t length) {
  return libdeflate_crc32(0, chunk + 4, length + 4) == qzp_png_number(chunk + 8 + length);
}

static int read_header(qzp_png_parts *file) {
  static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', 13, 10, 26, 10};
  const uint8_t *at = file->bytes + 8;
  if (file->count < 33 || memcmp(file->bytes, signature, 8) != 0) return 0;
  if (qzp_png_number(at) != 13 || !is(at, "IHDR") || !is_sound(at, 13)) return 0;
  if (qzp_png_number(at + 8) != file->width || qzp_png_number(at + 12) != file->height) return 0;
  if (file->width == 0 || file->height == 0) return 0;
  file->depth = at[16];
  file->color = at[17];
  // Compression, filters and interlacing.
  if (at[18] != 0 || at[19] != 0 || at[20] != 0) return 0;
  int is_small = file->depth == 1 || file->depth == 2 || file->depth == 4;
  switch (file->color) {
    case QZP_PNG_GREY: case QZP_PNG_PALETTE: return file->depth == 8 || is_small;
    case QZP_PNG_RGB: case QZP_PNG_GREY_ALPHA: case QZP_PNG_RGBA: return file->depth == 8;
    default: return 0;
  }
}

static int take_palette(qzp_png_parts *file, const uint8_t *content, size_t length) {
  if (file->palette || file->data_chunks || file->transparency || length == 0 || length % 3 != 0) return 0;
  if (file->color == QZP_PNG_GREY || file->color == QZP_PNG_GREY_ALPHA) return 0;
  if (length > (file->color == QZP_PNG_PALETTE ? (size_t)3 << file->depth : 768)) return 0;
  file->palette = content;
  file->palette_count = length / 3;
  return 1;
}

static int take_transparency(qzp_png_parts *file, const uint8_t *content, size_t length) {
  if (file->transparency || file->data_chunks || length == 0) return 0;
  switch (file->color) {
    case QZP_PNG_GREY: if (length != 2) return 0; break;
    case QZP_PNG_RGB: if (length != 6) return 0; break;
    case QZP_PNG_PALETTE: if (!file->palette || length > file->palette_count) return 0; break;
    default: return 0;
  }
  file->transparency = content;
  file->transparency_count = length;
  return 1;
}

static int take_data(qzp_png_parts *file, const uint8_t *chunk, const uint8_t *before, size_t length) {
  if (file->data_chunks == 0) file->first_data = (size_t)(chunk - file->bytes);
  if (file->data_chunks > 0 && !is(before, "IDAT")) return 0;
  file->data_chunks++;
  file->data_bytes += length;
  return 1;
}

// Walks the chunks up to the last; 0 where anything is not as it should be.
static int read_chunks(qzp_png_parts *file) {
  const uint8_t *before = file->bytes + 8;
  for (size_t at = 33; file->count - at >= 12;) {
    const uint8_t *chunk = file->bytes + at;
    size_t length = qzp_png_number(chunk);
    if (length > file->count - at - 12) return 0;
    if (is(chunk, "IEND")) {
      int is_whole = file->data_chunks > 0 && (file->color != QZP_PNG_PALETTE || file->palette);
      return is_whole && length == 0 && is_sound(chunk, 0);
    }
    int is_needed = is(chunk, "IDAT") || is(chunk, "PLTE") || is(chunk, "tRNS");
    if (is_needed && !is_sound(chunk, length)) return 0;
    if (is(chunk, "IDAT")) {
      if (!take_data(file, chunk, before, length)) return 0;
    } else if (is(chunk, "PLTE")) {
      if (!take_palette(file, chunk + 8, length)) return 0;
    } else if (is(chunk, "tRNS")) {
      if (!take_transparency(file, chunk + 8, length)) return 0;
    } else if (!is_letters(chunk + 4) || !(chunk[4] & 32) || length > LARGEST_CHUNK) {
      return 0;
    }
    before = chunk;
    at += 12 + length;
  }
  return 0;
}

int qzp_png_parts_read(qzp_png_parts *file) { return read_header(file) && read_chunks(file); }
#endif
