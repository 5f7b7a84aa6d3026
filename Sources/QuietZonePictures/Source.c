// One picture of a batch: its bytes, and the memory that it may take.
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "Batch.h"

// The most bytes of a file, as of the program quietzone.
enum { MAXIMUM_BYTES = 256000000 };

size_t qzp_budget_take(qzp_budget *budget, size_t wanted) {
  if (wanted > budget->bytes) wanted = budget->bytes;
  pthread_mutex_lock(&budget->lock);
  while (budget->taken > budget->bytes - wanted) pthread_cond_wait(&budget->change, &budget->lock);
  budget->taken += wanted;
  pthread_mutex_unlock(&budget->lock);
  return wanted;
}

int qzp_budget_change(qzp_budget *budget, size_t *taken, size_t wanted) {
  if (wanted > budget->bytes) wanted = budget->bytes;
  pthread_mutex_lock(&budget->lock);
  int is_free = budget->taken - *taken <= budget->bytes - wanted;
  if (is_free) {
    budget->taken += wanted - *taken;
    *taken = wanted;
    pthread_cond_broadcast(&budget->change);
  }
  pthread_mutex_unlock(&budget->lock);
  return is_free;
}

void qzp_budget_give(qzp_budget *budget, size_t taken) {
  pthread_mutex_lock(&budget->lock);
  budget->taken -= taken;
  pthread_cond_broadcast(&budget->change);
  pthread_mutex_unlock(&budget->lock);
}

// How much of a path errors tell: 700 bytes, or less where a character of UTF-8 goes on there.
static int told(const char *path) {
  size_t count = strnlen(path, 701);
  if (count > 700) {
    count = 700;
    while (count > 0 && ((unsigned char)path[count] & 0xC0) == 0x80) count--;
  }
  return (int)count;
}

static void say(qz_error *error, const char *path, const char *problem) {
  error->code = QZ_ERROR_PICTURE;
  snprintf(error->message, sizeof error->message, "%.*s: %s", told(path), path, problem);
}

// How many bytes a file has, or -1 and an error.
static long size_of(FILE *file, const char *path, qz_error *error) {
  long size = fseek(file, 0, SEEK_END) == 0 ? ftell(file) : -1;
  rewind(file);
  // What folders say differs from one file system to the other.
  struct stat status;
  if (qzp_fstat(fileno(file), &status) != 0 || !S_ISREG(status.st_mode)) size = -1;
  if (size < 0) say(error, path, "no size can be had; a file is expected");
  if (size <= MAXIMUM_BYTES) return size;
  say(error, path, "has more than the 256000000 bytes allowed");
  return -1;
}

// The bytes of an open file, which the caller frees, or NULL and an error.
static unsigned char *contents(FILE *file, size_t size, const char *path, qz_error *error) {
  unsigned char *bytes = malloc(size + 1);
  rewind(file);
  if (bytes && fread(bytes, 1, size, file) == size) return bytes;
  say(error, path, bytes ? "can't be read to its end" : "there is no memory for its bytes");
  free(bytes);
  return NULL;
}

// Reads an open file. Where there is no room beside its bytes, they are given up until there is, and read again: who
// waits has nothing that others wait for.
static qz_pages *read_open(FILE *file, size_t size, const char *path, qzp_budget *budget,
                           const qz_read_options *options, qz_error *error) {
  size_t room = qzp_budget_take(budget, 2 * size);
  unsigned char *bytes = contents(file, size, path, error);
  size_t need = bytes ? 2 * size + qzp_need(bytes, size) : 0;
  if (bytes && !qzp_budget_change(budget, &room, need)) {
    free(bytes);
    qzp_budget_give(budget, room);
    room = qzp_budget_take(budget, need);
    bytes = contents(file, size, path, error);
  }
  qz_pages *pages = bytes ? qz_read_file(bytes, size, options, error) : NULL;
  free(bytes);
  qzp_budget_give(budget, room);
  return pages;
}

static qz_pages *read_path(const char *path, qzp_budget *budget, const qz_read_options *options, qz_error *error) {
  FILE *file = fopen(path, "rbe");
  if (!file) {
    error->code = QZ_ERROR_PICTURE;
    // %m is the text of errno, and of this thread's alone.
    snprintf(error->message, sizeof error->message, "%.*s: %m", told(path), path);
    return NULL;
  }
  long size = size_of(file, path, error);
  qz_pages *pages = size < 0 ? NULL : read_open(file, (size_t)size, path, budget, options, error);
  fclose(file);
  return pages;
}

qz_pages *qzp_batch_read(const qz_source *source, qzp_budget *budget, const qz_read_options *options,
                         qz_error *error) {
  error->code = QZ_OK;
  error->message[0] = 0;
  if (!source->file && source->path) return read_path(source->path, budget, options, error);
  size_t room = source->file ? qzp_need(source->file, source->size) : 0;
  room = qzp_budget_take(budget, room + (source->size < budget->bytes ? source->size : 0));
  qz_pages *pages = qz_read_file(source->file, source->size, options, error);
  qzp_budget_give(budget, room);
  return pages;
}
