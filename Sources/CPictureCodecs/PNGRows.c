// Apple's systems read pictures through ImageIO.
#ifndef __APPLE__
#include "PNGRows.h"

#include <string.h>

#define INLINE static inline __attribute__((always_inline))

// A pixel's bytes in sixteen bits each; two pixels where two rows are done at once.
typedef int16_t lanes __attribute__((vector_size(16)));
typedef uint8_t octets __attribute__((vector_size(8)));

INLINE uint32_t load(const uint8_t *at) {
  uint32_t value;
  memcpy(&value, at, 4);
  return value;
}

// As many bytes as a pixel has: behind them stands one that is still filtered.
INLINE void store(uint8_t *at, uint32_t value, unsigned size) { memcpy(at, &value, size); }

INLINE lanes widened(uint32_t low, uint32_t high) {
  uint64_t both = low | (uint64_t)high << 32;
  octets bytes;
  memcpy(&bytes, &both, sizeof bytes);
  return __builtin_convertvector(bytes, lanes);
}

INLINE uint64_t narrowed(lanes values) {
  octets bytes = __builtin_convertvector(values, octets);
  uint64_t both;
  memcpy(&both, &bytes, sizeof both);
  return both;
}

INLINE lanes chosen(lanes mask, lanes one, lanes other) { return (one & mask) | (other & ~mask); }

// Which of left, up and corner is nearest to left + up - corner, the first of them where several are (PNG, 9.4): the
// smaller or the larger of left and up where the corner lies at least as far beyond as they are apart, else the corner.
INLINE lanes nearest(lanes left, lanes up, lanes corner) {
  lanes bound = 3 * corner - up - left;
  lanes is_less = left < up;
  lanes low = chosen(is_less, left, up), high = chosen(is_less, up, left);
  return chosen(bound > low, chosen(high > bound, corner, low), high);
}

INLINE void paeth(uint8_t *row, const uint8_t *above, size_t count, unsigned size) {
  lanes left = {0}, corner = {0};
  for (size_t x = 0; x < count; x += size) {
    lanes up = widened(load(above + x), 0);
    left = (nearest(left, up, corner) + widened(load(row + x), 0)) & 255;
    store(row + x, (uint32_t)narrowed(left), size);
    corner = up;
  }
}

// Of two rows, the second a pixel behind the first: a pixel waits for the one before it, and so they wait together.
INLINE void paeth_of_two(uint8_t *row, const uint8_t *above, size_t count, unsigned size) {
  uint8_t *second = row + count + 1;
  lanes left = {0}, corner = widened(load(above), 0);
  left = (nearest(left, corner, left) + widened(load(row), 0)) & 255;
  store(row, (uint32_t)narrowed(left), size);
  left = __builtin_shufflevector(left, (lanes){0}, 0, 1, 2, 3, 8, 8, 8, 8);
  for (size_t x = size; x < count; x += size) {
    lanes up = __builtin_shufflevector(widened(load(above + x), 0), left, 0, 1, 2, 3, 8, 9, 10, 11);
    lanes here = widened(load(row + x), load(second + x - size));
    left = (nearest(left, up, corner) + here) & 255;
    uint64_t both = narrowed(left);
    store(row + x, (uint32_t)both, size);
    store(second + x - size, (uint32_t)(both >> 32), size);
    corner = up;
  }
  // What is left of the second row: its last pixel.
  lanes up = __builtin_shufflevector(left, left, 0, 1, 2, 3, 0, 1, 2, 3);
  left = (nearest(left, up, corner) + widened(0, load(second + count - size))) & 255;
  store(second + count - size, (uint32_t)(narrowed(left) >> 32), size);
}

INLINE void average(uint8_t *row, const uint8_t *above, size_t count, unsigned size) {
  lanes left = {0};
  for (size_t x = 0; x < count; x += size) {
    lanes up = widened(load(above + x), 0);
    left = (((left + up) >> 1) + widened(load(row + x), 0)) & 255;
    store(row + x, (uint32_t)narrowed(left), size);
  }
}

INLINE void sub(uint8_t *row, size_t count, unsigned size) {
  lanes left = {0};
  for (size_t x = 0; x < count; x += size) {
    left = (left + widened(load(row + x), 0)) & 255;
    store(row + x, (uint32_t)narrowed(left), size);
  }
}

INLINE void up(uint8_t *restrict row, const uint8_t *restrict above, size_t count) {
  for (size_t x = 0; x < count; x++) row[x] = (uint8_t)(row[x] + above[x]);
}

INLINE int unfilter(uint8_t *row, size_t count, uint32_t height, unsigned size) {
  size_t stride = count + 1;
  for (uint32_t y = 0; y < height; y++, row += stride) {
    const uint8_t *above = row - stride + 1;
    switch (row[0]) {
      case 0: break;
      case 1: sub(row + 1, count, size); break;
      case 2: up(row + 1, above, count); break;
      case 3: average(row + 1, above, count, size); break;
      case 4:
        if (y + 1 < height && row[stride] == 4) {
          paeth_of_two(row + 1, above, count, size);
          y++, row += stride;
        } else {
          paeth(row + 1, above, count, size);
        }
        break;
      default: return 0;
    }
  }
  return 1;
}

// A loop for each size, which the compiler knows.
INLINE int unfilter_all(uint8_t *rows, size_t row_bytes, uint32_t height, unsigned size) {
  switch (size) {
    case 1: return unfilter(rows, row_bytes, height, 1);
    case 2: return unfilter(rows, row_bytes, height, 2);
    case 3: return unfilter(rows, row_bytes, height, 3);
    case 4: return unfilter(rows, row_bytes, height, 4);
    default: return 0;
  }
}

#ifdef __x86_64__
// Choosing between two vectors is one instruction here instead of three, and each pixel waits for some of them.
__attribute__((target("avx2"))) static int unfilter_avx2(uint8_t *rows, size_t row_bytes, uint32_t height,
                                                          unsigned size) {
  return unfilter_all(rows, row_bytes, height, size);
}

int qzp_png_unfilter(uint8_t *rows, size_t row_bytes, uint32_t height, unsigned size) {
  if (__builtin_cpu_supports("avx2")) return unfilter_avx2(rows, row_bytes, height, size);
  return unfilter_all(rows, row_bytes, height, size);
}
#else
int qzp_png_unfilter(uint8_t *rows, size_t row_bytes, uint32_t height, unsigned size) {
  return unfilter_all(rows, row_bytes, height, size);
}
#endif
#endif
