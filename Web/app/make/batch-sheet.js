// Many codes of a table: text or file in; out a ZIP of pictures, a PDF with a page each, or a sheet of labels.
import { h, uniqueId } from '../dom.js';
import { save } from '../files.js';
import { t } from '../i18n.js';
import { icon } from '../icons.js';
import { openSheet } from '../sheet.js';
import { likelyColumn, plan } from './batch.js';
import { contentOf } from './content.js';
import { limits, parseTable, tableText } from './csv.js';
import { drawn, warningText } from './drawn.js';
import { faultFrom } from './faults.js';
import { openLabels } from './labels-sheet.js';
import { joinedPages } from './pages.js';
import { useFormat } from './recent.js';
import { zip } from '../zip.js';

/** @typedef {import('./link.js').Draft} Draft */
/** @typedef {{ line: number, text: string, lines?: number[] }} Complaint  about a line, several or, with 0, about all */
/** @typedef {import('../../quietzone/make.js').Code} Code */

const kindsOfFile = ['png', 'svg', 'pdf', 'labels'];
const mostComplaints = 20;
/** So many lines are named of which one thing is true. */
const mostLines = 8;

/**
 * What will trouble readers of the codes that were made, each once, with the lines of which it is true.
 * @param {{ job: import('./batch.js').Job, code: Code }[]} made
 * @returns {Complaint[]}
 */
function doubts(made) {
  /** @type {Map<string, number[]>} */
  const lines = new Map();
  for (const { job, code } of made) {
    for (const text of code.warnings.map(warningText)) lines.set(text, [...lines.get(text) ?? [], job.line]);
  }
  return [...lines].map(([text, all]) => ({ line: all.length === made.length ? 0 : all[0], lines: all, text }));
}

/** @param {Code} code @param {string} kind */
async function bytesOf(code, kind) {
  const blob = kind === 'png' ? await code.toPNG() : kind === 'svg' ? code.toSVG() : code.toPDF();
  return new Uint8Array(await blob.arrayBuffer());
}

/** The sheet. */
class BatchForm {
  /** @param {Draft} draft  whose format and look all of them get */
  constructor(draft) {
    this.draft = draft;
    this.turn = 0;
    const id = uniqueId('table');
    this.text = h('textarea.input', { id, name: 'table', rows: 5, spellcheck: 'false', placeholder: t('batch.placeholder'), oninput: () => this.read() });
    this.file = h('input', { type: 'file', hidden: true, accept: '.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain',
      onchange: () => this.take(this.file.files?.[0]) });
    this.head = h('input', { type: 'checkbox', role: 'switch', name: 'hasHead', onchange: () => this.show() });
    this.columns = h('div.pair');
    this.choices = h('div.fields', { hidden: true }, h('label.switch', {}, h('span', {}, t('batch.hasHead')), this.head), this.columns, this.outputs());
    this.complaints = h('div', { role: 'status' });
    this.progress = h('progress', { 'aria-label': t('batch.progress'), hidden: true });
    this.button = h('button.button.primary', { type: 'button', disabled: true, onclick: () => this.run() }, icon('make'), t('batch.make', { count: 0 }));
    this.field = h('div.field', {}, h('label', { for: id }, t('batch.table')), this.text, h('small', {}, t('batch.hint', { count: limits.rows })));
  }

  outputs() {
    const name = uniqueId('output');
    return h('fieldset.field', {}, h('legend', {}, t('batch.output')), h('div.segments', {}, ...kindsOfFile.map((kind, index) => (
      h('label', {}, h('input', { type: 'radio', name, value: kind, checked: index === 0 }), h('span', {}, t(`batch.output.${kind}`)))))));
  }

  open() {
    this.sheet = openSheet(t('batch.title'), [
      h('p.hint', {}, t('batch.text')), this.field,
      h('button.button', { type: 'button', onclick: () => this.file.click() }, icon('open'), t('batch.file')), this.file,
      this.choices, this.complaints, this.progress, this.button,
    ], { className: 'batch', onclose: () => { this.turn += 1; } });
  }

  /** @param {File} [file] */
  async take(file) {
    if (!file) return;
    // Empty again, so that the same file can be chosen once more.
    this.file.value = '';
    const isTooLong = file.size > 4 * limits.characters;
    const text = isTooLong ? null : tableText(await file.arrayBuffer());
    this.text.value = text ?? '';
    this.read();
    if (text === null) this.complain([{ line: 0, text: this.reason(isTooLong ? 'tooLong' : 'notUTF8') }]);
  }

