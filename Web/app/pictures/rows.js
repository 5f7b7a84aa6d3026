// What was read in several pictures: counts, rows and files for other programs. Knows no page.
import { exportable } from './masking.js';

/**
 * @typedef {object} Row        a code
 * @property {string} symbology  short name
 * @property {string} name       of the symbology, for people
 * @property {string} kind       of the content: `link`, `wifi` …
 * @property {string} value      without secrets
 * @property {string} shown      the same as people write it
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
 * @param {import('../../quietzone/records.js').Barcode} barcode
 * @param {{ kind: string, fields: { name: string, value: string }[] }} payload
 * @returns {Row}
 */
export function rowOf({ symbology, name, text, printed }, payload) {
  const value = exportable(text, payload);
  const isMasked = value !== text;
  return { symbology, name, kind: payload.kind, value, shown: isMasked ? value : printed ?? value, isMasked };
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

/**
 * A field of CSV: what a spreadsheet would take for a formula gets an apostrophe.
 * @param {string} text
 */
function field(text) {
  const safe = /^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** @param {Outcome[]} outcomes @returns {string} with a byte order mark, without which spreadsheets guess the character set */
export function asCSV(outcomes) {
  const rows = lines(outcomes).map((line) => Object.values(line).map(field).join(','));
  return `\ufeff${['file,symbology,kind,value,problem', ...rows].join('\r\n')}\r\n`;
}

/** @param {Outcome[]} outcomes */
export const asJSON = (outcomes) => JSON.stringify(outcomes.map(({ file, problem, rows }) => (
  { file, problem, codes: rows.map(({ symbology, kind, value }) => ({ symbology, kind, value })) })), null, 2);
