// On Apple's systems QuietZoneMedia does this itself: they have neither of these calls.
#ifndef __APPLE__
#define _GNU_SOURCE
#include <errno.h>
#include <sys/mman.h>
#include <unistd.h>

#include "include/CPictureCodecs.h"

int qzp_memory_file(const uint8_t *bytes, size_t count) {
  int descriptor = memfd_create("picture", MFD_CLOEXEC);
  while (descriptor >= 0 && count > 0) {
    ssize_t written = write(descriptor, bytes, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) {
      close(descriptor);
      return -1;
    }
    bytes += written;
    count -= (size_t)written;
  }
  return descriptor;
}
#endif
