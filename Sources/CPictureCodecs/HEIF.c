// Apple's systems read pictures through ImageIO.
#ifndef __APPLE__
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>
#include <libheif/heif.h>

#include "Grey.h"

// The functions used, with the types libheif's own header gives them.
#define FUNCTIONS(F)                                                                                      \
  F(heif_context_alloc) F(heif_context_free) F(heif_context_read_from_memory_without_copy)                \
  F(heif_context_get_primary_image_handle) F(heif_image_handle_release) F(heif_image_handle_get_width)    \
  F(heif_image_handle_get_height) F(heif_decode_image) F(heif_image_release) F(heif_image_get_colorspace) \
  F(heif_image_get_width) F(heif_image_get_height) F(heif_image_get_plane_readonly)                       \
  F(heif_image_get_bits_per_pixel_range) F(heif_image_has_channel)                                        \
  F(heif_image_get_nclx_color_profile) F(heif_image_handle_get_nclx_color_profile)                        \
  F(heif_nclx_color_profile_free) F(heif_context_get_number_of_top_level_images)

struct qzp_heif {
  struct heif_context *context;
  struct heif_image_handle *handle;
#define DECLARE(name) __typeof__(&name) name;
  FUNCTIONS(DECLARE)
#undef DECLARE
};

// Loaded once by the system's count, never unloaded: its codecs do not survive that.
static int load(qzp_heif *heif) {
  void *library = dlopen("libheif.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!library) return 0;
#define RESOLVE(name) \
  if (!(*(void **)&heif->name = dlsym(library, #name))) return 0;
  FUNCTIONS(RESOLVE)
#undef RESOLVE
  return 1;
}

static qzp_status fail(struct heif_error error, qzp_report *report) {
  const char *text = error.message ? error.message : "unknown error";
  switch (error.code) {
    case heif_error_Memory_allocation_error:
      return qzp_fail(report, QZP_UNSUPPORTED, "%s", text);
    case heif_error_Unsupported_feature:
    case heif_error_Unsupported_filetype:
      return qzp_fail(report, QZP_UNSUPPORTED, "%s", text);
    default: break;
  }
  int cut = error.subcode == heif_suberror_End_of_data;
  return qzp_fail(report, cut ? QZP_TRUNCATED : QZP_CORRUPT, "%s", text);
}

void qzp_heif_close(qzp_heif *heif) {
  if (!heif) return;
  if (heif->handle) heif->heif_image_handle_release(heif->handle);
  if (heif->context) heif->heif_context_free(heif->context);
  free(heif);
}

qzp_status qzp_heif_open(const uint8_t *bytes, size_t count, qzp_heif **out, uint32_t *width, uint32_t *height,
                         qzp_report *report) {
  qzp_heif *heif = calloc(1, sizeof *heif);
  if (!heif) return qzp_fail(report, QZP_OUT_OF_MEMORY, "out of memory");
  if (!load(heif)) {
    free(heif);
    return qzp_fail(report, QZP_MISSING_LIBRARY, "libheif.so.1");
  }
  heif->context = heif->heif_context_alloc();
  if (!heif->context) {
    free(heif);
    return qzp_fail(report, QZP_OUT_OF_MEMORY, "out of memory");
  }
  struct heif_error error = heif->heif_context_read_from_memory_without_copy(heif->context, bytes, count, NULL);
  if (error.code == heif_error_Ok) {
    error = heif->heif_context_get_primary_image_handle(heif->context, &heif->handle);
  }
  if (error.code != heif_error_Ok) {
    qzp_status status = fail(error, report);
    heif->handle = NULL;
    qzp_heif_close(heif);
    return status;
  }
  int w = heif->heif_image_handle_get_width(heif->handle), h = heif->heif_image_handle_get_height(heif->handle);
  *width = w < 0 ? 0 : (uint32_t)w;
  *height = h < 0 ? 0 : (uint32_t)h;
  *out = heif;
  return QZP_OK;
}

int qzp_heif_count(qzp_heif *heif) { return heif->heif_context_get_number_of_top_level_images(heif->context); }

typedef struct {
  const uint8_t *start;
  int stride, bits;
} plane;

// A whole plane of `width` × `height` samples, or one without start.
static plane plane_of(qzp_heif *heif, struct heif_image *image, enum heif_channel channel, uint32_t width,
                      uint32_t height) {
  plane p = {NULL, 0, 0};
  if (!heif->heif_image_has_channel(image, channel)) return p;
  if (heif->heif_image_get_width(image, channel) < (int)width) return p;
  if (heif->heif_image_get_height(image, channel) < (int)height) return p;
  p.bits = heif->heif_image_get_bits_per_pixel_range(image, channel);
  if (p.bits < 1 || p.bits > 16) return p;
  p.start = heif->heif_image_get_plane_readonly(image, channel, &p.stride);
  if (p.stride < (int)width * (p.bits > 8 ? 2 : 1)) p.start = NULL;
  return p;
}

// A sample in 0…255 as a fraction with 8 more bits.
static unsigned sample(plane p, uint32_t x, uint32_t y) {
  const uint8_t *row = p.start + (size_t)y * (size_t)p.stride;
  unsigned value = p.bits > 8 ? (unsigned)row[2 * x] | (unsigned)row[2 * x + 1] << 8 : row[x];
  unsigned maximum = (1u << p.bits) - 1;
  return ((value > maximum ? maximum : value) * 65280u + maximum / 2) / maximum;
}

static int is_full_range(qzp_heif *heif, struct heif_image *image) {
  struct heif_color_profile_nclx *profile = NULL;
  int full = 1;  // what HEVC and AV1 pictures without colour information mean in practice
  struct heif_error error = heif->heif_image_get_nclx_color_profile(image, &profile);
  if (error.code != heif_error_Ok || !profile) {
    profile = NULL;
    error = heif->heif_image_handle_get_nclx_color_profile(heif->handle, &profile);
  }
  if (error.code == heif_error_Ok && profile) {
    full = profile->full_range_flag;
    heif->heif_nclx_color_profile_free(profile);
  }
  return full;
}

// Luma of 16…235 (in 8-bit terms; here with 8 more bits) stretched to 0…255.
static unsigned stretch(unsigned value) {
  if (value <= 16 * 256) return 0;
  unsigned wide = (value - 16 * 256) * 255 / 219;
  return wide > 65280 ? 65280 : wide;
}

static qzp_status grey(qzp_heif *heif, struct heif_image *image, uint8_t *out, uint32_t width, uint32_t height,
                       qzp_report *report) {
  int is_rgb = heif->heif_image_get_colorspace(image) == heif_colorspace_RGB;
  int limited = !is_rgb && !is_full_range(heif, image);
  plane first = plane_of(heif, image, is_rgb ? heif_channel_R : heif_channel_Y, width, height);
  plane green = {0}, blue = {0};
  if (is_rgb) {
    green = plane_of(heif, image, heif_channel_G, width, height);
    blue = plane_of(heif, image, heif_channel_B, width, height);
  }
  plane alpha = plane_of(heif, image, heif_channel_Alpha, width, height);
  if (!first.start || (is_rgb && (!green.start || !blue.start))) {
    return qzp_fail(report, QZP_UNSUPPORTED, "no planes of the picture's size");
  }
  for (uint32_t y = 0; y < height; y++) {
    for (uint32_t x = 0; x < width; x++) {
      unsigned value = sample(first, x, y);
      if (limited) value = stretch(value);
      if (is_rgb) value = (299 * value + 587 * sample(green, x, y) + 114 * sample(blue, x, y)) / 1000;
      value = (value + 128) >> 8;
      *out++ = alpha.start ? qzp_on_white(value, (sample(alpha, x, y) + 128) >> 8) : (uint8_t)value;
    }
  }
  return QZP_OK;
}

qzp_status qzp_heif_decode(qzp_heif *heif, uint8_t *out, uint32_t width, uint32_t height, qzp_report *report) {
  struct heif_image *image = NULL;
  // As coded: luma needs no conversion, and chroma is not touched.
  struct heif_error error = heif->heif_decode_image(heif->handle, &image, heif_colorspace_undefined,
                                                    heif_chroma_undefined, NULL);
  if (error.code != heif_error_Ok) return fail(error, report);
  qzp_status status = grey(heif, image, out, width, height, report);
  heif->heif_image_release(image);
  return status;
}
#endif
