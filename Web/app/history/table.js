// The history as a table, and as files of it. Passwords were left out when it was written; the table says where.
import { csvText } from '../csv-text.js';

/** @typedef {{ entry: import('./entry.js').Entry, kind: string, title: string }} Line  an entry and what it is for people */

const heads = ['time', 'first', 'count', 'symbology', 'kind', 'title', 'value', 'note', 'source', 'masked'];

/** @param {Line} line @returns {Record<string, string | number>} */
const record = ({ entry: { time, first, count, name, text, note, source, masked }, kind, title }) => ({
  time: new Date(time).toISOString(), first: new Date(first).toISOString(), count, symbology: name, kind, title,
  value: text, note, source, masked: masked ? 'password' : '',
});

/** @param {readonly Line[]} lines @returns {(string | number)[][]} with a line of heads */
export const table = (lines) => [heads, ...lines.map((line) => Object.values(record(line)))];

/** @param {readonly Line[]} lines */
export const jsonOf = (lines) => `${JSON.stringify(lines.map(record), null, 2)}\n`;

/** @param {readonly Line[]} lines */
export const csvOf = (lines) => csvText(table(lines));
