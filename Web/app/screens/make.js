// Make: a form on one side, the code on the other, anew with every key.
import { make } from '../../quietzone/make.js';
import { fieldNames } from '../../quietzone/payloads.js';
import { symbologies } from '../../quietzone/symbologies.js';
import { composed, kindName } from '../content.js';
import { h, uniqueId } from '../dom.js';
import { examples } from '../examples.js';
import { has, t } from '../i18n.js';
import { icon } from '../icons.js';
import { ContentForm, kinds } from '../make-form.js';
import { outputButtons, showLarge } from '../make-output.js';
import { announce } from '../messages.js';
import { pageHeader } from '../page-header.js';

const qrFamily = new Set(['qr', 'micro-qr', 'rmqr']);
/** Most readers find nothing then. */
const grave = new Set(['unreadableContrast', 'sameBrightness']);
const gs1Only = new Set(['databar-expanded', 'databar-expanded-stacked']);

/** The screen. */
class MakeScreen {
  constructor() {
    this.turn = 0;
    this.form = new ContentForm(() => this.schedule());
    this.kind = this.select('kind', 'make.kind', Object.keys(kinds).map((kind) => [kind, kindName(kind)]));
    this.symbology = this.select('symbology', 'make.symbology', this.symbologyOptions());
    this.example = h('button.button.quiet.small', { type: 'button', onclick: () => this.useExample() });
    this.level = this.levelChoice();
    this.colors = this.colorFields();
    this.size = this.sizeField();
    this.preview = h('div.preview');
    this.status = h('div.make-status');
    this.problem = h('div.problem');
    this.output = h('div.output');
    this.element = h('div.page.make-page', {},
      pageHeader('make'),
      h('div.make', {},
        h('form.card.content', { onsubmit: (/** @type {Event} */ event) => event.preventDefault() },
          h('div.pair', {}, this.kind.field, this.symbology.field), this.form.element, this.problem,
          this.example),
        h('section.card.outcome', { 'aria-label': t('make.preview') }, this.preview, this.status, this.output),
        h('form.card.look', { onsubmit: (/** @type {Event} */ event) => event.preventDefault() },
          this.level, this.colors, this.size)));
    this.kind.input.addEventListener('change', () => {
      this.form.use(this.kind.input.value);
      this.changed();
    });
    this.symbology.input.addEventListener('change', () => this.changed());
    this.changed();
  }

  leave() {
    this.turn += 1;
    clearTimeout(this.timer);
    if (this.url) URL.revokeObjectURL(this.url);
  }

  /** @param {string} name @param {string} key @param {(string[] | HTMLElement)[]} options */
  select(name, key, options) {
    const id = uniqueId('make');
    const input = h('select.input', { id, name }, ...options.map((option) => (
      Array.isArray(option) ? h('option', { value: option[0] }, option[1]) : option)));
    return { input, field: h('div.field', {}, h('label', { for: id }, t(key)), input) };
  }

  symbologyOptions() {
    return ['matrix', 'stacked', 'linear'].map((family) => h('optgroup', { label: t(`family.${family}`) },
      ...symbologies.filter((symbology) => symbology.family === family)
        .map(({ token, name }) => h('option', { value: token }, name))));
  }

  levelChoice() {
    const group = uniqueId('level');
    const radios = ['L', 'M', 'Q', 'H'].map((level) => h('label', {}, h('input', {
      type: 'radio', name: group, value: level, checked: level === 'M', onchange: () => this.schedule(),
    }), h('span', {}, level), h('small', {}, t(`make.level.${level}`))));
    return h('fieldset.field', {}, h('legend', {}, t('make.level')), h('div.segments', {}, ...radios),
      h('small', {}, t('make.level.hint')));
  }

  colorFields() {
    const field = (/** @type {string} */ name, /** @type {string} */ value) => {
      const id = uniqueId('color');
      const shown = h('output', { for: id }, value);
      const input = h('input', {
        id, type: 'color', name, value,
        oninput: () => {
          shown.textContent = input.value;
          this.schedule();
        },
      });
      return h('div.field', {}, h('label', { for: id }, t(`make.${name}`)), h('div.color', {}, input, shown));
    };
    this.transparent = h('input', { type: 'checkbox', role: 'switch', name: 'transparent', onchange: () => this.schedule() });
    return h('div.colors', {}, h('div.pair', {}, field('foreground', '#000000'), field('background', '#ffffff')),
      h('label.switch', {}, h('span', {}, t('make.transparent')), this.transparent));
  }

  sizeField() {
    const id = uniqueId('size');
    this.sizeText = h('output', { for: id });
    this.scale = h('input', { id, type: 'range', name: 'scale', min: 1, max: 40, value: 10, oninput: () => this.schedule() });
    return h('div.field', {}, h('label', { for: id }, t('make.size')), this.scale, h('small', {}, this.sizeText));
  }

