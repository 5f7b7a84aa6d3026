// What a format can be asked for, beyond its content.
import { symbolShapes } from '../../quietzone/engine.js';
import { styled, withLogo } from '../../quietzone/style.js';

const levels = { qr: ['L', 'M', 'Q', 'H'], 'micro-qr': ['L', 'M', 'Q'], rmqr: ['M', 'H'] };
const masks = { qr: 8, 'micro-qr': 4 };

/** Widths of rMQR Codes, by their heights (ISO/IEC 23941, Table 1). */
const rectangles = { 7: [43, 59, 77, 99, 139], 9: [43, 59, 77, 99, 139], 11: [27, 43, 59, 77, 99, 139],
  13: [27, 43, 59, 77, 99, 139], 15: [43, 59, 77, 99, 139], 17: [43, 59, 77, 99, 139] };

/** @param {string} symbology @returns {readonly string[]} correction levels, the lowest first */
export const levelsOf = (symbology) => /** @type {Record<string, string[]>} */ (levels)[symbology] ?? [];

/** @param {string} symbology @returns {number} masks that there are */
export const masksOf = (symbology) => /** @type {Record<string, number>} */ (masks)[symbology] ?? 0;

/** @param {string} symbology @returns {readonly string[]} the sizes of versions 1, 2 … */
export function versionsOf(symbology) {
  if (symbology === 'qr') return Array.from({ length: 40 }, (_, index) => `${index + 1}: ${21 + 4 * index} × ${21 + 4 * index}`);
  if (symbology === 'micro-qr') return [11, 13, 15, 17].map((side, index) => `M${index + 1}: ${side} × ${side}`);
  if (symbology !== 'rmqr') return [];
  return Object.entries(rectangles).flatMap(([height, widths]) => widths.map((width) => `R${height}×${width}`));
}

/**
 * The chosen level, or the next higher one that the format has.
 * @param {string} symbology
 * @param {string} level
 * @returns {'L'|'M'|'Q'|'H'|undefined}
 */
export function levelFor(symbology, level) {
  const known = levelsOf(symbology);
  const least = 'LMQH'.indexOf(level);
  return /** @type {any} */ (known.find((other) => 'LMQH'.indexOf(other) >= least) ?? known.at(-1));
}

/** @param {string} symbology whether two or five digits may stand beside it */
export const hasAddOn = (symbology) => ['ean-13', 'ean-8', 'upc-a', 'upc-e'].includes(symbology);

/** @param {string} symbology @returns {readonly string[]} the shapes besides the usual one */
export const shapesOf = (symbology) => symbolShapes[symbology] ?? [];

/** @param {string} symbology @returns {number} columns of codewords that there may be at most */
export const columnsOf = (symbology) => (symbology === 'pdf417' ? 30 : 0);

/** @param {string} symbology @returns {readonly number[]} how much correction can be asked for */
export const correctionsOf = (symbology) => (symbology === 'pdf417' ? [0, 1, 2, 3, 4, 5, 6, 7, 8]
  : symbology === 'aztec' ? [10, 23, 33, 50, 75, 90] : []);

/** Formats that hold GS1 element strings alone. */
export const isGS1Only = (/** @type {string} */ symbology) => symbology.startsWith('databar-expanded');

const gs1Formats = new Set(['data-matrix', 'qr', 'code-128', 'databar-expanded', 'databar-expanded-stacked', 'aztec', 'rmqr']);

/** @param {string} symbology whether it can hold GS1 element strings */
export const canBeGS1 = (symbology) => gs1Formats.has(symbology);

/** @param {string} symbology whether its modules can have another shape than squares, and other colours */
export const hasStyle = (symbology) => styled.includes(symbology);

/** @param {string} symbology whether there is room for a picture in its middle */
export const hasLogo = (symbology) => withLogo.includes(symbology);
