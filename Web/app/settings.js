// What the person has chosen, kept on the device.

import { choices } from '../quietzone/options.js';
import { symbologies } from '../quietzone/symbologies.js';
import { kinds } from './lists/list.js';

const key = 'quietzone.settings';

const defaults = {
  language: /** @type {string | null} */ (null),
  theme: 'auto',
  guide: 'brackets',
  strict: false,
  task: 'one',
  list: /** @type {number | null} */ (null),
  manual: false,
  accept: 'any',
  prefix: '',
  torch: 'off',
  sound: true,
  vibration: true,
  keepHistory: true,
  symbologies: /** @type {string[] | null} */ (null),
};

/** @typedef {typeof defaults} Settings */

/** @type {Record<string, readonly string[]>} */
const allowed = {
  theme: ['auto', 'light', 'dark'], guide: choices.guide, task: ['one', ...kinds], torch: choices.torch,
  accept: ['any', 'web', 'prefix'],
};

/**
 * What a version before the lists called a mode.
 * @type {Record<string, Partial<Settings>>}
 */
const modes = { oncePerCode: { task: 'batch' }, continuous: { task: 'batch' }, manual: { manual: true } };

/**
 * Without what another version of the app left and this one does not know.
 * @param {Record<string, any>} kept
 */
function known(kept) {
  const usable = Object.entries(kept).filter(([name, value]) => allowed[name]?.includes(value) ?? name in defaults);
  const found = Object.fromEntries(usable);
  if (!Array.isArray(found.symbologies)) return { ...found, symbologies: null };
  const chosen = symbologies.map(({ token }) => token).filter((token) => found.symbologies.includes(token));
  return { ...found, symbologies: chosen.length > 0 ? chosen : null };
}

/** What is kept now, by whichever page. @returns {Partial<Settings>} */
function load() {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
    return { ...modes[kept.mode], ...known(kept) };
  } catch {
    return {};
  }
}

/** @type {Settings} */
export const settings = { ...defaults, ...load() };

/** Told of every change, those of other pages as well. */
export const changes = new EventTarget();

/** @param {Partial<Settings>} patch */
function use(patch) {
  Object.assign(settings, patch);
  changes.dispatchEvent(new CustomEvent('change', { detail: patch }));
}

/** @param {Partial<Settings>} patch */
export function change(patch) {
  try {
    localStorage.setItem(key, JSON.stringify({ ...settings, ...load(), ...patch }));
  } catch {
    // Storage is full or forbidden: the choice holds until the page is closed.
  }
  use(patch);
}

// Without a key all that was kept is deleted.
globalThis.addEventListener?.('storage', (event) => {
  if (event.key !== key && event.key !== null) return;
  const others = Object.entries({ ...defaults, ...load() }).filter(([name, value]) => (
    JSON.stringify(value) !== JSON.stringify(settings[/** @type {keyof Settings} */ (name)])));
  if (others.length > 0) use(Object.fromEntries(others));
});
