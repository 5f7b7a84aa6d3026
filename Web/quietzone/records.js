// The engine's answers as plain objects. The byte layouts are those of Sources/QuietZoneWasm/Answers.swift.
import { checks, linearKinds, obstacles, warningKinds } from './protocol.js';
import { symbologies } from './symbologies.js';
import { told } from './text.js';

/** @typedef {{ x: number, y: number }} Point in pixels of the picture */
/**
 * @typedef {object} Barcode
 * @property {string} symbology   the short name: `qr`, `ean-13`
 * @property {string} name        the name people use: `QR Code`
 * @property {string} format      as the W3C's BarcodeDetector has it: `qr_code`
 * @property {string} identifier  AIM identifier: `]Q1`
 * @property {string} text        the content; an add-on stands behind a space
 * @property {string | null} guessedCharacterSet  what `text` takes bytes for whose set the symbol does not say,
 *   by the name of IANA's register: `UTF-8`, `Windows-31J`, `GB18030`, `ISO-8859-1`; null where nothing is guessed
 * @property {Uint8Array} bytes   the content as it is in the symbol
 * @property {{ start: number, eci: number | null }[]} sections where the character set changes
 * @property {Point[]} corners    top left, top right, bottom right, bottom left, of the symbol as it is printed
 * @property {boolean} inverted   light on dark
 * @property {boolean} mirrored   seen from behind
 * @property {number} corrected   codewords that had to be repaired
 * @property {number} capacity    codewords that could have been
 * @property {{ index: number, count: number, identity: number } | null} set  its place in a structured append
 * @property {Record<string, number | boolean | string | null>} details  what is particular to its family
 * @property {string | null} gtin     linear symbols: the GTIN, 14 digits
 * @property {string | null} addOn    linear symbols: the digits of an EAN-2 or EAN-5
 * @property {string | null} printed  linear symbols: as people read it under the bars, where that differs
 */

const qrFamily = new Set(['qr', 'micro-qr', 'rmqr']);

/** Takes numbers and blocks out of an answer, little-endian. */
export class Cursor {
  /** @param {Uint8Array} bytes */
  constructor(bytes) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.place = 0;
  }

  get isAtEnd() { return this.place >= this.bytes.length; }

  byte() { return this.view.getUint8((this.place += 1) - 1); }

  word16() { return this.view.getUint16((this.place += 2) - 2, true); }

  word32() { return this.view.getUint32((this.place += 4) - 4, true); }

  signed32() { return this.view.getInt32((this.place += 4) - 4, true); }

  real() { return this.view.getFloat64((this.place += 8) - 8, true); }

  /**
   * Four corners, x and y each.
   * @returns {Point[]}
   */
  corners() { return Array.from({ length: 4 }, () => ({ x: this.real(), y: this.real() })); }

  /** @param {number} count */
  take(count) { return this.bytes.slice(this.place, (this.place += count)); }

  block() { return this.take(this.word32()); }

  ascii() { return String.fromCharCode(...this.block()); }
}

/**
 * @param {string} symbology
 * @param {number} flags
 * @param {Cursor} cursor at the eight bytes of details
 * @returns {Record<string, number | boolean | string | null>}
 */
function decodeDetails(symbology, flags, cursor) {
  const [a, b, c, d] = cursor.take(4);
  const [first, second] = [cursor.word16(), cursor.word16()];
  if (qrFamily.has(symbology)) {
    const level = flags & 8 ? 'LMQH'[c] : null;
    return { model: a, version: b, level, mask: d, columns: first, rows: second };
  }
  switch (symbology) {
    case 'data-matrix': return { macro: a || null, forReader: d === 1, columns: first, rows: second };
    case 'pdf417':
    case 'micro-pdf417':
      return { level: a === 0xff ? null : a, compact: b === 1, forReader: d === 1, columns: first, rows: second };
    case 'aztec':
      return { layers: a, compact: b === 1, forReader: d === 1, dataCodewords: first, codewords: second };
    case 'maxicode': return { mode: a, country: first, serviceClass: second };
    default:
      return { check: checks[a] ?? 'none', kind: linearKinds[b] ?? null, tightQuietZone: c === 1, lines: first };
  }
}

/** @param {Cursor} cursor @returns {{ start: number, eci: number | null }[]} */
function decodeSections(cursor) {
  return Array.from({ length: cursor.word32() }, () => {
    const [start, eci] = [cursor.word32(), cursor.word32()];
    return { start, eci: eci === 0xffffffff ? null : eci };
  });
}

