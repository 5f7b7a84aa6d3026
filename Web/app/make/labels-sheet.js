// A sheet of labels: columns, rows, margins; printed with the browser, which also makes a PDF of it.
import { h, uniqueId } from '../dom.js';
import { t } from '../i18n.js';
import { icon } from '../icons.js';
import { openSheet } from '../sheet.js';
import { bounds, labelSize, leastModule, moduleSize, pageCount, pages, paperNamed, papers, possible } from './labels.js';
import { printed } from './paper.js';

/** @typedef {{ code: import('../../quietzone/make.js').Code, caption: string }} Label */
/** @typedef {import('./labels.js').LabelSheet} LabelSheet */

/** As it was chosen last, while the page is open. @type {LabelSheet} */
let chosen = { paper: 'A4', columns: 3, rows: 8, margin: 10, gap: 3 };

/** @param {HTMLElement} element @param {Record<string, string>} values */
function style(element, values) {
  for (const [name, value] of Object.entries(values)) element.style.setProperty(name, value);
  return element;
}

/**
 * The pages as they are printed.
 * @param {LabelSheet} sheet
 * @param {{ url: string, caption: string }[]} labels
 */
export function labelPages(sheet, labels) {
  const paper = paperNamed(sheet.paper);
  const { width, height } = labelSize(sheet);
  return h('div.print-only.label-pages', {}, ...pages(sheet, labels.length).map((indices) => style(
    h('div.label-page', {}, ...indices.map((index) => h('figure.label', {}, h('img', { src: labels[index].url, alt: '' }),
      labels[index].caption && h('figcaption', {}, labels[index].caption)))),
    { width: `${paper.width}mm`, height: `${paper.height}mm`, padding: `${sheet.margin}mm`, gap: `${sheet.gap}mm`,
      'grid-template-columns': `repeat(${sheet.columns}, ${width}mm)`, 'grid-auto-rows': `${height}mm` })));
}

/** The sheet that asks how. */
class LabelsForm {
  /** @param {Label[]} labels one, which is repeated, or each once */
  constructor(labels) {
    this.labels = labels;
    this.isOne = labels.length === 1;
    this.sheet = { ...chosen };
    this.copies = this.sheet.columns * this.sheet.rows;
    this.caption = h('input.input', { id: uniqueId('caption'), name: 'caption', maxlength: 80, oninput: () => this.show() });
    this.captions = h('input', { type: 'checkbox', role: 'switch', name: 'captions', checked: true, onchange: () => this.show() });
    this.facts = h('p.hint', { role: 'status' });
    this.warning = h('div');
    this.grid = h('div');
    this.sketch = h('div.label-sketch', { 'aria-hidden': 'true' }, this.grid);
    this.button = h('button.button.primary', { type: 'button', onclick: () => this.print() }, icon('print'), t('print'));
  }

  /** @param {'columns'|'rows'|'margin'|'gap'|'copies'} name @param {readonly number[]} bound */
  number(name, [min, max]) {
    const value = name === 'copies' ? this.copies : this.sheet[name];
    const id = uniqueId('label');
    const input = h('input.input', { id, type: 'number', name, min, max, value, inputmode: 'decimal', step: name === 'margin' || name === 'gap' ? 'any' : 1,
      oninput: () => {
        if (!input.checkValidity() || input.value === '') return;
        if (name === 'copies') this.copies = Number(input.value);
        else this.sheet = possible({ ...this.sheet, [name]: Number(input.value) });
        this.show();
      } });
    return h('div.field', {}, h('label', { for: id }, t(`labels.${name}`)), input);
  }

  open() {
    const id = uniqueId('paper');
    const paper = h('select.input', { id, name: 'paper', onchange: () => {
      this.sheet = possible({ ...this.sheet, paper: paper.value });
      this.show();
    } }, ...papers.map(({ name, width, height }) => h('option', { value: name, selected: name === this.sheet.paper }, `${name} (${width} × ${height} mm)`)));
    this.show();
    openSheet(t('labels.title'), [
      h('div.field', {}, h('label', { for: id }, t('labels.paper')), paper),
      h('div.pair.small', {}, this.number('columns', bounds.columns), this.number('rows', bounds.rows),
        this.number('margin', bounds.margin), this.number('gap', bounds.gap)),
      this.isOne ? h('div.pair', {}, this.number('copies', bounds.labels), h('div.field', {}, h('label', { for: this.caption.id }, t('labels.caption')), this.caption))
        : h('label.switch', {}, h('span', {}, t('labels.captions')), this.captions),
      this.sketch, this.facts, this.warning, this.button, h('p.hint', {}, t('labels.hint')),
    ], { className: 'labels' });
  }

  get count() { return this.isOne ? this.copies : this.labels.length; }

  /** @param {Label} label */
  captionOf({ caption }) { return this.isOne ? this.caption.value : this.captions.checked ? caption : ''; }

  show() {
    const { sheet, count } = this;
    const hasCaption = this.labels.some((label) => this.captionOf(label) !== '');
    const sizes = this.labels.map(({ code }) => moduleSize(sheet, { width: code.width, height: code.height, scale: code.scale }, hasCaption));
    const module = Math.min(...sizes);
    this.facts.textContent = [t('labels.count', { count }), t('labels.pages', { count: pageCount(sheet, count) }),
      t('labels.module', { millimetres: Math.round(module * 100) / 100 })].join(' · ');
    this.warning.replaceChildren(module < leastModule ? h('div.callout', { 'data-warning': 'smallLabel' }, icon('warning'),
      h('p', {}, t(module > 0 ? 'labels.small' : 'labels.noRoom', { least: leastModule }))) : '');
    this.button.disabled = module <= 0;
    const paper = paperNamed(sheet.paper);
    const shown = Math.min(count, sheet.columns * sheet.rows);
    style(this.sketch, { 'aspect-ratio': `${paper.width} / ${paper.height}` });
    const [across, down] = [`${sheet.margin / paper.width * 100}%`, `${sheet.margin / paper.height * 100}%`];
    style(this.grid, { inset: `${down} ${across}`, gap: `${sheet.gap / paper.height * 100}% ${sheet.gap / paper.width * 100}%`,
      'grid-template-columns': `repeat(${sheet.columns}, 1fr)`, 'grid-template-rows': `repeat(${sheet.rows}, 1fr)` });
    this.grid.replaceChildren(...Array.from({ length: shown }, () => h('i')));
  }

  async print() {
    chosen = this.sheet;
    const urls = this.labels.map(({ code }) => URL.createObjectURL(code.toSVG()));
    const labels = Array.from({ length: this.count }, (_, index) => {
      const place = this.isOne ? 0 : index;
      return { url: urls[place], caption: this.captionOf(this.labels[place]) };
    });
    await printed(labelPages(this.sheet, labels), urls, paperNamed(this.sheet.paper));
  }
}

/** @param {Label[]} labels */
export const openLabels = (labels) => new LabelsForm(labels).open();
