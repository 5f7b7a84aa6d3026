// History: what was read on this device, searched, exported, cleared.
import { h, uniqueId } from '../dom.js';
import { copyText, save } from '../files.js';
import { formatTime, t } from '../i18n.js';
import { icon } from '../icons.js';
import { announce } from '../messages.js';
import { notice, pictureInstead } from '../notices.js';
import { pageHeader } from '../page-header.js';
import { openSheet } from '../sheet.js';
import { asCSV, asJSON, forget, forgetAll, historyChanges, recall } from '../store.js';

/** The screen. */
class HistoryScreen {
  constructor() {
    const id = uniqueId('search');
    this.search = h('input.input', {
      id, type: 'search', placeholder: t('history.search'), autocomplete: 'off', oninput: () => this.refresh(true),
    });
    this.count = h('p.hint');
    this.list = h('ul.list');
    this.full = h('div.history', { hidden: true },
      h('label.visually-hidden', { for: id }, t('history.search')),
      h('div.row.search', {}, this.search),
      h('div.row.between', {}, this.count, h('div.row', {},
        this.button('download', 'CSV', async () => save(asCSV(await recall(this.search.value)), 'quietzone.csv')),
        this.button('download', 'JSON', async () => save(asJSON(await recall(this.search.value)), 'quietzone.json')),
        this.button('trash', t('history.clear'), () => this.confirmClear()))),
      this.list);
    this.empty = h('div');
    this.element = h('div.page', {},
      pageHeader('history'), this.full, this.empty);
    historyChanges.addEventListener('change', this.follow);
    this.refresh();
  }

  follow = () => this.refresh();

  leave() { historyChanges.removeEventListener('change', this.follow); }

  /** @param {string} name @param {string} text @param {() => void} onclick */
  button(name, text, onclick) {
    return h('button.button.small', { type: 'button', onclick }, icon(name), text);
  }

  async refresh(tells = false) {
    const entries = await recall(this.search.value);
    const isSearching = this.search.value.trim() !== '';
    const isEmpty = entries.length === 0 && !isSearching;
    this.full.hidden = isEmpty;
    this.empty.replaceChildren(...(isEmpty ? [this.emptyPage()] : []));
    this.count.textContent = t('history.count', { count: entries.length });
    this.list.hidden = entries.length === 0;
    this.list.replaceChildren(...entries.map((entry) => this.item(entry)));
    if (tells) announce(this.count.textContent);
  }

  emptyPage() {
    const page = notice('history.empty', 'history', [
      h('a.button.primary', { href: '#/scan' }, icon('scan'), t('tab.scan')), pictureInstead()], 'plain');
    page.querySelector('h1')?.replaceWith(h('h2', {}, t('history.empty.title')));
    return page;
  }

  /** @param {import('../store.js').Entry} entry */
  item(entry) {
    const { id, text, name, time } = entry;
    return h('li', {},
      h('button.open', { type: 'button', onclick: () => this.show(entry) },
        h('span.text', {}, text), h('span.meta', {}, `${name} · ${formatTime(time)}`)),
      h('button.icon-button', { type: 'button', 'aria-label': t('history.delete', { text }), onclick: () => forget(id) },
        icon('trash')));
  }

  /** @param {import('../store.js').Entry} entry */
  show({ text, name, time, source }) {
    openSheet(name, [
      h('p.value', { 'data-value': text }, text),
      h('p.hint', {}, `${formatTime(time)} · ${t(`source.${source}`)}`),
      h('div.row', {}, h('button.button.primary', { type: 'button', onclick: () => copyText(text) }, icon('copy'), t('copy'))),
    ]);
  }

  confirmClear() {
    const dialog = openSheet(t('history.clearTitle'), [
      h('p', {}, t('history.clearText')),
      h('div.row', {},
        h('button.button.danger', {
          type: 'button',
          onclick: async () => {
            dialog.close();
            await forgetAll();
            announce(t('history.cleared'));
          },
        }, icon('trash'), t('history.clear')),
        h('button.button', { type: 'button', onclick: () => dialog.close() }, t('cancel'))),
    ]);
  }
}

export function create() {
  const screen = new HistoryScreen();
  return { element: screen.element, leave: () => screen.leave() };
}
