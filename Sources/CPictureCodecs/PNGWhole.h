// A PNG file whose pixels are inflated in one go.
#ifndef QZP_PNG_WHOLE_H
#define QZP_PNG_WHOLE_H

#include <stddef.h>
#include <stdint.h>

/// Decodes to grey, and opacities where `alpha` is given, a file without any fault that is not interlaced, has at most
/// 8 bits a channel and takes at most `working` bytes besides. 0 for all others: libpng reads those row by row, or says
/// what is wrong. What has been written to `out` and `alpha` until then does not count.
int qzp_png_decode_whole(const uint8_t *bytes, size_t count, size_t working, uint8_t *out, uint8_t *alpha,
                         uint32_t width, uint32_t height);

#endif
