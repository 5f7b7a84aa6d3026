// On Apple's systems QuietZoneMedia does this itself: they have neither of these calls.
#ifndef __APPLE__
#define _GNU_SOURCE
#include <fcntl.h>
#include <unistd.h>

#include "include/CPictureCodecs.h"

int qzp_pipe(int ends[2], int capacity) {
  if (pipe2(ends, O_CLOEXEC) != 0) return -1;
  fcntl(ends[1], F_SETPIPE_SZ, capacity);
  return 0;
}
#endif
