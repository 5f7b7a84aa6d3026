// Keeps the app on the device. The files of one version, the engine's module among them, are fetched together, compared
// with what they have to be, and served together, from the device: an installed app starts without the network.

// Written by Scripts/build web into the copy that is served: the version is a hash of all files, and each file has the
// hash that Subresource Integrity knows. Here, in the sources, nothing is kept.
const version = '';
const files = {};

// Those of this scope alone: another one of the origin has caches of its own. A path holds no space.
const prefix = `quietzone-${new URL(self.registration.scope).pathname} `;
const cacheName = `${prefix}${version}`;

/** Pictures that another app shared: here until the page has taken them, and never longer than to the next visit. */
const sharedCache = 'shared-pictures';

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

/**
 * What another app shares arrives as a form, which ends here: nothing of it reaches the network.
 * @param {Request} request
 */
async function share(request) {
  await caches.delete(sharedCache);
  const form = await request.formData().catch(() => new FormData());
  const files = form.getAll('pictures').filter((part) => part instanceof File);
  const cache = await caches.open(sharedCache);
  await Promise.all(files.map((file, index) => cache.put(`./shared/${index}/${encodeURIComponent(file.name)}`, new Response(file))));
  return Response.redirect('./#/picture?shared', 303);
}

// The person has seen that there is a new version and wants it now: where no other window shows the old one.
self.addEventListener('message', (event) => {
  if (event.data !== 'takeOver') return;
  event.waitUntil((async () => {
    const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const ours = windows.filter(({ url }) => url.startsWith(self.registration.scope));
    if (ours.length > 1) event.source.postMessage('otherWindows');
    else await self.skipWaiting();
  })());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'POST' && new URL(request.url).pathname === new URL('share', self.registration.scope).pathname) {
    event.respondWith(share(request));
    return;
  }
  if (!version || request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith(kept(request));
});
