// The picture libraries were built for programs of one system. In their place of some calls that newer versions of the
// C library have moved, or whose address a shared library has to ask for, they are given these: what is built works
// on older systems too.
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "Batch.h"

FILE *qzp_stderr;

__attribute__((constructor)) static void find_stderr(void) { qzp_stderr = stderr; }

int qzp_fstat(int descriptor, struct stat *status) { return (int)syscall(SYS_fstat, descriptor, status); }

/// A call reads on its own thread alone: who has many pictures has a thread for each.
int qzp_no_thread(void);
int qzp_no_thread(void) { return EAGAIN; }
int qzp_no_join(void);
int qzp_no_join(void) { return ESRCH; }
