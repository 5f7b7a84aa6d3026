// History: what was read on this device, by day; searched, annotated, exported, deleted and brought back.
import { sharedEngine } from '../../quietzone/make.js';
import { describe } from '../../quietzone/payloads.js';
import { h, uniqueId } from '../dom.js';
import { barcodeOf } from '../history/entry.js';
import { Meanings } from '../history/known.js';
import { matches } from '../history/search.js';
import { exportItems } from '../history-export.js';
import { HistoryList } from '../history-list.js';
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

/** @typedef {import('../history/known.js').Entry} Entry */
/** @typedef {import('../history/known.js').Known} Known */

/** Milliseconds without a letter until what was typed is looked for. */
const pause = 200;

/**
 * Where the engine can't be had, a text is a text.
 * @type {import('../../quietzone/payloads.js').Payload}
 */
const unknown = { kind: 'text', fields: [], link: null };

/** @param {import('../../quietzone/engine.js').Engine | null} engine */
const meaningsBy = (engine) => new Meanings((barcode, isMasked) => (
  meaningOf(engine ? describe(engine, barcode) : unknown, barcode, { isMasked })));

/** The screen. */
class HistoryScreen {
  /** @type {Known[]} what is listed */
  known = [];
  turn = 0;
  /** What was looked for when the list was drawn. */
  query = '';
  /** @type {Meanings | undefined} since the engine is there */
  meanings;

  constructor() {
    const id = uniqueId('search');
    this.search = h('input.input', {
      id, type: 'search', placeholder: t('history.search'), autocomplete: 'off', oninput: () => this.searchSoon(),
    });
    this.count = h('p.hint');
    this.list = new HistoryList((one) => this.item(one));
    this.full = h('div.history', { hidden: true },
      h('label.visually-hidden', { for: id }, t('history.search')),
      h('div.row.search', {}, this.search,
        menuButton('button.icon-button.round', t('history.more'), [icon('more')], () => this.items())),
      this.count, this.list.element);
    this.empty = h('div');
    this.element = h('div.page', {}, pageHeader('history'), this.full, this.empty);
    historyChanges.addEventListener('change', this.follow);
    this.refresh();
  }

  follow = () => this.refresh();

  leave() {
    clearTimeout(this.typed);
    historyChanges.removeEventListener('change', this.follow);
    this.list.leave();
  }

  searchSoon() {
    clearTimeout(this.typed);
    this.typed = setTimeout(() => this.refresh(true), pause);
  }

  /** @returns {import('../menu.js').Item[]} */
  items() {
    return [...exportItems(this.known), { icon: 'trash', text: t('history.clear'), isDanger: true, act: () => this.clear() }];
  }

  async refresh(tells = false) {
    this.turn += 1;
    const mine = this.turn;
    const [entries, engine] = await Promise.all([recall().catch(() => null), sharedEngine().catch(() => null)]);
    if (mine !== this.turn) return;
    if (engine) this.meanings ??= meaningsBy(engine);
    const meanings = this.meanings ?? meaningsBy(null);
    const query = this.search.value.trim();
    this.known = (entries ?? []).map((entry) => meanings.known(entry)).filter(({ entry, meaning }) => (
      !query || matches([meaning.title, meaning.subtitle, entry.name, entry.text, entry.note], query)));
    const isEmpty = !entries?.length;
    this.full.hidden = isEmpty;
    this.empty.replaceChildren(...(isEmpty ? [this.emptyPage(entries ? 'history.empty' : 'history.refused')] : []));
    this.count.textContent = t('history.count', { count: this.known.length });
    this.list.show(this.known, query !== this.query);
    this.query = query;
    if (tells) announce(this.count.textContent);
  }

  /** @param {'history.empty'|'history.refused'} key  the second one where the browser gives no database */
  emptyPage(key) {
    const page = notice(key, 'history', [
      h('a.button.primary', { href: '#/scan' }, icon('scan'), t('tab.scan')), pictureInstead()], 'plain');
    page.querySelector('h1')?.replaceWith(h('h2', {}, t(`${key}.title`)));
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
    const item = /** @type {HTMLElement | null} */ (this.list.element.querySelector(`[data-id="${id}"] .open`));
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
