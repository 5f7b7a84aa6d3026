/* Reads the barcodes of a grey picture (binary PGM) and prints what each says.
 *
 *   cc read.c $(pkg-config --cflags --libs quietzone) -o read && ./read picture.pgm
 */
#include <quietzone.h>
#include <stdio.h>
#include <stdlib.h>

/* The pixels of a binary PGM file of 8 bits; NULL where it is none. The caller frees them. */
static unsigned char *load(const char *path, int *width, int *height) {
  FILE *file = fopen(path, "rb");
  unsigned char *pixels = NULL;
  int white = 0;
  if (file == NULL) return NULL;
  if (fscanf(file, "P5 %d %d %d", width, height, &white) == 3 && white == 255 && fgetc(file) != EOF && *width > 0 &&
      *height > 0) {
    size_t size = (size_t)*width * (size_t)*height;
    pixels = malloc(size);
    if (pixels != NULL && fread(pixels, 1, size, file) != size) {
      free(pixels);
      pixels = NULL;
    }
  }
  fclose(file);
  return pixels;
}

int main(int count, char **arguments) {
  qz_picture picture = {0};
  qz_error error;
  unsigned char *pixels;
  qz_barcodes *found;

  if (count != 2) {
    fprintf(stderr, "usage: read picture.pgm\n");
    return 2;
  }
  pixels = load(arguments[1], &picture.width, &picture.height);
  if (pixels == NULL) {
    fprintf(stderr, "%s: a binary PGM file of 8 bits is expected\n", arguments[1]);
    return 1;
  }
  picture.pixels = pixels;
  picture.size = (size_t)picture.width * (size_t)picture.height;

  found = qz_read(&picture, NULL, &error);
  free(pixels);
  if (found == NULL) {
    fprintf(stderr, "%s: %s\n", arguments[1], error.message);
    return 1;
  }
  for (size_t i = 0; i < found->count; i++) {
    const qz_barcode *barcode = found->items[i];
    printf("%s\t%s\t%s\n", barcode->symbology_token, barcode->identifier, barcode->text);
  }
  qz_free(found);
  return 0;
}
