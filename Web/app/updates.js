// A new version is told, and comes when the person says so: never by itself, and nothing is said while the camera runs.
import { h } from './dom.js';
import { t } from './i18n.js';
import { icon } from './icons.js';

/** Milliseconds between two looks for a new version while the app stays open. */
const period = 3_600_000;

/** @param {ServiceWorker} worker of the new version, which waits */
function tell(worker) {
  const text = h('span', {}, t('update.there'));
  const reload = h('button.button.small', {
    type: 'button',
    onclick: () => {
      // The page comes anew as soon as the new version answers for it.
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      worker.postMessage('takeOver');
    },
  }, t('update.reload'));
  const later = h('button.icon-button', { type: 'button', 'aria-label': t('update.later'), onclick: () => bar.remove() }, icon('close'));
  const bar = h('div.news', { role: 'status', 'data-state': 'update' }, text, reload, later);
  document.querySelector('.news')?.remove();
  document.body.append(bar);
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data === 'otherWindows') text.textContent = t('update.otherWindows');
  });
}

/** @param {ServiceWorkerRegistration} registration */
export function watchUpdates(registration) {
  const look = () => {
    // On a first visit there is no older version to be replaced.
    if (registration.waiting && navigator.serviceWorker.controller) tell(registration.waiting);
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < period) return;
    last = Date.now();
    registration.update().catch(() => {});
  });
}
