// Choosing a format: a button that says which, and a sheet with pictures and a search.
import { symbologies } from '../../quietzone/symbologies.js';
import { h, uniqueId } from '../dom.js';
import { t } from '../i18n.js';
import { icon } from '../icons.js';
import { openSheet } from '../sheet.js';
import { isRecent, recent } from './recent.js';
import { findFormats } from './search.js';
import { showThumbnail } from './thumbnails.js';

/** @typedef {import('../../quietzone/symbologies.js').Symbology} Symbology */

/** @param {string} token @returns {HTMLImageElement} */
function picture(token) {
  const image = h('img', { alt: '' });
  showThumbnail(image, token);
  return image;
}

/** The formats in groups, as far as there are any. @param {string} query @param {(token: string) => boolean} fits */
function groups(query, fits) {
  const found = findFormats(query).filter(({ token }) => fits(token));
  if (query.trim() !== '') return [{ name: t('make.found'), found }];
  const first = recent().flatMap((token) => found.filter((symbology) => symbology.token === token));
  return [{ name: t('make.recent'), found: first }, ...['matrix', 'stacked', 'linear'].map((family) => (
    { name: t(`family.${family}`), found: found.filter((symbology) => symbology.family === family && !isRecent(symbology.token)) }))]
    .filter((group) => group.found.length > 0);
}

/** The sheet: a search field that stays focused, and a list in which the arrows move. */
class Chooser {
  /** @param {string} current @param {(token: string) => boolean} fits @param {(token: string) => void} onChoose */
  constructor(current, fits, onChoose) {
    this.current = current;
    this.fits = fits;
    this.onChoose = onChoose;
    const id = uniqueId('formats');
    this.list = h('div.formats', { id, role: 'listbox', 'aria-label': t('make.symbology') });
    this.input = h('input.input', { type: 'search', role: 'combobox', 'aria-label': t('make.searchFormat'), placeholder: t('make.searchFormat'),
      'aria-expanded': 'true', 'aria-controls': id, 'aria-autocomplete': 'list', autocomplete: 'off', spellcheck: 'false',
      oninput: () => this.fill(), onkeydown: (/** @type {KeyboardEvent} */ event) => this.press(event) });
    this.fill();
  }

  open() {
    this.dialog = openSheet(t('make.symbology'), [this.input, this.list], { className: 'chooser' });
    // On a phone the keyboard would cover what there is to choose from.
    if (matchMedia('(hover: hover)').matches) this.input.focus();
    this.active?.scrollIntoView({ block: 'nearest' });
  }

  fill() {
    this.options = [];
    this.list.replaceChildren(...groups(this.input.value, this.fits).map(({ name, found }) => (
      h('div', { role: 'group', 'aria-label': name }, h('p.label', { 'aria-hidden': 'true' }, name),
        ...found.map((symbology) => this.option(symbology))))));
    if (this.options.length === 0) this.list.replaceChildren(h('p.hint', {}, t('make.noFormat')));
    this.activate(this.input.value.trim() === '' ? this.options.find(({ dataset }) => dataset.token === this.current) : this.options[0]);
  }

  /** @param {Symbology} symbology */
  option({ token, name }) {
    const option = h('div.format', { id: uniqueId('format'), role: 'option', 'data-token': token,
      'aria-selected': String(token === this.current), onclick: () => this.choose(token) }, picture(token), h('span', {}, name),
      token === this.current && icon('check'));
    this.options.push(option);
    return option;
  }

  /** @param {HTMLElement} [option] */
  activate(option) {
    this.active?.classList.remove('active');
    this.active = option;
    option?.classList.add('active');
    option?.scrollIntoView({ block: 'nearest' });
    if (option) this.input.setAttribute('aria-activedescendant', option.id);
    else this.input.removeAttribute('aria-activedescendant');
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const steps = /** @type {Record<string, number>} */ ({ ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5 });
    if (event.key in steps) {
      const place = this.active ? this.options.indexOf(this.active) : -1;
      this.activate(this.options[Math.min(Math.max(place + steps[event.key], 0), this.options.length - 1)]);
    } else if (event.key === 'Enter' && this.active) this.choose(this.active.dataset.token ?? '');
    else return;
    event.preventDefault();
  }

  /** @param {string} token */
  choose(token) {
    this.dialog?.close();
    this.onChoose(token);
  }
}

/** The button in the form. */
export class FormatButton {
  /** @param {string} token @param {{ fits: (token: string) => boolean, onChange: () => void }} options */
  constructor(token, { fits, onChange }) {
    const id = uniqueId('format');
    this.image = h('img', { alt: '' });
    this.name = h('span');
    this.button = h('button.input.format-button', { id, type: 'button', 'aria-haspopup': 'dialog', 'aria-labelledby': `${id}-label ${id}-name`,
      onclick: () => new Chooser(this.value, fits, (chosen) => {
        this.use(chosen);
        onChange();
      }).open() }, this.image, this.name, icon('next'));
    this.name.id = `${id}-name`;
    this.element = h('div.field', {}, h('label', { for: id, id: `${id}-label` }, t('make.symbology')), this.button);
    this.use(token);
  }

  /** @param {string} token */
  use(token) {
    this.value = token;
    this.button.dataset.token = token;
    this.name.textContent = symbologies.find((symbology) => symbology.token === token)?.name ?? token;
    showThumbnail(this.image, token);
  }
}
