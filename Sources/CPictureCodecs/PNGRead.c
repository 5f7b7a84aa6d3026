// Apple's systems read pictures through ImageIO.
#ifndef __APPLE__
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include <png.h>

#include "Grey.h"
#include "PNGWhole.h"

typedef struct {
  const uint8_t *bytes;
  size_t count, position;
  int hit_end;
  qzp_report *report;
} reader;

static void on_error(png_structp png, png_const_charp message) {
  reader *state = png_get_error_ptr(png);
  snprintf(state->report->message, sizeof state->report->message, "%s", message);
  longjmp(png_jmpbuf(png), 1);
}

static void on_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static void on_read(png_structp png, png_bytep out, size_t count) {
  reader *state = png_get_io_ptr(png);
  if (count > state->count - state->position) {
    state->hit_end = 1;
    png_error(png, "data ends inside a chunk");
  }
  memcpy(out, state->bytes + state->position, count);
  state->position += count;
}

// Rows of one pass, spread over the picture: x starts at `x0` and goes by `dx`.
static void grey_of_row(const uint8_t *row, int channels, uint8_t *out, uint8_t *alpha, uint32_t x0, uint32_t dx,
                        uint32_t width) {
  for (uint32_t x = x0; x < width; x += dx, row += channels) {
    switch (channels) {
      case 1: out[x] = row[0]; break;
      case 2: out[x] = qzp_on_white(row[0], row[1]); break;
      case 3: out[x] = qzp_luma(row[0], row[1], row[2]); break;
      default: out[x] = qzp_on_white(qzp_luma(row[0], row[1], row[2]), row[3]); break;
    }
    if (alpha && !(channels & 1)) alpha[x] = row[channels - 1];
  }
}

// The same with all colours: red, green, blue and opacity.
static void colors_of_row(const uint8_t *row, int channels, uint8_t *out, uint32_t x0, uint32_t dx, uint32_t width) {
  for (uint32_t x = x0; x < width; x += dx, row += channels) {
    uint8_t *pixel = out + 4 * (size_t)x;
    int is_grey = channels < 3;
    pixel[0] = row[0];
    pixel[1] = is_grey ? row[0] : row[1];
    pixel[2] = is_grey ? row[0] : row[2];
    pixel[3] = channels & 1 ? 255 : row[channels - 1];
  }
}

// Chunks that grey does not need, some of which inflate without bound.
static void skip_ancillary(png_structp png) {
  static const png_byte names[] = "iCCP\0zTXt\0iTXt\0tEXt\0sPLT\0sRGB\0gAMA\0cHRM\0hIST\0tIME\0eXIf\0pCAL\0sCAL\0bKGD";
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, names, (int)(sizeof names / 5));
}

// To grey and opacities, or, where `has_colors`, to four bytes a pixel.
static qzp_status decode(const uint8_t *bytes, size_t count, uint8_t *out, uint8_t *alpha, int has_colors,
                         uint32_t width, uint32_t height, qzp_report *report) {
  reader state = {bytes, count, 0, 0, report};
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &state, on_error, on_warning);
  if (!png) return qzp_fail(report, QZP_OUT_OF_MEMORY, "libpng cannot start");
  png_infop info = png_create_info_struct(png);
  uint8_t *volatile row = NULL;
  if (!info || setjmp(png_jmpbuf(png))) {
    free(row);
    png_destroy_read_struct(&png, &info, NULL);
    return state.hit_end ? QZP_TRUNCATED : QZP_CORRUPT;
  }
  png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
  skip_ancillary(png);
  png_set_read_fn(png, &state, on_read);
  png_read_info(png, info);
  if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height) {
    png_error(png, "the size changes after the header");
  }
  int interlaced = png_get_interlace_type(png, info) == PNG_INTERLACE_ADAM7;
  png_set_expand(png);
  png_set_scale_16(png);
  png_read_update_info(png, info);
  int channels = png_get_channels(png, info);
  size_t row_bytes = png_get_rowbytes(png, info);
  if (channels < 1 || channels > 4 || png_get_bit_depth(png, info) != 8 || row_bytes < (size_t)width * channels) {
    png_error(png, "unexpected pixel layout");
  }
  row = malloc(row_bytes);
  if (!row) png_error(png, "out of memory for a row");
  // Without libpng's own interlace handling each pass comes as a small picture: no second full-size buffer.
  for (int pass = 0; pass < (interlaced ? PNG_INTERLACE_ADAM7_PASSES : 1); pass++) {
    uint32_t x0 = interlaced ? PNG_PASS_START_COL(pass) : 0, dx = interlaced ? PNG_PASS_COL_OFFSET(pass) : 1;
    uint32_t y0 = interlaced ? PNG_PASS_START_ROW(pass) : 0, dy = interlaced ? PNG_PASS_ROW_OFFSET(pass) : 1;
    if (x0 >= width) continue;
    for (uint64_t y = y0; y < height; y += dy) {
      png_read_row(png, row, NULL);
      size_t start = (size_t)y * width;
      if (has_colors) {
        colors_of_row(row, channels, out + 4 * start, x0, dx, width);
      } else {
        grey_of_row(row, channels, out + start, alpha ? alpha + start : NULL, x0, dx, width);
      }
    }
  }
  png_read_end(png, NULL);
  free(row);
  png_destroy_read_struct(&png, &info, NULL);
  return QZP_OK;
}

qzp_status qzp_png_decode(const uint8_t *bytes, size_t count, size_t working, uint8_t *out, uint8_t *alpha,
                          uint32_t width, uint32_t height, qzp_report *report) {
  if (qzp_png_decode_whole(bytes, count, working, out, alpha, width, height)) return QZP_OK;
  return decode(bytes, count, out, alpha, 0, width, height, report);
}

qzp_status qzp_png_decode_colors(const uint8_t *bytes, size_t count, uint8_t *out, uint32_t width, uint32_t height,
                                 qzp_report *report) {
  return decode(bytes, count, out, NULL, 1, width, height, report);
}
#endif
