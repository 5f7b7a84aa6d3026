// Keeps the app on the device. The files of one version are fetched together and served together; the module is
// asked for again each time there is a network, since it is built apart from the files that are listed here.

// Written by Scripts/stamp-web: the version is a hash of the files.
const version = 'c56e54dd03f28503';
const files = [
  'app/content.js',
  'app/dom.js',
  'app/examples.js',
  'app/feedback.js',
  'app/files.js',
  'app/i18n.js',
  'app/icons.js',
  'app/locales/en.js',
  'app/locales/ko.js',
  'app/locales/zh-Hans.js',
  'app/main.js',
  'app/make-form.js',
  'app/make-output.js',
  'app/messages.js',
  'app/notices.js',
  'app/page-header.js',
  'app/picture-stage.js',
  'app/result.js',
  'app/scan-controls.js',
  'app/scan-found.js',
  'app/screens/history.js',
  'app/screens/make.js',
  'app/screens/picture.js',
  'app/screens/scan.js',
  'app/settings-sheet.js',
  'app/settings.js',
  'app/sheet.js',
  'app/store.js',
  'icons/icon-180.png',
  'icons/icon-192.png',
  'icons/icon-512.png',
  'icons/icon-maskable-512.png',
  'icons/icon-maskable.svg',
  'icons/icon.svg',
  'index.html',
  'manifest.webmanifest',
  'quietzone/camera.js',
  'quietzone/detector.js',
  'quietzone/element.js',
  'quietzone/engine.js',
  'quietzone/errors.js',
  'quietzone/frames.js',
  'quietzone/guides.js',
  'quietzone/live.js',
  'quietzone/make.js',
  'quietzone/overlay.js',
  'quietzone/payloads.js',
  'quietzone/pixels.js',
  'quietzone/polyfill.js',
  'quietzone/pump.js',
  'quietzone/quietzone.js',
  'quietzone/records.js',
  'quietzone/scanner.js',
  'quietzone/session.js',
  'quietzone/sources.js',
  'quietzone/symbologies.js',
  'quietzone/text.js',
  'quietzone/worker-host.js',
  'quietzone/worker.js',
  'styles/base.css',
  'styles/components.css',
  'styles/make.css',
  'styles/picture.css',
  'styles/scan.css',
  'styles/tokens.css',
];

const engine = 'quietzone/QuietZone.wasm';
const cacheName = `quietzone-${version}`;

self.addEventListener('install', (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(cacheName);
    await cache.addAll(['./', engine, ...files].map((file) => new Request(file, { cache: 'no-cache' })));
  })());
});

// A newer version waits until no page shows the older one: files of two versions never meet.
self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith('quietzone-') && name !== cacheName)
      .map((name) => caches.delete(name)));
    await self.clients.claim();
  })());
});

/** From the network while there is one, else as it was last. */
async function freshest(request) {
  const cache = await caches.open(cacheName);
  try {
    const response = await fetch(request, { cache: 'no-cache' });
    if (response.ok) await cache.put(request, response.clone());
    return response;
  } catch (error) {
    const kept = await cache.match(request);
    if (kept) return kept;
    throw error;
  }
}

async function kept(request) {
  const cache = await caches.open(cacheName);
  return await cache.match(request, { ignoreSearch: request.mode === 'navigate' }) ?? fetch(request);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || !url.href.startsWith(self.registration.scope)) return;
  event.respondWith(url.pathname.endsWith(engine) ? freshest(request) : kept(request));
});
