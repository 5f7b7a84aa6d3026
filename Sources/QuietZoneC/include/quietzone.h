/*
 * QuietZone: reads and makes barcodes. The guide is Documentation/C.md.
 *
 * Ownership. What a function returns by a pointer that is not const belongs to the caller, who gives it back with
 * qz_free: one call for all of it, whatever it points to. What points into it, texts and items, ends with it. Pointers
 * to const are the library's and stay. Nothing that is handed in is kept after the call, nor written to, but for errors
 * and options.
 *
 * Errors. A function that returns NULL has filled in the qz_error, where one was given: a code, and a sentence that
 * says what was wrong and what was expected. Finding nothing is no error.
 *
 * Threads. The library has no state: any function may run on any number of threads at once. A session belongs to one
 * thread at a time.
 *
 * Text is UTF-8. Places are in pixels of the picture that was handed in, x to the right, y down, from the outer corner
 * of the first pixel.
 */
#ifndef QUIETZONE_H
#define QUIETZONE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- What every call needs ---------------------------------------------------------------------------------- */

/* The version of the library in use, as "1.2.3". */
const char *qz_version(void);

/* Gives back what a function returned; NULL is nothing to give back. */
void qz_free(void *result);

/* What kind of thing went wrong. */
typedef enum qz_code {
  QZ_OK = 0,
  QZ_ERROR_ARGUMENT = 1, /* a pointer is NULL, a number or an enumeration's value is none that is possible */
  QZ_ERROR_TOO_LARGE = 2, /* a picture of more pixels than the options allow */
  QZ_ERROR_CONTENT = 3, /* the content can't become a symbol of this symbology: too long, a character without a code */
  QZ_ERROR_OPTION = 4, /* an option that the symbology does not have, or not with this value */
  QZ_ERROR_DRAWING = 5, /* a symbol can't be drawn as asked */
  QZ_ERROR_GS1 = 6, /* no GS1 element string or Digital Link, or one with a fault */
  QZ_ERROR_PAYLOAD = 7, /* a part of what is to be written is missing, or not as its rule says */
  QZ_ERROR_PICTURE = 8 /* a picture file can't be read; libquietzone-pictures alone */
} qz_code;

/* What went wrong; the caller's, filled in by a function that fails and set to QZ_OK by one that does not. */
typedef struct qz_error {
  qz_code code;
  char message[1020]; /* one sentence without a full stop, NUL-terminated, never cut inside a character */
} qz_error;

/* Bytes, followed by a NUL that does not count. */
typedef struct qz_bytes {
  size_t count;
  const uint8_t *bytes;
} qz_bytes;

typedef struct qz_point {
  double x, y;
} qz_point;

/* ---- Symbologies --------------------------------------------------------------------------------------------- */

/* The kinds of barcodes. The numbers stay what they are; new ones are added behind. */
typedef enum qz_symbology {
  QZ_QR_CODE = 0,
  QZ_MICRO_QR_CODE = 1,
  QZ_RMQR_CODE = 2,
  QZ_EAN_13 = 3,
  QZ_EAN_8 = 4,
  QZ_UPC_A = 5,
  QZ_UPC_E = 6,
  QZ_CODE_39 = 7,
  QZ_CODE_93 = 8,
  QZ_CODE_128 = 9,
  QZ_CODABAR = 10,
  QZ_INTERLEAVED_2_OF_5 = 11,
  QZ_ITF_14 = 12,
  QZ_INDUSTRIAL_2_OF_5 = 13,
  QZ_IATA_2_OF_5 = 14,
  QZ_MATRIX_2_OF_5 = 15,
  QZ_MSI_PLESSEY = 16,
  QZ_CODE_11 = 17,
  QZ_TELEPEN = 18,
  QZ_PHARMACODE = 19,
  QZ_DX_FILM_EDGE = 20,
  QZ_DATABAR = 21,
  QZ_DATABAR_STACKED = 22,
  QZ_DATABAR_LIMITED = 23,
  QZ_DATABAR_EXPANDED = 24,
  QZ_DATABAR_EXPANDED_STACKED = 25,
  QZ_DATA_MATRIX = 26,
  QZ_PDF417 = 27,
  QZ_MICRO_PDF417 = 28,
  QZ_AZTEC = 29,
  QZ_MAXICODE = 30,
  QZ_CODE_39_EXTENDED = 31
} qz_symbology;

