// What is kept of a code that was read. Secrets are taken out here, before anything is written.
import { keepable } from '../meaning/secrets.js';

/**
 * @typedef {object} Entry
 * @property {number} [id]         given by the store
 * @property {string} key          the same for codes that are the same
 * @property {number} time         milliseconds since 1970, of the last time
 * @property {number} first        of the first time
 * @property {number} count        how often it was read
 * @property {string} symbology    short name
 * @property {string} name         for people
 * @property {string} identifier   AIM identifier
 * @property {string} text         without passwords
 * @property {boolean} masked      whether a password was left out
 * @property {string | null} printed
 * @property {string | null} gtin
 * @property {string | null} addOn
 * @property {Uint8Array | null} bytes  where they are not those of the text
 * @property {'camera'|'picture'|'made'} source
 * @property {string} note         by the person
 */

const encoder = new TextEncoder();

/** @param {Uint8Array | undefined} bytes @param {string} text */
function otherBytes(bytes, text) {
  if (!bytes) return null;
  const same = encoder.encode(text);
  return same.length === bytes.length && same.every((byte, place) => byte === bytes[place]) ? null : bytes;
}

/**
 * What is kept of a code; null where nothing may be: of keys for one-time passwords, and of a part of a set, which does
 * not show what the whole holds.
 * @param {Partial<import('../../quietzone/records.js').Barcode> & { symbology: string, name: string, text: string }} barcode
 * @param {'camera'|'picture'|'made'} source
 * @param {number} time
 * @returns {Entry | null}
 */
export function entryOf(barcode, source, time) {
  const { symbology, name, identifier = '', bytes, printed = null, gtin = null, addOn = null, set = null } = barcode;
  const kept = keepable(barcode.text);
  if (!kept || set || keepable(printed ?? '')?.masked !== false) return null;
  const { text, masked } = kept;
  return {
    key: [symbology, masked ? 'masked' : '', text].join('\n'), time, first: time, count: 1, symbology, name, identifier,
    text, masked, printed: masked ? null : printed, gtin, addOn, bytes: masked ? null : otherBytes(bytes, text), source, note: '',
  };
}

/**
 * The same code once more.
 * @param {Entry} known
 * @param {Entry} again
 * @returns {Entry}
 */
export function joined(known, again) {
  const notes = [known.note, again.note].filter((note, place, all) => note && all.indexOf(note) === place);
  return {
    ...known, count: known.count + again.count, note: notes.join('\n'),
    time: Math.max(known.time, again.time), first: Math.min(known.first, again.first),
    source: again.time >= known.time ? again.source : known.source,
  };
}

/** @param {string} symbology @param {string} text */
const gtinOf = (symbology, text) => (/^(ean-13|ean-8|upc-a)$/.test(symbology) && /^\d{8,13}/.test(text)
  ? (/^\d+/.exec(text)?.[0] ?? '').padStart(14, '0') : null);

/**
 * The entries of version 1, which kept every text as it was, as they are kept now.
 * @param {readonly { id: number, time: number, symbology: string, name: string, text: string, source: Entry['source'] }[]} old
 * @returns {Entry[]}
 */
export function migrated(old) {
  /** @type {Map<string, Entry>} */
  const entries = new Map();
  for (const { id, time, symbology, name, text, source } of old) {
    const entry = entryOf({ symbology, name, text, gtin: gtinOf(symbology, text) }, source, time);
    const known = entry && entries.get(entry.key);
    if (entry) entries.set(entry.key, known ? joined(known, entry) : { ...entry, id });
  }
  return [...entries.values()];
}

/**
 * The code again, as far as it was kept: for the sheet that shows codes.
 * @param {Entry} entry
 * @returns {import('../../quietzone/records.js').Barcode}
 */
export function barcodeOf({ symbology, name, identifier, text, bytes, printed, gtin, addOn }) {
  return {
    symbology, name, format: symbology, identifier, text, bytes: bytes ?? encoder.encode(text), printed, gtin, addOn,
    guessedCharacterSet: null, sections: [], corners: [], inverted: false, mirrored: false, corrected: 0, capacity: 0, set: null, details: {},
  };
}
