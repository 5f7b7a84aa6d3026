// Lines of a long list: those in view are drawn, each kept as long as it is there, whatever changes around it.
import { h } from './dom.js';

/** Lines that are drawn above and below what is seen. */
const more = 8;

/**
 * @template T
 * @typedef {object} Row
 * @property {HTMLElement} element   an `li`
 * @property {(value: T) => void} update
 */

/**
 * A list in a box that scrolls. All lines are equally high.
 * @template {{ key: string }} T
 */
export class ListRows {
  /** @type {Map<string, Row<T>>} */
  #rows = new Map();
  /** @type {readonly T[]} */
  #values = [];
  #scheduled = 0;

  /**
   * @param {string} label
   * @param {(value: T) => Row<T>} make
   */
  constructor(label, make) {
    this.make = make;
    this.element = h('ul.list.long-list', { 'aria-label': label });
    /** How many lines were drawn since the beginning, for tests of that. */
    this.drawn = 0;
  }

  /** Follows the box that scrolls it. @param {HTMLElement} box */
  follow(box) {
    this.box = box;
    box.addEventListener('scroll', () => this.#later(), { passive: true });
    this.sizes = new ResizeObserver(() => this.#later());
    this.sizes.observe(box);
  }

  leave() {
    cancelAnimationFrame(this.#scheduled);
    this.sizes?.disconnect();
  }

  /** @param {readonly T[]} values */
  show(values) {
    this.#values = values;
    this.#later();
  }

  #later() {
    cancelAnimationFrame(this.#scheduled);
    this.#scheduled = requestAnimationFrame(() => this.draw());
  }

  /** The height of a line: as its stylesheet has it. */
  get #height() { return parseFloat(getComputedStyle(this.element).getPropertyValue('--row')) * parseFloat(getComputedStyle(document.documentElement).fontSize); }

  /** @returns {[number, number]} the first line that is seen and the one after the last */
  #range() {
    if (!this.box) return [0, 0];
    const [box, list] = [this.box.getBoundingClientRect(), this.element.getBoundingClientRect()];
    const height = this.#height;
    const first = Math.floor((box.top - list.top) / height) - more;
    const last = Math.ceil((box.bottom - list.top) / height) + more;
    return [Math.max(0, first), Math.min(this.#values.length, Math.max(last, 0))];
  }

  draw() {
    const height = this.#height;
    this.element.style.height = `${this.#values.length * height}px`;
    const [from, to] = this.#range();
    const held = /** @type {HTMLElement | null} */ (document.activeElement?.closest('.long-list > li'))?.dataset.key;
    const wanted = new Set(this.#values.slice(from, to).map(({ key }) => key));
    for (const [key, { element }] of this.#rows) {
      if (wanted.has(key) || (key === held && this.#values.some((value) => value.key === held))) continue;
      element.remove();
      this.#rows.delete(key);
    }
    let before = null;
    for (let at = 0; at < this.#values.length; at += 1) {
      const value = this.#values[at];
      if (!(at >= from && at < to) && !(value.key === held && this.#rows.has(value.key))) continue;
      const { element } = this.#row(value, at, height);
      // In the order of the list, so that the keyboard walks as the eye does.
      const next = before ? before.nextElementSibling : this.element.firstElementChild;
      if (next !== element) this.element.insertBefore(element, next);
      before = element;
    }
  }

  /** @param {T} value @param {number} at @param {number} height */
  #row(value, at, height) {
    let row = this.#rows.get(value.key);
    if (!row) {
      row = this.make(value);
      row.element.dataset.key = value.key;
      this.#rows.set(value.key, row);
      this.drawn += 1;
    }
    row.update(value);
    row.element.style.top = `${at * height}px`;
    row.element.setAttribute('aria-setsize', String(this.#values.length));
    row.element.setAttribute('aria-posinset', String(at + 1));
    return row;
  }

  /** Brings a line to view and gives its first button the focus. @param {number} at */
  focus(at) {
    if (this.#values.length === 0) return false;
    const { key } = this.#values[Math.min(Math.max(at, 0), this.#values.length - 1)];
    this.draw();
    const button = /** @type {HTMLElement | null | undefined} */ (this.#rows.get(key)?.element.querySelector('button'));
    button?.focus();
    return Boolean(button);
  }
}
