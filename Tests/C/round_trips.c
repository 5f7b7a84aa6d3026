// Every symbology that is made and read, through every format of pixels, by the C interface alone.
#include <stdbool.h>

#include "check.h"

/// Content that each symbology takes, by its number; NULL: it is not made here.
static const char *const contents[] = {
    "https://example.org/straße", "12345", "rmqr 7", "4006381333931", "96385074", "036000291452", "01234565",
    "CODE-39", "CODE-93", "Code 128", "A12345B", "12345678", "00012345678905", "123456", "12345", "98765", "123456",
    "123-45", "Telepen", "1234", NULL, "09501101530003", "09501101530003", "09501101530003",
    "(01)09501101530003(10)AB-123", "(01)09501101530003(10)AB-123", "Data Matrix", "PDF417", "MicroPDF417", "Aztec",
    "MaxiCode", "Code 39!"};

static qz_barcodes *read_one(const qz_picture *picture, qz_symbology symbology) {
  qz_read_options options;
  qz_error error;
  qz_read_options_init(&options, sizeof options);
  options.symbologies = QZ_SET(symbology);
  options.effort = QZ_THOROUGH;
  qz_barcodes *found = qz_read(picture, &options, &error);
  if (found == NULL) fprintf(stderr, "%s\n", error.message);
  CHECK(found != NULL);
  if (found->count != 1) fprintf(stderr, "%s: %zu found\n", qz_symbology_name(symbology), found->count);
  CHECK(found->count == 1 && found->items[0]->symbology == symbology);
  return found;
}

/// Modules are counted alike in what is made and what is read; stacked symbols count codewords, bars nothing.
static void test_size(const qz_barcode *barcode, const char *content) {
  qz_error error;
  qz_symbol *symbol = qz_make(barcode->symbology, content, strlen(content), NULL, &error);
  CHECK(symbol != NULL);
  bool is_stacked = barcode->symbology == QZ_PDF417 || barcode->symbology == QZ_MICRO_PDF417;
  if (symbol->shape == QZ_BARS || barcode->lines > 0) {
    CHECK(barcode->columns == 0 && barcode->rows == 0);
  } else if (!is_stacked) {
    CHECK(barcode->columns == symbol->columns && barcode->rows == symbol->rows);
  }
  qz_free(symbol);
}

/// Of every size of Aztec, with and without lines of its reference grid.
static void test_sizes_of_aztec(void) {
  qz_error error;
  qz_make_options options;
  qz_make_options_init(&options, sizeof options);
  for (int32_t layers = 1; layers <= 36; layers += 5) {
    options.aztec_size = layers <= 4 ? QZ_AZTEC_COMPACT_LAYERS : QZ_AZTEC_FULL_LAYERS;
    options.aztec_layers = layers > 32 ? 32 : layers;
    qz_symbol *symbol = qz_make(QZ_AZTEC, "A", 1, &options, &error);
    qz_picture picture = drawn(QZ_AZTEC, "A", &options);
    qz_barcodes *found = read_one(&picture, QZ_AZTEC);
    CHECK(symbol != NULL && found->items[0]->columns == symbol->columns && found->items[0]->rows == symbol->rows);
    CHECK(found->items[0]->version == options.aztec_layers);
    qz_free(found);
    qz_free(symbol);
    free((void *)picture.pixels);
  }
}

/// What a payload was read as can be written, with its labels.
static void test_payloads(void) {
  const char *const texts[] = {
      "BEGIN:VEVENT\r\nSUMMARY:Call\r\nDTSTART;TZID=Europe/Berlin:20261224T180000\r\n"
      "DTEND;TZID=Europe/Berlin:20261224T190000\r\nEND:VEVENT",
      "BEGIN:VEVENT\r\nSUMMARY:Call\r\nDTSTART:20261224T180000Z\r\nDURATION:PT1H30M\r\nEND:VEVENT",
      "mailto:a@example.org?subject=Hi"};
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
    qz_error error;
    qz_payload *payload = qz_payload_of_text(texts[i], strlen(texts[i]), &error);
    CHECK(payload != NULL);
    qz_bytes *written = qz_write_payload(payload->kind, payload->fields, payload->count, &error);
    if (written == NULL) fprintf(stderr, "%s\n", error.message);
    CHECK(written != NULL && strcmp((const char *)written->bytes, texts[i]) == 0);
    qz_free(written);
    qz_free(payload);
  }
}

