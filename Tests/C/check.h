// What the tests of the C library share.
#ifndef CHECK_H
#define CHECK_H

#include <quietzone.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/// Ends the test with its place where `condition` does not hold.
#define CHECK(condition) check((condition), #condition, __FILE__, __LINE__)

static inline void check(int holds, const char *what, const char *file, int line) {
  if (holds) return;
  fprintf(stderr, "%s:%d: %s does not hold\n", file, line, what);
  exit(1);
}

/// That a call failed with a code and a sentence that has some words in it.
#define CHECK_FAILS(call, error, expected, words)                                             \
  do {                                                                                        \
    memset(&(error), 0x55, sizeof(error));                                                    \
    CHECK((call) == NULL);                                                                    \
    CHECK((error).code == (expected));                                                        \
    if (strstr((error).message, (words)) == NULL) fprintf(stderr, "said: %s\n", (error).message); \
    CHECK(strstr((error).message, (words)) != NULL);                                          \
  } while (0)

/// A drawn symbol as a grey picture with its pixels, which the caller frees.
static inline qz_picture drawn(qz_symbology symbology, const char *content, const qz_make_options *options) {
  qz_error error;
  qz_symbol *symbol = qz_make(symbology, content, strlen(content), options, &error);
  if (symbol == NULL) fprintf(stderr, "%s\n", error.message);
  CHECK(symbol != NULL);
  qz_raster *raster = qz_draw_pixels(symbol, NULL, &error);
  CHECK(raster != NULL && error.code == QZ_OK);
  size_t count = (size_t)raster->width * (size_t)raster->height;
  unsigned char *grey = malloc(count);
  CHECK(grey != NULL);
  for (size_t i = 0; i < count; i++) grey[i] = raster->rgba[4 * i];
  qz_picture picture = {.pixels = grey, .size = count, .width = raster->width, .height = raster->height};
  qz_free(raster);
  qz_free(symbol);
  return picture;
}

#endif
