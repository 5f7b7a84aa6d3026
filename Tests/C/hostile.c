// What no program should hand in: each is refused with a code and a sentence, none reads or writes where it may not.
#include <math.h>

#include "check.h"

static unsigned char pixels[64 * 64 * 4];

static void test_pictures(void) {
  qz_error error;
  const qz_picture good = {pixels, sizeof pixels, 64, 64, 0, QZ_RGBA};
  qz_picture bad = good;
  qz_barcodes *none = qz_read(&good, NULL, &error);
  CHECK(none != NULL && none->count == 0 && none->items == NULL && error.code == QZ_OK && error.message[0] == 0);
  qz_free(none);
  CHECK_FAILS(qz_read(NULL, NULL, &error), error, QZ_ERROR_ARGUMENT, "picture is NULL");
  CHECK(qz_read(NULL, NULL, NULL) == NULL);
  bad.pixels = NULL;
  CHECK_FAILS(qz_read(&bad, NULL, &error), error, QZ_ERROR_ARGUMENT, "pixels is NULL");
  bad = good;
  bad.width = 0;
  CHECK_FAILS(qz_read(&bad, NULL, &error), error, QZ_ERROR_ARGUMENT, "0 x 64 pixels; at least 1 x 1");
  bad.width = -5;
  CHECK_FAILS(qz_read(&bad, NULL, &error), error, QZ_ERROR_ARGUMENT, "-5 x 64");
  bad = good;
  bad.stride = 255;
  CHECK_FAILS(qz_read(&bad, NULL, &error), error, QZ_ERROR_ARGUMENT, "at least the 256 of a row");
  bad.stride = (size_t)-1;
  CHECK_FAILS(qz_read(&bad, NULL, &error), error, QZ_ERROR_ARGUMENT, "the stride is 18446744073709551615");
  bad.stride = 257;
  CHECK_FAILS(qz_read(&bad, NULL, &error), error, QZ_ERROR_ARGUMENT, "16447 are expected");
  bad = good;
  bad.width = bad.height = 60000;
  CHECK_FAILS(qz_read(&bad, NULL, &error), error, QZ_ERROR_TOO_LARGE, "at most 200000000");
  bad.width = bad.height = INT32_MAX;
  CHECK_FAILS(qz_read(&bad, NULL, &error), error, QZ_ERROR_TOO_LARGE, "2147483647 x 2147483647");
  bad = good;
  bad.format = (qz_format)6;
  CHECK_FAILS(qz_read(&bad, NULL, &error), error, QZ_ERROR_ARGUMENT, "format is 6; 0 to 5");
  bad.format = (qz_format)-1;
  CHECK_FAILS(qz_read(&bad, NULL, &error), error, QZ_ERROR_ARGUMENT, "format is 4294967295");
}

static void test_read_options(void) {
  qz_error error;
  const qz_picture picture = {pixels, sizeof pixels, 64, 64, 0, QZ_RGBA};
  qz_read_options good, bad;
  qz_read_options_init(&good, sizeof good);
  qz_read_options_init(NULL, sizeof good);
  memset(&bad, 0, sizeof bad);
  CHECK_FAILS(qz_read(&picture, &bad, &error), error, QZ_ERROR_ARGUMENT, "qz_read_options_init first");
  qz_read_options_init(&bad, 40);
  CHECK_FAILS(qz_read(&picture, &bad, &error), error, QZ_ERROR_ARGUMENT, "size is 40");
  bad = good;
  bad.symbologies = 0;
  CHECK_FAILS(qz_read(&picture, &bad, &error), error, QZ_ERROR_ARGUMENT, "a sum of QZ_SET");
  bad.symbologies = UINT64_MAX;
  CHECK_FAILS(qz_read(&picture, &bad, &error), error, QZ_ERROR_ARGUMENT, "one above 31");
  bad = good;
  bad.effort = (qz_effort)3;
  CHECK_FAILS(qz_read(&picture, &bad, &error), error, QZ_ERROR_ARGUMENT, "effort is 3; 0 to 2");
  bad = good;
  bad.maximum_count = -1;
  CHECK_FAILS(qz_read(&picture, &bad, &error), error, QZ_ERROR_ARGUMENT, "maximum_count is -1");
  bad = good;
  bad.region_x = NAN;
  CHECK_FAILS(qz_read(&picture, &bad, &error), error, QZ_ERROR_ARGUMENT, "the region is not inside");
  bad.region_x = 0.5;
  CHECK_FAILS(qz_read(&picture, &bad, &error), error, QZ_ERROR_ARGUMENT, "the region is not inside");
  bad = good;
  bad.maximum_pixels = 64 * 64 - 1;
  CHECK_FAILS(qz_read(&picture, &bad, &error), error, QZ_ERROR_TOO_LARGE, "at most 4095");
  bad.maximum_pixels = 0;
  CHECK_FAILS(qz_read(&picture, &bad, &error), error, QZ_ERROR_ARGUMENT, "maximum_pixels is 0");
  bad = good;
  bad.examines = 2;
  CHECK_FAILS(qz_read(&picture, &bad, &error), error, QZ_ERROR_ARGUMENT, "examines is 2; 0 or 1");
}

