// Entries of the history and what they mean, found out once and only when somebody asks.
import { barcodeOf } from './entry.js';

/** @typedef {import('../meaning/meaning.js').Meaning} Meaning */
/** @typedef {import('./entry.js').Entry & { id: number }} Entry */
/** @typedef {{ entry: Entry, readonly meaning: Meaning }} Known */

/** What entries mean. An entry that was joined, annotated or brought back has the key that it had, and means the same. */
export class Meanings {
  /** @type {Map<string, Meaning>} */
  #found = new Map();

  /** @param {(barcode: import('../../quietzone/records.js').Barcode, isMasked: boolean) => Meaning} meaningOf */
  constructor(meaningOf) { this.meaningOf = meaningOf; }

  /** @param {Entry} entry @returns {Meaning} */
  of(entry) {
    const known = this.#found.get(entry.key) ?? this.meaningOf(barcodeOf(entry), entry.masked);
    this.#found.set(entry.key, known);
    return known;
  }

  /** @param {Entry} entry @returns {Known} */
  known(entry) {
    const meaning = () => this.of(entry);
    return { entry, get meaning() { return meaning(); } };
  }
}
