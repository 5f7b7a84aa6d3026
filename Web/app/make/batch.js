// Many codes of a table: which row becomes which file.
import { limits } from './csv.js';

/** @typedef {{ line: number, content: string, name: string, caption: string }} Job  the caption stands on its label */
/** @typedef {{ line: number, reason: string }} RowFault */

/**
 * A name that every system can store: no path, no signs that have a meaning, not too long.
 * @param {string} text
 */
export function fileName(text) {
  const safe = text.normalize('NFC').replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069\\/:*?"<>|]+/g, '-')
    .replace(/\s+/g, ' ').trim().replace(/^[.\s-]+|[.\s-]+$/g, '');
  const short = [...safe].slice(0, 60).join('').trim();
  return /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(short) ? `${short}_` : short;
}

/** @param {string[]} names @returns {string[]} each once, whatever their case */
function unique(names) {
  const taken = new Set();
  return names.map((name) => {
    let other = name;
    for (let count = 2; taken.has(other.toLowerCase()); count += 1) other = `${name} (${count})`;
    taken.add(other.toLowerCase());
    return other;
  });
}

/**
 * The column that most likely is the content: one that says so, else the first.
 * @param {string[]} head
 */
export function likelyColumn(head) {
  const words = /^(content|data|value|code|barcode|text|url|link|ean|gtin|내용|값|코드|内容|条码|数据)$/i;
  return Math.max(head.findIndex((title) => words.test(title.trim())), 0);
}

/**
 * @param {import('./csv.js').Table} table
 * @param {{ content: number, name: number | null, hasHead: boolean }} choice  columns, and whether the first row has titles
 * @returns {{ jobs: Job[], faults: RowFault[] }}
 */
export function plan({ rows, lines, faults: found }, { content, name, hasHead }) {
  /** @type {RowFault[]} */
  const faults = [...found];
  const used = rows.map((row, index) => ({ row, line: lines[index] })).slice(hasHead ? 1 : 0);
  if (used.length > limits.rows) faults.push({ line: used[limits.rows].line, reason: 'tooManyRows' });
  const full = used.slice(0, limits.rows).filter(({ row, line }) => {
    const isThere = (row[content] ?? '').trim() !== '';
    if (!isThere) faults.push({ line, reason: 'empty' });
    return isThere;
  });
  const given = full.map(({ row }) => (name === null ? '' : (row[name] ?? '').trim()));
  const names = unique(given.map((text, index) => fileName(text) || String(index + 1).padStart(4, '0')));
  const jobs = full.map(({ row, line }, index) => (
    { line, content: row[content], name: names[index], caption: given[index] || row[content] }));
  return { jobs, faults: faults.sort((one, other) => one.line - other.line) };
}