static void test_making(void) {
  qz_error error;
  qz_make_options good, bad;
  qz_make_options_init(&good, sizeof good);
  CHECK_FAILS(qz_make((qz_symbology)32, "a", 1, NULL, &error), error, QZ_ERROR_ARGUMENT, "symbology is 32; 0 to 31");
  CHECK_FAILS(qz_make(QZ_QR_CODE, NULL, 1, NULL, &error), error, QZ_ERROR_ARGUMENT, "content is NULL");
  CHECK_FAILS(qz_make(QZ_QR_CODE, "a", (size_t)-1, NULL, &error), error, QZ_ERROR_ARGUMENT, "too many");
  CHECK_FAILS(qz_make(QZ_QR_CODE, "\xff", 1, NULL, &error), error, QZ_ERROR_CONTENT, "not UTF-8");
  CHECK_FAILS(qz_make(QZ_EAN_13, "400638133393", 11, NULL, &error), error, QZ_ERROR_CONTENT, "EAN-13 takes");
  CHECK_FAILS(qz_make(QZ_EAN_13, "4006381333932", 13, NULL, &error), error, QZ_ERROR_CONTENT, "should be 1");
  CHECK_FAILS(qz_make(QZ_DX_FILM_EDGE, "1", 1, NULL, &error), error, QZ_ERROR_CONTENT, "");
  char *long_text = malloc(100000);
  CHECK(long_text != NULL);
  memset(long_text, 'x', 100000);
  CHECK_FAILS(qz_make(QZ_QR_CODE, long_text, 100000, NULL, &error), error, QZ_ERROR_CONTENT, "too long for QR Code");
  free(long_text);
  bad = good;
  bad.mask = 9;
  CHECK_FAILS(qz_make(QZ_QR_CODE, "a", 1, &bad, &error), error, QZ_ERROR_OPTION, "mask 9 does not exist");
  CHECK_FAILS(qz_make(QZ_AZTEC, "a", 1, &bad, &error), error, QZ_ERROR_OPTION, "Aztec has no option");
  bad = good;
  bad.level = (qz_level)4;
  CHECK_FAILS(qz_make(QZ_QR_CODE, "a", 1, &bad, &error), error, QZ_ERROR_ARGUMENT, "level is 4");
  bad = good;
  bad.eci = 1000000;
  CHECK_FAILS(qz_make(QZ_QR_CODE, "a", 1, &bad, &error), error, QZ_ERROR_ARGUMENT, "eci is 1000000");
  bad = good;
  bad.application = QZ_AIM;
  CHECK_FAILS(qz_make(QZ_QR_CODE, "a", 1, &bad, &error), error, QZ_ERROR_OPTION, "two digits or one letter");
  bad = good;
  bad.version_rule = QZ_EXACTLY;
  bad.version = INT32_MIN;
  CHECK_FAILS(qz_make(QZ_QR_CODE, "a", 1, &bad, &error), error, QZ_ERROR_OPTION, "does not exist here: 1 to 40");
  bad.version_rule = QZ_SMALLEST;
  CHECK_FAILS(qz_make(QZ_QR_CODE, "a", 1, &bad, &error), error, QZ_ERROR_ARGUMENT, "version_rule has to be");
  bad = good;
  bad.columns = 26;
  CHECK_FAILS(qz_make(QZ_DATA_MATRIX, "a", 1, &bad, &error), error, QZ_ERROR_ARGUMENT, "QZ_SIZE_EXACTLY");
  bad = good;
  bad.aztec_layers = 4;
  CHECK_FAILS(qz_make(QZ_AZTEC, "a", 1, &bad, &error), error, QZ_ERROR_ARGUMENT, "aztec_size has to be");
  bad = good;
  bad.aim_indicator = "12";
  CHECK_FAILS(qz_make(QZ_QR_CODE, "a", 1, &bad, &error), error, QZ_ERROR_ARGUMENT, "application has to be QZ_AIM");
  bad = good;
  bad.file_id_count = 2;
  CHECK_FAILS(qz_make(QZ_PDF417, "a", 1, &bad, &error), error, QZ_ERROR_ARGUMENT, "file_id_count is 2 and file_id NULL");
  bad = good;
  bad.postal_code = "12345";
  CHECK_FAILS(qz_make(QZ_MAXICODE, "a", 1, &bad, &error), error, QZ_ERROR_OPTION, "not for mode 4");
  bad = good;
  bad.eci = 899;
  CHECK_FAILS(qz_make(QZ_QR_CODE, "a", 1, &bad, &error), error, QZ_ERROR_OPTION, "character set ECI 899");
  CHECK_FAILS(qz_make(QZ_PDF417, "", 0, NULL, &error), error, QZ_ERROR_CONTENT, "PDF417 takes 1 to 2710");
  bad = good;
  bad.aspect_ratio = NAN;
  CHECK_FAILS(qz_make(QZ_PDF417, "a", 1, &bad, &error), error, QZ_ERROR_OPTION, "between 0.01 and 100");
  bad = good;
  bad.size = 8;
  CHECK_FAILS(qz_make(QZ_PDF417, "a", 1, &bad, &error), error, QZ_ERROR_ARGUMENT, "qz_make_options_init first");
  CHECK_FAILS(qz_make_series(QZ_QR_CODE, "a", 1, 17, NULL, &error), error, QZ_ERROR_OPTION, "2 to 16");
  CHECK_FAILS(qz_make_series(QZ_EAN_13, "a", 1, 2, NULL, &error), error, QZ_ERROR_OPTION, "");
}

