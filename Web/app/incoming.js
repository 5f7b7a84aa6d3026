// Pictures that come from outside: shared by another app, or opened with this one by the system.
import { sharedCache } from './privacy/stored.js';

/** @type {File[]} */
let waiting = [];

/** Told when pictures have come. */
export const arrivals = new EventTarget();

/** @param {File[]} files */
function arrive(files) {
  if (files.length === 0) return;
  waiting = files;
  location.hash = '#/picture';
  arrivals.dispatchEvent(new Event('arrival'));
}

/** What has come and nobody has taken yet. @returns {File[]} */
export function takeArrived() {
  const files = waiting;
  waiting = [];
  return files;
}

/** Takes the pictures that were shared out of the service worker's cache: from now on they are in this page's memory alone. */
async function takeShared() {
  if (!('caches' in globalThis) || !(await caches.has(sharedCache))) return [];
  const cache = await caches.open(sharedCache);
  const files = await Promise.all((await cache.keys()).map(async (request) => {
    const blob = await /** @type {Response} */ (await cache.match(request)).blob();
    return new File([blob], decodeURIComponent(request.url.split('/').at(-1) ?? ''), { type: blob.type });
  }));
  await caches.delete(sharedCache);
  return files;
}

/** Begins to listen; what was shared and never taken is deleted in any case. */
export async function receive() {
  const queue = /** @type {any} */ (globalThis).launchQueue;
  queue?.setConsumer(async ({ files = [] }) => {
    arrive(await Promise.all(files.map((/** @type {any} */ handle) => handle.getFile())));
  });
  const isShared = location.hash === '#/picture?shared';
  const files = await takeShared().catch(() => []);
  if (!isShared) return;
  // A reload shows the empty screen.
  history.replaceState(null, '', '#/picture');
  arrive(files);
}
