#ifndef QUIETZONE_CFREETYPE_H
#define QUIETZONE_CFREETYPE_H
#include <ft2build.h>
#include FT_FREETYPE_H
#endif