/* The bit of a symbology in a set. */
#define QZ_SET(symbology) ((uint64_t)1 << (symbology))

/* How many symbologies there are: their numbers are 0 to one less. */
int32_t qz_symbology_count(void);
/* The name that people use, "QR Code"; NULL for a number that has none. */
const char *qz_symbology_name(qz_symbology symbology);
/* The short name of the command line, "qr"; NULL for a number that has none. */
const char *qz_symbology_token(qz_symbology symbology);
/* The number of a short name, or -1 for none. */
int32_t qz_symbology_from_token(const char *token);
/* The set that is read without being asked for by name: all but Pharmacode and Code 39 Extended. */
uint64_t qz_symbologies_all(void);

/* ---- Pictures ------------------------------------------------------------------------------------------------ */

/* How pixels lie in memory. Grey is 0 black to 255 white; colours become Rec. 601 luma, opacity is laid on white. */
typedef enum qz_format {
  QZ_GREY = 0, /* one byte a pixel; read where it lies, without a copy */
  QZ_RGB = 1, /* three bytes a pixel */
  QZ_RGBA = 2, /* four bytes a pixel, the last one opacity, not multiplied in */
  QZ_BGRA = 3, /* the same, blue first */
  QZ_NV12 = 4, /* a camera's luma plane, and chroma behind it that is not looked at; without a copy */
  QZ_YUYV = 5 /* two bytes a pixel, luma first */
} qz_format;

/* Pixels that stay the caller's. Row y begins at byte y * stride. */
typedef struct qz_picture {
  const void *pixels;
  size_t size; /* bytes there are: at least (height - 1) * stride and the bytes of one row */
  int32_t width, height; /* pixels */
  size_t stride; /* bytes from row to row; 0: rows follow each other without a gap */
  qz_format format;
} qz_picture;

/* ---- Reading ------------------------------------------------------------------------------------------------- */

/* How much work goes into a picture. */
typedef enum qz_effort {
  QZ_FAST = 0, /* for video */
  QZ_BALANCED = 1, /* for pictures */
  QZ_THOROUGH = 2 /* for archives: all that the reader knows */
} qz_effort;

/* How to read. Fill in with qz_read_options_init, then change what should be otherwise. */
typedef struct qz_read_options {
  size_t size; /* set by qz_read_options_init */
  uint64_t symbologies; /* the sum of QZ_SET(…); default qz_symbologies_all() */
  qz_effort effort; /* default QZ_BALANCED */
  int32_t maximum_count; /* stop after so many barcodes; default 0: no limit */
  /* The part of the picture to look at, 0…1 of its width and height; default the whole: 0, 0, 1, 1. */
  double region_x, region_y, region_width, region_height;
  int32_t examines; /* 1: say as well what looks like a barcode and can't be read; default 0 */
  int64_t maximum_pixels; /* larger pictures are refused; default 200 million */
  /* Asked now and then, on the calling thread; once it returns other than 0, what was found so far is returned. */
  int (*should_stop)(void *context);
  void *context; /* for should_stop */
} qz_read_options;

/* Sets all fields to their defaults; `size` is sizeof(qz_read_options). NULL is passed over. */
void qz_read_options_init(qz_read_options *options, size_t size);

/* Where the meaning of bytes changes: from byte `start` on they are in the character set of `eci`. */
typedef struct qz_section {
  size_t start;
  int32_t eci; /* the number of an Extended Channel Interpretation, 26 UTF-8; -1: the symbol does not say */
} qz_section;