static void test_symbologies(void) {
  CHECK(qz_symbology_count() == (int32_t)(sizeof contents / sizeof *contents));
  for (int32_t i = 0; i < qz_symbology_count(); i++) {
    CHECK(qz_symbology_from_token(qz_symbology_token((qz_symbology)i)) == i);
    if (contents[i] == NULL) continue;
    qz_picture picture = drawn((qz_symbology)i, contents[i], NULL);
    qz_barcodes *found = read_one(&picture, (qz_symbology)i);
    const qz_barcode *barcode = found->items[0];
    test_size(barcode, contents[i]);
    CHECK(strlen(barcode->text) == barcode->text_length && barcode->byte_count > 0);
    if (contents[i][0] != '(') CHECK(strstr(barcode->text, contents[i]) != NULL || barcode->is_gs1 || i == QZ_CODABAR);
    for (int k = 0; k < 4; k++) {
      // A border that is fitted may lie a pixel beside the picture.
      CHECK(barcode->corners[k].x > -2 && barcode->corners[k].x < picture.width + 2);
      CHECK(barcode->corners[k].y > -2 && barcode->corners[k].y < picture.height + 2);
    }
    CHECK(barcode->corners[0].x < barcode->corners[1].x && barcode->corners[0].y < barcode->corners[3].y);
    qz_free(found);
    free((void *)picture.pixels);
  }
  CHECK(qz_symbology_name((qz_symbology)99) == NULL && qz_symbology_from_token("qrr") == -1);
}

/// The same picture as a host has it: with a stride, in colours, as a camera's planes.
static void test_formats(void) {
  qz_picture grey = drawn(QZ_QR_CODE, "formats", NULL);
  const unsigned char *pixels = grey.pixels;
  const int bytes[] = {1, 3, 4, 4, 1, 2};
  for (int format = QZ_GREY; format <= QZ_YUYV; format++) {
    size_t stride = (size_t)grey.width * (size_t)bytes[format] + 5;
    size_t size = stride * (size_t)(grey.height - 1) + (size_t)grey.width * (size_t)bytes[format];
    unsigned char *copy = malloc(size);
    CHECK(copy != NULL);
    memset(copy, 0x80, size);
    for (int y = 0; y < grey.height; y++) {
      for (int x = 0; x < grey.width; x++) {
        unsigned char value = pixels[y * grey.width + x];
        unsigned char *pixel = copy + (size_t)y * stride + (size_t)x * (size_t)bytes[format];
        for (int k = 0; k < (bytes[format] < 3 ? 1 : 3); k++) pixel[k] = value;
        // Light ground that is transparent is white, whatever its colour.
        if (bytes[format] == 4) {
          pixel[3] = value < 128 ? 255 : 0;
          if (value >= 128) memset(pixel, 0, 3);
        }
      }
    }
    qz_picture picture = {copy, size, grey.width, grey.height, stride, (qz_format)format};
    qz_barcodes *found = read_one(&picture, QZ_QR_CODE);
    CHECK(strcmp(found->items[0]->text, "formats") == 0);
    qz_free(found);
    free(copy);
  }
  free((void *)grey.pixels);
}

