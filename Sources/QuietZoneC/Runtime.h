// What the library's Swift needs of C: not part of the interface.
#ifndef QZ_RUNTIME_H
#define QZ_RUNTIME_H

#include <stddef.h>

/// `count` bytes of the character set `from` in the set `to`, by the system's iconv: the number of bytes written to
/// `out`, or -1 where the bytes are not valid, a character has no code, a set is not known, or `room` is too little.
long qzc_convert(const char *from, const char *to, const char *bytes, size_t count, char *out, size_t room);

#endif