/* A GS1 application identifier with its value. */
typedef struct qz_gs1_element {
  const char *identifier; /* "01" */
  const char *title; /* the title that GS1 has for it, "GTIN"; NULL: none is known */
  const char *value; /* "09501101530003" */
  const char *line; /* both for people, dates and measures as such: "BEST BEFORE or BEST BY: 2026-12-31" */
} qz_gs1_element;

/* A barcode that was read. What a symbology does not have is NULL, 0 or -1 as each says. */
typedef struct qz_barcode {
  qz_symbology symbology;
  const char *symbology_name; /* "QR Code" */
  const char *symbology_token; /* "qr" */
  const char *identifier; /* the AIM identifier, "]Q1" */
  const char *text; /* the content for people, whatever its character set, NUL-terminated */
  size_t text_length; /* bytes of text, which may hold a NUL itself */
  const uint8_t *bytes; /* the content as it stands in the symbol */
  size_t byte_count;
  const qz_section *sections;
  size_t section_count;
  qz_point corners[4]; /* of the symbol as it is read: top left, top right, bottom right, bottom left */
  int32_t is_inverted; /* 1: light on dark */
  int32_t is_mirrored; /* 1: seen from behind */
  int32_t corrected; /* codewords that were wrong and have been repaired */
  int32_t correction_capacity; /* codewords that could have been repaired at most */

  int32_t set_index; /* place in a structured-append set, from 0; -1: in none */
  int32_t set_count; /* symbols of the set; 0: not said */
  int64_t set_identity; /* what the members share */

  int32_t is_gs1; /* 1: the content is GS1 element strings */
  const char *gs1_text; /* them with their identifiers in brackets, "(01)09501101530003(10)AB"; NULL: none */
  const qz_gs1_element *gs1_elements;
  size_t gs1_element_count;

  int32_t columns, rows; /* modules, of PDF417 codewords in a row and rows; 0 for linear symbologies */
  int32_t version; /* QR family: as its standard numbers them; Aztec: layers; else -1 */
  char level; /* QR family: 'L', 'M', 'Q', 'H'; PDF417: '0' to '8'; else 0 */
  int32_t mask; /* QR family; else -1 */

  int32_t lines; /* linear: lines that agree */
  double confidence; /* linear: 0…1; else 1 */
  int32_t check; /* linear: 0 no check character, 1 a right one, 2 one that may be none; else -1 */
  const char *gtin; /* a trade item's number with 14 digits; NULL: none */
  const char *add_on; /* of EAN and UPC; NULL: none */

  const char *guessed_character_set; /* IANA's name of the one that text takes bytes for whose set the symbol does
                                        not say, "UTF-8"; NULL: nothing is guessed */
} qz_barcode;

/* What keeps something that looks like a barcode from being read. */
typedef enum qz_obstacle {
  QZ_TOO_DARK = 0,
  QZ_TOO_FAINT = 1,
  QZ_TOO_SMALL = 2,
  QZ_BLURRED = 3,
  QZ_CUT_OFF = 4,
  QZ_UNKNOWN_OBSTACLE = 5
} qz_obstacle;

/* Something that looks like a barcode and was not read. */
typedef struct qz_sighting {
  qz_obstacle obstacle;
  qz_point corners[4];
  double module_size; /* pixels */
  double edge_width; /* pixels */
  int32_t contrast; /* grey levels */
  const char *message; /* what and why, one line for people */
} qz_sighting;

/* What a picture shows, in reading order. */
typedef struct qz_barcodes {
  size_t count;
  const qz_barcode *const *items;
  size_t sighting_count;
  const qz_sighting *const *sightings;
} qz_barcodes;

/* Reads every barcode in a picture; `options` may be NULL for the defaults. None found: a count of 0. */
qz_barcodes *qz_read(const qz_picture *picture, const qz_read_options *options, qz_error *error);

/* ---- Making -------------------------------------------------------------------------------------------------- */

/* What the content is. */
typedef enum qz_content {
  QZ_TEXT = 0, /* UTF-8 text: the writer takes the shortest character set that means the same */
  QZ_BINARY = 1 /* bytes, written as they are */
} qz_content;

