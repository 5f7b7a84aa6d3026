// Giving a list to look for or to compare with: pasted, out of a file, or one that is kept here.
import { h, uniqueId } from './dom.js';
import { formatTime, t } from './i18n.js';
import { icon } from './icons.js';
import { allLists, loadList } from './list-store.js';
import { limits, readWanted } from './lists/wanted.js';
import { tableText } from './make/csv.js';
import { announce, toast } from './messages.js';
import { openSheet } from './sheet.js';

/** @typedef {import('./lists/wanted.js').Wanted} Wanted */

/** Bytes of a file that are looked at: a character has four at most. */
const mostBytes = limits.characters * 4;

/** @param {Wanted[]} wanted the list as somebody would have typed it, unless it is too long to change by hand */
const typed = (wanted) => (wanted.length > 500 ? '' : wanted.map(({ text, count, label }) => (
  [text, count, label].map((value) => `"${String(value).replaceAll('"', '""')}"`).join(','))).join('\n'));

/** The sheet while it is open. */
class WantedSheet {
  /** @param {import('./scan/list-task.js').ListTask} task */
  constructor(task) {
    this.task = task;
    const { kind, wanted } = task.sheet;
    const id = uniqueId('wanted');
    this.text = h('textarea.input', {
      id, name: 'wanted', rows: 6, spellcheck: 'false', autocapitalize: 'off', placeholder: '4006381333931, 12\nSKU-0007, 3',
      onpaste: (/** @type {ClipboardEvent} */ event) => this.paste(event), oninput: () => this.fault.replaceChildren(),
    });
    const isTable = wanted.some(({ count, label }) => count !== 1 || label);
    this.text.value = isTable ? `code,count,label\n${typed(wanted)}`.replace(/\n$/, '') : wanted.length > 500 ? '' : wanted.map(({ text }) => text).join('\n');
    this.file = h('input', {
      type: 'file', hidden: true, accept: '.csv,.txt,.tsv,text/csv,text/plain', onchange: () => this.read(),
    });
    this.saved = h('select.input', { 'aria-label': t('wanted.saved'), onchange: () => this.choose() });
    this.savedField = h('div.field', { hidden: true }, this.saved);
    this.fault = h('div', { role: 'alert' });
    this.dialog = openSheet(t(kind === 'find' ? 'wanted.find' : 'wanted.compare'), [
      h('div.field', {}, h('label', { for: id }, t('wanted.paste')), this.text, h('small', {}, t('wanted.hint'))),
      h('div.row', {}, h('button.button.small', { type: 'button', onclick: () => this.file.click() }, icon('open'), t('wanted.file')), this.file),
      this.savedField, this.fault,
      h('div.row', {}, h('button.button.primary', { type: 'button', onclick: () => this.take(this.text.value) }, t(kind === 'find' ? 'wanted.startFind' : 'wanted.start')),
        wanted.length > 0 && h('button.button.quiet', { type: 'button', onclick: () => this.end() }, t('wanted.end'))),
    ], { className: 'wanted' });
    this.offer();
  }

  /** What does not fit is not put into the field at all: a browser would stand still. @param {ClipboardEvent} event */
  paste(event) {
    const text = event.clipboardData?.getData('text') ?? '';
    if (text.length + this.text.value.length <= limits.characters) return;
    event.preventDefault();
    this.complain('tooLong');
  }

  async read() {
    const [file] = this.file.files;
    this.file.value = '';
    if (!file) return;
    if (file.size > mostBytes) {
      this.complain('tooLong');
      return;
    }
    const text = tableText(await file.arrayBuffer().catch(() => new ArrayBuffer(0)));
    if (text === null) this.complain('notUTF8');
    else this.take(text);
  }

  async offer() {
    const lists = (await allLists().catch(() => [])).filter(({ id, size }) => id !== this.task.sheet.id && size > 0);
    this.savedField.hidden = lists.length === 0;
    this.saved.replaceChildren(h('option', { value: '' }, t('wanted.saved')), ...lists.map(({ id, name, kind, created, size }) => (
      h('option', { value: id }, `${name || `${t(`task.${kind}`)} ${formatTime(created)}`} · ${t('list.codes', { count: size })}`))));
  }

  async choose() {
    const known = this.saved.value ? await loadList(Number(this.saved.value)).catch(() => null) : null;
    if (known) this.use(known.items.map(({ text, count }) => ({ text, label: '', count })));
  }

  /** @param {import('./lists/wanted.js').Refusal | 'notUTF8'} reason @param {number} [line] */
  complain(reason, line = 0) {
    this.fault.replaceChildren(h('p.callout.error', { 'data-reason': reason }, icon('warning'), t(`wanted.${reason}`, {
      line, rows: limits.rows, characters: limits.characters })));
  }

  /** @param {string} text */
  take(text) {
    const { wanted, refusal, line, secrets, numbers } = readWanted(text);
    if (refusal) {
      this.complain(refusal, line);
      return;
    }
    this.use(wanted);
    const left = [secrets > 0 && t('wanted.secrets', { count: secrets }), numbers > 0 && t('wanted.numbers', { count: numbers })].filter(Boolean);
    if (left.length > 0) toast(left.join(' '));
  }

  /** @param {Wanted[]} wanted */
  use(wanted) {
    this.task.describe({ wanted });
    this.dialog.close();
    announce(t('wanted.done', { count: wanted.length }));
  }

  end() {
    this.task.describe({ wanted: [] });
    this.dialog.close();
  }
}

/** @param {import('./scan/list-task.js').ListTask} task */
export const openWanted = (task) => new WantedSheet(task).dialog;
