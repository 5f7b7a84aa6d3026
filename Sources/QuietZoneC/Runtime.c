// What Embedded Swift leaves to its host: random bytes; and the system's character sets.
#define _GNU_SOURCE
#include "Runtime.h"

#include <errno.h>
#include <iconv.h>
#include <sys/random.h>

/// Seeds of hash tables: glibc has this call only since 2.36.
void arc4random_buf(void *out, size_t count) {
  unsigned char *bytes = out;
  while (count > 0) {
    ssize_t got = getrandom(bytes, count, 0);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) {
      // No system call for it: fixed seeds are as right, if less of a riddle to who makes collisions.
      for (size_t i = 0; i < count; i++) bytes[i] = (unsigned char)(0x9E + i);
      return;
    }
    bytes += got;
    count -= (size_t)got;
  }
}

long qzc_convert(const char *from, const char *to, const char *bytes, size_t count, char *out, size_t room) {
  iconv_t handle = iconv_open(to, from);
  if (handle == (iconv_t)-1) return -1;
  char *input = (char *)bytes;
  size_t left = count, free = room;
  // The second call writes what a stateful set needs at its end. Above 0: replaced characters.
  int whole = (count == 0 || iconv(handle, &input, &left, &out, &free) == 0) && left == 0 &&
              iconv(handle, NULL, NULL, &out, &free) == 0;
  iconv_close(handle);
  return whole ? (long)(room - free) : -1;
}
