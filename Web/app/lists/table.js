// A list as a table, as files and as text to share. Passwords were left out when it was written; the table says where.
import { csvText, inert } from '../csv-text.js';
import { compared } from './compare.js';

/** @typedef {import('./item.js').Item} Item */
/** @typedef {import('./list.js').Sheet} Sheet */

const heads = ['value', 'count', 'symbology', 'gtin', 'first', 'time', 'masked'];
const comparedHeads = ['value', 'count', 'wanted', 'status', 'label', 'symbology', 'gtin', 'first', 'time', 'masked'];

/** @param {readonly Item[]} items what is known of the codes of a line */
const facts = (items) => ({
  symbology: [...new Set(items.map(({ name }) => name))].join(', '), gtin: items.find(({ gtin }) => gtin)?.gtin ?? '',
  first: items.length > 0 ? new Date(Math.min(...items.map(({ first }) => first))).toISOString() : '',
  time: items.length > 0 ? new Date(Math.max(...items.map(({ time }) => time))).toISOString() : '',
  masked: items.some(({ masked }) => masked) ? 'password' : '',
});

/**
 * A line for each code; where the list is compared, for each that is wanted as well.
 * @param {readonly Item[]} items
 * @param {Pick<Sheet, 'kind'|'wanted'>} sheet
 * @returns {Record<string, string | number>[]}
 */
export const records = (items, { kind, wanted }) => (wanted.length === 0
  ? items.map((item) => ({ value: item.text, count: item.count, ...facts([item]) }))
  : compared(items, wanted, { isFound: kind === 'find' }).map((row) => (
    { value: row.text, count: row.count, wanted: row.wanted, status: row.status, label: row.label, ...facts(row.items) })));

/**
 * @param {readonly Item[]} items @param {Pick<Sheet, 'kind'|'wanted'>} sheet
 * @returns {(string | number)[][]} with a line of heads
 */
export const table = (items, sheet) => [sheet.wanted.length === 0 ? heads : comparedHeads,
  ...records(items, sheet).map((record) => Object.values(record))];

/** @param {readonly Item[]} items @param {Pick<Sheet, 'kind'|'wanted'>} sheet */
export const csvOf = (items, sheet) => csvText(table(items, sheet));

/** @param {readonly Item[]} items @param {Pick<Sheet, 'kind'|'wanted'>} sheet */
export const jsonOf = (items, sheet) => `${JSON.stringify(records(items, sheet), null, 2)}\n`;

/**
 * To copy and to share: a code and its number in each line, a tab between, as spreadsheets paste it; no formulas.
 * @param {readonly Item[]} items @param {Pick<Sheet, 'kind'|'wanted'>} sheet
 */
export const textOf = (items, sheet) => records(items, sheet)
  .map(({ value, count, wanted, status }) => [inert(String(value)).replace(/[\t\r\n]+/g, ' '), count, ...(status ? [wanted, status] : [])].join('\t'))
  .join('\n');