  read() {
    this.table = parseTable(this.text.value);
    const [first = []] = this.table.rows;
    const content = likelyColumn(first);
    // Titles are short words that are none of the values below them.
    this.head.checked = this.table.rows.length > 1 && /^[\p{L} _-]{1,30}$/u.test(first[content] ?? '') && !/^[\p{L} _-]{1,30}$/u.test(this.table.rows[1][content] ?? '');
    const options = (/** @type {boolean} */ withNone) => [withNone && h('option', { value: '' }, t('batch.numbered')),
      ...first.map((title, index) => h('option', { value: index }, title.trim().slice(0, 40) || t('batch.column', { count: index + 1 })))];
    const select = (/** @type {string} */ name, /** @type {any[]} */ list) => {
      const id = uniqueId(name);
      const input = h('select.input', { id, name, onchange: () => this.show() }, ...list);
      return { input, element: h('div.field', {}, h('label', { for: id }, t(`batch.${name}`)), input) };
    };
    const [contents, names] = [select('content', options(false)), select('name', options(true))];
    contents.input.value = String(content);
    [this.content, this.name] = [contents.input, names.input];
    this.columns.replaceChildren(contents.element, names.element);
    this.show();
  }

  show() {
    if (!this.table) return;
    const isThere = this.table.rows.length > 0;
    this.choices.hidden = !isThere;
    const { jobs, faults } = plan(this.table, { content: Number(this.content.value), name: this.name.value === '' ? null : Number(this.name.value),
      hasHead: this.head.checked });
    this.jobs = jobs;
    this.button.disabled = jobs.length === 0;
    this.button.lastChild.textContent = t('batch.make', { count: jobs.length });
    this.complain(faults.map(({ line, reason }) => ({ line, text: this.reason(reason) })));
  }

  /** @param {string} reason */
  reason(reason) { return t(`batch.fault.${reason}`, { rows: limits.rows, columns: limits.columns, characters: limits.characters }); }

  /** @param {Complaint[]} complaints */
  complain(complaints) {
    if (complaints.length === 0) {
      this.complaints.replaceChildren();
      return;
    }
    const more = complaints.length - mostComplaints;
    this.complaints.replaceChildren(h('div.callout', {}, icon('warning'), h('ul', {}, ...complaints.slice(0, mostComplaints).map(({ line, text, lines = [line] }) => (
      h('li', { 'data-line': line }, line > 0 ? `${t('batch.line', { line: lines.slice(0, mostLines).join(', ') + (lines.length > mostLines ? ' …' : '') })} ${text}` : text))),
    more > 0 && h('li', {}, t('batch.more', { count: more })))));
  }

  /** @param {import('./batch.js').Job} job */
  async codeOf({ content }) {
    const kind = this.draft.kind === 'gs1' ? 'gs1' : 'text';
    const draft = { ...this.draft, kind, values: kind === 'gs1' ? { element: content } : { text: content } };
    let made = '';
    try {
      made = await contentOf(draft);
      const code = await drawn(draft, made);
      const refusal = code.warnings.find((warning) => warning.refusal);
      return refusal ? warningText(refusal) : code;
    } catch (error) {
      return faultFrom(error, kind, made).text;
    }
  }

  /** Row after row; the page gets its turn in between, and closing the sheet ends it. */
  async run() {
    const mine = this.turn;
    const kind = this.choices.querySelector('fieldset :checked').value;
    const { jobs = [] } = this;
    /** @type {{ job: import('./batch.js').Job, code: Code }[]} */
    const made = [];
    /** @type {Complaint[]} */
    const complaints = [];
    /** @type {{ name: string, bytes: Uint8Array }[]} */
    const files = [];
    Object.assign(this.progress, { hidden: false, max: jobs.length, value: 0 });
    this.button.disabled = true;
    for (const [index, job] of jobs.entries()) {
      const code = await this.codeOf(job);
      if (typeof code === 'string') complaints.push({ line: job.line, text: code });
      else {
        made.push({ job, code });
        if (kind !== 'labels') files.push({ name: `${job.name}.${kind}`, bytes: await bytesOf(code, kind) });
      }
      this.progress.value = index + 1;
      if (index % 8 === 7) await new Promise((resolve) => { setTimeout(resolve); });
      if (mine !== this.turn) return;
    }
    this.progress.hidden = true;
    this.button.disabled = false;
    if (made.length > 0) this.finish(kind, files, made);
    this.complain([...(complaints.length > 0 ? [{ line: 0, text: t('batch.madeOf', { made: made.length, count: jobs.length }) }, ...complaints] : []),
      ...doubts(made)]);
  }

  /** @param {Uint8Array[]} parts @param {string} type @param {string} ending */
  save(parts, type, ending) {
    save(new Blob(/** @type {BlobPart[]} */ (parts), { type }), `${this.draft.symbology}-${ending}`);
  }

  /** @param {string} kind @param {{ name: string, bytes: Uint8Array }[]} files @param {{ job: import('./batch.js').Job, code: Code }[]} made */
  finish(kind, files, made) {
    useFormat(this.draft.symbology);
    if (kind === 'labels') openLabels(made.map(({ job, code }) => ({ code, caption: job.caption })));
    else if (kind === 'pdf') this.save([joinedPages(files.map(({ bytes }) => bytes))], 'application/pdf', `${files.length}.pdf`);
    else this.save(zip(files), 'application/zip', `${files.length}.zip`);
  }
}

/** @param {Draft} draft */
export const openBatch = (draft) => new BatchForm(draft).open();
