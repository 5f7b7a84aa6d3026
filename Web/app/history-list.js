// The list of the history: days, and below what is seen as many entries as one scrolls to.
import { h } from './dom.js';
import { byDay } from './history/days.js';

/** @typedef {import('./history/known.js').Known} Known */

/** So many entries are drawn at once. */
const step = 200;

export class HistoryList {
  /** @type {readonly Known[]} */
  #known = [];
  #drawn = 0;

  /** @param {(one: Known) => HTMLElement} item  an `li` */
  constructor(item) {
    this.item = item;
    this.days = h('div.days');
    this.end = h('div');
    this.element = h('div', {}, this.days, this.end);
    this.watch = new IntersectionObserver(([{ isIntersecting }]) => isIntersecting && this.#more(),
      { root: document.getElementById('screen'), rootMargin: '1000px' });
  }

  leave() { this.watch.disconnect(); }

  /**
   * As many as there were, so that whoever has scrolled stays where they are.
   * @param {readonly Known[]} known  newest first
   * @param {boolean} isOther  it is another list: from its beginning
   */
  show(known, isOther) {
    const wanted = isOther ? step : Math.max(step, this.#drawn);
    this.#known = known;
    this.#drawn = 0;
    this.days.replaceChildren();
    this.#draw(wanted);
  }

  #more() { this.#draw(this.#drawn + step); }

  /** @param {number} end */
  #draw(end) {
    for (const { name, entries } of byDay(this.#known.slice(this.#drawn, end), ({ entry }) => entry.time)) {
      const last = this.days.lastElementChild;
      const items = entries.map((one) => this.item(one));
      if (last?.firstElementChild?.textContent === name) last.querySelector('ul')?.append(...items);
      else this.days.append(h('section.day', {}, h('h2', {}, name), h('ul.list', {}, ...items)));
    }
    this.#drawn = Math.min(end, this.#known.length);
    // Told anew whether the end is in sight: it may not have left it.
    this.watch.unobserve(this.end);
    if (this.#drawn < this.#known.length) this.watch.observe(this.end);
  }
}