/* What the content is for. */
typedef enum qz_application {
  QZ_GENERAL = 0,
  QZ_GS1 = 1, /* GS1 element strings, "(01)…(10)…", "[01]…" or with GS (29) as separator */
  QZ_AIM = 2 /* an application that AIM registered, with its indicator in aim_indicator */
} qz_application;

/* The correction level of the QR family. */
typedef enum qz_level { QZ_LEVEL_L = 0, QZ_LEVEL_M = 1, QZ_LEVEL_Q = 2, QZ_LEVEL_H = 3 } qz_level;

/* Which versions of the QR family may be used. */
typedef enum qz_version_rule { QZ_SMALLEST = 0, QZ_AT_LEAST = 1, QZ_EXACTLY = 2 } qz_version_rule;

/* Which size of rMQR Code is best. */
typedef enum qz_rmqr_shape { QZ_SMALLEST_AREA = 0, QZ_FEWEST_ROWS = 1, QZ_FEWEST_COLUMNS = 2 } qz_rmqr_shape;

/* What becomes of check characters that a linear symbology leaves to the application. */
typedef enum qz_check { QZ_CHECK_AUTOMATIC = 0, QZ_CHECK_ADDED = 1, QZ_CHECK_NONE = 2, QZ_CHECK_GIVEN = 3 } qz_check;

/* Which sizes of Data Matrix may be used; QZ_SIZE_EXACTLY takes columns and rows. */
typedef enum qz_data_matrix_size {
  QZ_SQUARE = 0,
  QZ_RECTANGLE = 1,
  QZ_ANY_SHAPE = 2,
  QZ_SIZE_EXACTLY = 3
} qz_data_matrix_size;

/* Which sizes of Aztec may be used; those with layers take aztec_layers. */
typedef enum qz_aztec_size {
  QZ_AZTEC_ANY = 0,
  QZ_AZTEC_COMPACT = 1,
  QZ_AZTEC_FULL = 2,
  QZ_AZTEC_COMPACT_LAYERS = 3,
  QZ_AZTEC_FULL_LAYERS = 4,
  QZ_AZTEC_RUNE = 5
} qz_aztec_size;

/* How to make. Fill in with qz_make_options_init, then change what should be otherwise: an option that the symbology
 * does not have is refused unless it is as it was. */
