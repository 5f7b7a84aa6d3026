// Apple's systems read pictures through ImageIO.
#ifndef __APPLE__
#include <stdlib.h>
#include <string.h>
#include <gif_lib.h>

#include "Grey.h"

struct qzp_gif {
  GifFileType *file;
  const uint8_t *bytes;
  size_t count, position;
  int hit_end;
  GraphicsControlBlock control;  // of the frame to come
  // How to undo the last frame before the next is drawn (GIF89a, 23. c. iv).
  int disposal, left, top, width, height;
  uint8_t *saved;  // canvas before the last frame, and its opacities, for DISPOSE_PREVIOUS
};

static int on_read(GifFileType *file, GifByteType *out, int count) {
  qzp_gif *gif = file->UserData;
  size_t left = gif->count - gif->position;
  size_t taken = count < 0 ? 0 : (size_t)count < left ? (size_t)count : left;
  if (taken < (size_t)count) gif->hit_end = 1;
  memcpy(out, gif->bytes + gif->position, taken);
  gif->position += taken;
  return (int)taken;
}

static qzp_status fail(qzp_gif *gif, qzp_report *report, int code) {
  const char *text = GifErrorString(code);
  if (gif->hit_end) return qzp_fail(report, QZP_TRUNCATED, "the data ends inside a block");
  if (code == D_GIF_ERR_NOT_ENOUGH_MEM) return qzp_fail(report, QZP_OUT_OF_MEMORY, "out of memory");
  return qzp_fail(report, QZP_CORRUPT, "%s", text ? text : "unknown block");
}

static void reset_control(qzp_gif *gif) {
  gif->control = (GraphicsControlBlock){DISPOSAL_UNSPECIFIED, 0, 0, NO_TRANSPARENT_COLOR};
}

qzp_status qzp_gif_open(const uint8_t *bytes, size_t count, qzp_gif **out, qzp_report *report) {
  qzp_gif *gif = calloc(1, sizeof *gif);
  if (!gif) return qzp_fail(report, QZP_OUT_OF_MEMORY, "out of memory");
  gif->bytes = bytes;
  gif->count = count;
  reset_control(gif);
  int code = D_GIF_ERR_READ_FAILED;
  gif->file = DGifOpen(gif, on_read, &code);
  if (!gif->file) {
    qzp_status status = fail(gif, report, code);
    free(gif);
    return status;
  }
  *out = gif;
  return QZP_OK;
}

void qzp_gif_close(qzp_gif *gif) {
  if (!gif) return;
  int code;
  DGifCloseFile(gif->file, &code);
  free(gif->saved);
  free(gif);
}

// A frame's rectangle, cut to the canvas.
typedef struct {
  int x0, x1, y0, y1;
} area;

static area clip(int left, int top, int width, int height, uint32_t w, uint32_t h) {
  area a = {left < 0 ? 0 : left, left + width, top < 0 ? 0 : top, top + height};
  if (a.x1 > (int)w) a.x1 = (int)w;
  if (a.y1 > (int)h) a.y1 = (int)h;
  return a;
}

static void dispose(qzp_gif *gif, uint8_t *canvas, uint8_t *alpha, uint32_t w, uint32_t h) {
  area a = clip(gif->left, gif->top, gif->width, gif->height, w, h);
  if (gif->disposal == DISPOSE_BACKGROUND) {
    for (int y = a.y0; y < a.y1; y++) {
      if (a.x0 >= a.x1) continue;
      memset(canvas + (size_t)y * w + a.x0, 255, (size_t)(a.x1 - a.x0));
      if (alpha) memset(alpha + (size_t)y * w + a.x0, 0, (size_t)(a.x1 - a.x0));
    }
  } else if (gif->disposal == DISPOSE_PREVIOUS && gif->saved) {
    memcpy(canvas, gif->saved, (size_t)w * h);
    if (alpha) memcpy(alpha, gif->saved + (size_t)w * h, (size_t)w * h);
  }
}

static qzp_status read_extension(qzp_gif *gif, qzp_report *report) {
  int function;
  GifByteType *block;
  if (DGifGetExtension(gif->file, &function, &block) == GIF_ERROR) return fail(gif, report, gif->file->Error);
  while (block) {
    if (function == GRAPHICS_EXT_FUNC_CODE) DGifExtensionToGCB(block[0], block + 1, &gif->control);
    if (DGifGetExtensionNext(gif->file, &block) == GIF_ERROR) return fail(gif, report, gif->file->Error);
  }
  return QZP_OK;
}

