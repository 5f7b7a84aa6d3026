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

/**
 * Behind a sheet nothing is heard: there the message itself is.
 * @param {string} text
 */
function tell(text) {
  const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (!sheet) {
    announce(text);
    return;
  }
  const region = sheet.querySelector('.said') ?? h('div.said.visually-hidden', { role: 'status' });
  sheet.append(region);
  setTimeout(() => { region.textContent = text; }, 50);
}

/** Where messages stand: in the sheet on top, behind which nothing can be touched. @type {HTMLElement | undefined} */
let shelf;

/** Messages go on beside a sheet that is closed. @param {HTMLElement} sheet */
export function leaveSheet(sheet) {
  if (!shelf || !sheet.contains(shelf)) return;
  document.body.append(shelf);
  if (shelf.hasChildNodes()) shelf.showPopover?.();
}

/**
 * A message that goes by itself, though not while somebody points at it.
 * @param {string} text
 * @param {{ verb: string, act: () => void } | null} [offer]  what can be done about it, as undoing
 */
export function toast(text, offer = null) {
  const home = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const here = shelf ??= place('toasts');
  if (here.parentElement !== home) home.append(here);
  const element = h('div.toast', {}, h('p', {}, text), offer && h('button.button.quiet', {
    type: 'button',
    onclick: () => {
      remove();
      offer.act();
    },
  }, offer.verb));
  const remove = () => {
    element.remove();
    if (!here.hasChildNodes()) here.hidePopover?.();
  };
  const wait = (/** @type {number} */ time) => setTimeout(() => (
    element.matches(':hover, :focus-within') ? wait(2000) : remove()), time);
  // Shown anew, it stands above a sheet that came meanwhile.
  here.replaceChildren(element);
  here.hidePopover?.();
  here.showPopover?.();
  tell(text);
  wait(offer ? 8000 : 3500);
}
