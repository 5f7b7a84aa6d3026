// The line over the preview while codes go into a list: how many, the newest, taking it back; the list is behind it.
import { h } from '../dom.js';
import { t } from '../i18n.js';
import { icon } from '../icons.js';
import { shownText } from '../meaning/secrets.js';
import { settings } from '../settings.js';

/** @param {import('./list-task.js').ListTask} task @returns {string} the number on the line */
function badgeOf(task) {
  const { wanted } = task.sheet;
  if (wanted.length > 0) return `${task.found}/${wanted.length}`;
  return String(task.list.total);
}

/** Follows a task. */
export class ListBar {
  /**
   * @param {import('./list-task.js').ListTask} task
   * @param {{ onOpen: () => void }} handlers
   */
  constructor(task, { onOpen }) {
    this.task = task;
    this.badge = h('span.count', { 'aria-hidden': 'true' });
    this.text = h('span.text', { dir: 'auto' });
    this.button = h('button.found-codes', { type: 'button', onclick: onOpen }, this.badge, this.text, icon('up'));
    this.undo = h('button.icon-button.glass.undo', {
      type: 'button', 'aria-label': t('list.undo'), title: t('list.undo'), onclick: () => this.#takeBack(),
    }, icon('undo'));
    this.element = h('div.list-bar', { hidden: true }, this.button, this.undo);
    task.addEventListener('change', () => this.update());
    this.update();
  }

  /** Where nothing is left to take back, the focus stays on the line. */
  #takeBack() {
    this.task.undo();
    if (this.undo.hidden) this.button.focus();
  }

  update() {
    const { list, sheet, newest, isOn } = this.task;
    this.element.hidden = !isOn;
    if (!isOn) return;
    const isFind = settings.task === 'find';
    const text = newest ? `${shownText(newest)}${newest.count > 1 ? ` × ${newest.count}` : ''}`
      : t(isFind && sheet.wanted.length === 0 ? 'list.give' : `list.${settings.task}.none`);
    this.badge.textContent = badgeOf(this.task);
    this.text.textContent = text;
    this.element.dataset.state = newest ? 'some' : 'none';
    this.button.dataset.count = String(isFind ? this.task.found : list.total);
    this.button.setAttribute('aria-label', `${sheet.name || t(`task.${settings.task}`)}: ${this.#spoken()}: ${text}`);
    this.undo.hidden = !list.canUndo;
  }

  #spoken() {
    const { list, sheet, found } = this.task;
    return sheet.wanted.length > 0 ? t('list.foundOf', { count: found, total: sheet.wanted.length }) : t('list.labels', { count: list.total });
  }
}
