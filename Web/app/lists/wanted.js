// A list that somebody pastes or imports: a code in each line, or a table with codes and numbers.
import { parseTable } from '../make/csv.js';
import { keepable } from '../meaning/secrets.js';
import { mostItems } from './list.js';
import { formsOfText, mostOfOne } from './item.js';

/**
 * @typedef {object} Wanted
 * @property {string} text    without passwords
 * @property {string} label   what the list says of it besides; empty: nothing
 * @property {number} count   how many are wanted
 */
/**
 * Why a list is refused or what is wrong with a line of it.
 * @typedef {'tooLong'|'tooManyLines'|'nothing'|'table'} Refusal
 */
/**
 * @typedef {object} Reading
 * @property {Wanted[]} wanted
 * @property {Refusal | null} refusal  nothing of it is taken
 * @property {number} line             of what is refused; 0: all of it
 * @property {number} secrets          lines left out: keys for one-time passwords are never kept
 * @property {number} numbers          lines whose number is none: one is wanted of them
 */

/** How much is taken; what is beyond is refused as a whole, so that nobody compares with a part. */
export const limits = Object.freeze({ rows: mostItems, columns: 100, characters: 2_000_000 });

const valueHeads = /^(?:value|code|barcode|text|gtin|ean|upc|sku|isbn|article|item|content|number|코드|바코드|条码|條碼|コード|バーコード)$/i;
const countHeads = /^(?:count|quantity|qty|amount|wanted|pieces|pcs|menge|anzahl|수량|개수|数量|數量|件数|件數)$/i;

/** @param {string} text what our exports put before a formula goes again */
const unquoted = (text) => text.trim().replace(/^'(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/u, '');

/** @param {string} text @returns {number | null} */
function numberOf(text) {
  if (!/^\d{1,9}$/.test(text.trim())) return null;
  return Math.min(Number(text), mostOfOne);
}

/**
 * The columns of a table; null: it is none but lines of text that hold commas.
 * @param {string[][]} rows
 * @returns {{ value: number, count: number, label: number, from: number } | null}
 */
function columnsOf(rows) {
  const [first] = rows;
  const heads = first.map((head) => head.trim());
  // What is wanted comes before what was counted: a list compared before has both.
  const place = (/** @type {RegExp} */ pattern) => heads.findIndex((head) => pattern.test(head));
  const value = place(valueHeads);
  if (value >= 0) {
    const wanted = place(/^wanted$/i);
    const count = wanted >= 0 ? wanted : place(countHeads);
    return { value, count: count === value ? -1 : count, label: heads.findIndex((_, at) => at !== value && at !== count && /^(?:label|title|name|description|名称|名稱|名前|品名|이름|품명)$/i.test(heads[at])), from: 1 };
  }
  if (first.length < 2 || rows.some((row) => row.length !== first.length)) return null;
  const numeric = first.findIndex((_, at) => at > 0 && rows.every((row) => row[at].trim() === '' || numberOf(row[at]) !== null));
  return { value: 0, count: numeric, label: first.findIndex((_, at) => at > 0 && at !== numeric), from: 0 };
}

/** @param {string} text @returns {string[][]} a code in each line */
const linesOf = (text) => text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/).filter((line) => line.trim() !== '').map((line) => [line]);

/** @param {Refusal} refusal @param {number} [line] @returns {Reading} */
const refused = (refusal, line = 0) => ({ wanted: [], refusal, line, secrets: 0, numbers: 0 });

/**
 * Takes a list apart. The same code twice is one, with both numbers.
 * @param {string} text
 * @returns {Reading}
 */
export function readWanted(text) {
  if (text.length > limits.characters) return refused('tooLong');
  const table = parseTable(text, undefined, limits);
  const columns = table.rows.length > 0 && table.faults.length === 0 ? columnsOf(table.rows) : null;
  if (!columns && /^\s*"/.test(text) && table.faults.length > 0) return refused('table', table.faults[0].line);
  const rows = columns ? table.rows.slice(columns.from) : linesOf(text);
  if (rows.length > limits.rows || table.faults.some(({ reason }) => reason === 'tooManyRows')) return refused('tooManyLines');
  const { value, count, label } = columns ?? { value: 0, count: -1, label: -1 };
  return joined(rows.map((row) => {
    const line = row.join(table.separator);
    const kept = keepable(line);
    // A secret may go over several fields: then the line is one, or the field that it begins in is all that is taken.
    if (!kept || (kept.masked && !keepable(row[value] ?? '')?.masked)) return { text: line, label: '', number: '' };
    return {
      text: unquoted(row[value] ?? ''), label: kept.masked ? '' : (row[label] ?? '').trim().slice(0, 200), number: count < 0 ? '' : row[count] ?? '',
    };
  }));
}

/** @param {{ text: string, label: string, number: string }[]} lines @returns {Reading} */
function joined(lines) {
  /** @type {Map<string, Wanted>} */
  const known = new Map();
  const reading = refused('nothing');
  for (const { text, label, number } of lines) {
    if (text === '') continue;
    const kept = keepable(text);
    if (!kept) {
      reading.secrets += 1;
      continue;
    }
    const count = number.trim() === '' ? 1 : numberOf(number);
    if (count === null) reading.numbers += 1;
    const forms = formsOfText(kept.text);
    const same = forms.map((form) => known.get(form)).find(Boolean);
    if (same) same.count = Math.min(same.count + (count ?? 1), mostOfOne);
    else {
      const wanted = { text: kept.text, label: keepable(label)?.text ?? '', count: count ?? 1 };
      reading.wanted.push(wanted);
      for (const form of forms) known.set(form, wanted);
    }
  }
  return { ...reading, refusal: reading.wanted.length > 0 ? null : 'nothing' };
}
