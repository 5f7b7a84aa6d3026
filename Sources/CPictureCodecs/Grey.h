// Grey values, shared by the decoders.
#ifndef QZP_GREY_H
#define QZP_GREY_H

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "include/CPictureCodecs.h"

/// Rec. 601 luma, rounded.
static inline uint8_t qzp_luma(unsigned r, unsigned g, unsigned b) {
  // By 1000, exactly for all that these sums can be, in 32 bits: loops are vectorised.
  return (uint8_t)(((299 * r + 587 * g + 114 * b + 500) >> 3) * 33555 >> 22);
}

/// `value` with straight alpha, on white.
static inline uint8_t qzp_on_white(unsigned value, unsigned alpha) {
  return (uint8_t)((value * alpha + 255 * (255 - alpha) + 127) / 255);
}

__attribute__((format(printf, 3, 4))) static inline qzp_status qzp_fail(qzp_report *report, qzp_status status,
                                                                        const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(report->message, sizeof report->message, format, arguments);
  va_end(arguments);
  // Some libraries end their messages with a line feed.
  size_t length = strlen(report->message);
  while (length && report->message[length - 1] == '\n') report->message[--length] = 0;
  return status;
}

#endif
