// Eight threads at once, from the first call on: the tables that are built on first use are built once, and every
// thread has the answers that one alone has.
#include <pthread.h>

#include "check.h"

enum { THREADS = 8, ROUNDS = 6 };
static const qz_symbology symbologies[ROUNDS] = {QZ_QR_CODE, QZ_EAN_13, QZ_DATA_MATRIX, QZ_PDF417, QZ_AZTEC, QZ_CODE_128};
static const char *const contents[ROUNDS] = {"thread", "4006381333931", "threads", "stacked", "layers", "bars"};
static pthread_barrier_t start;

static int should_stop(void *context) {
  ++*(int *)context;
  return 0;
}

static void *work(void *argument) {
  int first = *(int *)argument, asked = 0;
  pthread_barrier_wait(&start);
  for (int round = 0; round < ROUNDS; round++) {
    int i = (round + first) % ROUNDS;
    qz_error error;
    qz_read_options options;
    qz_read_options_init(&options, sizeof options);
    options.should_stop = should_stop;
    options.context = &asked;
    qz_picture picture = drawn(symbologies[i], contents[i], NULL);
    qz_barcodes *found = qz_read(&picture, &options, &error);
    CHECK(found != NULL && found->count == 1 && strcmp(found->items[0]->text, contents[i]) == 0);
    qz_gs1 *gs1 = qz_parse_gs1("(01)09501101530003(10)A", 23, QZ_GS1_ASSOCIATIONS, &error);
    CHECK(gs1 != NULL && gs1->count == 2);
    qz_free(gs1);
    qz_free(found);
    free((void *)picture.pixels);
    qz_make(QZ_EAN_13, "1", 1, NULL, &error);
    CHECK(error.code == QZ_ERROR_CONTENT);
  }
  CHECK(asked > 0);
  return NULL;
}

int main(void) {
  pthread_t threads[THREADS];
  int numbers[THREADS];
  CHECK(pthread_barrier_init(&start, NULL, THREADS) == 0);
  for (int i = 0; i < THREADS; i++) {
    numbers[i] = i;
    CHECK(pthread_create(&threads[i], NULL, work, &numbers[i]) == 0);
  }
  for (int i = 0; i < THREADS; i++) CHECK(pthread_join(threads[i], NULL) == 0);
  puts("threads: all agree");
  return 0;
}
