// What the parts of qz_read_batch share.
#ifndef QZP_BATCH_H
#define QZP_BATCH_H

#include <pthread.h>
#include <quietzone-pictures.h>
#include <sys/stat.h>

/// Bytes that pictures which are read at the same time may take together, and those that are taken.
typedef struct {
  pthread_mutex_t lock;
  pthread_cond_t change;
  size_t bytes, taken;
} qzp_budget;

/// Waits until `wanted` bytes are left, or nobody has any; returns what is to be given back.
size_t qzp_budget_take(qzp_budget *budget, size_t wanted);
/// Without waiting: whether `taken` could become `wanted`.
int qzp_budget_change(qzp_budget *budget, size_t *taken, size_t wanted);
void qzp_budget_give(qzp_budget *budget, size_t taken);

/// Reads one source within the budget: pages, or NULL and an error.
qz_pages *qzp_batch_read(const qz_source *source, qzp_budget *budget, const qz_read_options *options, qz_error *error);

/// Bytes that reading a file in memory takes besides the file; of what can't be read, 0. In Swift.
size_t qzp_need(const void *file, size_t size);
/// Whether options can be used; else NULL is not what an error came with. In Swift.
int qzp_check_options(const qz_read_options *options, qz_error *error);
/// What fstat does, on systems that are older than the one it was built on too.
int qzp_fstat(int descriptor, struct stat *status);

#endif
