// What Embedded Swift leaves to its host: one-time initialisation, random bytes; and the system's character sets.
#define _GNU_SOURCE
#include "Runtime.h"

#include <errno.h>
#include <iconv.h>
#include <sched.h>
#include <stdatomic.h>
#include <sys/random.h>

enum { QZC_RUNNING = 1, QZC_DONE = 2 };

/// Swift's own, which this one takes the place of, is not made for threads: each table that is built on first use is
/// built by the first thread, and the others wait.
void swift_once(_Atomic(long) *state, void (*build)(void *), void *context) {
  long seen = 0;
  if (atomic_load_explicit(state, memory_order_acquire) == QZC_DONE) return;
  if (atomic_compare_exchange_strong(state, &seen, QZC_RUNNING)) {
    build(context);
    atomic_store_explicit(state, QZC_DONE, memory_order_release);
    return;
  }
  while (atomic_load_explicit(state, memory_order_acquire) != QZC_DONE) sched_yield();
}

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
