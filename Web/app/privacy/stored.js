// What the page keeps on the device, wherever that is: asked of the browser, not of the parts of the app.

/**
 * @typedef {object} Stored
 * @property {'database'|'settings'|'files'|'shared'} kind
 * @property {string} name
 * @property {number} count   entries or files
 * @property {number} bytes   about
 * @property {() => Promise<string[]>} list   what is kept, a text for each, the newest first
 * @property {() => Promise<void>} clear
 */

/** So many entries are shown of one store. */
const mostShown = 200;
const encoder = new TextEncoder();

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const finished = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

/** @param {string} name @param {(database: IDBDatabase) => Promise<any>} work */
async function inDatabase(name, work) {
  const database = await finished(indexedDB.open(name));
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** @param {any} value @returns {string} binary parts as their length */
const asText = (value) => JSON.stringify(value, (_, part) => (
  ArrayBuffer.isView(part) || part instanceof ArrayBuffer ? `[${part.byteLength} bytes]`
    : part instanceof Blob ? `[${part.size} bytes]` : part)) ?? '';

/** @param {string} database @param {string} store @returns {Promise<Stored>} */
async function ofStore(database, store) {
  const all = () => inDatabase(database, (open) => finished(open.transaction(store).objectStore(store).getAll()));
  const entries = /** @type {any[]} */ (await all());
  return {
    kind: 'database', name: store, count: entries.length,
    bytes: entries.reduce((sum, entry) => sum + encoder.encode(asText(entry)).length, 0),
    list: async () => /** @type {any[]} */ (await all()).slice(-mostShown).reverse().map(asText),
    clear: () => inDatabase(database, (open) => finished(open.transaction(store, 'readwrite').objectStore(store).clear())),
  };
}

/** @returns {Promise<Stored[]>} one for each store of each database */
async function databases() {
  const names = (await indexedDB.databases?.() ?? []).map(({ name }) => name ?? '');
  const stores = await Promise.all(names.map((name) => inDatabase(name, async (open) => (
    [...open.objectStoreNames].map((store) => ofStore(name, store))))));
  return Promise.all(stores.flat());
}

/** @returns {Stored} */
function ofSettings() {
  const entries = Object.entries({ ...localStorage, ...sessionStorage });
  return {
    kind: 'settings', name: 'settings', count: entries.length,
    bytes: entries.reduce((sum, [key, value]) => sum + encoder.encode(key + value).length, 0),
    list: async () => entries.map(([key, value]) => `${key}: ${value}`),
    clear: async () => {
      localStorage.clear();
      sessionStorage.clear();
    },
  };
}

/** Of pictures that another app shared, until the page has taken them: the name is the service worker's. */
export const sharedCache = 'shared-pictures';

async function endServiceWorkers() {
  for (const registration of await navigator.serviceWorker?.getRegistrations() ?? []) await registration.unregister();
}

/** @param {string} name @returns {Promise<Stored>} */
async function ofCache(name) {
  const cache = await caches.open(name);
  const requests = await cache.keys();
  const sizes = await Promise.all(requests.map(async (request) => (
    (await (await cache.match(request))?.blob())?.size ?? 0)));
  return {
    kind: name === sharedCache ? 'shared' : 'files', name, count: requests.length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    list: async () => requests.map(({ url }) => new URL(url).pathname),
    clear: async () => {
      await caches.delete(name);
      // Who answers from this cache would do so without: the next visit begins anew.
      if (name !== sharedCache) await endServiceWorkers();
    },
  };
}

/** @returns {Promise<Stored[]>} */
async function files() {
  const names = 'caches' in globalThis ? await caches.keys() : [];
  return Promise.all(names.map(ofCache));
}

/**
 * Where a browser refuses a store, nothing is in it.
 * @param {() => Stored | Promise<Stored[]>} ask
 * @returns {Promise<Stored | Stored[]>}
 */
const allowed = async (ask) => {
  try {
    return await ask();
  } catch {
    return [];
  }
};

/** Everything that this origin keeps on the device. @returns {Promise<Stored[]>} */
export async function everything() {
  const groups = await Promise.all([databases, ofSettings, files].map(allowed));
  return groups.flat().filter(({ count }) => count > 0);
}

/** Deletes all of it, and what would fetch the app's files anew. */
export async function forgetEverything() {
  for (const stored of await everything()) await stored.clear();
  await endServiceWorkers();
}
