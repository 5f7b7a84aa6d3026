/* Reads many picture files on all processors and prints what each says, in the order of their names.
 *
 *   cc batch.c $(pkg-config --cflags quietzone) -lquietzone-pictures -o batch && ./batch *.jpg
 */
#include <quietzone-pictures.h>
#include <stdio.h>
#include <stdlib.h>

/* What the handler gets along: the names, and whether any file could not be read. */
struct run {
  char **names;
  int has_failed;
};

static int print(size_t index, const qz_pages *pages, const qz_error *error, void *context) {
  struct run *run = context;
  if (pages == NULL) {
    fprintf(stderr, "%s\n", error->message);
    run->has_failed = 1;
    return 0;
  }
  for (size_t page = 0; page < pages->count; page++) {
    const qz_barcodes *found = pages->items[page].found;
    for (size_t i = 0; i < found->count; i++) {
      printf("%s\t%s\t%s\n", run->names[index], found->items[i]->symbology_token, found->items[i]->text);
    }
  }
  return 0;
}

int main(int count, char **arguments) {
  size_t files = (size_t)(count - 1);
  struct run run = {arguments + 1, 0};
  qz_error error;
  qz_source *sources = calloc(files + 1, sizeof *sources);
  if (sources == NULL) return 1;
  for (size_t i = 0; i < files; i++) sources[i].path = arguments[i + 1];
  if (qz_read_batch(sources, files, 0, NULL, print, &run, &error) < files) {
    fprintf(stderr, "%s\n", error.message);
    run.has_failed = 1;
  }
  free(sources);
  return run.has_failed;
}