typedef struct qz_make_options {
  size_t size; /* set by qz_make_options_init */
  qz_content content; /* default QZ_TEXT */
  qz_application application; /* default QZ_GENERAL */
  const char *aim_indicator; /* two digits or one letter */
  int32_t eci; /* the character set to write in and announce; default -1: as short as possible */

  /* QR Code, Micro QR Code, rMQR Code */
  qz_level level; /* the lowest to use; default QZ_LEVEL_M */
  int32_t boosts_level; /* 1: a higher one where it costs no larger symbol; default 1 */
  qz_version_rule version_rule; /* default QZ_SMALLEST */
  int32_t version; /* for version_rule */
  int32_t mask; /* 0…7, 0…3 of Micro QR Code; default -1: the best */
  qz_rmqr_shape rmqr_shape; /* default QZ_SMALLEST_AREA */

  /* Linear symbologies */
  qz_check check; /* default QZ_CHECK_AUTOMATIC */
  int32_t msi_check; /* 0 mod 10, 1 mod 10 twice, 2 mod 11, 3 mod 11 and mod 10; default -1: none */
  int32_t is_numeric; /* Telepen: 1: pairs of digits */
  const char *add_on; /* EAN and UPC: two or five digits; default NULL */
  int32_t height; /* of bars, modules; default 0: as the standard recommends */
  int32_t bearer_bars; /* ITF-14, Interleaved 2 of 5: 0 none, 1 some; default -1: as the standard has it */
  int32_t shows_text; /* default 1 */
  int32_t wide_ratio; /* 2 or 3 narrow bars; default 3 */
  int32_t is_appended; /* Code 128: FNC2 */
  int32_t row_pairs; /* DataBar Expanded Stacked: pairs in a row; default 0: 2 */
  int32_t is_omnidirectional; /* DataBar, DataBar Stacked: 0: truncated or low; default 1 */

  /* The content configures a reader: Code 128, Data Matrix, PDF417, Aztec. */
  int32_t is_for_reader;

  /* Data Matrix */
  qz_data_matrix_size data_matrix_size; /* default QZ_SQUARE */
  int32_t allows_extension; /* 1: rectangles of DMRE too; default 0 */
  int32_t uses_macros; /* default 1 */

  /* Data Matrix of QZ_SIZE_EXACTLY; PDF417 and MicroPDF417 */
  int32_t columns, rows; /* default 0: as needed */

  /* PDF417 and MicroPDF417 */
  int32_t pdf417_level; /* 0…8; default -1: as the standard recommends */
  double aspect_ratio; /* width by height; default 2 */
  int32_t row_height; /* modules; 0, the default: 3, of MicroPDF417 2 */
  int32_t is_compact; /* Compact PDF417 */
  const uint16_t *file_id; /* what the members of a set share, 1…10 codewords 0…899; default NULL: 1 */
  size_t file_id_count;
  const char *file_name, *sender, *addressee; /* of a set, ISO-8859-1; default NULL: not said */
  int64_t timestamp; /* of a set, seconds since 1970; default -1: not said */
  int64_t file_size; /* of a set, bytes; default -1: not said */
  int32_t checksum; /* of a set, CRC 0…65535; default -1: not said */

  /* Aztec */
  qz_aztec_size aztec_size; /* default QZ_AZTEC_ANY */
  int32_t aztec_layers;
  int32_t percentage; /* for correction, 5…95; default 0: 23 */

  /* Sets: what the members share. Data Matrix: default 257. Aztec: a name; default NULL. */
  int32_t set_identity;
  const char *set_name;

  /* MaxiCode */
  int32_t mode; /* 2…6; default 4 */
  const char *postal_code; /* modes 2 and 3 */
  int32_t country; /* ISO 3166, modes 2 and 3 */
  int32_t service_class; /* modes 2 and 3 */
} qz_make_options;

/* Sets all fields to their defaults; `size` is sizeof(qz_make_options). NULL is passed over. */
void qz_make_options_init(qz_make_options *options, size_t size);

/* What a symbol's modules are. */
typedef enum qz_shape { QZ_BARS = 0, QZ_MODULES = 1, QZ_HEXAGONS = 2 } qz_shape;

/* A symbol that was made, without its quiet zone. */
typedef struct qz_symbol {
  qz_symbology symbology;
  qz_shape shape;
  int32_t columns, rows; /* modules; of bars one row */
  int32_t bar_height; /* of bars, modules; else 0 */
  int32_t quiet_left, quiet_top, quiet_right, quiet_bottom; /* light space that the standard asks for, modules */
  int32_t version; /* as in qz_barcode */
  char level; /* as in qz_barcode */
  int32_t mask; /* as in qz_barcode */
  const uint8_t *modules; /* rows * columns of them, row by row, one byte each: 1 dark, 0 light */
  const char *text; /* what people read beside the bars; "" for none */
  const void *drawn; /* the library's */
} qz_symbol;

/* Makes one symbol that holds all of the content, `length` bytes; `options` may be NULL for the defaults. */
qz_symbol *qz_make(qz_symbology symbology, const void *content, size_t length, const qz_make_options *options,
                   qz_error *error);

/* Symbols that hold the content together. */
typedef struct qz_symbols {
  size_t count;
  const qz_symbol *const *items;
} qz_symbols;

/* Makes a structured-append set of `count` symbols, 2…16 of most symbologies. */
qz_symbols *qz_make_series(qz_symbology symbology, const void *content, size_t length, int32_t count,
                           const qz_make_options *options, qz_error *error);

/* ---- Drawing ------------------------------------------------------------------------------------------------- */

