// What was counted beside what is wanted: missing, extra, matching.
import { formsOf, formsOfText } from './item.js';

/** @typedef {import('./item.js').Item} Item */
/** @typedef {import('./wanted.js').Wanted} Wanted */
/** @typedef {'missing'|'extra'|'matching'} Status */
/**
 * @typedef {object} Row
 * @property {string} key       of the line, or of what is wanted
 * @property {string} text
 * @property {string} label     what the list that was given says of it
 * @property {number} count
 * @property {number} wanted
 * @property {Status} status
 * @property {Item[]} items     the codes that are counted for it; none: it was not seen
 */

/** Finds what is wanted by any of its forms. */
export class WantedIndex {
  /** @type {Map<string, number>} */
  #places = new Map();

  /** @param {readonly Wanted[]} wanted */
  constructor(wanted) {
    wanted.forEach(({ text }, place) => {
      for (const form of formsOfText(text)) if (!this.#places.has(form)) this.#places.set(form, place);
    });
  }

  /** @param {{ text: string, printed?: string | null, gtin?: string | null }} code @returns {number} its place; -1: it is not wanted */
  find(code) {
    return formsOf(code).map((form) => this.#places.get(form) ?? -1).find((place) => place >= 0) ?? -1;
  }
}

/** @param {number} count @param {number} wanted @returns {Status} */
const statusOf = (count, wanted) => (count < wanted ? 'missing' : count > wanted ? 'extra' : 'matching');

/**
 * A row for each that is wanted, in its order, and then one for each code that is not.
 * @param {readonly Item[]} items
 * @param {readonly Wanted[]} wanted
 * @param {{ isFound?: boolean }} [how]  whether one of a code is enough
 * @returns {Row[]}
 */
export function compared(items, wanted, { isFound = false } = {}) {
  const index = new WantedIndex(wanted);
  const rows = wanted.map(({ text, label, count }, place) => (
    { key: `wanted\n${place}`, text, label, count: 0, wanted: isFound ? 1 : count, items: /** @type {Item[]} */ ([]) }));
  const others = [];
  for (const item of items) {
    const place = index.find(item);
    if (place < 0) others.push({ key: item.key, text: item.text, label: '', count: item.count, wanted: 0, items: [item] });
    else {
      rows[place].items.push(item);
      rows[place].count += item.count;
    }
  }
  // Of what is to be found one is enough.
  const all = [...rows.map((row) => (isFound ? { ...row, count: Math.min(row.count, 1) } : row)), ...others.filter(({ count }) => count > 0)];
  return all.map((row) => ({ ...row, status: statusOf(row.count, row.wanted) }));
}

/** How many rows there are of each. @param {readonly Row[]} rows @returns {Record<Status, number>} */
export function sums(rows) {
  const found = { missing: 0, extra: 0, matching: 0 };
  for (const { status } of rows) found[status] += 1;
  return found;
}
