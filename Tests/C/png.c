// PNG files of every layout and filter, whole and damaged, by the two ways there are: inflated at once, and row by row by
// libpng. Both must say the same. Compiled together with the decoders, under AddressSanitizer.
#include <CPictureCodecs.h>
#include <PNGWhole.h>
#include <libdeflate.h>

#include "check.h"

enum { MOST = 400000, WORKING = 64000000 };

typedef struct {
  unsigned width, height, depth, color, chunk;
  unsigned palette_count, transparency_count;
} layout;

static uint64_t state = 2026;

static unsigned random_below(unsigned limit) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  return (unsigned)(state >> 33) % limit;
}

static void put(unsigned char *at, uint32_t value) {
  for (int i = 0; i < 4; i++) at[i] = (unsigned char)(value >> (24 - 8 * i));
}

static size_t chunk(unsigned char *file, size_t at, const char *name, const void *content, size_t length) {
  put(file + at, (uint32_t)length);
  memcpy(file + at + 4, name, 4);
  if (length > 0) memcpy(file + at + 8, content, length);
  put(file + at + 8 + length, libdeflate_crc32(0, file + at + 4, length + 4));
  return at + 12 + length;
}

static unsigned channels_of(unsigned color) { return color == 2 ? 3 : color == 6 ? 4 : color == 4 ? 2 : 1; }

// Any bytes are a picture's: those that name filters are 0 to 4.
static size_t rows_of(const layout *layout, unsigned char *rows) {
  size_t row = ((size_t)layout->width * channels_of(layout->color) * layout->depth + 7) / 8 + 1;
  CHECK(row * layout->height <= MOST);
  unsigned filter = 4;
  for (size_t i = 0; i < row * layout->height; i++) {
    if (i % row == 0 && random_below(2) == 0) filter = random_below(5);
    rows[i] = (unsigned char)(i % row == 0 ? filter : random_below(3) == 0 ? random_below(256) : random_below(4));
  }
  return row * layout->height;
}

static size_t content_of(const layout *layout, unsigned char *file, const unsigned char *compressed, size_t count) {
  unsigned char header[13] = {0}, colors[768];
  put(header, layout->width);
  put(header + 4, layout->height);
  header[8] = (unsigned char)layout->depth;
  header[9] = (unsigned char)layout->color;
  memcpy(file, "\x89PNG\r\n\x1a\n", 8);
  size_t at = chunk(file, 8, "IHDR", header, sizeof header);
  for (size_t i = 0; i < sizeof colors; i++) colors[i] = (unsigned char)random_below(layout->color == 3 ? 256 : 4);
  if (layout->palette_count > 0) at = chunk(file, at, "PLTE", colors, 3 * layout->palette_count);
  if (layout->color == 0 || layout->color == 2) memset(colors, 0, 6);
  if (layout->transparency_count > 0) at = chunk(file, at, "tRNS", colors, layout->transparency_count);
  at = chunk(file, at, "tEXt", "Comment\0none", 12);
  for (size_t from = 0; from < count; from += layout->chunk) {
    size_t rest = count - from;
    at = chunk(file, at, "IDAT", compressed + from, rest < layout->chunk ? rest : layout->chunk);
  }
  return chunk(file, at, "IEND", NULL, 0);
}

static unsigned char *made(const layout *layout, size_t *size) {
  static unsigned char rows[MOST], compressed[MOST + 1000], file[2 * MOST];
  size_t count = rows_of(layout, rows);
  struct libdeflate_compressor *deflater = libdeflate_alloc_compressor((int)random_below(10));
  CHECK(deflater != NULL);
  size_t length = libdeflate_zlib_compress(deflater, rows, count, compressed, sizeof compressed);
  libdeflate_free_compressor(deflater);
  CHECK(length > 0);
  *size = content_of(layout, file, compressed, length);
  unsigned char *copy = malloc(*size);
  CHECK(copy != NULL);
  memcpy(copy, file, *size);
  return copy;
}

static size_t whole, refused, by_rows;

