// The history: what was read on this device, in IndexedDB. What an entry holds and leaves out: history/entry.js. The lists
// (list-store.js) are in the same database.
import { entryOf, joined, migrated } from './history/entry.js';
import { settings } from './settings.js';

/** @typedef {import('./history/entry.js').Entry} Entry */

const storeName = 'scans';

/** Told of every change, those of other pages as well. */
export const historyChanges = new EventTarget();
const pages = new BroadcastChannel('quietzone-history');
const changed = () => historyChanges.dispatchEvent(new Event('change'));
pages.addEventListener('message', changed);

/** @type {Promise<IDBDatabase> | undefined} */
let opening;

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
export const finished = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

/**
 * Version 1 had no index and kept every text as it was, version 2 no lists.
 * @param {IDBOpenDBRequest} request
 * @param {number} oldVersion
 */
function upgrade(request, oldVersion) {
  request.result.createObjectStore('lists', { keyPath: 'id', autoIncrement: true });
  request.result.createObjectStore('listed', { keyPath: ['list', 'key'] });
  request.result.createObjectStore('wanted', { keyPath: 'list' });
  if (oldVersion < 2) upgradeHistory(request, oldVersion);
}

/** @param {IDBOpenDBRequest} request @param {number} oldVersion */
function upgradeHistory(request, oldVersion) {
  const store = oldVersion < 1
    ? request.result.createObjectStore(storeName, { keyPath: 'id', autoIncrement: true })
    : /** @type {IDBTransaction} */ (request.transaction).objectStore(storeName);
  store.createIndex('key', 'key');
  if (oldVersion !== 1) return;
  const old = store.getAll();
  old.onsuccess = () => {
    store.clear();
    for (const entry of migrated(old.result)) store.put(entry);
  };
}

function database() {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('quietzone', 3);
    request.onupgradeneeded = ({ oldVersion }) => upgrade(request, oldVersion);
    request.onsuccess = () => {
      // Another page has a newer version to write: this one must not keep it from that.
      request.result.onversionchange = () => {
        request.result.close();
        opening = undefined;
      };
      resolve(request.result);
    };
    request.onerror = () => {
      opening = undefined;
      reject(request.error);
    };
  });
  return opening;
}

/** Opens the database, so that the first thing that is to be kept has nothing to wait for. */
export const prepareStore = () => database().then(() => {}, () => {});

/**
 * Does something with stores of the database, all of it or nothing. It is written at once, so that it is there when the
 * page is closed in the next moment.
 * @template T
 * @param {string[]} names
 * @param {IDBTransactionMode} mode
 * @param {(...stores: IDBObjectStore[]) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function inStores(names, mode, work) {
  const transaction = (await database()).transaction(names, mode);
  const done = new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error);
  });
  const [result] = await Promise.all([work(...names.map((name) => transaction.objectStore(name))), done]);
  return result;
}

/** @template T @param {IDBTransactionMode} mode @param {(store: IDBObjectStore) => Promise<T>} work @returns {Promise<T>} */
async function inStore(mode, work) {
  const result = await inStores([storeName], mode, work);
  if (mode === 'readwrite') {
    changed();
    pages.postMessage(null);
  }
  return result;
}

/**
 * The same code is one entry.
 * @param {IDBObjectStore} store
 * @param {Entry} entry
 */
async function add(store, entry) {
  const known = await finished(store.index('key').get(entry.key));
  await finished(store.put(known ? joined(known, entry) : entry));
}

/**
 * Keeps what was read, where the person wants a history; a full disk keeps nobody from scanning.
 * @param {Parameters<typeof entryOf>[0]} barcode
 * @param {'camera'|'picture'} source
 */
export function remember(barcode, source) {
  const entry = settings.keepHistory ? entryOf(barcode, source, Date.now()) : null;
  if (entry) inStore('readwrite', (store) => add(store, entry)).catch(() => {});
}

/** @param {number} id */
export const forget = (id) => inStore('readwrite', (store) => finished(store.delete(id)));

export const forgetAll = () => inStore('readwrite', (store) => finished(store.clear()));

/**
 * Entries that were deleted, as they were; a code that was read again meanwhile has both.
 * @param {readonly Entry[]} entries
 */
export const restore = (entries) => inStore('readwrite', async (store) => {
  await Promise.all(entries.map((entry) => add(store, entry)));
});

/** @param {number} id @param {string} note */
export const annotate = (id, note) => inStore('readwrite', async (store) => {
  const entry = await finished(store.get(id));
  if (entry) await finished(store.put({ ...entry, note }));
});

/** @returns {Promise<(Entry & { id: number })[]>} newest first */
export async function recall() {
  const entries = await inStore('readonly', (store) => finished(store.getAll()));
  return entries.sort((a, b) => b.time - a.time || b.id - a.id);
}