static void test_drawing(void) {
  qz_error error;
  qz_draw_options good, bad;
  qz_draw_options_init(&good, sizeof good);
  qz_symbol *symbol = qz_make(QZ_QR_CODE, "a", 1, NULL, &error);
  qz_symbol empty;
  memset(&empty, 0, sizeof empty);
  CHECK(symbol != NULL);
  CHECK_FAILS(qz_draw(NULL, NULL, &error), error, QZ_ERROR_ARGUMENT, "symbol is NULL");
  CHECK_FAILS(qz_draw(&empty, NULL, &error), error, QZ_ERROR_ARGUMENT, "drawn is NULL");
  bad = good;
  bad.foreground = "mauve";
  CHECK_FAILS(qz_draw(symbol, &bad, &error), error, QZ_ERROR_ARGUMENT, "foreground: unknown colour name");
  bad = good;
  bad.pixels = 0;
  CHECK_FAILS(qz_draw(symbol, &bad, &error), error, QZ_ERROR_DRAWING, "at least 1 is needed");
  bad.pixels = INT32_MAX;
  CHECK_FAILS(qz_draw_pixels(symbol, &bad, &error), error, QZ_ERROR_DRAWING, "");
  bad = good;
  bad.rotation = 45;
  CHECK_FAILS(qz_draw(symbol, &bad, &error), error, QZ_ERROR_ARGUMENT, "rotation is 45");
  bad = good;
  bad.size_rule = QZ_MILLIMETRES;
  bad.module_millimetres = NAN;
  CHECK_FAILS(qz_draw(symbol, &bad, &error), error, QZ_ERROR_DRAWING, "mm");
  bad = good;
  bad.logo_rgba = pixels;
  bad.logo_width = 1 << 20;
  CHECK_FAILS(qz_draw(symbol, &bad, &error), error, QZ_ERROR_ARGUMENT, "sides of 1 to 2048");
  bad = good;
  bad.gradient_colors = (const char *const[]){"red", NULL};
  bad.gradient_color_count = 2;
  CHECK_FAILS(qz_draw(symbol, &bad, &error), error, QZ_ERROR_ARGUMENT, "a gradient's colour is NULL");
  bad.gradient_color_count = (size_t)-1;
  CHECK_FAILS(qz_draw(symbol, &bad, &error), error, QZ_ERROR_ARGUMENT, "2 to 16 are expected");
  bad = good;
  bad.drawing = (qz_drawing)8;
  CHECK_FAILS(qz_check_drawing(symbol, &bad, &error), error, QZ_ERROR_ARGUMENT, "drawing is 8");
  qz_free(symbol);
}

