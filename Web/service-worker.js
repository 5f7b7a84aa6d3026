// Keeps the app on the device. The files of one version, the engine's module among them, are fetched together, compared
// with what they have to be, and served together, from the device: an installed app starts without the network.

// Written by Scripts/stamp-web into the copy that is served: the version is a hash of all files, and each file has the
// hash that Subresource Integrity knows. Here, in the sources, nothing is kept.
const version = '';
const files = {};

const prefix = 'quietzone-';
const cacheName = `${prefix}${version}`;

self.addEventListener('install', (event) => {
  if (!version) return;
  event.waitUntil((async () => {
    const cache = await caches.open(cacheName);
    const wanted = { './': files['index.html'], ...files };
    await cache.addAll(Object.entries(wanted).map(([file, integrity]) => (
      new Request(file, { cache: 'no-cache', integrity }))));
  })());
});

// A newer version waits until no page shows the older one: files of two versions never meet.
self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith(prefix) && name !== cacheName)
      .map((name) => caches.delete(name)));
    await self.clients.claim();
  })());
});

/** @param {Request} request */
async function kept(request) {
  const cache = await caches.open(cacheName);
  return await cache.match(request, { ignoreSearch: request.mode === 'navigate' }) ?? fetch(request);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (!version || request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith(kept(request));
});
