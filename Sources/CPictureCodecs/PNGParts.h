// What a PNG file consists of, and its rows in grey.
#ifndef QZP_PNG_PARTS_H
#define QZP_PNG_PARTS_H

#include <stddef.h>
#include <stdint.h>

/// Colour types (PNG, table 11.1).
enum { QZP_PNG_GREY = 0, QZP_PNG_RGB = 2, QZP_PNG_PALETTE = 3, QZP_PNG_GREY_ALPHA = 4, QZP_PNG_RGBA = 6 };

/// What the chunks say. `palette` and `transparency` are NULL where there are none; all point into `bytes`.
typedef struct {
  const uint8_t *bytes, *palette, *transparency;
  size_t count, palette_count, transparency_count;
  size_t first_data, data_chunks, data_bytes;
  uint32_t width, height;
  uint8_t depth, color;
} qzp_png_parts;

/// Walks the chunks of `file`, whose bytes, count, width and height are set. 0 where the file is interlaced, has 16 bits
/// a channel, or where anything that its grey values need is not as it should be.
int qzp_png_parts_read(qzp_png_parts *file);

/// A number of four bytes, the highest first.
static inline uint32_t qzp_png_number(const uint8_t *at) {
  return (uint32_t)at[0] << 24 | (uint32_t)at[1] << 16 | (uint32_t)at[2] << 8 | at[3];
}

/// Grey values, and opacities where `alpha` is given, of all rows: the first at `row`, `stride` bytes from one to the
/// next, without their filters. Behind the last one there are bytes that may be read.
void qzp_png_grey(const qzp_png_parts *file, const uint8_t *row, size_t stride, uint8_t *out, uint8_t *alpha);

#endif
