#include <setjmp.h>
#include <string.h>
#include <png.h>

#include "Grey.h"

typedef struct {
  qzp_sink sink;
  void *context;
  qzp_report *report;
} writer;

static void on_error(png_structp png, png_const_charp message) {
  writer *state = png_get_error_ptr(png);
  snprintf(state->report->message, sizeof state->report->message, "%s", message);
  longjmp(png_jmpbuf(png), 1);
}

static void on_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static void on_write(png_structp png, png_bytep bytes, size_t count) {
  writer *state = png_get_io_ptr(png);
  state->sink(state->context, bytes, count);
}

static void on_flush(png_structp png) { (void)png; }

static void set_palette(png_structp png, png_infop info, const qzp_png_source *source) {
  png_color colors[256];
  png_byte alphas[256];
  int translucent = 0;
  for (int i = 0; i < source->palette_count; i++) {
    const uint8_t *entry = source->palette + 4 * i;
    colors[i] = (png_color){entry[0], entry[1], entry[2]};
    alphas[i] = entry[3];
    if (entry[3] != 255) translucent = i + 1;
  }
  png_set_PLTE(png, info, colors, source->palette_count);
  if (translucent) png_set_tRNS(png, info, alphas, translucent, NULL);
}

static void set_text(png_structp png, png_infop info, const char *software) {
  char text[80];
  snprintf(text, sizeof text, "%s", software);
  png_text entry = {.compression = PNG_TEXT_COMPRESSION_NONE, .key = "Software", .text = text};
  entry.text_length = strlen(text);
  png_set_text(png, info, &entry, 1);
}

qzp_status qzp_png_encode(const qzp_png_source *source, qzp_sink sink, void *context, qzp_report *report) {
  size_t samples = (size_t)source->width * (source->color == QZP_PNG_RGB ? 3 : 1);
  if (source->row_bytes < (samples * source->bit_depth + 7) / 8 ||
      (source->color == QZP_PNG_PALETTE &&
       (source->palette_count < 1 || source->palette_count > 1 << source->bit_depth))) {
    return qzp_fail(report, QZP_CORRUPT, "rows or palette do not fit the picture");
  }
  writer state = {sink, context, report};
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, &state, on_error, on_warning);
  if (!png) return qzp_fail(report, QZP_OUT_OF_MEMORY, "libpng cannot start");
  png_infop info = png_create_info_struct(png);
  if (!info || setjmp(png_jmpbuf(png))) {
    png_destroy_write_struct(&png, &info);
    return QZP_CORRUPT;
  }
  static const int types[] = {PNG_COLOR_TYPE_GRAY, PNG_COLOR_TYPE_RGB, PNG_COLOR_TYPE_PALETTE};
  png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
  png_set_write_fn(png, &state, on_write, on_flush);
  png_set_IHDR(png, info, source->width, source->height, source->bit_depth, types[source->color],
               PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  // Filters do not help flat colours and cost time; photographs keep the library's choice.
  if (source->color == QZP_PNG_PALETTE) png_set_filter(png, 0, PNG_FILTER_NONE);
  if (source->color == QZP_PNG_PALETTE) set_palette(png, info, source);
  if (source->pixels_per_metre) {
    png_set_pHYs(png, info, source->pixels_per_metre, source->pixels_per_metre, PNG_RESOLUTION_METER);
  }
  if (source->software) set_text(png, info, source->software);
  png_write_info(png, info);
  for (uint32_t y = 0; y < source->height; y++) {
    png_write_row(png, (png_bytep)(source->rows + (size_t)y * source->row_bytes));
  }
  png_write_end(png, info);
  png_destroy_write_struct(&png, &info);
  return QZP_OK;
}
