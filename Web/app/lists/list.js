// A list of codes with their numbers: what is added, corrected, removed and taken back. Knows no page and no store.
import { mostOfOne } from './item.js';

/** @typedef {import('./item.js').Item} Item */
/** @typedef {import('./wanted.js').Wanted} Wanted */
/**
 * `batch`: each code once, or once more for each scan; `count`: each label that is seen; `find`: those that are wanted
 * @typedef {'batch'|'count'|'find'} Kind
 */
/**
 * What there is of a list besides its lines.
 * @typedef {object} Sheet
 * @property {number} [id]        given by the store
 * @property {Kind} kind
 * @property {boolean} countUp    of `batch`: each scan counts, not only the first one of a code
 * @property {string} name        by the person; empty: by kind and time
 * @property {number} created     milliseconds since 1970
 * @property {number} changed
 * @property {Wanted[]} wanted    what it is compared with, or to be found
 */

/** The kinds, in the order in which they are offered. @type {readonly Kind[]} */
export const kinds = ['batch', 'count', 'find'];

/** The most different codes of a list. */
export const mostItems = 10_000;
/** The most steps that are taken back. */
const mostSteps = 1000;

/**
 * @param {Kind} kind
 * @param {number} time
 * @returns {Sheet}
 */
export const newSheet = (kind, time) => ({ kind, countUp: false, name: '', created: time, changed: time, wanted: [] });

/**
 * Lines in the order in which they came. Whoever changes one gets what is to be written: the line as it is now, or its
 * key with null where it is gone.
 */
export class CodeList {
  /** @type {Map<string, Item>} */
  #items = new Map();
  /** @type {string[]} the keys that were counted, the last one last */
  #steps = [];
  #total = 0;

  /** @param {readonly Item[]} [items] */
  constructor(items = []) {
    for (const item of [...items].sort((a, b) => a.first - b.first)) this.#put(item);
  }

  /** Different codes. */
  get size() { return this.#items.size; }

  /** All that was counted. */
  get total() { return this.#total; }

  get isFull() { return this.size >= mostItems; }

  get canUndo() { return this.#steps.length > 0; }

  /** @returns {Item[]} the first one first */
  get items() { return [...this.#items.values()]; }

  /** @param {string} key */
  get(key) { return this.#items.get(key) ?? null; }

  /** @param {Item} item */
  #put(item) {
    this.#total += item.count - (this.get(item.key)?.count ?? 0);
    this.#items.set(item.key, item);
    return item;
  }

  /**
   * Counts a code; null: it is listed already and each is listed once, or the list is full.
   * @param {Item} item
   * @param {{ isOnce?: boolean }} [how]
   * @returns {Item | null}
   */
  add(item, { isOnce = false } = {}) {
    const known = this.get(item.key);
    if (known ? isOnce && known.count > 0 : this.isFull) return null;
    this.#steps.push(item.key);
    if (this.#steps.length > mostSteps) this.#steps.shift();
    return this.#put(known ? { ...known, count: Math.min(known.count + 1, mostOfOne), time: item.time } : item);
  }

  /**
   * Corrects the number of a code; one of which there is none stays until it is removed.
   * @param {string} key
   * @param {number} count
   */
  correct(key, count) {
    const known = this.get(key);
    if (!known || !Number.isFinite(count)) return null;
    return this.#put({ ...known, count: Math.min(Math.max(Math.round(count), 0), mostOfOne) });
  }

  /** @param {string} key @returns {Item | null} what was there */
  remove(key) {
    const known = this.get(key);
    if (!known) return null;
    this.#items.delete(key);
    this.#total -= known.count;
    this.#steps = this.#steps.filter((step) => step !== key);
    return known;
  }

  /** @returns {Item[]} what was there */
  clear() {
    const { items } = this;
    this.#items.clear();
    this.#steps = [];
    this.#total = 0;
    return items;
  }

  /**
   * Lines that were removed, where they stood.
   * @param {readonly Item[]} items
   */
  restore(items) {
    const all = [...this.items.filter(({ key }) => !items.some((item) => item.key === key)), ...items];
    const steps = this.#steps;
    this.clear();
    for (const item of all.sort((a, b) => a.first - b.first)) this.#put(item);
    this.#steps = steps;
  }

  /** Takes back what was counted last. @returns {{ key: string, item: Item | null, before: Item } | null} */
  undo() {
    const key = this.#steps.pop();
    const before = key === undefined ? null : this.get(key);
    if (key === undefined || !before) return null;
    if (before.count > 1) return { key, item: this.#put({ ...before, count: before.count - 1 }), before };
    this.#items.delete(key);
    this.#total -= before.count;
    return { key, item: null, before };
  }
}