static void test_gs1(void) {
  qz_error error;
  qz_make_options options;
  qz_make_options_init(&options, sizeof options);
  options.application = QZ_GS1;
  qz_picture picture = drawn(QZ_DATA_MATRIX, "(01)09501101530003(17)261231(10)AB-123", &options);
  qz_barcodes *found = read_one(&picture, QZ_DATA_MATRIX);
  const qz_barcode *barcode = found->items[0];
  CHECK(barcode->is_gs1 && barcode->gs1_element_count == 3);
  CHECK(strcmp(barcode->identifier, "]d2") == 0);
  CHECK(strcmp(barcode->gs1_text, "(01)09501101530003(17)261231(10)AB-123") == 0);
  CHECK(strcmp(barcode->gs1_elements[1].line, "USE BY or EXPIRY: 2026-12-31") == 0);
  qz_payload *payload = qz_payload_of_barcode(barcode, &error);
  CHECK(payload != NULL && strcmp(payload->kind, "gs1") == 0 && payload->count == 3);
  qz_free(payload);
  qz_gs1 *gs1 = qz_parse_gs1(barcode->gs1_text, strlen(barcode->gs1_text), QZ_GS1_ASSOCIATIONS, &error);
  CHECK(gs1 != NULL && gs1->count == 3 && gs1->data->count == barcode->byte_count);
  CHECK(memcmp(gs1->data->bytes, barcode->bytes, barcode->byte_count) == 0);
  CHECK(strcmp(gs1->digital_link, "https://id.gs1.org/01/09501101530003/10/AB-123?17=261231") == 0);
  qz_gs1 *again = qz_parse_gs1(gs1->digital_link, strlen(gs1->digital_link), QZ_GS1_VALUES, &error);
  CHECK(again != NULL && strcmp(again->elements[0].title, "GTIN") == 0);
  qz_free(again);
  qz_free(gs1);
  qz_free(found);
  free((void *)picture.pixels);
}

static void test_sets_and_character_sets(void) {
  qz_error error;
  qz_make_options options;
  qz_make_options_init(&options, sizeof options);
  qz_symbols *set = qz_make_series(QZ_QR_CODE, "one half and the other half", 27, 2, &options, &error);
  CHECK(set != NULL && set->count == 2 && set->items[1]->columns >= 21);
  for (size_t i = 0; i < set->count; i++) {
    qz_raster *raster = qz_draw_pixels(set->items[i], NULL, &error);
    CHECK(raster != NULL);
    qz_picture picture = {raster->rgba, (size_t)(raster->width * raster->height * 4), raster->width, raster->height,
                          0, QZ_RGBA};
    qz_barcodes *found = read_one(&picture, QZ_QR_CODE);
    CHECK(found->items[0]->set_index == (int32_t)i && found->items[0]->set_count == 2);
    qz_free(found);
    qz_free(raster);
  }
  qz_free(set);
  // ISO 8859-5 is the system's matter, not the engine's.
  options.eci = 7;
  qz_picture picture = drawn(QZ_QR_CODE, "Привет", &options);
  qz_barcodes *found = read_one(&picture, QZ_QR_CODE);
  CHECK(strcmp(found->items[0]->text, "Привет") == 0 && found->items[0]->byte_count == 6);
  CHECK(found->items[0]->section_count == 1 && found->items[0]->sections[0].eci == 7);
  CHECK(found->items[0]->guessed_character_set == NULL);
  qz_free(found);
  free((void *)picture.pixels);
  // Nobody says that this is GB 18030.
  qz_make_options_init(&options, sizeof options);
  options.content = QZ_BINARY;
  picture = drawn(QZ_QR_CODE, "\xB5\xD8\xD6\xD0\xBA\xA3", &options);
  found = read_one(&picture, QZ_QR_CODE);
  CHECK(strcmp(found->items[0]->text, "地中海") == 0 && found->items[0]->byte_count == 6);
  CHECK(strcmp(found->items[0]->guessed_character_set, "GB18030") == 0);
  qz_free(found);
  free((void *)picture.pixels);
}

static void test_drawings(void) {
  const char *const begins[] = {"<svg", "\x89PNG", "%PDF-", "%!PS-Adobe", "", "", "\x1b[", ""};
  const char *const colors[] = {"#003366", "#660033"};
  qz_error error;
  qz_symbol *symbol = qz_make(QZ_QR_CODE, "draw", 4, NULL, &error);
  qz_draw_options options;
  qz_draw_options_init(&options, sizeof options);
  for (int drawing = QZ_SVG; drawing <= QZ_TERMINAL_ASCII; drawing++) {
    options.drawing = (qz_drawing)drawing;
    qz_bytes *file = qz_draw(symbol, &options, &error);
    CHECK(file != NULL && file->count > 100 && file->bytes[file->count] == 0);
    CHECK(memcmp(file->bytes, begins[drawing], strlen(begins[drawing])) == 0);
    qz_free(file);
  }
  options.drawing = QZ_SVG;
  options.gradient_colors = colors;
  options.gradient_color_count = 2;
  options.finders = QZ_ROUND;
  options.title = "A & B";
  qz_bytes *file = qz_draw(symbol, &options, &error);
  CHECK(file != NULL && strstr((const char *)file->bytes, "A &amp; B") != NULL);
  qz_free(file);
  options.background = "#040404";
  qz_warnings *warnings = qz_check_drawing(symbol, &options, &error);
  CHECK(warnings != NULL && warnings->count > 0 && strstr(warnings->items[0].message, "contrast") != NULL);
  qz_free(warnings);
  qz_free(symbol);
}

