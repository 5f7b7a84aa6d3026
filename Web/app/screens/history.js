// History: what was read on this device, by day; searched, annotated, exported, deleted and brought back.
import { sharedEngine } from '../../quietzone/make.js';
import { describe } from '../../quietzone/payloads.js';
import { h, uniqueId } from '../dom.js';
import { byDay } from '../history/days.js';
import { barcodeOf } from '../history/entry.js';
import { matches } from '../history/search.js';
import { exportItems } from '../history-export.js';
import { describedItem, noteField, seen } from '../history-parts.js';
import { t } from '../i18n.js';
import { icon } from '../icons.js';
import { meaningOf } from '../meaning/meaning.js';
import { menuButton } from '../menu.js';
import { announce, toast } from '../messages.js';
import { notice, pictureInstead } from '../notices.js';
import { pageHeader } from '../page-header.js';
import { showResult } from '../result.js';
import { annotate, forget, forgetAll, historyChanges, recall, restore } from '../store.js';

/** @typedef {import('../history/entry.js').Entry & { id: number }} Entry */
/** @typedef {{ entry: Entry, meaning: import('../meaning/meaning.js').Meaning }} Known */

/**
 * Where the engine can't be had, a text is a text.
 * @type {import('../../quietzone/payloads.js').Payload}
 */
const unknown = { kind: 'text', fields: [], link: null };

/** The screen. */
class HistoryScreen {
  /** @type {Known[]} what is listed */
  known = [];
  turn = 0;

  constructor() {
    const id = uniqueId('search');
    this.search = h('input.input', {
      id, type: 'search', placeholder: t('history.search'), autocomplete: 'off', oninput: () => this.refresh(true),
    });
    this.count = h('p.hint');
    this.list = h('div.days');
    this.full = h('div.history', { hidden: true },
      h('label.visually-hidden', { for: id }, t('history.search')),
      h('div.row.search', {}, this.search,
        menuButton('button.icon-button.round', t('history.more'), [icon('more')], () => this.items())),
      this.count, this.list);
    this.empty = h('div');
    this.element = h('div.page', {}, pageHeader('history'), this.full, this.empty);
    historyChanges.addEventListener('change', this.follow);
    this.refresh();
  }

  follow = () => this.refresh();

  leave() { historyChanges.removeEventListener('change', this.follow); }

  /** @returns {import('../menu.js').Item[]} */
  items() {
    return [...exportItems(this.known), { icon: 'trash', text: t('history.clear'), isDanger: true, act: () => this.clear() }];
  }

  async refresh(tells = false) {
    this.turn += 1;
    const mine = this.turn;
    const [entries, engine] = await Promise.all([recall().catch(() => []), sharedEngine().catch(() => null)]);
    if (mine !== this.turn) return;
    const query = this.search.value.trim();
    this.known = entries.map((entry) => {
      const barcode = barcodeOf(entry);
      return { entry, meaning: meaningOf(engine ? describe(engine, barcode) : unknown, barcode, { isMasked: entry.masked }) };
    }).filter(({ entry, meaning }) => !query || matches([meaning.title, meaning.subtitle, entry.name, entry.text, entry.note], query));
    const isEmpty = entries.length === 0;
    this.full.hidden = isEmpty;
    this.empty.replaceChildren(...(isEmpty ? [this.emptyPage()] : []));
    this.count.textContent = t('history.count', { count: this.known.length });
    this.draw();
    if (tells) announce(this.count.textContent);
  }

  draw() {
    const known = new Map(this.known.map((one) => [one.entry, one]));
    this.list.replaceChildren(...byDay(this.known.map(({ entry }) => entry)).map(({ name, entries }) => (
      h('section.day', {}, h('h2', {}, name),
        h('ul.list', {}, ...entries.map((entry) => this.item(/** @type {Known} */ (known.get(entry)))))))));
  }

  emptyPage() {
    const page = notice('history.empty', 'history', [
      h('a.button.primary', { href: '#/scan' }, icon('scan'), t('tab.scan')), pictureInstead()], 'plain');
    page.querySelector('h1')?.replaceWith(h('h2', {}, t('history.empty.title')));
    return page;
  }

  /** @param {Known} one */
  item(one) {
    const { entry, meaning } = one;
    return h('li', { 'data-id': entry.id }, describedItem(entry, meaning, () => this.show(one)),
      menuButton('button.icon-button', t('history.do', { title: meaning.title }), [icon('more')], () => [
        { icon: 'note', text: t(entry.note ? 'note.change' : 'note.add'), act: () => this.show(one, true) },
        { icon: 'trash', text: t('delete'), isDanger: true, act: () => this.delete(entry) },
      ]));
  }

  /** @param {Known} one @param {boolean} [writesNote] */
  async show({ entry, meaning }, writesNote = false) {
    const note = noteField(entry.note);
    /** @type {HTMLDialogElement} */
    const dialog = await showResult(barcodeOf(entry), {
      isMasked: entry.masked,
      more: [note.element, h('p.hint', {}, seen(entry)), h('div.row.entry-tools', {}, h('button.button.quiet', {
        type: 'button',
        onclick: () => {
          dialog.close();
          this.delete({ ...entry, note: note.value() });
        },
      }, icon('trash'), t('delete')))],
      onclose: async () => {
        if (note.value() !== entry.note) {
          await annotate(entry.id, note.value());
          await this.refresh();
        }
        this.focus(entry.id);
      },
    });
    if (writesNote) note.focus();
    else announce(meaning.title);
  }

  /** @param {Entry} entry */
  async delete(entry) {
    const place = this.known.findIndex((one) => one.entry.id === entry.id);
    const next = this.known[place + 1] ?? this.known[place - 1];
    await forget(entry.id);
    await this.refresh();
    this.focus(next?.entry.id);
    toast(t('history.deleted'), { verb: t('undo'), act: () => this.bringBack([entry]) });
  }

  /**
   * At an entry, or where it is gone, at the top.
   * @param {number | undefined} id
   */
  focus(id) {
    const item = /** @type {HTMLElement | null} */ (this.list.querySelector(`[data-id="${id}"] .open`));
    (item ?? this.element.querySelector('h1'))?.focus();
  }

  async clear() {
    const entries = await recall();
    await forgetAll();
    toast(t('history.cleared'), { verb: t('undo'), act: () => this.bringBack(entries) });
    this.element.querySelector('h1')?.focus();
  }

  /** @param {Entry[]} entries */
  async bringBack(entries) {
    await restore(entries);
    announce(t('history.restored'));
  }
}

export function create() {
  const screen = new HistoryScreen();
  return { element: screen.element, leave: () => screen.leave() };
}
