// Compressions of TIFF that scanners do not write and whose libraries would make this one half as large again: a file
// that uses one of them is refused with its name. The program quietzone reads them.
#include <tiffio.h>

#define LEFT_AWAY(name)                                                                               \
  int TIFFInit##name(TIFF *tiff, int scheme);                                                         \
  int TIFFInit##name(TIFF *tiff, int scheme) {                                                        \
    (void)scheme;                                                                                     \
    TIFFErrorExtR(tiff, "TIFFInit" #name, "%s compression is not read by this library", #name);       \
    return 0;                                                                                         \
  }

LEFT_AWAY(JBIG)
LEFT_AWAY(LERC)
LEFT_AWAY(LZMA)
LEFT_AWAY(ZSTD)
LEFT_AWAY(WebP)
