// Apple's systems read pictures through ImageIO.
#ifndef __APPLE__
#include <stdlib.h>
#include <string.h>
#include <webp/decode.h>
#include <webp/demux.h>

#include "Grey.h"

static qzp_status fail(qzp_report *report, VP8StatusCode code) {
  switch (code) {
    case VP8_STATUS_OUT_OF_MEMORY: return qzp_fail(report, QZP_OUT_OF_MEMORY, "out of memory");
    case VP8_STATUS_SUSPENDED:
    case VP8_STATUS_NOT_ENOUGH_DATA:
      return qzp_fail(report, QZP_TRUNCATED, "the data ends before the last row");
    case VP8_STATUS_UNSUPPORTED_FEATURE: return qzp_fail(report, QZP_UNSUPPORTED, "feature unknown to libwebp");
    case VP8_STATUS_INVALID_PARAM: return qzp_fail(report, QZP_CORRUPT, "parameters contradict each other");
    default: return qzp_fail(report, QZP_CORRUPT, "bitstream error");
  }
}

qzp_status qzp_webp_header(const uint8_t *bytes, size_t count, qzp_webp_info *info, qzp_report *report) {
  WebPBitstreamFeatures features;
  VP8StatusCode code = WebPGetFeatures(bytes, count, &features);
  if (code != VP8_STATUS_OK) return fail(report, code);
  info->width = (uint32_t)features.width;
  info->height = (uint32_t)features.height;
  info->has_alpha = features.has_alpha;
  info->is_animated = features.has_animation;
  info->is_lossless = features.format == 2;
  return QZP_OK;
}

// libwebp's luma lies in 16…235 (Rec. 601).
static uint8_t full_range(uint8_t y) {
  int value = ((y - 16) * 255 + 109) / 219;
  return (uint8_t)(y < 16 ? 0 : value > 255 ? 255 : value);
}

static void finish(uint8_t *luma, const uint8_t *alpha, size_t pixels) {
  uint8_t table[256];
  for (int i = 0; i < 256; i++) table[i] = full_range((uint8_t)i);
  if (alpha) {
    for (size_t i = 0; i < pixels; i++) luma[i] = qzp_on_white(table[luma[i]], alpha[i]);
  } else {
    for (size_t i = 0; i < pixels; i++) luma[i] = table[luma[i]];
  }
}

qzp_status qzp_webp_decode(const uint8_t *bytes, size_t count, uint8_t *out, uint8_t *opacity, uint32_t width,
                           uint32_t height, qzp_report *report) {
  WebPDecoderConfig config;
  if (!WebPInitDecoderConfig(&config)) return qzp_fail(report, QZP_UNSUPPORTED, "another version of libwebp");
  VP8StatusCode code = WebPGetFeatures(bytes, count, &config.input);
  if (code != VP8_STATUS_OK) return fail(report, code);
  if ((uint32_t)config.input.width != width || (uint32_t)config.input.height != height) {
    return qzp_fail(report, QZP_CORRUPT, "the size changes after the header");
  }
  size_t pixels = (size_t)width * height;
  size_t chroma_stride = (width + 1) / 2, chroma = chroma_stride * ((height + 1) / 2);
  int has_alpha = config.input.has_alpha;
  int own_alpha = has_alpha && !opacity;
  // Nobody looks at the chroma: both planes go to one place.
  uint8_t *scratch = malloc(chroma + (own_alpha ? pixels : 0));
  if (!scratch) return qzp_fail(report, QZP_OUT_OF_MEMORY, "out of memory");
  uint8_t *alpha = own_alpha ? scratch + chroma : has_alpha ? opacity : NULL;
  config.output.colorspace = has_alpha ? MODE_YUVA : MODE_YUV;
  config.output.is_external_memory = 1;
  WebPYUVABuffer *yuv = &config.output.u.YUVA;
  *yuv = (WebPYUVABuffer){.y = out, .u = scratch, .v = scratch, .a = alpha};
  yuv->y_stride = (int)width, yuv->y_size = pixels;
  yuv->u_stride = yuv->v_stride = (int)chroma_stride, yuv->u_size = yuv->v_size = chroma;
  if (has_alpha) yuv->a_stride = (int)width, yuv->a_size = pixels;
  code = WebPDecode(bytes, count, &config);
  if (code == VP8_STATUS_OK) finish(out, alpha, pixels);
  WebPFreeDecBuffer(&config.output);
  free(scratch);
  return code == VP8_STATUS_OK ? QZP_OK : fail(report, code);
}

struct qzp_webp_frames {
  WebPAnimDecoder *decoder;
  uint32_t width, height;
};

qzp_webp_frames *qzp_webp_open(const uint8_t *bytes, size_t count) {
  WebPAnimDecoderOptions options;
  if (!WebPAnimDecoderOptionsInit(&options)) return NULL;
  options.color_mode = MODE_RGBA;
  options.use_threads = 0;
  WebPData data = {bytes, count};
  WebPAnimDecoder *decoder = WebPAnimDecoderNew(&data, &options);
  WebPAnimInfo info;
  qzp_webp_frames *frames = decoder ? calloc(1, sizeof *frames) : NULL;
  if (!frames || !WebPAnimDecoderGetInfo(decoder, &info)) {
    WebPAnimDecoderDelete(decoder);
    free(frames);
    return NULL;
  }
  *frames = (qzp_webp_frames){decoder, info.canvas_width, info.canvas_height};
  return frames;
}

qzp_status qzp_webp_next(qzp_webp_frames *frames, uint8_t *out, uint8_t *alpha, uint32_t width,
                         uint32_t height, qzp_report *report) {
  if (frames->width != width || frames->height != height) {
    return qzp_fail(report, QZP_CORRUPT, "the canvas is %u x %u", frames->width, frames->height);
  }
  if (!WebPAnimDecoderHasMoreFrames(frames->decoder)) return QZP_END;
  uint8_t *pixel;
  int timestamp;
  if (!WebPAnimDecoderGetNext(frames->decoder, &pixel, &timestamp)) {
    return qzp_fail(report, QZP_CORRUPT, "a frame cannot be decoded");
  }
  for (size_t i = 0, count = (size_t)width * height; i < count; i++, pixel += 4) {
    out[i] = qzp_on_white(qzp_luma(pixel[0], pixel[1], pixel[2]), pixel[3]);
    if (alpha) alpha[i] = pixel[3];
  }
  return QZP_OK;
}

void qzp_webp_close(qzp_webp_frames *frames) {
  if (!frames) return;
  WebPAnimDecoderDelete(frames->decoder);
  free(frames);
}
#endif
