// The history: scans on this device, in IndexedDB.
import { settings } from './settings.js';

/**
 * @typedef {object} Entry
 * @property {number} id
 * @property {number} time        milliseconds since 1970
 * @property {string} symbology   short name
 * @property {string} name        for people
 * @property {string} text
 * @property {'camera'|'picture'|'made'} source
 */

const storeName = 'scans';

/** Told of every change. */
export const historyChanges = new EventTarget();

/** @type {Promise<IDBDatabase> | undefined} */
let opening;

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const finished = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

function database() {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('quietzone', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(storeName, { keyPath: 'id', autoIncrement: true });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opening;
}

/** @template T @param {IDBTransactionMode} mode @param {(store: IDBObjectStore) => IDBRequest<T>} work @returns {Promise<T>} */
async function inStore(mode, work) {
  const store = (await database()).transaction(storeName, mode).objectStore(storeName);
  const result = await finished(work(store));
  if (mode === 'readwrite') historyChanges.dispatchEvent(new Event('change'));
  return result;
}

/**
 * Keeps what was read, where the person wants a history; a full disk keeps nobody from scanning.
 * @param {import('../quietzone/records.js').Barcode} barcode
 * @param {'camera'|'picture'} source
 */
export function remember({ symbology, name, text }, source) {
  if (!settings.keepHistory) return;
  inStore('readwrite', (store) => store.add({ time: Date.now(), symbology, name, text, source })).catch(() => {});
}

/** @param {number} id */
export const forget = (id) => inStore('readwrite', (store) => store.delete(id));

export const forgetAll = () => inStore('readwrite', (store) => store.clear());

/**
 * Newest first; `query` must occur in value or kind.
 * @param {string} [query]
 * @returns {Promise<Entry[]>}
 */
export async function recall(query = '') {
  const entries = /** @type {Entry[]} */ (await inStore('readonly', (store) => store.getAll()));
  const wanted = query.trim().toLocaleLowerCase();
  return entries.reverse().filter(({ text, name }) => (
    text.toLocaleLowerCase().includes(wanted) || name.toLocaleLowerCase().includes(wanted)));
}

/**
 * A field of CSV: what a spreadsheet would take for a formula gets an apostrophe.
 * @param {string} text
 */
function field(text) {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** @param {Entry[]} entries @returns {Blob} with a byte order mark, without which spreadsheets guess the character set */
export function asCSV(entries) {
  const rows = entries.map(({ time, name, text, source }) => (
    [new Date(time).toISOString(), name, text, source].map(field).join(',')));
  return new Blob([`\ufefftime,symbology,value,source\r\n${rows.join('\r\n')}\r\n`], { type: 'text/csv' });
}

/** @param {Entry[]} entries @returns {Blob} */
export const asJSON = (entries) => new Blob([JSON.stringify(entries.map(({ time, symbology, text, source }) => (
  { time: new Date(time).toISOString(), symbology, value: text, source })), null, 2)], { type: 'application/json' });
