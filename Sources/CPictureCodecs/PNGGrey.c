// Apple's systems read pictures through ImageIO.
#ifndef __APPLE__
#include <string.h>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

#include "Grey.h"
#include "PNGParts.h"

// Grey values and opacities of what a byte of a row may be: an index, or a grey value.
typedef struct {
  uint8_t grey[256], alpha[256];
} tints;

static void fill(tints *tints, const qzp_png_parts *file) {
  unsigned top = (1u << file->depth) - 1;
  memset(tints->alpha, 255, sizeof tints->alpha);
  memset(tints->grey, 0, sizeof tints->grey);
  if (file->color == QZP_PNG_PALETTE) {
    // What an index beyond the palette is, is not said: black, as libpng has it.
    for (size_t i = 0; i < file->palette_count; i++) {
      const uint8_t *color = file->palette + 3 * i;
      tints->grey[i] = qzp_luma(color[0], color[1], color[2]);
    }
    for (size_t i = 0; i < file->transparency_count; i++) tints->alpha[i] = file->transparency[i];
  } else {
    for (unsigned i = 0; i <= top; i++) tints->grey[i] = (uint8_t)(i * (255 / top));
    if (file->transparency) tints->alpha[file->transparency[1] & top] = 0;
  }
  for (int i = 0; i < 256; i++) tints->grey[i] = qzp_on_white(tints->grey[i], tints->alpha[i]);
}

// Indices or grey values of 1, 2, 4 or 8 bits, the first in the highest.
static void tint_row(const uint8_t *row, const tints *tints, unsigned depth, uint8_t *out, uint8_t *alpha,
                     uint32_t width) {
  unsigned top = (1u << depth) - 1, a_byte = 8 / depth, last = a_byte - 1;
  for (uint32_t x = 0; x < width; x++) {
    unsigned value = depth == 8 ? row[x] : row[x / a_byte] >> ((last - x % a_byte) * depth) & top;
    out[x] = tints->grey[value];
    if (alpha) alpha[x] = tints->alpha[value];
  }
}

#ifdef __SSE2__
// Four pixels' sums of weighted colours, in thousandths; the byte behind each pixel weighs nothing.
static inline __m128i sums(const uint8_t *row) {
  int32_t pixels[4];
  for (int i = 0; i < 4; i++) memcpy(&pixels[i], row + 3 * i, 4);
  __m128i bytes = _mm_set_epi32(pixels[3], pixels[2], pixels[1], pixels[0]);
  __m128i weights = _mm_set_epi16(0, 114, 587, 299, 0, 114, 587, 299);
  __m128i low = _mm_madd_epi16(_mm_unpacklo_epi8(bytes, _mm_setzero_si128()), weights);
  __m128i high = _mm_madd_epi16(_mm_unpackhi_epi8(bytes, _mm_setzero_si128()), weights);
  __m128 first = _mm_shuffle_ps(_mm_castsi128_ps(low), _mm_castsi128_ps(high), 0x88);
  __m128 second = _mm_shuffle_ps(_mm_castsi128_ps(low), _mm_castsi128_ps(high), 0xDD);
  return _mm_add_epi32(_mm_castps_si128(first), _mm_castps_si128(second));
}

// Eight pixels at once, as qzp_luma has each; returns how many are done.
static uint32_t rgb_eights(const uint8_t *row, uint8_t *out, uint32_t width) {
  uint32_t x = 0;
  for (; x + 8 <= width; x += 8, row += 24) {
    __m128i low = _mm_srli_epi32(_mm_add_epi32(sums(row), _mm_set1_epi32(500)), 3);
    __m128i high = _mm_srli_epi32(_mm_add_epi32(sums(row + 12), _mm_set1_epi32(500)), 3);
    __m128i eighths = _mm_packs_epi32(low, high);
    __m128i grey = _mm_srli_epi16(_mm_mulhi_epu16(eighths, _mm_set1_epi16((short)33555)), 6);
    _mm_storel_epi64((__m128i *)(out + x), _mm_packus_epi16(grey, grey));
  }
  return x;
}
#else
static uint32_t rgb_eights(const uint8_t *row, uint8_t *out, uint32_t width) {
  (void)row, (void)out, (void)width;
  return 0;
}
#endif

static void rgb_row(const uint8_t *row, uint8_t *out, uint32_t width) {
  uint32_t x = rgb_eights(row, out, width);
  for (row += 3 * (size_t)x; x < width; x++, row += 3) out[x] = qzp_luma(row[0], row[1], row[2]);
}

// One colour stands for what is transparent.
static void keyed_row(const uint8_t *row, const uint8_t *key, uint8_t *out, uint8_t *alpha, uint32_t width) {
  for (uint32_t x = 0; x < width; x++, row += 3) {
    int is_key = row[0] == key[1] && row[1] == key[3] && row[2] == key[5];
    out[x] = is_key ? 255 : qzp_luma(row[0], row[1], row[2]);
    if (alpha) alpha[x] = is_key ? 0 : 255;
  }
}

static void rgba_row(const uint8_t *restrict row, uint8_t *restrict out, uint32_t width) {
  for (uint32_t x = 0; x < width; x++) {
    const uint8_t *pixel = row + 4 * (size_t)x;
    out[x] = qzp_on_white(qzp_luma(pixel[0], pixel[1], pixel[2]), pixel[3]);
  }
}

static void grey_alpha_row(const uint8_t *restrict row, uint8_t *restrict out, uint32_t width) {
  for (uint32_t x = 0; x < width; x++) out[x] = qzp_on_white(row[2 * (size_t)x], row[2 * (size_t)x + 1]);
}

static void alphas_row(const uint8_t *restrict row, unsigned channels, uint8_t *restrict alpha, uint32_t width) {
  for (uint32_t x = 0; x < width; x++) alpha[x] = row[(size_t)channels * x + channels - 1];
}

void qzp_png_grey(const qzp_png_parts *file, const uint8_t *row, size_t stride, uint8_t *out, uint8_t *alpha) {
  uint32_t width = file->width;
  tints tints;
  if (file->color == QZP_PNG_GREY || file->color == QZP_PNG_PALETTE) fill(&tints, file);
  int is_plain = file->color == QZP_PNG_GREY && file->depth == 8 && !file->transparency;
  for (uint32_t y = 0; y < file->height; y++, row += stride, out += width) {
    switch (file->color) {
      case QZP_PNG_RGB:
        if (file->transparency) keyed_row(row, file->transparency, out, alpha, width);
        else rgb_row(row, out, width);
        break;
      case QZP_PNG_RGBA: rgba_row(row, out, width); break;
      case QZP_PNG_GREY_ALPHA: grey_alpha_row(row, out, width); break;
      default:
        if (is_plain) memcpy(out, row, width);
        else tint_row(row, &tints, file->depth, out, file->transparency ? alpha : NULL, width);
    }
    if (!alpha) continue;
    if (file->color >= QZP_PNG_GREY_ALPHA) alphas_row(row, file->color == QZP_PNG_RGBA ? 4 : 2, alpha, width);
    alpha += width;
  }
}
#endif
