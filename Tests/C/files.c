// Reads every file that is named, by libquietzone-pictures: first whole, then cut off in its middle.
#include <quietzone-pictures.h>

#include "check.h"

static void read_bytes(const unsigned char *bytes, size_t size, size_t *codes) {
  qz_error error;
  qz_pages *pages = qz_read_file(bytes, size, NULL, &error);
  if (pages == NULL) {
    CHECK(error.code == QZ_ERROR_PICTURE && error.message[0] != 0);
    return;
  }
  for (size_t i = 0; i < pages->count; i++) {
    CHECK(pages->items[i].number == (int32_t)i && pages->items[i].width > 0 && pages->items[i].height > 0);
    *codes += pages->items[i].found->count;
  }
  qz_free(pages);
}

int main(int count, char **paths) {
  size_t codes = 0, cut = 0;
  qz_error error;
  CHECK_FAILS(qz_read_file(NULL, 1, NULL, &error), error, QZ_ERROR_ARGUMENT, "file is NULL");
  CHECK_FAILS(qz_read_file("", 0, NULL, &error), error, QZ_ERROR_PICTURE, "is empty");
  for (int i = 1; i < count; i++) {
    FILE *file = fopen(paths[i], "rb");
    CHECK(file != NULL && fseek(file, 0, SEEK_END) == 0);
    long size = ftell(file);
    rewind(file);
    // As many bytes as there are: one read beside them is found.
    unsigned char *bytes = malloc((size_t)size + (size == 0));
    CHECK(bytes != NULL && fread(bytes, 1, (size_t)size, file) == (size_t)size);
    fclose(file);
    read_bytes(bytes, (size_t)size, &codes);
    unsigned char *half = malloc((size_t)size / 2 + 1);
    CHECK(half != NULL);
    memcpy(half, bytes, (size_t)size / 2);
    read_bytes(half, (size_t)size / 2, &cut);
    free(half);
    free(bytes);
  }
  printf("files: %d, %zu codes; %zu in their first halves\n", count - 1, codes, cut);
  return 0;
}
