// The list of codes that were found while the camera goes on; the newest first.
import { h } from './dom.js';
import { t } from './i18n.js';
import { maskedText } from './meaning/secrets.js';

/** @typedef {import('../quietzone/records.js').Barcode} Barcode */

/** A list over the preview. */
export class FoundList {
  /** @type {{ barcode: Barcode, times: number, item: HTMLElement }[]} */
  #codes = [];

  /** @param {(barcode: Barcode) => void} onOpen */
  constructor(onOpen) {
    this.onOpen = onOpen;
    this.heading = h('h2', {}, '');
    this.list = h('ul.list');
    this.element = h('div.found-codes', { hidden: true }, this.heading, this.list);
    this.clear();
  }

  get count() { return this.#codes.length; }

  clear() {
    this.#codes = [];
    this.#draw();
  }

  /** @param {Barcode} barcode */
  add(barcode) {
    const known = this.#codes.find((code) => (
      code.barcode.symbology === barcode.symbology && code.barcode.text === barcode.text));
    if (known) known.times += 1;
    else this.#codes.unshift({ barcode, times: 1, item: h('li') });
    this.#draw();
  }

  /** The list for another place. */
  copy() { return h('ul.list', {}, ...this.#codes.map((code) => this.#item(code))); }

  /** @param {{ barcode: Barcode, times: number }} code */
  #item({ barcode, times }) {
    return h('li', {}, h('button.open', { type: 'button', onclick: () => this.onOpen(barcode) },
      h('span.text', {}, maskedText(barcode.printed ?? barcode.text)),
      h('span.meta', {}, times > 1 ? `${barcode.name} · ${t('times', { count: times })}` : barcode.name)));
  }

  #draw() {
    this.heading.textContent = t('scan.found', { count: this.count });
    this.list.replaceChildren(...this.#codes.map((code) => this.#item(code)));
    this.list.hidden = this.count === 0;
    this.element.hidden = this.count === 0;
  }
}
