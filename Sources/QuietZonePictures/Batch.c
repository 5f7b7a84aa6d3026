// qz_read_batch: pictures on several threads, handed over in their order.
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "Batch.h"

// glibc had these two in libpthread before 2.34, and has them in libc since, by their old version too: a library that
// asks for that runs with both. A program of an older system that has no threads does not have them; then all is read on
// the thread that calls.
extern __typeof__(pthread_create) create_thread __attribute__((weak));
extern __typeof__(pthread_join) join_thread __attribute__((weak));
#if defined(__x86_64__) && defined(__GLIBC__)
__asm__(".symver create_thread, pthread_create@GLIBC_2.2.5");
__asm__(".symver join_thread, pthread_join@GLIBC_2.2.5");
#elif defined(__aarch64__) && defined(__GLIBC__)
__asm__(".symver create_thread, pthread_create@GLIBC_2.17");
__asm__(".symver join_thread, pthread_join@GLIBC_2.17");
#endif

enum { MAXIMUM_THREADS = 256, AHEAD = 2 };
static const size_t budget_bytes = 440000000;

// What came of a source that was not handed over yet.
typedef struct {
  qz_pages *pages;
  qz_error error;
  int is_done;
} slot;

typedef struct {
  const qz_source *sources;
  const qz_read_options *options;
  size_t count, next, handed, slot_count;
  int is_over;
  slot *slots;
  pthread_mutex_t lock;
  pthread_cond_t change;
  qzp_budget budget;
} batch;

// The next source that may be read: SIZE_MAX where there is none, and none will come.
static size_t take(batch *batch) {
  size_t index = SIZE_MAX;
  pthread_mutex_lock(&batch->lock);
  while (!batch->is_over && batch->next < batch->count && batch->next >= batch->handed + batch->slot_count) {
    pthread_cond_wait(&batch->change, &batch->lock);
  }
  if (!batch->is_over && batch->next < batch->count) index = batch->next++;
  pthread_mutex_unlock(&batch->lock);
  return index;
}

static void *work(void *argument) {
  batch *batch = argument;
  for (size_t index; (index = take(batch)) != SIZE_MAX;) {
    slot *slot = &batch->slots[index % batch->slot_count];
    slot->pages = qzp_batch_read(&batch->sources[index], &batch->budget, batch->options, &slot->error);
    pthread_mutex_lock(&batch->lock);
    slot->is_done = 1;
    pthread_cond_broadcast(&batch->change);
    pthread_mutex_unlock(&batch->lock);
  }
  return NULL;
}

// Waits for a source's slot, or fills it where no other thread does.
static slot *result(batch *batch, size_t index, int has_threads) {
  slot *slot = &batch->slots[index % batch->slot_count];
  if (!has_threads) {
    slot->pages = qzp_batch_read(&batch->sources[index], &batch->budget, batch->options, &slot->error);
    return slot;
  }
  pthread_mutex_lock(&batch->lock);
  while (!slot->is_done) pthread_cond_wait(&batch->change, &batch->lock);
  pthread_mutex_unlock(&batch->lock);
  return slot;
}

static void empty(batch *batch, slot *slot) {
  qz_free(slot->pages);
  pthread_mutex_lock(&batch->lock);
  slot->pages = NULL;
  slot->is_done = 0;
  batch->handed++;
  pthread_cond_broadcast(&batch->change);
  pthread_mutex_unlock(&batch->lock);
}

static void hand_over(batch *batch, int has_threads, qz_batch_handler handler, void *context) {
  int is_over = 0;
  for (size_t index = 0; index < batch->count && !is_over; index++) {
    slot *slot = result(batch, index, has_threads);
    is_over = handler(index, slot->pages, &slot->error, context) != 0;
    empty(batch, slot);
  }
  pthread_mutex_lock(&batch->lock);
  batch->is_over = 1;
  pthread_cond_broadcast(&batch->change);
  pthread_mutex_unlock(&batch->lock);
}

static void run(batch *batch, int32_t wanted, qz_batch_handler handler, void *context) {
  pthread_t threads[MAXIMUM_THREADS];
  int32_t count = 0;
  while (wanted > 1 && create_thread && join_thread && count < wanted) {
    if (create_thread(&threads[count], NULL, work, batch) != 0) break;
    count++;
  }
  hand_over(batch, count > 0, handler, context);
  for (int32_t i = 0; i < count; i++) join_thread(threads[i], NULL);
  for (size_t i = 0; i < batch->slot_count; i++) qz_free(batch->slots[i].pages);
}

static void open_locks(batch *batch) {
  pthread_mutex_init(&batch->lock, NULL);
  pthread_cond_init(&batch->change, NULL);
  batch->budget.bytes = budget_bytes;
  pthread_mutex_init(&batch->budget.lock, NULL);
  pthread_cond_init(&batch->budget.change, NULL);
}

static void close_locks(batch *batch) {
  pthread_mutex_destroy(&batch->lock);
  pthread_cond_destroy(&batch->change);
  pthread_mutex_destroy(&batch->budget.lock);
  pthread_cond_destroy(&batch->budget.change);
}

static size_t refuse(qz_error *error, const char *message) {
  error->code = QZ_ERROR_ARGUMENT;
  snprintf(error->message, sizeof error->message, "%s", message);
  return 0;
}

size_t qz_read_batch(const qz_source *sources, size_t count, int32_t threads, const qz_read_options *options,
                     qz_batch_handler handler, void *context, qz_error *error) {
  qz_error unasked;
  if (!error) error = &unasked;
  error->code = QZ_OK;
  error->message[0] = 0;
  if (!handler) return refuse(error, "handler is NULL; a function is expected");
  if (!sources && count > 0) return refuse(error, "sources is NULL, and count is not 0");
  if (threads < 0 || threads > MAXIMUM_THREADS) {
    return refuse(error, "threads has to be 0, for as many as there are processors, to 256");
  }
  if (!qzp_check_options(options, error)) return 0;
  long processors = threads > 0 ? threads : sysconf(_SC_NPROCESSORS_ONLN);
  int32_t wanted = processors < 1 ? 1 : processors > MAXIMUM_THREADS ? MAXIMUM_THREADS : (int32_t)processors;
  if ((size_t)wanted > count) wanted = count > 1 ? (int32_t)count : 1;
  batch batch = {.sources = sources, .options = options, .count = count, .slot_count = AHEAD * (size_t)wanted};
  batch.slots = calloc(batch.slot_count, sizeof *batch.slots);
  if (!batch.slots) return refuse(error, "there is no memory for the results of so many threads");
  open_locks(&batch);
  run(&batch, wanted, handler, context);
  close_locks(&batch);
  free(batch.slots);
  return batch.handed;
}
