#include "CPictureCodecs.h"
int quietzone_placeholder(void) { return 0; }
