// Apple's systems read pictures through ImageIO.
#ifndef __APPLE__
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <jpeglib.h>
#include <jerror.h>

#include "Grey.h"

// More scans than any encoder writes; hostile files repeat them to burn time.
enum { MAXIMUM_SCANS = 200 };

typedef struct {
  struct jpeg_error_mgr base;
  jmp_buf escape;
  qzp_report *report;
  int hit_end;        // the source ran dry
  int data_missing;   // the entropy decoder had to invent pixels
} error_manager;

typedef struct {
  struct jpeg_progress_mgr base;
} progress_manager;

static void on_error(j_common_ptr cinfo) {
  error_manager *errors = (error_manager *)cinfo->err;
  char text[JMSG_LENGTH_MAX];
  (*cinfo->err->format_message)(cinfo, text);
  snprintf(errors->report->message, sizeof errors->report->message, "%s", text);
  longjmp(errors->escape, 1);
}

static void on_message(j_common_ptr cinfo, int level) {
  error_manager *errors = (error_manager *)cinfo->err;
  if (level >= 0) return;
  errors->base.num_warnings++;
  if (errors->base.msg_code == JWRN_JPEG_EOF) errors->hit_end = 1;
  if (errors->base.msg_code == JWRN_HIT_MARKER) errors->data_missing = 1;
}

static void on_output(j_common_ptr cinfo) { (void)cinfo; }

static void on_progress(j_common_ptr cinfo) {
  if (!cinfo->is_decompressor) return;
  if (((j_decompress_ptr)cinfo)->input_scan_number > MAXIMUM_SCANS) {
    error_manager *errors = (error_manager *)cinfo->err;
    snprintf(errors->report->message, sizeof errors->report->message, "more than %d scans", MAXIMUM_SCANS);
    longjmp(errors->escape, 1);
  }
}

// Adobe writes inks inverted (255: no ink), others straight.
static void grey_of_cmyk(const uint8_t *row, uint8_t *out, uint32_t width, int inverted) {
  for (uint32_t x = 0; x < width; x++, row += 4) {
    unsigned flip = inverted ? 0 : 255;
    unsigned c = row[0] ^ flip, m = row[1] ^ flip, y = row[2] ^ flip, k = row[3] ^ flip;
    out[x] = qzp_luma((c * k + 127) / 255, (m * k + 127) / 255, (y * k + 127) / 255);
  }
}

qzp_status qzp_jpeg_decode(const uint8_t *bytes, size_t count, unsigned denominator, uint8_t *out,
                           uint32_t width, uint32_t height, qzp_report *report) {
  struct jpeg_decompress_struct cinfo;
  error_manager errors = {.report = report};
  progress_manager progress = {.base = {.progress_monitor = on_progress}};
  cinfo.err = jpeg_std_error(&errors.base);
  errors.base.error_exit = on_error;
  errors.base.emit_message = on_message;
  errors.base.output_message = on_output;

  if (setjmp(errors.escape)) {
    int hit_end = errors.hit_end;
    jpeg_destroy_decompress(&cinfo);
    return hit_end ? QZP_TRUNCATED : QZP_CORRUPT;
  }
  jpeg_create_decompress(&cinfo);
  cinfo.progress = &progress.base;
  jpeg_mem_src(&cinfo, bytes, count);
  jpeg_read_header(&cinfo, TRUE);
  cinfo.scale_num = 1;
  cinfo.scale_denom = denominator;
  cinfo.dct_method = JDCT_ISLOW;
  int is_cmyk = cinfo.jpeg_color_space == JCS_CMYK || cinfo.jpeg_color_space == JCS_YCCK;
  cinfo.out_color_space = is_cmyk ? JCS_CMYK : JCS_GRAYSCALE;
  int inverted = cinfo.saw_Adobe_marker;
  int many_scans = jpeg_has_multiple_scans(&cinfo);
  jpeg_start_decompress(&cinfo);
  if (cinfo.output_width != width || cinfo.output_height != height ||
      cinfo.output_components != (is_cmyk ? 4 : 1)) {
    unsigned w = cinfo.output_width, h = cinfo.output_height;
    jpeg_destroy_decompress(&cinfo);
    return qzp_fail(report, QZP_CORRUPT, "the size changes from %u x %u to %u x %u", width, height, w, h);
  }
  // Owned by the decompressor's pool, so an error frees it too.
  JSAMPARRAY inks = NULL;
  if (is_cmyk) {
    inks = (*cinfo.mem->alloc_sarray)((j_common_ptr)&cinfo, JPOOL_IMAGE, cinfo.output_width * 4, 1);
  }
  while (cinfo.output_scanline < height) {
    uint8_t *row = out + (size_t)cinfo.output_scanline * width;
    if (is_cmyk) {
      if (jpeg_read_scanlines(&cinfo, inks, 1) == 1) grey_of_cmyk(inks[0], row, width, inverted);
    } else {
      JSAMPROW rows[1] = {row};
      jpeg_read_scanlines(&cinfo, rows, 1);
    }
    if (errors.hit_end && errors.data_missing) break;
  }
  unsigned line = cinfo.output_scanline;
  int cut = errors.hit_end && (errors.data_missing || many_scans);
  jpeg_destroy_decompress(&cinfo);
  if (cut) {
    return qzp_fail(report, QZP_TRUNCATED, "compressed data ends near row %u of %u", many_scans ? 0 : line, height);
  }
  return QZP_OK;
}
#endif