/** @param {Uint8Array} bytes one record @returns {Barcode} */
export function decodeBarcode(bytes) {
  const cursor = new Cursor(bytes);
  const { token, name, format } = symbologies[cursor.byte()];
  const identifier = `]${String.fromCharCode(cursor.byte(), cursor.byte())}`;
  const flags = cursor.byte();
  const corners = cursor.corners();
  const [corrected, capacity] = [cursor.word32(), cursor.word32()];
  const set = { index: cursor.word32(), count: cursor.word32(), identity: cursor.word32() };
  /** @type {Record<string, number | boolean | string | null>} */
  const details = decodeDetails(token, flags, cursor);
  const sections = decodeSections(cursor);
  const content = cursor.block();
  let [gtin, addOn, printed] = ['', '', ''];
  if (flags & 16) {
    details.confidence = cursor.real();
    [gtin, addOn, printed] = [cursor.ascii(), cursor.ascii(), cursor.ascii()];
  }
  const { text: whole, guessedCharacterSet } = told(content, sections);
  const text = addOn && whole.endsWith(addOn) && whole.length > addOn.length
    ? `${whole.slice(0, -addOn.length)} ${addOn}` : whole;
  return {
    symbology: token, name, format, identifier, text, guessedCharacterSet, bytes: content, sections, corners,
    inverted: (flags & 1) !== 0, mirrored: (flags & 2) !== 0, corrected, capacity,
    set: flags & 4 ? set : null, details,
    gtin: gtin || null, addOn: addOn || null, printed: printed || null,
  };
}

/**
 * Content on its own: all symbols of a set together.
 * @param {Cursor} cursor
 */
export function decodeContent(cursor) {
  const sections = decodeSections(cursor);
  const bytes = cursor.block();
  return { ...told(bytes, sections), bytes };
}

/** @param {Cursor} cursor @returns {Barcode[]} */
const barcodesAt = (cursor) => Array.from({ length: cursor.word32() }, () => decodeBarcode(cursor.block()));

/**
 * The barcodes of an answer of `qz_read`.
 * @param {Uint8Array} bytes
 */
export const decodeBarcodes = (bytes) => barcodesAt(new Cursor(bytes));

/**
 * @typedef {object} Sighting
 * @property {'dark'|'faint'|'small'|'blurred'|'cutOff'|'unknown'} obstacle  what keeps it from being read
 * @property {Point[]} corners    about where it is
 * @property {number} moduleSize  about the width of a module, pixels
 * @property {number} edgeWidth   about how wide an edge between dark and light is, pixels
 * @property {number} contrast    between light and dark, grey levels
 */

/**
 * The barcodes of an answer of `qz_examine`, and what looks like one and was not read, the most likely first.
 * @param {Uint8Array} bytes
 * @returns {{ barcodes: Barcode[], sightings: Sighting[] }}
 */
export function decodeExamination(bytes) {
  const cursor = new Cursor(bytes);
  const barcodes = barcodesAt(cursor);
  const sightings = Array.from({ length: cursor.word32() }, () => ({
    obstacle: obstacles[cursor.byte()] ?? 'unknown', corners: cursor.corners(),
    moduleSize: cursor.real(), edgeWidth: cursor.real(), contrast: cursor.word32(),
  }));
  return { barcodes, sightings };
}

/**
 * @typedef {object} SymbolFacts
 * @property {string} symbology
 * @property {string} name
 * @property {'grid'|'bars'|'hexagons'} shape
 * @property {number} columns  modules across, without the quiet zone
 * @property {number} rows     modules down; of bars their height
 * @property {{ left: number, top: number, right: number, bottom: number }} quietZone modules
 * @property {Record<string, number | boolean | string | null>} details
 */

/**
 * What a made symbol is like, of an answer of `qz_make` that is no error.
 * @param {Uint8Array} bytes
 * @returns {SymbolFacts}
 */
export function decodeSymbol(bytes) {
  const cursor = new Cursor(bytes);
  cursor.word32();
  const { token, name } = symbologies[cursor.byte()];
  const shape = /** @type {const} */ (['grid', 'bars', 'hexagons'])[cursor.byte()];
  const height = cursor.word16();
  const [columns, rows] = [cursor.word16(), cursor.word16()];
  const [left, top, right, bottom] = cursor.take(4);
  return {
    symbology: token, name, shape, columns, rows: shape === 'bars' ? height : rows,
    quietZone: { left, top, right, bottom }, details: decodeDetails(token, 8, cursor),
  };
}

/**
 * @typedef {object} Warning
 * @property {'unreadableContrast'|'lowContrast'|'sameBrightness'|'lowContrastInRedLight'|'inverted'|'smallQuietZone'|
 *   'transparentBackground'|'smallModule'|'fewDots'|'logoBeyondCorrection'|'logoSpendsCorrection'|'logoOnFinder'|
 *   'logoOnPatterns'|'circleFinders'|'smallDots'|'fadingGradient'} kind
 * @property {boolean} refusal  most readers find nothing: a style that should not be used
 * @property {number} value     percent, modules, micrometres, dots or codewords
 * @property {number} standard  what it should be at least; 0 where that does not vary
 */

/**
 * The warnings of an answer of `qz_check` that is no error.
 * @param {Uint8Array} bytes
 * @returns {Warning[]}
 */
export function decodeWarnings(bytes) {
  const cursor = new Cursor(bytes);
  cursor.word32();
  return Array.from({ length: cursor.word32() }, () => (
    { kind: warningKinds[cursor.byte()], refusal: cursor.byte() === 1, value: cursor.word32(), standard: cursor.word32() }));
}
