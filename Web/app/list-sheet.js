// The sheet of a list: its lines with their numbers, what is missing and extra, its name, and what can be done with it.
import { h, uniqueId } from './dom.js';
import { matches } from './history/search.js';
import { formatTime, t } from './i18n.js';
import { icon } from './icons.js';
import { exportItems } from './list-export.js';
import { listRow } from './list-row.js';
import { ListRows } from './list-rows.js';
import { compared, sums } from './lists/compare.js';
import { menuButton } from './menu.js';
import { announce } from './messages.js';
import { openSheet } from './sheet.js';
import { openWanted } from './wanted-sheet.js';

/** @typedef {import('./lists/compare.js').Row} Row */

/** From so many lines on they can be searched. */
const longList = 12;

/** The name of a list, or what stands for it. @param {Pick<import('./lists/list.js').Sheet, 'name'|'kind'|'created'>} sheet */
export const nameOf = ({ name, kind, created }) => name || `${t(`task.${kind}`)} ${formatTime(created)}`;

/** The sheet while it is open. */
class ListSheet {
  /** @type {'all'|import('./lists/compare.js').Status} */
  filter = 'all';

  /** @param {import('./scan/list-task.js').ListTask} task */
  constructor(task) {
    this.task = task;
    this.rows = new ListRows(t('list.title'), (/** @type {Row} */ row) => listRow(row, {
      correct: (key, count) => task.correct(key, count), remove: (row_) => this.remove(row_),
    }));
    this.count = h('p.hint', { 'data-part': 'count' });
    this.filters = h('div.segments.filters', { role: 'radiogroup', 'aria-label': t('list.show') });
    this.search = h('input.input', {
      id: uniqueId('search'), type: 'search', placeholder: t('list.search'), 'aria-label': t('list.search'), autocomplete: 'off', oninput: () => this.draw(true),
    });
    this.empty = h('p.hint');
    const id = uniqueId('name');
    this.name = h('input.input', {
      id, name: 'list-name', maxlength: 120, autocomplete: 'off', value: task.sheet.name, placeholder: nameOf({ ...task.sheet, name: '' }),
      onchange: () => task.describe({ name: this.name.value.trim() }),
    });
    this.countUp = h('input', { type: 'checkbox', role: 'switch', name: 'countUp', onchange: () => task.describe({ countUp: this.countUp.checked }) });
    this.countUp.checked = task.sheet.countUp;
    this.dialog = openSheet(t(`task.${task.sheet.kind}`), [
      h('div.field', {}, h('label', { for: id }, t('list.name')), h('div.row.list-name', {}, this.name, this.more())),
      task.sheet.kind === 'batch' && h('label.switch', {}, h('span', {}, t('list.countUp')), this.countUp),
      this.tools(), this.filters, this.search, this.count, this.rows.element, this.empty,
    ], { className: 'list-sheet', onclose: () => this.leave() });
    this.rows.follow(this.dialog);
    task.addEventListener('change', this.follow);
    this.draw();
  }

  follow = () => this.draw();

  leave() {
    this.task.removeEventListener('change', this.follow);
    this.rows.leave();
    /** @type {HTMLElement | null} */ (document.querySelector('.found-codes'))?.focus();
  }

  tools() {
    const { task } = this;
    this.compare = h('button.button.small', { type: 'button', onclick: () => openWanted(task) }, icon('check'));
    return h('div.row.list-tools', {}, this.compare,
      menuButton('button.button.small', t('list.export'), [icon('download'), t('list.export')], () => exportItems(task.list.items, task.sheet, nameOf(task.sheet))));
  }

  more() {
    return menuButton('button.icon-button.round', t('list.more'), [icon('more')], () => [
      { icon: 'plus', text: t('list.new'), act: () => this.begin() },
      { icon: 'trash', text: t('history.clear'), isDanger: true, act: () => this.task.clear() },
    ]);
  }

  /** A new list of the same kind; the one that was is kept. */
  async begin() {
    await this.task.use(this.task.sheet.kind, null);
    this.dialog.close();
    announce(t('list.begun'));
  }

  /** All lines, the newest first; where the list is compared, what is wanted in its order and then the others. @returns {Row[]} */
  all() {
    const { list, sheet } = this.task;
    if (sheet.wanted.length > 0) return compared(list.items, sheet.wanted, { isFound: sheet.kind === 'find' });
    return list.items.reverse().map((item) => ({ key: item.key, text: item.text, label: '', count: item.count, wanted: -1, status: /** @type {const} */ ('matching'), items: [item] }));
  }

  /** @param {boolean} [tells] */
  draw(tells = false) {
    const { list, sheet } = this.task;
    const all = this.all();
    const isCompared = sheet.wanted.length > 0;
    if (!isCompared) this.filter = 'all';
    const [give, change] = sheet.kind === 'find' ? ['list.give', 'list.change'] : ['wanted.compare', 'wanted.change'];
    this.compare.replaceChildren(icon('check'), t(isCompared ? change : give));
    this.#drawFilters(all, isCompared);
    this.search.hidden = all.length < longList;
    const query = this.search.hidden ? '' : this.search.value.trim();
    const shown = all.filter((row) => (this.filter === 'all' || row.status === this.filter)
      && (!query || matches([row.text, row.label, ...row.items.map(({ name }) => name)], query)));
    this.count.textContent = `${t('list.labels', { count: list.total })} · ${t('list.codes', { count: list.size })}`;
    this.shown = shown;
    this.rows.element.hidden = shown.length === 0;
    this.empty.hidden = shown.length > 0;
    this.empty.textContent = t(query || this.filter !== 'all' ? 'list.nothing' : 'list.empty');
    this.rows.show(shown);
    if (tells) announce(t('list.codes', { count: shown.length }));
  }

  /** @param {Row[]} all @param {boolean} isCompared */
  #drawFilters(all, isCompared) {
    this.filters.hidden = !isCompared;
    if (!isCompared) return;
    const counts = { all: all.length, ...sums(all) };
    if (!this.filters.hasChildNodes()) {
      const name = uniqueId('filter');
      this.filters.append(...Object.keys(counts).map((key) => h('label', { 'data-filter': key }, h('input', {
        type: 'radio', name, value: key, onchange: () => { this.filter = /** @type {any} */ (key); this.draw(true); },
      }), h('span', {}, t(`list.${key}`)), h('small'))));
    }
    for (const [key, count] of Object.entries(counts)) {
      const label = /** @type {HTMLElement} */ (this.filters.querySelector(`[data-filter=${key}]`));
      /** @type {HTMLInputElement} */ (label.querySelector('input')).checked = key === this.filter;
      /** @type {HTMLElement} */ (label.querySelector('small')).textContent = String(count);
    }
  }

  /** The focus goes to the line that comes after it. @param {Row} row */
  remove(row) {
    const place = this.shown?.findIndex(({ key }) => key === row.key) ?? 0;
    for (const { key } of row.items) this.task.remove(key);
    requestAnimationFrame(() => this.rows.focus(place) || this.name.focus());
  }
}

/** @param {import('./scan/list-task.js').ListTask} task */
export const openList = (task) => {
  const sheet = new ListSheet(task);
  if (task.sheet.kind === 'find' && task.sheet.wanted.length === 0) openWanted(task);
  return sheet.dialog;
};
