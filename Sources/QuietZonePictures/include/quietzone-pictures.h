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

#ifdef __cplusplus
}
#endif

#endif
