// Thin, stateless doors to the picture libraries: bytes in, grey rows out (0 black … 255 white).
//
// Every function works on memory the caller owns, checks its bounds, keeps no global state, and reports failure
// through its status and a message; no library error ends the process. Sizes are checked by the caller against
// its limits BEFORE it hands a buffer in; a decoder that meets another size than the buffer was made for stops.
// Grey is Rec. 601 luma with integer weights (299, 587, 114); alpha is composed on white.
#ifndef C_PICTURE_CODECS_H
#define C_PICTURE_CODECS_H

#include <stddef.h>
#include <stdint.h>

typedef enum {
  QZP_OK = 0,
  QZP_END,              // no further page or frame
  QZP_TRUNCATED,        // the bytes end before the picture does
  QZP_CORRUPT,          // the library refuses the bytes
  QZP_UNSUPPORTED,      // valid, but this build of the library cannot decode it
  QZP_OUT_OF_MEMORY,
  QZP_MISSING_LIBRARY,  // a library loaded on first use is not installed
} qzp_status;

/// What went wrong, in the library's words; a C string.
typedef struct {
  char message[256];
} qzp_report;

// MARK: JPEG (libjpeg-turbo)

/// Decodes to grey, reduced by `denominator` (1, 2, 4 or 8); `out` holds width × height bytes, the reduced size.
qzp_status qzp_jpeg_decode(const uint8_t *bytes, size_t count, unsigned denominator, uint8_t *out,
                           uint32_t width, uint32_t height, qzp_report *report);

// MARK: PNG (libdeflate, libpng)

/// Where `alpha` (or NULL) is given, the opacities of pixels that are not opaque are written to it. A picture that takes
/// no more than `working` bytes inflated is inflated at once, about three times as fast as row by row.
qzp_status qzp_png_decode(const uint8_t *bytes, size_t count, size_t working, uint8_t *out, uint8_t *alpha,
                          uint32_t width, uint32_t height, qzp_report *report);

/// The same in colours: `out` holds four bytes a pixel, red, green, blue and opacity.
qzp_status qzp_png_decode_colors(const uint8_t *bytes, size_t count, uint8_t *out, uint32_t width, uint32_t height,
                                 qzp_report *report);

// MARK: WebP (libwebp, libwebpdemux)

typedef struct {
  uint32_t width, height;
  int has_alpha, is_animated, is_lossless;
} qzp_webp_info;

qzp_status qzp_webp_header(const uint8_t *bytes, size_t count, qzp_webp_info *info, qzp_report *report);
/// A still picture; its opacities go to `alpha` (or NULL).
qzp_status qzp_webp_decode(const uint8_t *bytes, size_t count, uint8_t *out, uint8_t *alpha, uint32_t width,
                           uint32_t height, qzp_report *report);

typedef struct qzp_webp_frames qzp_webp_frames;
/// The frames of an animation, each the whole canvas. `bytes` must outlive the handle.
qzp_webp_frames *qzp_webp_open(const uint8_t *bytes, size_t count);
qzp_status qzp_webp_next(qzp_webp_frames *frames, uint8_t *out, uint8_t *alpha, uint32_t width,
                         uint32_t height, qzp_report *report);
void qzp_webp_close(qzp_webp_frames *frames);

// MARK: GIF (giflib)

typedef struct qzp_gif qzp_gif;
/// `bytes` must outlive the handle.
qzp_status qzp_gif_open(const uint8_t *bytes, size_t count, qzp_gif **gif, qzp_report *report);
/// Draws the next frame on `canvas`, which the caller keeps between calls, white before the first, and so its
/// opacities on `alpha` (or NULL), 0 before the first.
qzp_status qzp_gif_next(qzp_gif *gif, uint8_t *canvas, uint8_t *alpha, uint32_t width, uint32_t height,
                        qzp_report *report);
void qzp_gif_close(qzp_gif *gif);

// MARK: TIFF (libtiff 4.5 or later)

typedef struct qzp_tiff qzp_tiff;
typedef struct {
  uint32_t width, height;
  uint32_t orientation;    // 1…8
  int is_reduced;          // a preview or mask of another page
  float x_resolution, y_resolution;  // pixels a unit; 0: not said
  uint64_t working_bytes;  // what decoding needs besides the grey picture
} qzp_tiff_page;

/// `bytes` must outlive the handle; no single allocation of the library goes above `maximum_allocation` bytes.
qzp_status qzp_tiff_open(const uint8_t *bytes, size_t count, size_t maximum_allocation, qzp_tiff **tiff,
                         qzp_report *report);
qzp_status qzp_tiff_describe(qzp_tiff *tiff, qzp_tiff_page *page, qzp_report *report);
qzp_status qzp_tiff_decode(qzp_tiff *tiff, uint8_t *out, uint32_t width, uint32_t height, qzp_report *report);
/// Goes to the next page; QZP_END after the last.
qzp_status qzp_tiff_next(qzp_tiff *tiff, qzp_report *report);
void qzp_tiff_close(qzp_tiff *tiff);

// MARK: HEIC and AVIF (libheif, loaded on first use)

typedef struct qzp_heif qzp_heif;
/// `bytes` must outlive the handle. The size is that of the turned picture: libheif turns and mirrors itself.
qzp_status qzp_heif_open(const uint8_t *bytes, size_t count, qzp_heif **heif, uint32_t *width, uint32_t *height,
                         qzp_report *report);
qzp_status qzp_heif_decode(qzp_heif *heif, uint8_t *out, uint32_t width, uint32_t height, qzp_report *report);
/// Pictures that stand by themselves: no thumbnails, tiles or depths.
int qzp_heif_count(qzp_heif *heif);
void qzp_heif_close(qzp_heif *heif);

// MARK: Files in memory, pipes and memory (Linux)

/// A descriptor of an anonymous file of these bytes, or -1; the caller closes it.
int qzp_memory_file(const uint8_t *bytes, size_t count);

// A pipe that programs started later do not inherit: ends[0] to read, ends[1] to write. It holds `capacity` bytes
// where the system allows that many. 0, or -1 when the system has no more descriptors.
int qzp_pipe(int ends[2], int capacity);

/// Has the allocator give memory of a megabyte and more back to the system as soon as it is freed, where it would keep
/// some for each thread. For processes that stay; every such piece costs the system's zeroing of its pages once more.
void qzp_keep_no_freed_memory(void);

#endif
