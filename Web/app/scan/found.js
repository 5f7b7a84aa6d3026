// What was found while the camera goes on: one line over the preview, and all of it in a sheet.
import { h } from '../dom.js';
import { t } from '../i18n.js';
import { icon } from '../icons.js';
import { shownText } from '../meaning/secrets.js';
import { openSheet } from '../sheet.js';

/** @typedef {import('../../quietzone/records.js').Barcode} Barcode */

/** A line with the count and the newest value; the newest first in the list behind it. */
export class FoundList {
  /** @type {{ barcode: Barcode, times: number }[]} */
  #codes = [];

  /** @param {(barcode: Barcode) => void} onOpen */
  constructor(onOpen) {
    this.onOpen = onOpen;
    this.badge = h('span.count', { 'aria-hidden': 'true' });
    this.newest = h('span.text');
    this.element = h('button.found-codes', { type: 'button', hidden: true, onclick: () => this.open() },
      this.badge, this.newest, icon('up'));
    this.list = h('ul.list');
  }

  get count() { return this.#codes.length; }

  clear() {
    this.#codes = [];
    this.#draw();
  }

  /** @param {Barcode} barcode */
  add(barcode) {
    const index = this.#codes.findIndex((code) => (
      code.barcode.symbology === barcode.symbology && code.barcode.text === barcode.text));
    const [known] = index < 0 ? [{ barcode, times: 0 }] : this.#codes.splice(index, 1);
    known.times += 1;
    this.#codes.unshift(known);
    this.#draw();
  }

  /** All of it; what is found meanwhile comes into the list. */
  open() {
    openSheet(t('scan.found', { count: this.count }), [this.list], { className: 'found-all' });
  }

  /** The list for another place. */
  copy() { return h('ul.list', {}, ...this.#codes.map((code) => this.#item(code))); }

  /** @param {{ barcode: Barcode, times: number }} code */
  #item({ barcode, times }) {
    return h('li', {}, h('button.open', { type: 'button', onclick: () => this.onOpen(barcode) },
      h('span.text', {}, shownText(barcode)),
      h('span.meta', {}, times > 1 ? `${barcode.name} · ${t('times', { count: times })}` : barcode.name)));
  }

  #draw() {
    this.element.hidden = this.count === 0;
    this.element.dataset.count = String(this.count);
    this.badge.textContent = String(this.count);
    const [newest] = this.#codes;
    const text = newest ? shownText(newest.barcode) : '';
    this.newest.textContent = text;
    this.element.setAttribute('aria-label', `${t('scan.found', { count: this.count })}: ${text}`);
    this.list.replaceChildren(...this.#codes.map((code) => this.#item(code)));
  }
}
