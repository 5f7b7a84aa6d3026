// What was read in several pictures: counts, rows and files for other programs. Knows no page.
import { csvText } from '../csv-text.js';
import { dots, maskedText } from '../meaning/secrets.js';
import { turningNothing } from '../meaning/words.js';

/**
 * @typedef {object} Row        a code
 * @property {string} symbology  short name
 * @property {string} name       of the symbology, for people
 * @property {string} kind       of the content: `link`, `wifi` …
 * @property {string} value      without secrets
 * @property {string} shown      the same as people write it; nothing in it turns letters
 * @property {boolean} isMasked  whether something was left out
 */
/**
 * @typedef {object} Outcome of a file
 * @property {string} file
 * @property {import('./file-kind.js').Problem | null} problem
 * @property {string} [format]   that the browser does not know: `HEIC`
 * @property {Row[]} rows
 */

/**
 * What may stand in a list and an export: without secrets, even where the content hides in a way that
 * {@link maskedText} does not know what the engine says is one.
 * @param {string} text
 * @param {{ kind: string, fields: { name: string, value: string }[] }} payload  what the engine makes of it
 */
export function exportable(text, { kind, fields }) {
  const shown = maskedText(text);
  const isSecret = (/** @type {string} */ name) => name === 'secret' || (name === 'password' && kind === 'wifi');
  const leaks = fields.some(({ name, value }) => isSecret(name) && value !== '' && shown.includes(value));
  return leaks ? dots : shown;
}

/**
 * @param {import('../../quietzone/records.js').Barcode} barcode
 * @param {{ kind: string, fields: { name: string, value: string }[] }} payload
 * @returns {Row}
 */
export function rowOf({ symbology, name, text, printed }, payload) {
  const value = exportable(text, payload);
  const isMasked = value !== text;
  return { symbology, name, kind: payload.kind, value, shown: turningNothing(isMasked ? value : printed ?? value), isMasked };
}

/** @param {Outcome[]} outcomes */
export function counts(outcomes) {
  const unreadable = outcomes.filter(({ problem }) => problem !== null).length;
  const codes = outcomes.reduce((sum, { rows }) => sum + rows.length, 0);
  const empty = outcomes.filter(({ problem, rows }) => problem === null && rows.length === 0).length;
  return { pictures: outcomes.length, codes, unreadable, empty, masked: outcomes.some(({ rows }) => rows.some(({ isMasked }) => isMasked)) };
}

/** A line for each code, and one for each file without any. @param {Outcome[]} outcomes */
const lines = (outcomes) => outcomes.flatMap(({ file, problem, rows }) => (rows.length > 0
  ? rows.map(({ symbology, kind, value }) => ({ file, symbology, kind, value, problem: '' }))
  : [{ file, symbology: '', kind: '', value: '', problem: problem ?? 'noCode' }]));

const heads = ['file', 'symbology', 'kind', 'value', 'problem'];

/** @param {Outcome[]} outcomes */
export const asCSV = (outcomes) => csvText([heads, ...lines(outcomes).map((line) => Object.values(line))]);

/** @param {Outcome[]} outcomes */
export const asJSON = (outcomes) => JSON.stringify(outcomes.map(({ file, problem, rows }) => (
  { file, problem, codes: rows.map(({ symbology, kind, value }) => ({ symbology, kind, value })) })), null, 2);
