// Every symbology of the engine, in the order of its raw values: the numbers that cross the border.
import { OptionError } from './option-error.js';

/**
 * @typedef {object} Symbology
 * @property {string} token   the short name that never changes, as on the command line: `qr`, `ean-13`
 * @property {string} name    the name people use: `QR Code`
 * @property {string} format  the name in the W3C's BarcodeDetector where it has one, else ours in its style
 * @property {'matrix'|'stacked'|'linear'} family
 */

/** @type {readonly [string, string, string, 'matrix'|'stacked'|'linear'][]} */
const rows = [
  ['qr', 'QR Code', 'qr_code', 'matrix'],
  ['micro-qr', 'Micro QR Code', 'micro_qr_code', 'matrix'],
  ['rmqr', 'rMQR Code', 'rm_qr_code', 'matrix'],
  ['ean-13', 'EAN-13', 'ean_13', 'linear'],
  ['ean-8', 'EAN-8', 'ean_8', 'linear'],
  ['upc-a', 'UPC-A', 'upc_a', 'linear'],
  ['upc-e', 'UPC-E', 'upc_e', 'linear'],
  ['code-39', 'Code 39', 'code_39', 'linear'],
  ['code-93', 'Code 93', 'code_93', 'linear'],
  ['code-128', 'Code 128', 'code_128', 'linear'],
  ['codabar', 'Codabar', 'codabar', 'linear'],
  ['interleaved-2-of-5', 'Interleaved 2 of 5', 'itf', 'linear'],
  ['itf-14', 'ITF-14', 'itf', 'linear'],
  ['industrial-2-of-5', 'Industrial 2 of 5', 'industrial_2_of_5', 'linear'],
  ['iata-2-of-5', 'IATA 2 of 5', 'iata_2_of_5', 'linear'],
  ['matrix-2-of-5', 'Matrix 2 of 5', 'matrix_2_of_5', 'linear'],
  ['msi-plessey', 'MSI Plessey', 'msi_plessey', 'linear'],
  ['code-11', 'Code 11', 'code_11', 'linear'],
  ['telepen', 'Telepen', 'telepen', 'linear'],
  ['pharmacode', 'Pharmacode', 'pharmacode', 'linear'],
  ['dx-film-edge', 'DX Film Edge', 'dx_film_edge', 'linear'],
  ['databar', 'GS1 DataBar', 'databar', 'linear'],
  ['databar-stacked', 'GS1 DataBar Stacked', 'databar_stacked', 'linear'],
  ['databar-limited', 'GS1 DataBar Limited', 'databar_limited', 'linear'],
  ['databar-expanded', 'GS1 DataBar Expanded', 'databar_expanded', 'linear'],
  ['databar-expanded-stacked', 'GS1 DataBar Expanded Stacked', 'databar_expanded_stacked', 'linear'],
  ['data-matrix', 'Data Matrix', 'data_matrix', 'matrix'],
  ['pdf417', 'PDF417', 'pdf417', 'stacked'],
  ['micro-pdf417', 'MicroPDF417', 'micro_pdf417', 'stacked'],
  ['aztec', 'Aztec', 'aztec', 'matrix'],
  ['maxicode', 'MaxiCode', 'maxi_code', 'matrix'],
  ['code-39-extended', 'Code 39 Extended', 'code_39_extended', 'linear'],
];

/** What is read only when it is asked for by name. */
export const onlyByName = ['pharmacode', 'code-39-extended'];

/** @type {readonly Symbology[]} */
export const symbologies = rows.map(([token, name, format, family]) => ({ token, name, format, family }));

/** Every format there is, each once. */
export const formats = [...new Set(symbologies.map(({ format }) => format))];

/** Every name that stands for a symbology: ours, then the W3C's. */
const everyName = [...new Set(symbologies.flatMap(({ token, format }) => [token, format]))];

/**
 * The numbers that a name stands for: one of our short names, or a format, which may be that of several (`itf`).
 * @param {string} option  that has the name
 * @param {string} name
 * @returns {number[]}
 */
function symbologyNumbers(option, name) {
  const numbers = [...symbologies.keys()].filter((number) => (
    symbologies[number].token === name || symbologies[number].format === name));
  if (numbers.length > 0) return numbers;
  const tokens = symbologies.map(({ token }) => token);
  throw new OptionError(option, name, [...tokens, 'or the W3C\'s names, as qr_code'], everyName);
}

/**
 * The number of a symbology.
 * @param {string} name  our short name, or the W3C's
 * @returns {number}
 */
export function symbologyNumber(name) { return symbologyNumbers('symbology', name)[0]; }

/**
 * A list of names that exist, from an array or any other iterable, or a text with spaces or commas between.
 * @param {string} option  that has the list
 * @param {unknown} list
 * @returns {string[] | null} null where nothing is named
 */
export function symbologyList(option, list) {
  if (list === null || list === undefined) return null;
  if (typeof list !== 'string' && !(typeof list === 'object' && Symbol.iterator in list)) {
    throw new OptionError(option, list, ['a list of names, as ["qr", "ean-13"]']);
  }
  const names = typeof list === 'string' ? list.split(/[\s,]+/).filter(Boolean)
    : Array.from(/** @type {Iterable<unknown>} */ (list), String);
  for (const name of names) symbologyNumbers(option, name);
  return names.length > 0 ? names : null;
}

/**
 * The set of symbologies as the engine takes it, a bit each; 0 means all but those of `onlyByName`.
 * @param {unknown} list  our short names or the W3C's
 * @returns {bigint}
 */
export function symbologySet(list) {
  const numbers = (symbologyList('symbologies', list) ?? []).flatMap((name) => symbologyNumbers('symbologies', name));
  return numbers.reduce((set, number) => set | (1n << BigInt(number)), 0n);
}