static void test_meaning(void) {
  qz_error error;
  qz_barcode empty;
  memset(&empty, 0, sizeof empty);
  CHECK_FAILS(qz_parse_gs1("(01)123", 7, QZ_GS1_VALUES, &error), error, QZ_ERROR_GS1, "(01)");
  CHECK_FAILS(qz_parse_gs1(NULL, 0, QZ_GS1_VALUES, &error), error, QZ_ERROR_ARGUMENT, "text is NULL");
  CHECK_FAILS(qz_parse_gs1("", 0, QZ_GS1_VALUES, &error), error, QZ_ERROR_GS1, "");
  CHECK_FAILS(qz_parse_gs1("(01)", 4, (qz_gs1_checks)3, &error), error, QZ_ERROR_ARGUMENT, "checks is 3");
  // A wrong check digit: values are not looked at where structure alone is asked for, in links neither.
  const char *link = "https://id.gs1.org/01/09501101530004";
  CHECK_FAILS(qz_parse_gs1(link, strlen(link), QZ_GS1_VALUES, &error), error, QZ_ERROR_GS1, "check digit");
  qz_gs1 *gs1 = qz_parse_gs1(link, strlen(link), QZ_GS1_STRUCTURE, &error);
  CHECK(gs1 && strcmp(gs1->text, "(01)09501101530004") == 0);
  qz_free(gs1);
  CHECK_FAILS(qz_payload_of_barcode(NULL, &error), error, QZ_ERROR_ARGUMENT, "barcode is NULL");
  CHECK_FAILS(qz_payload_of_barcode(&empty, &error), error, QZ_ERROR_ARGUMENT, "identifier is NULL");
  CHECK_FAILS(qz_write_payload("wlan", NULL, 0, &error), error, QZ_ERROR_ARGUMENT, "\"wlan\"; text, link, wifi");
  CHECK(strstr(error.message, "swiss") && !strstr(error.message, "gs1") && !strstr(error.message, "binary"));
  CHECK_FAILS(qz_write_payload("wifi", NULL, 0, &error), error, QZ_ERROR_PAYLOAD, "network name is needed");
  CHECK_FAILS(qz_write_payload("wifi", NULL, 2, &error), error, QZ_ERROR_ARGUMENT, "fields is NULL");
  const qz_field odd = {"ssdi", NULL, "x"};
  CHECK_FAILS(qz_write_payload("wifi", &odd, 1, &error), error, QZ_ERROR_ARGUMENT, "\"ssdi\"");
  CHECK_FAILS(qz_write_payload("wifi", &odd, (size_t)-1, &error), error, QZ_ERROR_ARGUMENT, "at most 1000");
  qz_payload *text = qz_payload_of_text("\xff\xfe", 2, &error);
  CHECK(text != NULL && strcmp(text->kind, "binary") == 0);
  qz_free(text);
  qz_free(NULL);
}

static void test_sessions(void) {
  qz_error error;
  const qz_picture small = {pixels, 3, 64, 64, 0, QZ_GREY};
  qz_session_options options;
  qz_session_options_init(&options, sizeof options);
  qz_session *session = qz_session_open(NULL, &error);
  CHECK(session != NULL);
  CHECK_FAILS(qz_session_frame(NULL, &small, 0, &error), error, QZ_ERROR_ARGUMENT, "session is NULL");
  CHECK_FAILS(qz_session_frame(session, &small, 0, &error), error, QZ_ERROR_ARGUMENT, "has 3 bytes; 4096");
  CHECK_FAILS(qz_session_tell(session, (qz_command)5, 0, &error), error, QZ_ERROR_ARGUMENT, "command is 5");
  options.mode = (qz_session_mode)4;
  CHECK_FAILS(qz_session_configure(session, &options, 0, &error), error, QZ_ERROR_ARGUMENT, "mode is 4");
  CHECK_FAILS(qz_session_open(&options, &error), error, QZ_ERROR_ARGUMENT, "mode is 4");
  const int64_t times[] = {INT64_MIN, INT64_MAX, 0, -1};
  const qz_picture frame = {pixels, sizeof pixels, 64, 64, 0, QZ_GREY};
  for (size_t i = 0; i < 4; i++) {
    for (int command = QZ_START; command <= QZ_CAPTURE; command++) {
      qz_events *events = qz_session_tell(session, (qz_command)command, times[i], &error);
      CHECK(events != NULL);
      qz_free(events);
      events = qz_session_frame(session, &frame, times[3 - i], &error);
      CHECK(events != NULL);
      qz_free(events);
    }
  }
  qz_free(session);
}

int main(void) {
  test_pictures();
  test_read_options();
  test_making();
  test_drawing();
  test_meaning();
  test_sessions();
  puts("hostile: all refused");
  return 0;
}
