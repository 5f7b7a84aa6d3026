// A line of a list: a code, how often it was counted, and by what it is known again. Secrets are taken out here.
import { entryOf } from '../history/entry.js';

/**
 * @typedef {object} Item
 * @property {string} key         the same for codes that are the same
 * @property {string} symbology   short name
 * @property {string} name        of the symbology, for people
 * @property {string} text        without passwords
 * @property {boolean} masked     whether a password was left out
 * @property {string | null} printed
 * @property {string | null} gtin
 * @property {number} count
 * @property {number} first       milliseconds since 1970, when it came into the list
 * @property {number} time        of the last time
 */

/** More of one code than this nobody counts. */
export const mostOfOne = 999_999;

/**
 * The line of a code; null where nothing of it may be kept: keys for one-time passwords, parts of a set.
 * @param {Parameters<typeof entryOf>[0]} barcode
 * @param {number} time
 * @returns {Item | null}
 */
export function itemOf(barcode, time) {
  const entry = entryOf(barcode, 'camera', time);
  if (!entry) return null;
  const { key, symbology, name, text, masked, printed, gtin } = entry;
  return { key, symbology, name, text, masked, printed, gtin, count: 1, first: time, time };
}

/**
 * What a code is found by: its text, the text beside it, and its trade item number however many zeros it is written with.
 * @param {{ text: string, printed?: string | null, gtin?: string | null }} code
 * @returns {string[]}
 */
export function formsOf({ text, printed, gtin }) {
  const texts = [text, printed ?? ''].map((one) => one.normalize('NFC').trim()).filter(Boolean);
  return gtin ? [...texts, `gtin ${gtin.padStart(14, '0')}`] : texts;
}

/**
 * The same for a text of which nobody knows what code it is in: a number as long as trade items have may be one.
 * @param {string} text
 */
export const formsOfText = (text) => formsOf({ text, gtin: /^(?:\d{8}|\d{12,14})$/.test(text.trim()) ? text.trim() : null });