// Decodes by both ways; the file is as long as its memory, and so is each picture.
static void compare(const unsigned char *file, size_t size, unsigned width, unsigned height, int is_good) {
  size_t count = (size_t)width * height;
  unsigned char *one = malloc(4 * count);
  CHECK(one != NULL);
  memset(one, 255, 4 * count);
  unsigned char *other = one + 2 * count;
  qzp_report report;
  int is_whole = qzp_png_decode_whole(file, size, WORKING, one, one + count, width, height);
  qzp_status status = qzp_png_decode(file, size, 0, other, other + count, width, height, &report);
  if (is_good) CHECK(status == QZP_OK);
  if (is_whole && status == QZP_OK) CHECK(memcmp(one, other, 2 * count) == 0);
  // What libpng refuses and the other way reads: distances beyond a window that is said to be too small.
  if (is_whole && status != QZP_OK) CHECK(strstr(report.message, "too far back") != NULL);
  whole += (size_t)is_whole;
  by_rows += (size_t)(!is_whole && status == QZP_OK);
  refused += (size_t)(status != QZP_OK);
  free(one);
}

// Damage that the sums of the chunks do not show, for they are made to fit.
static void repair(unsigned char *file, size_t size) {
  for (size_t at = 8; at + 12 <= size;) {
    size_t length = (size_t)file[at] << 24 | (size_t)file[at + 1] << 16 | (size_t)file[at + 2] << 8 | file[at + 3];
    if (length > size - at - 12) return;
    put(file + at + 8 + length, libdeflate_crc32(0, file + at + 4, length + 4));
    at += 12 + length;
  }
}

static void damage(const unsigned char *file, size_t size, unsigned width, unsigned height) {
  for (int turn = 0; turn < 40; turn++) {
    size_t length = turn % 4 == 0 ? 33 + random_below((unsigned)size - 33) : size;
    unsigned char *copy = malloc(length);
    CHECK(copy != NULL);
    memcpy(copy, file, length);
    for (unsigned i = random_below(4); i > 0; i--) copy[24 + random_below((unsigned)length - 24)] ^= 1 << random_below(8);
    if (turn % 2 == 0) repair(copy, length);
    compare(copy, length, width, height, 0);
    free(copy);
  }
}

// What is not for the way at once: no room, another size than the caller's, passes instead of rows.
static void check_limits(unsigned char *file, size_t size, unsigned width, unsigned height) {
  unsigned char *out = malloc(2 * (size_t)(width + 1) * (height + 1));
  CHECK(out != NULL);
  CHECK(!qzp_png_decode_whole(file, size, 0, out, NULL, width, height));
  CHECK(!qzp_png_decode_whole(file, size, WORKING, out, NULL, width + 1, height));
  CHECK(!qzp_png_decode_whole(file, size, WORKING, out, NULL, width, height + 1));
  free(out);
  file[28] = 1;
  repair(file, size);
  size_t before = whole;
  compare(file, size, width, height, 0);
  CHECK(whole == before);
}

static void try_layout(layout layout) {
  size_t size;
  unsigned char *file = made(&layout, &size);
  compare(file, size, layout.width, layout.height, 1);
  damage(file, size, layout.width, layout.height);
  check_limits(file, size, layout.width, layout.height);
  free(file);
}

int main(void) {
  static const unsigned sides[][2] = {{1, 1}, {1, 7}, {7, 1}, {2, 2}, {8, 3}, {9, 4}, {33, 17}, {64, 5}, {257, 31}};
  static const unsigned kinds[][2] = {{1, 0}, {2, 0}, {4, 0}, {8, 0}, {16, 0}, {8, 2}, {16, 2}, {1, 3}, {2, 3},
                                      {4, 3}, {8, 3}, {8, 4}, {16, 4}, {8, 6}, {16, 6}};
  for (size_t side = 0; side < sizeof sides / sizeof *sides; side++) {
    for (size_t kind = 0; kind < sizeof kinds / sizeof *kinds; kind++) {
      for (unsigned variant = 0; variant < 4; variant++) {
        layout layout = {sides[side][0], sides[side][1], kinds[kind][0], kinds[kind][1], MOST, 0, 0};
        unsigned most = layout.depth < 8 ? 1u << layout.depth : 256;
        if (layout.color == 3) layout.palette_count = variant < 2 ? most : 1 + random_below(most);
        if (variant & 1 && layout.color == 3) layout.transparency_count = 1 + random_below(layout.palette_count);
        if (variant & 1 && layout.color == 0) layout.transparency_count = 2;
        if (variant & 1 && layout.color == 2) layout.transparency_count = 6;
        if (variant & 2) layout.chunk = 1 + random_below(50);
        try_layout(layout);
      }
    }
  }
  printf("png: %zu inflated at once, %zu row by row alone, %zu refused\n", whole, by_rows, refused);
  return 0;
}