  changed() {
    const token = this.symbology.input.value;
    const example = examples[token];
    this.example.hidden = !example || this.kind.input.value !== 'text';
    if (example) this.example.textContent = t('make.example', { example });
    this.level.hidden = !qrFamily.has(token);
    this.schedule();
  }

  useExample() { this.form.fill(examples[this.symbology.input.value]); }

  /** Not while a key is still being held, but as soon as it is let go. */
  schedule() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.draw(), 60);
  }

  get colorsChosen() {
    const value = (/** @type {string} */ name) => this.colors.querySelector(`[name=${name}]`).value;
    return { foreground: value('foreground'), background: this.transparent.checked ? null : value('background') };
  }

  async draw() {
    this.turn += 1;
    const mine = this.turn;
    if (this.form.isEmpty) {
      this.showEmpty();
      return;
    }
    const symbology = this.symbology.input.value;
    const level = this.level.querySelector(':checked').value;
    try {
      const text = await composed(this.form.kind, this.form.values);
      const code = await make(text, {
        symbology, level: qrFamily.has(symbology) ? level : undefined, gs1: gs1Only.has(symbology), scale: Number(this.scale.value), ...this.colorsChosen,
      });
      if (mine === this.turn) this.show(code, text);
    } catch (error) {
      if (mine === this.turn) this.showError(/** @type {any} */ (error));
    }
  }

  showEmpty() {
    this.preview.className = 'preview empty';
    this.problem.replaceChildren();
    this.preview.replaceChildren(icon('make'), h('p', { 'data-state': 'make.empty' }, t('make.empty')));
    this.status.replaceChildren();
    this.output.replaceChildren();
    this.sizeText.textContent = '';
  }

  /** @param {import('../../quietzone/make.js').Code} code @param {string} text */
  show(code, text) {
    if (this.url) URL.revokeObjectURL(this.url);
    this.url = URL.createObjectURL(code.toSVG());
    const { url } = this;
    this.problem.replaceChildren();
    const { name, columns, rows, shape, details } = code.facts;
    const alt = t('make.alt', { name, text: text.length > 80 ? `${text.slice(0, 80)}…` : text });
    this.preview.className = this.transparent.checked ? 'preview transparent' : 'preview';
    this.preview.replaceChildren(h('button.enlarge', {
      type: 'button', 'aria-label': `${alt}. ${t('make.enlarge')}`, onclick: () => showLarge(code, url, alt),
    }, h('img', { src: url, alt: '' })));
    const facts = [name, details.level && this.levelText(String(details.level)),
      shape === 'bars' ? t('make.modules', { count: columns }) : `${columns} × ${rows}`].filter(Boolean).join(' · ');
    this.sizeText.textContent = t('make.pixels', { width: code.width, height: code.height, scale: Number(this.scale.value) });
    const { warnings } = code;
    this.status.replaceChildren(h('p.hint', {}, facts), warnings.length > 0 ? h('div', {
      class: grave.has(warnings[0].kind) ? 'callout error' : 'callout', 'data-warning': warnings[0].kind, role: 'status',
    }, icon('warning'), h('ul', {}, ...warnings.map(({ kind, value, standard }) => (
      h('li', {}, t(`warn.${kind}`, { value, standard })))))) : '');
    this.output.replaceChildren(...outputButtons(code, () => showLarge(code, url, alt)));
  }

  /** @param {string} made  the level of the symbol: not below the chosen one, and higher where there is room for it */
  levelText(made) {
    const level = this.level.querySelector(':checked').value;
    return made === level ? t('make.levelIs', { level }) : t('make.levelRaised', { level, raised: made });
  }

  /** @param {import('../../quietzone/errors.js').MakeError} error */
  showError(error) {
    const [a, b, c] = error.numbers ?? [];
    // Of a payload: 0 a field is missing, 1 it is malformed; the field's number.
    const key = error.reason === 'payload' ? `error.${a === 0 ? 'missing' : 'malformed'}` : `error.${error.reason}`;
    const field = error.reason === 'payload' ? t(`field.${fieldNames[b]}`) : '';
    const over = Math.ceil((a - b) / 8);
    const text = has(key) ? t(key, { a, b, c, field, count: over, character: String.fromCharCode(b) }) : t('error.other');
    this.preview.className = 'preview empty';
    this.preview.replaceChildren(icon('warning'), h('p', {}, t('make.impossible')));
    this.status.replaceChildren();
    this.problem.replaceChildren(h('div.callout.error', { 'data-reason': error.reason ?? 'other' }, icon('warning'), h('p', {}, text)));
    this.output.replaceChildren();
    this.sizeText.textContent = '';
    announce(text);
  }
}

export function create() {
  const screen = new MakeScreen();
  return { element: screen.element, leave: () => screen.leave() };
}