static qzp_status draw(qzp_gif *gif, uint8_t *canvas, uint8_t *alpha, uint32_t w, uint32_t h,
                       qzp_report *report) {
  GifFileType *file = gif->file;
  GifImageDesc *image = &file->Image;
  const ColorMapObject *map = image->ColorMap ? image->ColorMap : file->SColorMap;
  if (!map) return qzp_fail(report, QZP_CORRUPT, "a frame without colour table");
  if (image->Width <= 0 || image->Height <= 0) return qzp_fail(report, QZP_CORRUPT, "a frame without pixels");
  uint8_t grey[256];
  for (int i = 0; i < 256; i++) {
    GifColorType c = i < map->ColorCount ? map->Colors[i] : (GifColorType){0, 0, 0};
    grey[i] = qzp_luma(c.Red, c.Green, c.Blue);
  }
  uint8_t *line = malloc((size_t)image->Width);
  if (!line) return qzp_fail(report, QZP_OUT_OF_MEMORY, "out of memory");
  static const int starts[] = {0, 4, 2, 1}, steps[] = {8, 8, 4, 2};
  area a = clip(image->Left, image->Top, image->Width, image->Height, w, h);
  for (int pass = 0; pass < (image->Interlace ? 4 : 1); pass++) {
    int step = image->Interlace ? steps[pass] : 1;
    for (int row = image->Interlace ? starts[pass] : 0; row < image->Height; row += step) {
      if (DGifGetLine(file, line, image->Width) == GIF_ERROR) {
        free(line);
        return fail(gif, report, file->Error);
      }
      int y = image->Top + row;
      if (y < a.y0 || y >= a.y1) continue;
      for (int x = a.x0; x < a.x1; x++) {
        uint8_t index = line[x - image->Left];
        if (index == gif->control.TransparentColor) continue;
        canvas[(size_t)y * w + x] = grey[index];
        if (alpha) alpha[(size_t)y * w + x] = 255;
      }
    }
  }
  free(line);
  return QZP_OK;
}

// giflib collects a record of every frame; without pixels it is small, and the last one is enough.
static void forget_frames(GifFileType *file) {
  GifFreeSavedImages(file);
  file->SavedImages = NULL;
  file->ImageCount = 0;
}

static qzp_status next_frame(qzp_gif *gif, uint8_t *canvas, uint8_t *alpha, uint32_t w, uint32_t h,
                             qzp_report *report) {
  dispose(gif, canvas, alpha, w, h);
  gif->disposal = gif->control.DisposalMode;
  gif->left = gif->file->Image.Left, gif->top = gif->file->Image.Top;
  gif->width = gif->file->Image.Width, gif->height = gif->file->Image.Height;
  if (gif->disposal == DISPOSE_PREVIOUS) {
    if (!gif->saved) gif->saved = malloc((size_t)w * h * (alpha ? 2 : 1));
    if (!gif->saved) return qzp_fail(report, QZP_OUT_OF_MEMORY, "out of memory");
    memcpy(gif->saved, canvas, (size_t)w * h);
    if (alpha) memcpy(gif->saved + (size_t)w * h, alpha, (size_t)w * h);
  }
  qzp_status status = draw(gif, canvas, alpha, w, h, report);
  forget_frames(gif->file);
  reset_control(gif);
  return status;
}

qzp_status qzp_gif_next(qzp_gif *gif, uint8_t *canvas, uint8_t *alpha, uint32_t width, uint32_t height,
                        qzp_report *report) {
  for (;;) {
    GifRecordType type;
    if (DGifGetRecordType(gif->file, &type) == GIF_ERROR) return fail(gif, report, gif->file->Error);
    if (type == TERMINATE_RECORD_TYPE) return QZP_END;
    if (type == EXTENSION_RECORD_TYPE) {
      qzp_status status = read_extension(gif, report);
      if (status != QZP_OK) return status;
    } else if (type == IMAGE_DESC_RECORD_TYPE) {
      if (DGifGetImageDesc(gif->file) == GIF_ERROR) return fail(gif, report, gif->file->Error);
      return next_frame(gif, canvas, alpha, width, height, report);
    }
  }
}
#endif
