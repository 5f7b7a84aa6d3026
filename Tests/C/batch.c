// Many pictures by qz_read_batch, and the pixels of pages: the order, errors in their places, an end before the end.
// The argument is a folder for a file.
#include <quietzone-pictures.h>
#include <unistd.h>

#include "check.h"

enum { COUNT = 60 };

typedef struct {
  size_t seen, stop_at, codes, errors;
  char texts[COUNT][16], messages[COUNT][200];
} account;

static qz_bytes *file_of(const char *text) {
  qz_error error;
  qz_draw_options options;
  qz_draw_options_init(&options, sizeof options);
  options.drawing = QZ_PNG;
  qz_symbol *symbol = qz_make(QZ_QR_CODE, text, strlen(text), NULL, &error);
  CHECK(symbol != NULL);
  qz_bytes *file = qz_draw(symbol, &options, &error);
  CHECK(file != NULL);
  qz_free(symbol);
  return file;
}

static int take(size_t index, const qz_pages *pages, const qz_error *error, void *context) {
  account *account = context;
  CHECK(index == account->seen);
  CHECK((pages == NULL) == (error->code != QZ_OK));
  if (pages == NULL) {
    account->errors++;
    snprintf(account->messages[index], sizeof account->messages[index], "%.190s", error->message);
  } else {
    account->codes += pages->items[0].found->count;
    snprintf(account->texts[index], sizeof account->texts[index], "%s", pages->items[0].found->items[0]->text);
  }
  account->seen++;
  return account->seen == account->stop_at;
}

static void test_order(const qz_source *sources, int threads) {
  static account account;
  qz_error error;
  memset(&account, 0, sizeof account);
  CHECK(qz_read_batch(sources, COUNT, threads, NULL, take, &account, &error) == COUNT && error.code == QZ_OK);
  CHECK(account.seen == COUNT && account.errors == 5 && account.codes == COUNT - 5);
  for (int i = 0; i < COUNT; i++) {
    char wanted[16];
    snprintf(wanted, sizeof wanted, "%d", i);
    if (account.messages[i][0] == 0) CHECK(strcmp(account.texts[i], wanted) == 0);
  }
  CHECK(strstr(account.messages[7], "PNG") && strstr(account.messages[11], "file is NULL"));
  CHECK(strstr(account.messages[20], "/no/such/file: No such file") && strstr(account.messages[33], "is empty"));
  CHECK(strstr(account.messages[50], "a file is expected") != NULL);
  memset(&account, 0, sizeof account);
  account.stop_at = 5;
  CHECK(qz_read_batch(sources, COUNT, threads, NULL, take, &account, NULL) == 5 && account.seen == 5);
}

static void test_arguments(const qz_source *sources) {
  static account account;
  qz_error error;
  qz_read_options options;
  qz_read_options_init(&options, sizeof options);
  CHECK(qz_read_batch(NULL, 0, 0, NULL, take, &account, &error) == 0 && error.code == QZ_OK);
  CHECK(qz_read_batch(NULL, 1, 0, NULL, take, &account, &error) == 0 && error.code == QZ_ERROR_ARGUMENT);
  CHECK(qz_read_batch(sources, 1, 0, NULL, NULL, NULL, &error) == 0 && strstr(error.message, "handler is NULL"));
  CHECK(qz_read_batch(sources, 1, -1, NULL, take, &account, &error) == 0 && strstr(error.message, "0, for as many"));
  CHECK(qz_read_batch(sources, 1, 257, NULL, take, &account, NULL) == 0);
  options.effort = (qz_effort)9;
  CHECK(qz_read_batch(sources, 1, 2, &options, take, &account, &error) == 0 && strstr(error.message, "effort is 9"));
  CHECK(account.seen == 0);
}

static void test_pages(const qz_bytes *file) {
  qz_error error;
  qz_luminance *page = qz_load_page(file->bytes, file->count, 0, 1000000, &error);
  CHECK(page != NULL && page->width > 20 && page->width == page->height && page->pixels[0] == 255);
  qz_picture picture = {page->pixels, (size_t)page->width * (size_t)page->height, page->width, page->height, 0, QZ_GREY};
  qz_barcodes *found = qz_read(&picture, NULL, &error);
  CHECK(found != NULL && found->count == 1);
  qz_free(found);
  qz_free(page);
  CHECK_FAILS(qz_load_page(file->bytes, file->count, 1, 1000000, &error), error, QZ_ERROR_PICTURE, "there is no page 1");
  CHECK_FAILS(qz_load_page(file->bytes, file->count, -1, 1000000, &error), error, QZ_ERROR_ARGUMENT, "number is -1");
  CHECK_FAILS(qz_load_page(file->bytes, file->count, 0, 0, &error), error, QZ_ERROR_ARGUMENT, "maximum_pixels is 0");
  CHECK_FAILS(qz_load_page(file->bytes, file->count, 0, 9, &error), error, QZ_ERROR_PICTURE, "more than the 9");
  CHECK_FAILS(qz_load_page(file->bytes, 40, 0, 1000000, &error), error, QZ_ERROR_PICTURE, "PNG");
  CHECK_FAILS(qz_load_page(NULL, 4, 0, 1000000, &error), error, QZ_ERROR_ARGUMENT, "file is NULL");
}

int main(int count, char **arguments) {
  qz_source sources[COUNT];
  qz_bytes *files[COUNT];
  char path[1000];
  CHECK(count == 2);
  snprintf(path, sizeof path, "%s/batch-XXXXXX", arguments[1]);
  memset(sources, 0, sizeof sources);
  for (int i = 0; i < COUNT; i++) {
    char text[16];
    snprintf(text, sizeof text, "%d", i);
    files[i] = file_of(text);
    sources[i].file = files[i]->bytes;
    sources[i].size = files[i]->count;
  }
  int descriptor = mkstemp(path);
  CHECK(descriptor >= 0 && write(descriptor, files[40]->bytes, files[40]->count) == (ssize_t)files[40]->count);
  close(descriptor);
  sources[7].size = 40;
  sources[11] = (qz_source){NULL, 0, NULL};
  sources[20] = (qz_source){NULL, 0, "/no/such/file"};
  sources[33].size = 0;
  sources[40] = (qz_source){NULL, 0, path};
  sources[50] = (qz_source){NULL, 0, arguments[1]};
  for (int threads = 0; threads < 5; threads++) test_order(sources, threads);
  test_order(sources, 64);
  test_arguments(sources);
  test_pages(files[0]);
  unlink(path);
  for (int i = 0; i < COUNT; i++) qz_free(files[i]);
  printf("batch: %d pictures in their order, on 1 to 64 threads\n", COUNT);
  return 0;
}
