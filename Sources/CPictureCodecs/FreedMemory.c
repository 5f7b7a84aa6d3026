#include "include/CPictureCodecs.h"

#ifdef __GLIBC__
#include <malloc.h>

// Left alone, glibc raises the size from which memory is mapped apart to the largest piece that was freed, and keeps what
// is smaller in up to eight places for each processor.
void qzp_keep_no_freed_memory(void) { mallopt(M_MMAP_THRESHOLD, 1 << 20); }
#else
void qzp_keep_no_freed_memory(void) {}
#endif
