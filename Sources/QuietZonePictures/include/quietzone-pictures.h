/*
 * Barcodes from picture files: JPEG, PNG, WebP, GIF, TIFF, BMP and PNM. Of libquietzone-pictures, which is libquietzone
 * with the decoders in it; ownership, errors and threads are as quietzone.h says.
 */
#ifndef QUIETZONE_PICTURES_H
#define QUIETZONE_PICTURES_H

#include <quietzone.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A page of a file, upright as a viewer shows it. */
typedef struct qz_page {
  int32_t number; /* from 0 */
  int32_t width, height; /* pixels */
  const qz_barcodes *found; /* corners in pixels of the upright page */
} qz_page;

/* The pages of a file: all of a TIFF or PNM, the first frame of an animation. */
typedef struct qz_pages {
  size_t count;
  const qz_page *items;
} qz_pages;

/* Reads a picture file in memory, `size` bytes; `options` may be NULL for the defaults. A file that is damaged, or of no
 * kind that is known, fails with QZ_ERROR_PICTURE; one page above the options' maximum_pixels too. One picture at a
 * time takes up to 400 MB, and is refused above that. */
qz_pages *qz_read_file(const void *file, size_t size, const qz_read_options *options, qz_error *error);

/* A page's pixels as they are looked at: grey, 0 black to 255 white, upright, row by row without gaps. */
typedef struct qz_luminance {
  int32_t width, height; /* pixels */
  const uint8_t *pixels;
} qz_luminance;

/* The pixels of page `number`, from 0, of a picture file; what is transparent is laid on white. Fails as qz_read_file
 * does, and where there is no such page; `maximum_pixels` as in the options. */
qz_luminance *qz_load_page(const void *file, size_t size, int32_t number, int64_t maximum_pixels, qz_error *error);

/* ---- Many pictures ------------------------------------------------------------------------------------------- */

/* A picture of a batch: a file in memory, or the path of one where `file` is NULL. The caller's, for the time of the
 * call. */
typedef struct qz_source {
  const void *file;
  size_t size; /* bytes of `file` */
  const char *path;
} qz_source;

/* Takes what came of source `index`: its pages, or NULL and the error. Both are the library's and end with the call: what
 * is to stay is copied. Called in the order of the sources, on the thread that called qz_read_batch; not 0: no more. */
typedef int (*qz_batch_handler)(size_t index, const qz_pages *pages, const qz_error *error, void *context);

/* Reads `count` pictures on up to `threads` threads, 0 for as many as there are processors, and hands each to `handler`;
 * what can't be read is an error in its place. Returns how many were handed over: fewer than `count` where the handler
 * wanted no more, and none, with `error` filled in, where an argument is none that is possible.
 *
 * At most twice as many pictures as threads are read ahead of the one that the handler waits for, and those that are
 * being read take up to 440 MB together: what needs more than is left waits. `should_stop` of the options is asked on
 * any of the threads, and also on several at once. */
size_t qz_read_batch(const qz_source *sources, size_t count, int32_t threads, const qz_read_options *options,
                     qz_batch_handler handler, void *context, qz_error *error);

#ifdef __cplusplus
}
#endif

#endif
