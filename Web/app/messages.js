// Short messages: seen for a moment, and heard by screen readers.
import { h } from './dom.js';

const place = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** What reads out what is put into it, one for each of the two kinds. */
export const regions = () => [['polite', 'status'], ['assertive', 'alert']].map(([kind, role]) => (
  h('div.visually-hidden', { role, 'data-said': kind })));

/**
 * Behind a sheet nothing is heard: there the sheet's own region says it.
 * @param {string} text @param {boolean} [isUrgent]
 */
export function announce(text, isUrgent = false) {
  const kind = isUrgent ? 'assertive' : 'polite';
  const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
  const region = sheet?.querySelector(`[data-said=${kind}]`) ?? place(kind);
  region.textContent = '';
  // A text that stands there already is not read again: it has to come anew.
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
  announce(text);
  wait(offer ? 8000 : 3500);
}
