// Short messages: seen for a moment, and heard by screen readers.
import { h } from './dom.js';

const place = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @param {string} text @param {boolean} [isUrgent] */
export function announce(text, isUrgent = false) {
  const region = place(isUrgent ? 'assertive' : 'polite');
  region.textContent = '';
  // A text that stands there already is not read again: it has to come anew.
  setTimeout(() => { region.textContent = text; }, 50);
}

/** @param {string} text */
export function toast(text) {
  const element = h('p.toast', {}, text);
  place('toasts').replaceChildren(element);
  announce(text);
  setTimeout(() => element.remove(), 3500);
}