static void test_session(void) {
  qz_error error;
  qz_session_options options;
  qz_session_options_init(&options, sizeof options);
  options.mode = QZ_ONCE_PER_CODE;
  qz_picture picture = drawn(QZ_QR_CODE, "live", NULL);
  qz_session *session = qz_session_open(&options, &error);
  CHECK(session != NULL);
  qz_events *events = qz_session_tell(session, QZ_START, 0, &error);
  CHECK(events != NULL && events->count == 1 && events->items[0]->kind == QZ_EVENT_STARTED);
  qz_free(events);
  int counted = 0;
  for (int frame = 0; frame < 5; frame++) {
    events = qz_session_frame(session, &picture, frame * 33, &error);
    CHECK(events != NULL);
    for (size_t i = 0; i < events->count; i++) {
      if (events->items[i]->kind != QZ_EVENT_COUNTED) continue;
      counted++;
      CHECK(strcmp(events->items[i]->barcode->text, "live") == 0 && events->items[i]->id == 1);
    }
    qz_free(events);
  }
  CHECK(counted == 1);
  events = qz_session_tell(session, QZ_STOP, 200, &error);
  CHECK(events != NULL && events->count > 0 && events->items[events->count - 1]->kind == QZ_EVENT_ENDED);
  qz_free(events);
  qz_free(session);
  free((void *)picture.pixels);
}

/* Two codes side by side, of which the region holds the right one. */
static void test_region_of_a_session(void) {
  qz_picture left = drawn(QZ_QR_CODE, "left", NULL), right = drawn(QZ_QR_CODE, "right", NULL);
  int32_t side = left.width > right.width ? left.width : right.width;
  qz_picture both = left;
  both.width = 2 * side;
  both.height = side;
  both.stride = (size_t)(2 * side);
  both.size = (size_t)(2 * side) * (size_t)side;
  uint8_t *pixels = malloc(both.size);
  CHECK(pixels != NULL);
  memset(pixels, 255, both.size);
  for (int i = 0; i < 2; i++) {
    const qz_picture *one = i == 0 ? &left : &right;
    for (int32_t y = 0; y < one->height; y++) {
      memcpy(pixels + (size_t)y * both.stride + (size_t)(i * side),
             (const uint8_t *)one->pixels + (size_t)y * (size_t)one->width, (size_t)one->width);
    }
  }
  both.pixels = pixels;
  qz_error error;
  qz_session_options options;
  qz_session_options_init(&options, sizeof options);
  options.region_x = 0.5;
  options.region_width = 0.5;
  qz_session *session = qz_session_open(&options, &error);
  CHECK(session != NULL);
  qz_free(qz_session_tell(session, QZ_START, 0, &error));
  qz_events *events = qz_session_frame(session, &both, 33, &error);
  CHECK(events != NULL);
  int counted = 0;
  for (size_t i = 0; i < events->count; i++) {
    if (events->items[i]->kind != QZ_EVENT_COUNTED) continue;
    counted++;
    CHECK(strcmp(events->items[i]->barcode->text, "right") == 0);
  }
  CHECK(counted == 1);
  qz_free(events);
  qz_free(session);
  free(pixels);
  free((void *)left.pixels);
  free((void *)right.pixels);
}

int main(void) {
  test_symbologies();
  test_sizes_of_aztec();
  test_formats();
  test_gs1();
  test_payloads();
  test_sets_and_character_sets();
  test_drawings();
  test_session();
  test_region_of_a_session();
  puts("round trips: all as they should be");
  return 0;
}
