// What the person has chosen, kept on the device.

const key = 'quietzone.settings';

const defaults = {
  language: /** @type {string | null} */ (null),
  theme: 'auto',
  guide: 'brackets',
  mode: 'once',
  accept: 'any',
  prefix: '',
  torch: 'off',
  sound: true,
  vibration: true,
  keepHistory: true,
  symbologies: /** @type {string[] | null} */ (null),
};

/** @typedef {typeof defaults} Settings */

/** @returns {Settings} */
function load() {
  try {
    return { ...defaults, ...JSON.parse(localStorage.getItem(key) ?? '{}') };
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
