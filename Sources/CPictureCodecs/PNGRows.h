// Rows of a PNG file as they are inflated: a byte that names a filter, then bytes less what the filter foretells.
#ifndef QZP_PNG_ROWS_H
#define QZP_PNG_ROWS_H

#include <stddef.h>
#include <stdint.h>

// Bytes that may be read behind the last row.
enum { QZP_PNG_SLACK = 16 };

/// Undoes the filters of `height` rows in place. Before the first row stand row_bytes + 1 zeros, behind the last
/// QZP_PNG_SLACK bytes; `size` is a pixel's bytes, at least 1 and at most 4. 0 where a filter is none of PNG.
int qzp_png_unfilter(uint8_t *rows, size_t row_bytes, uint32_t height, unsigned size);

#endif
