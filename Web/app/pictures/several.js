// Several pictures: one after the other into a table, which goes out as CSV or JSON.
import { described, kindName } from '../content.js';
import { h } from '../dom.js';
import { save } from '../files.js';
import { t } from '../i18n.js';
import { icon } from '../icons.js';
import { announce } from '../messages.js';
import { showResult } from '../result.js';
import { remember } from '../store.js';
import { problemText } from './problems.js';
import { mostFiles, readAll } from './queue.js';
import { readPicture } from './reading.js';
import { asCSV, asJSON, counts, rowOf } from './rows.js';

/** @typedef {{ files: File[], outcomes: Read[], isStopped: boolean }} Progress */
/** @typedef {import('./rows.js').Outcome & { barcodes: import('../../quietzone/records.js').Barcode[] }} Read */

/** A row and its cells say what they are: on a narrow screen they are no table to the browser's eyes. @param {string} tag @param {...any} content */
const cell = (tag, ...content) => h(tag, { role: tag.startsWith('th') ? 'rowheader' : 'cell' }, ...content);

/** The view of several pictures. */
export class SeveralPictures {
  #stop = new AbortController();
  #isOver = false;
  /** @type {Read[]} */
  #outcomes = [];

  /**
   * @param {File[]} files
   * @param {object} options
   * @param {HTMLElement} options.tool  another button
   * @param {(file: File, known: Read['barcodes']) => void} options.show  shows one of the pictures, of which this is known
   * @param {Progress} [options.progress]  what was read of them before
   */
  constructor(files, { tool, show, progress }) {
    this.given = files;
    this.files = files.slice(0, mostFiles);
    this.#outcomes = [...progress?.outcomes ?? []];
    if (progress?.isStopped) this.#stop.abort();
    this.show = show;
    this.heading = h('h2', { tabindex: -1, 'data-count': files.length }, t('pictures.title', { count: this.files.length }));
    this.summary = h('p', { 'data-state': 'pictures.reading' });
    this.progress = h('progress', { max: this.files.length, value: 0, 'aria-label': t('pictures.progress') });
    this.cancel = h('button.button.small', { type: 'button', onclick: () => this.#stop.abort() }, icon('close'), t('cancel'));
    this.exports = h('div.row', { hidden: true },
      this.button('CSV', () => save(new Blob([asCSV(this.#outcomes)], { type: 'text/csv' }), 'quietzone-pictures.csv')),
      this.button('JSON', () => save(new Blob([asJSON(this.#outcomes)], { type: 'application/json' }), 'quietzone-pictures.json')),
      tool);
    this.notes = h('div.notes');
    this.body = h('tbody', { role: 'rowgroup' });
    this.table = h('table.pictures', { role: 'table', hidden: true }, h('caption.visually-hidden', {}, t('picture.results')),
      h('thead', { role: 'rowgroup' }, h('tr', { role: 'row' }, ...['file', 'kind', 'value'].map((name) => (
        h('th', { role: 'columnheader', scope: 'col' }, t(`pictures.${name}`)))))), this.body);
    this.element = h('div.several', {}, h('div.head', {}, this.heading, this.exports),
      h('div.working', {}, this.progress, this.cancel), this.summary, this.notes, this.table);
    if (files.length > mostFiles) this.notes.append(h('p.callout', {}, icon('warning'), t('pictures.tooMany', { count: mostFiles })));
  }

  /** @param {string} text @param {() => void} onclick */
  button(text, onclick) {
    return h('button.button.small', { type: 'button', onclick }, icon('download'), text);
  }

  /** @returns {Progress} */
  keep() { return { files: this.given, outcomes: this.#outcomes, isStopped: this.#stop.signal.aborted }; }

  leave() {
    this.#isOver = true;
    this.#stop.abort();
  }

  async read() {
    for (const [index, outcome] of this.#outcomes.entries()) this.draw(outcome, index);
    this.tell();
    await readAll(this.files.slice(this.#outcomes.length), (file) => this.#one(file), {
      signal: this.#stop.signal,
      onresult: (outcome) => {
        this.draw(outcome, this.#outcomes.length);
        this.#outcomes.push(outcome);
        for (const barcode of outcome.barcodes) remember(barcode, 'picture');
        this.tell();
      },
    });
    if (!this.#isOver) this.end();
  }

  /** @param {Read} outcome @param {number} index of its file */
  draw(outcome, index) {
    this.progress.value = index + 1;
    this.table.hidden = false;
    this.body.append(...this.rows(outcome, this.files[index]));
  }

  /** @param {File} file @returns {Promise<Read>} */
  async #one(file) {
    const { problem, format, found } = await readPicture(file);
    const barcodes = found.map(({ barcode }) => barcode);
    const rows = await Promise.all(barcodes.map(async (barcode) => rowOf(barcode, await described(barcode))));
    return { file: file.name, problem, format, rows, barcodes };
  }

  tell() {
    this.summary.textContent = t('pictures.reading', { count: this.#outcomes.length, total: this.files.length });
  }

  end() {
    const { codes, empty, unreadable, masked } = counts(this.#outcomes);
    const isCut = this.#outcomes.length < this.files.length;
    const parts = [isCut && t('pictures.stopped', { count: this.#outcomes.length, total: this.files.length }),
      t('picture.found', { count: codes }), empty > 0 && t('pictures.empty', { count: empty }),
      unreadable > 0 && t('pictures.unreadable', { count: unreadable })].filter(Boolean);
    this.summary.textContent = parts.join(' · ');
    this.summary.dataset.state = isCut ? 'pictures.stopped' : 'pictures.done';
    this.progress.parentElement.hidden = true;
    this.exports.hidden = false;
    if (masked) this.notes.append(h('p.hint.secret', {}, icon('lock'), t('pictures.masked')));
    if (this.cancel.contains(document.activeElement) || document.activeElement === document.body) this.heading.focus();
    announce(parts.join('. '));
  }

  /** @param {Read} outcome @param {File} file */
  rows({ problem, format, rows, barcodes }, file) {
    const name = () => h('button.link', { type: 'button', onclick: () => this.show(file, barcodes) }, file.name);
    if (rows.length === 0) {
      const text = problem ? problemText({ problem, format }) : t('picture.none');
      return [h(problem ? 'tr.problem' : 'tr.none', { role: 'row' }, cell('th', problem ? file.name : name()), cell('td', ''), cell('td', text))];
    }
    return rows.map((row, index) => h(index === 0 ? 'tr' : 'tr.more', { role: 'row' },
      cell('th', index === 0 ? name() : h('span.visually-hidden', {}, file.name)),
      cell('td', `${kindName(/** @type {any} */ (row.kind))} · ${row.name}`),
      cell('td', h('button.link.value-link', { type: 'button', onclick: () => showResult(barcodes[index]) }, h('span.text', { dir: 'auto' }, row.shown)))));
  }
}