/* What to draw. PNG files and pixels have no text beside bars: that needs fonts, which SVG, PDF and EPS bring. */
typedef enum qz_drawing {
  QZ_SVG = 0,
  QZ_PNG = 1,
  QZ_PDF = 2,
  QZ_EPS = 3,
  QZ_TERMINAL_DARK = 4, /* text with block characters, for a dark terminal */
  QZ_TERMINAL_LIGHT = 5, /* for a light one */
  QZ_TERMINAL_COLORS = 6, /* the artwork's colours, by escapes */
  QZ_TERMINAL_ASCII = 7 /* ASCII alone, for a dark terminal */
} qz_drawing;

/* How a symbol's size is asked for. */
typedef enum qz_size_rule {
  QZ_MODULE_PIXELS = 0, /* pixels: so many to a module */
  QZ_TOTAL_PIXELS = 1, /* pixels: the longer side */
  QZ_FITTING = 2, /* fit_width and fit_height: the room there is, pixels */
  QZ_MILLIMETRES = 3 /* module_millimetres, at dpi dots an inch */
} qz_size_rule;

/* Shapes of a QR Code's modules, and of its finder patterns (there QZ_ROUND means circles). */
typedef enum qz_module_shape { QZ_SQUARES = 0, QZ_ROUNDED = 1, QZ_ROUND = 2 } qz_module_shape;

/* Where a gradient runs. */
typedef enum qz_gradient {
  QZ_FROM_TOP = 0,
  QZ_FROM_LEFT = 1,
  QZ_FROM_TOP_LEFT = 2,
  QZ_FROM_MIDDLE = 3
} qz_gradient;

/* How to draw. Fill in with qz_draw_options_init, then change what should be otherwise. */
typedef struct qz_draw_options {
  size_t size; /* set by qz_draw_options_init */
  qz_drawing drawing; /* default QZ_SVG */
  const char *foreground; /* "#rgb", "#rrggbb", "#rrggbbaa" or a name; default NULL: black */
  const char *background; /* the same, or "transparent"; default NULL: white */
  int32_t quiet_zone; /* modules; default -1: what the standard asks for */
  qz_size_rule size_rule; /* default QZ_MODULE_PIXELS */
  int32_t pixels; /* default 10 */
  int32_t fit_width, fit_height;
  double module_millimetres, dpi;
  double bar_width_reduction; /* modules, 0…0.5 */
  int32_t rotation; /* degrees clockwise: 0, 90, 180, 270 */
  const char *title; /* of SVG and PDF; default NULL: none */

  /* Styles of QR codes */
  qz_module_shape modules; /* default QZ_SQUARES */
  double dot_diameter; /* of QZ_ROUND modules, 0.1…1; default 0.9 */
  qz_module_shape finders; /* default QZ_SQUARES */
  const char *const *gradient_colors; /* 2…16 colours; default NULL */
  size_t gradient_color_count;
  qz_gradient gradient; /* default QZ_FROM_TOP */
  const uint8_t *logo_rgba; /* four bytes a pixel, without gaps; default NULL: no logo */
  int32_t logo_width, logo_height; /* pixels, 1…2048 */
  double logo_share; /* of the symbol's width, up to 0.3; default 0.2 */
  double logo_margin; /* modules, 0…4; default 0.5 */
} qz_draw_options;

/* Sets all fields to their defaults; `size` is sizeof(qz_draw_options). NULL is passed over. */
void qz_draw_options_init(qz_draw_options *options, size_t size);

/* Draws a symbol as a file or text; `options` may be NULL for the defaults. */
qz_bytes *qz_draw(const qz_symbol *symbol, const qz_draw_options *options, qz_error *error);

/* A picture of four bytes a pixel: red, green, blue, opacity, row by row without gaps. */
typedef struct qz_raster {
  int32_t width, height;
  const uint8_t *rgba;
} qz_raster;

/* Draws a symbol as pixels; what to draw of the options does not matter. */
qz_raster *qz_draw_pixels(const qz_symbol *symbol, const qz_draw_options *options, qz_error *error);

/* What will trouble readers of a drawing. */
typedef struct qz_warning {
  int32_t is_refusal; /* 1: most readers will find nothing */
  const char *message; /* one line for people */
} qz_warning;

