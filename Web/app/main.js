// The app: tabs, screens, language, theme.
import { compileEngine } from '../quietzone/engine.js';
import { h } from './dom.js';
import { icon, mark } from './icons.js';
import { language, preferredLanguage, t, useLanguage } from './i18n.js';
import { receive } from './incoming.js';
import { useManifest } from './manifest.js';
import { notice, reloadButton } from './notices.js';
import { watchRequests } from './privacy/requests.js';
import { changes, settings } from './settings.js';
import { watchUpdates } from './updates.js';

/**
 * @typedef {object} Screen
 * @property {HTMLElement} element
 * @property {() => void} [leave]
 * @property {() => unknown} [keep]  what the same screen is made with again, in another language
 */

/**
 * Each is loaded when it is first shown.
 * @type {Record<string, () => Promise<{ create: (kept?: any) => Screen }>>}
 */
const screens = {
  scan: () => import('./screens/scan.js'),
  make: () => import('./screens/make.js'),
  picture: () => import('./screens/picture.js'),
  history: () => import('./screens/history.js'),
  privacy: () => import('./screens/privacy.js'),
};

/** Those that are always a touch away. */
const tabbed = ['scan', 'make', 'picture', 'history'];

const main = /** @type {HTMLElement} */ (document.getElementById('screen'));
const tabs = /** @type {HTMLElement} */ (document.getElementById('tabs'));
const skip = /** @type {HTMLAnchorElement} */ (document.getElementById('skip'));

/** @type {Screen | null} */
let current = null;
let turn = 0;
/** What is shown now belongs to it. */
let address = '';

/** @returns {string} */
function wantedScreen() {
  const name = location.hash.replace(/^#\/?/, '').split('?')[0];
  return Object.hasOwn(screens, name) ? name : 'scan';
}

/** @param {string} name */
function drawTabs(name) {
  skip.textContent = t('skip');
  tabs.setAttribute('aria-label', t('navigation'));
  const links = tabbed.map((key) => h('a.tab', {
    href: `#/${key}`, 'aria-current': key === name ? 'page' : null,
  }, icon(key), t(`tab.${key}`)));
  tabs.replaceChildren(h('div.brand', {}, mark()), ...links);
}

/** A sheet belongs to the address over which it was opened. */
function leaveAddress() {
  if (location.hash !== address) {
    for (const sheet of document.querySelectorAll('dialog')) sheet.close();
  }
  address = location.hash;
}

/** @param {boolean} [isFirst] the page has just been loaded: focus stays where it is */
async function show(isFirst = false) {
  const name = wantedScreen();
  turn += 1;
  const mine = turn;
  drawTabs(name);
  document.title = `${t(tabbed.includes(name) ? `tab.${name}` : `${name}.title`)} – QuietZone`;
  const module = await screens[name]().catch(() => null);
  if (mine !== turn) return;
  const kept = main.dataset.screen === name ? current?.keep?.() : undefined;
  current?.leave?.();
  leaveAddress();
  current = module ? module.create(kept) : { element: notice('loadFailed', 'chip', [reloadButton()]) };
  main.replaceChildren(current.element);
  main.dataset.screen = name;
  main.scrollTop = 0;
  if (!isFirst) main.querySelector('h1')?.focus();
}

/** Once a screen is there: the engine, so that it is there when it is needed, and then what keeps all files on the device. */
async function prepare() {
  await compileEngine().catch(() => {});
  const registration = await navigator.serviceWorker?.register('service-worker.js').catch(() => null);
  if (registration) watchUpdates(registration);
}

/** The browser's bars have the colour of the page, whatever the system's is. */
function colorBars() {
  for (const meta of document.querySelectorAll('meta[name=theme-color]')) {
    const { scheme, light, dark } = /** @type {HTMLMetaElement} */ (meta).dataset;
    const theme = settings.theme === 'auto' ? scheme : settings.theme;
    meta.setAttribute('content', String(theme === 'dark' ? dark : light));
  }
}

function applyTheme() {
  colorBars();
  document.documentElement.dataset.theme = settings.theme;
}

/** What stands open is in one language to its end: the page's changes when the sheet on top of it is closed. */
async function followLanguage() {
  const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
  const before = language();
  if (sheet) sheet.addEventListener('close', followLanguage, { once: true });
  else if (await applyLanguage() && language() !== before) show();
}

/** @returns {Promise<boolean>} whether the page speaks the language that is wanted now */
async function applyLanguage() {
  const isThere = await useLanguage(settings.language ?? preferredLanguage(navigator.languages));
  if (isThere) useManifest();
  return isThere;
}

async function start() {
  applyTheme();
  // Nothing is drawn before its words are there, so that no other language is seen first.
  await applyLanguage();
  if (typeof WebAssembly === 'object') {
    addEventListener('hashchange', () => show());
    show(true).then(prepare);
    receive();
  } else {
    document.title = 'QuietZone';
    tabs.hidden = true;
    skip.hidden = true;
    main.replaceChildren(notice('noWebAssembly', 'chip', []));
  }
}

/**
 * Where nothing takes a file that is dropped, the browser would show it in place of the page.
 * @param {DragEvent} event
 */
function holdFile(event) {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

watchRequests();
addEventListener('dragover', holdFile);
addEventListener('drop', holdFile);
changes.addEventListener('change', (event) => {
  const patch = /** @type {CustomEvent} */ (event).detail;
  if ('theme' in patch) applyTheme();
  if ('language' in patch) followLanguage();
});
skip.addEventListener('click', (event) => {
  event.preventDefault();
  main.focus();
});

start();
