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

/** @returns {Settings} */
function load() {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
    return { ...defaults, ...modes[kept.mode], ...known(kept) };
  } catch {
    return { ...defaults };
  }
}

/** @type {Settings} */
export const settings = load();

/** Told of every change. */
export const changes = new EventTarget();

/** @param {Partial<Settings>} patch */
export function change(patch) {
  Object.assign(settings, patch);
  try {
    localStorage.setItem(key, JSON.stringify(settings));
  } catch {
    // Storage is full or forbidden: the choice holds until the page is closed.
  }
  changes.dispatchEvent(new CustomEvent('change', { detail: patch }));
}