typedef struct qz_warnings {
  size_t count;
  const qz_warning *items;
} qz_warnings;

/* Says what will trouble readers of what qz_draw would draw; a count of 0: nothing that is known. */
qz_warnings *qz_check_drawing(const qz_symbol *symbol, const qz_draw_options *options, qz_error *error);

/* ---- GS1 ----------------------------------------------------------------------------------------------------- */

/* How closely element strings are looked at. */
typedef enum qz_gs1_checks {
  QZ_GS1_STRUCTURE = 0, /* where elements begin and end */
  QZ_GS1_VALUES = 1, /* besides: lengths, characters, check digits, dates, countries … */
  QZ_GS1_ASSOCIATIONS = 2 /* besides: what has to stand beside what */
} qz_gs1_checks;

/* GS1 element strings. */
typedef struct qz_gs1 {
  const char *text; /* with brackets: "(01)09501101530003(10)AB" */
  const qz_bytes *data; /* as a symbol carries them, GS (29) where a separator is needed */
  const char *digital_link; /* the canonical GS1 Digital Link; NULL: there is no primary key, or only the structure
                               was looked at */
  size_t count;
  const qz_gs1_element *elements;
} qz_gs1;

/* Takes apart and checks element strings in any notation, or a GS1 Digital Link, `length` bytes of UTF-8. */
qz_gs1 *qz_parse_gs1(const char *text, size_t length, qz_gs1_checks checks, qz_error *error);

/* ---- What content means -------------------------------------------------------------------------------------- */

/* A part of a payload. */
typedef struct qz_field {
  const char *name; /* "phone" */
  const char *label; /* what the content calls it beyond its name: "WORK"; "debtor" of a Swiss bill's; the time zone of
                        an event's start and end; "": nothing */
  const char *value;
} qz_field;

/* What content means. */
typedef struct qz_payload {
  const char *kind; /* "text", "link", "wifi", "contact", "mail", "tel", "sms", "geo", "event", "product", "gs1", "otp",
                       "cryptocurrency", "other_link", "binary", "epc", "swiss" */
  const char *summary; /* one line for people */
  size_t count;
  const qz_field *fields;
  const char *link_scheme; /* of a link; else NULL */
  const char *link_host; /* of a link; else NULL */
  size_t oddity_count; /* what is odd about a link's address, gravest first */
  const char *const *oddities; /* "mixed_scripts", "user_info", "ip_address" … */
} qz_payload;

/* Says what a barcode's content means. */
qz_payload *qz_payload_of_barcode(const qz_barcode *barcode, qz_error *error);
/* Says what text means by itself, `length` bytes of UTF-8. */
qz_payload *qz_payload_of_text(const char *text, size_t length, qz_error *error);
/* Writes content that means something, each part under the rule of its standard. These kinds, of these parts; what else
   there is of a payload that was read is left out:
     "text": text; "link": url; "wifi": ssid, password, security, hidden; "mail": email, subject, body; "tel": phone;
     "sms": phone, body; "geo": latitude, longitude; "event": summary, start, end, duration, location, description;
     "contact": name, or given_name and family_name, nickname, organization, title, phone, email, url, address,
     birthday, note; "otp": account, secret, issuer, algorithm, digits, period, counter;
     "epc": name, iban, bic, amount, purpose, reference, note, information; "swiss": these but bic and purpose, and
     street, building_number, postal_code, town, country, currency, alternative. */
qz_bytes *qz_write_payload(const char *kind, const qz_field *fields, size_t count, qz_error *error);

/* ---- Live sessions ------------------------------------------------------------------------------------------- */

/* How many codes count, and when one counts again. */
typedef enum qz_session_mode {
  QZ_ONCE = 0, /* the first one ends the session */
  QZ_ONCE_PER_CODE = 1,
  QZ_CONTINUOUS = 2, /* again after rearm_milliseconds out of sight */
  QZ_MANUAL = 3 /* the next one after QZ_CAPTURE */
} qz_session_mode;

