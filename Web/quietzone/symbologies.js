// Every symbology of the engine: what stands for its number on this side of the border.
import { OptionError } from './option-error.js';
import { onlyByName, symbologyRows } from './protocol.js';

/**
 * @typedef {object} Symbology
 * @property {string} token   the short name that never changes, as on the command line: `qr`, `ean-13`
 * @property {string} name    the name people use: `QR Code`
 * @property {string} format  the name in the W3C's BarcodeDetector where it has one, else ours in its style
 * @property {'matrix'|'stacked'|'linear'} family
 */

export { onlyByName };

/** @type {readonly Symbology[]} */
export const symbologies = symbologyRows.map(([token, name, format, family]) => ({ token, name, format, family }));

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
 * @returns {string[] | null} null where there is no list
 */
export function symbologyList(option, list) {
  if (list === null || list === undefined) return null;
  if (typeof list !== 'string' && !(typeof list === 'object' && Symbol.iterator in list)) {
    throw new OptionError(option, list, ['a list of names, as ["qr", "ean-13"]']);
  }
  const names = typeof list === 'string' ? list.split(/[\s,]+/).filter(Boolean)
    : Array.from(/** @type {Iterable<unknown>} */ (list), String);
  for (const name of names) symbologyNumbers(option, name);
  if (names.length === 0) throw new OptionError(option, list, ['at least one name, as ["qr"], or null for all']);
  return names;
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