/* What a session looks for. Fill in with qz_session_options_init, then change what should be otherwise. */
typedef struct qz_session_options {
  size_t size; /* set by qz_session_options_init */
  uint64_t symbologies; /* default qz_symbologies_all() */
  qz_effort effort; /* default QZ_FAST */
  qz_session_mode mode; /* default QZ_ONCE */
  int32_t rearm_milliseconds; /* default 2000 */
  int32_t confirmations; /* frames that must agree; default 0: as many as the code's own checks make necessary */
  const char *pattern; /* content that counts: '*' any bytes, '?' one; default NULL: all */
  int32_t links_only; /* 1: web links alone count; default 0 */
  double region_x, region_y, region_width, region_height; /* 0…1 of the picture; default the whole */
  int32_t joins_frames; /* 1: frames in which nothing can be read are put together; default 1 */
  int32_t has_torch; /* 1: events say when the light is to be switched; default 0 */
} qz_session_options;

/* Sets all fields to their defaults; `size` is sizeof(qz_session_options). NULL is passed over. */
void qz_session_options_init(qz_session_options *options, size_t size);

/* A session: frames in, events out. Belongs to one thread at a time; given back with qz_free. */
typedef struct qz_session qz_session;

/* What happened. */
typedef enum qz_event_kind {
  QZ_EVENT_STARTED = 0,
  QZ_EVENT_PAUSED = 1,
  QZ_EVENT_ENDED = 2, /* by QZ_STOP, or because a code counted */
  QZ_EVENT_COUNTED = 3, /* a code counted: id, barcode, frames */
  QZ_EVENT_ADDED = 4, /* a code came into view: id, barcode, frames, corners */
  QZ_EVENT_UPDATED = 5, /* it was seen again */
  QZ_EVENT_REMOVED = 6, /* it is out of sight: id */
  QZ_EVENT_IGNORED = 7, /* a code does not count: reason */
  QZ_EVENT_PROGRESS = 8, /* of a structured-append set `have` of `count` are there */
  QZ_EVENT_COMPLETED = 9, /* all of a set are there: text */
  QZ_EVENT_HINT = 10, /* what to say to the person: text; NULL: nothing any more */
  QZ_EVENT_TORCH = 11 /* switch the light on (have 1) or off (have 0) */
} qz_event_kind;

/* Something that happened; what an event does not have is NULL or 0. */
typedef struct qz_event {
  qz_event_kind kind;
  int32_t id; /* a code's number, the same while it is in view */
  int32_t frames; /* in which it was read */
  const qz_barcode *barcode;
  qz_point corners[4]; /* where to draw it, smoothed */
  const char *reason; /* "rule", "duplicate", "set", "outside" */
  int32_t have, count;
  const char *text; /* the hint: "looking", "hold_still", "move_into_frame", "not_a_link", "not_wanted",
                       "already_counted", "come_closer", "more_light", "unreadable"; the whole set's content */
} qz_event;

/* In the order in which they happened. */
typedef struct qz_events {
  size_t count;
  const qz_event *const *items;
} qz_events;

/* A new session, which waits for QZ_START; `options` may be NULL for the defaults. */
qz_session *qz_session_open(const qz_session_options *options, qz_error *error);

/* What a session is told. */
typedef enum qz_command { QZ_START = 0, QZ_STOP = 1, QZ_PAUSE = 2, QZ_RESUME = 3, QZ_CAPTURE = 4 } qz_command;

/* Tells a session something at a moment, in milliseconds of any clock that runs forward. */
qz_events *qz_session_tell(qz_session *session, qz_command command, int64_t milliseconds, qz_error *error);
/* Shows a session a frame. */
qz_events *qz_session_frame(qz_session *session, const qz_picture *frame, int64_t milliseconds, qz_error *error);
/* Changes what a session looks for, without ending it. */
qz_events *qz_session_configure(qz_session *session, const qz_session_options *options, int64_t milliseconds,
                                qz_error *error);

#ifdef __cplusplus
}
#endif

#endif
