// How the code looks: a part for each thing that can be chosen, shown where the format has it.
import { h, uniqueId } from '../dom.js';
import { t } from '../i18n.js';
import { colorField } from './color-field.js';
import { columnsOf, correctionsOf, hasAddOn, hasLogo, hasStyle, levelFor, levelsOf, masksOf, shapesOf, versionsOf } from './formats.js';
import { limits, plainLook } from './link.js';
import { announce } from '../messages.js';
import { StyleForm } from './style-form.js';

/** @typedef {import('./link.js').Look} Look */

/** @param {string} label key @param {HTMLElement} control with an id @param {(Node | string | null)[]} rest */
const field = (label, control, ...rest) => h('div.field', {}, h('label', { for: control.id }, t(label)), control, ...rest);

/**
 * A field, with what is said below it once something is left there that can't be.
 * @param {string} label key @param {HTMLInputElement} control with an id @param {string} fault @param {(Node | null)[]} rest
 */
function checkedField(label, control, fault, ...rest) {
  const said = h('p.fault', { id: `${control.id}-fault`, hidden: true }, fault);
  const show = (/** @type {boolean} */ isWrong) => {
    said.hidden = !isWrong;
    control.setAttribute('aria-invalid', String(isWrong));
  };
  control.setAttribute('aria-describedby', said.id);
  control.addEventListener('input', () => { if (control.checkValidity()) show(false); });
  control.addEventListener('change', () => {
    show(!control.checkValidity());
    if (!said.hidden) announce(fault);
  });
  return field(label, control, ...rest, said);
}

/** The parts of the look. */
export class LookForm {
  /** @param {() => void} onInput @param {Look} look */
  constructor(onInput, look) {
    this.onInput = onInput;
    this.look = { ...look };
    this.correction = h('div.fields');
    this.size = h('output');
    this.style = new StyleForm(this.look, (patch) => this.change(patch));
    const parts = [this.correction, this.colors(), this.style.element, this.measures()];
    this.summary = h('span.hint');
    this.element = h('details.card.look', { open: matchMedia('(min-width: 700px)').matches },
      h('summary', {}, h('h2', {}, t('make.look')), this.summary), h('form.fields', {
        onsubmit: (/** @type {Event} */ event) => event.preventDefault() }, ...parts));
  }

  /** @param {Partial<Look>} patch */
  change(patch) {
    Object.assign(this.look, patch);
    // A logo chooses the level, too.
    if (patch.logo) this.correction.querySelector(`input[value="${patch.level}"]`).checked = true;
    this.onInput();
  }

  /** The parts that a format has. @param {string} symbology */
  use(symbology) {
    if (this.symbology === symbology) return;
    if (this.symbology !== undefined) Object.assign(this.look, { version: null, mask: null, shape: '', columns: null, correction: null });
    this.symbology = symbology;
    const parts = [this.levels(symbology), this.versions(symbology), this.masks(symbology), this.shapes(symbology),
      this.columns(symbology), this.corrections(symbology), this.addOn(symbology)];
    this.correction.replaceChildren(.../** @type {HTMLElement[]} */ (parts.filter(Boolean)));
    this.correction.hidden = this.correction.childElementCount === 0;
    this.style.element.hidden = !hasStyle(symbology);
    this.style.logo.hidden = !hasLogo(symbology);
  }

  /** @param {string} symbology */
  levels(symbology) {
    const known = levelsOf(symbology);
    if (known.length === 0) return null;
    const name = uniqueId('level');
    const chosen = levelFor(symbology, this.look.level);
    const radios = known.map((level) => h('label', {}, h('input', {
      type: 'radio', name, value: level, checked: level === chosen, onchange: () => this.change({ level: /** @type {any} */ (level) }),
    }), h('span', {}, level), h('small', {}, t(`make.level.${level}`))));
    return h('fieldset.field.level', {}, h('legend', {}, t('make.level')), h('div.segments', {}, ...radios),
      h('small', {}, t('make.level.hint')), this.flag('boost', 'make.boost'));
  }

  /** @param {'boost' | 'transparent'} name @param {string} label */
  flag(name, label) {
    return h('label.switch', {}, h('span', {}, t(label)), h('input', { type: 'checkbox', role: 'switch', name, checked: this.look[name],
      onchange: (/** @type {any} */ { target }) => this.change({ [name]: target.checked }) }));
  }

  /**
   * @param {'version' | 'mask' | 'columns' | 'correction'} name
   * @param {string} label
   * @param {readonly (readonly [value: number, text: string])[]} choices
   */
  numbers(name, label, choices) {
    const select = h('select.input', { id: uniqueId(name), name,
      onchange: () => this.change({ [name]: select.value === '' ? null : Number(select.value) }) },
    h('option', { value: '' }, t('make.automatic')), ...choices.map(([value, text]) => (
      h('option', { value, selected: this.look[name] === value }, text))));
    return choices.length > 0 && field(label, select);
  }

  /** @param {string} symbology */
  versions(symbology) {
    return this.numbers('version', 'make.version', versionsOf(symbology).map((text, index) => [index + 1, text]));
  }

  /** @param {string} symbology */
  masks(symbology) {
    return this.numbers('mask', 'make.mask', Array.from({ length: masksOf(symbology) }, (_, value) => [value, String(value)]));
  }

  /** @param {string} symbology */
  columns(symbology) {
    return this.numbers('columns', 'make.columns', Array.from({ length: columnsOf(symbology) }, (_, index) => [index + 1, String(index + 1)]));
  }

  /** @param {string} symbology */
  corrections(symbology) {
    const unit = symbology === 'aztec' ? ' %' : '';
    return this.numbers('correction', 'make.level', correctionsOf(symbology).map((value) => [value, `${value}${unit}`]));
  }

  /** @param {string} symbology */
  shapes(symbology) {
    const select = h('select.input', { id: uniqueId('shape'), name: 'shape', onchange: () => this.change({ shape: select.value }) },
      ...['', ...shapesOf(symbology)].map((shape) => h('option', { value: shape, selected: this.look.shape === shape },
        t(shape ? `make.shape.${shape}` : symbology === 'data-matrix' ? 'make.shape.square' : 'make.automatic'))));
    return shapesOf(symbology).length > 0 && field('make.shape', select);
  }

  /** @param {string} symbology */
  addOn(symbology) {
    if (!hasAddOn(symbology)) return null;
    const input = h('input.input', { id: uniqueId('add-on'), name: 'addOn', inputmode: 'numeric', maxlength: 5, pattern: '\\d{2}|\\d{5}', autocomplete: 'off',
      value: this.look.addOn, oninput: () => {
        this.change({ addOn: input.checkValidity() ? input.value : '' });
      } });
    return checkedField('make.addOn', input, t('make.addOn.fault'), h('small', {}, t('make.addOn.hint')));
  }

  colors() {
    const color = (/** @type {'foreground' | 'background'} */ name) => (
      colorField(name, `make.${name}`, this.look[name], (value) => this.change({ [name]: value })));
    return h('div.colors', {}, h('div.pair', {}, color('foreground'), color('background')), this.flag('transparent', 'make.transparent'));
  }

  measures() {
    const scale = h('input', { id: uniqueId('size'), type: 'range', name: 'scale', min: 1, max: limits.scale, value: this.look.scale,
      oninput: () => this.change({ scale: Number(scale.value) }) });
    const zone = h('input.input', { id: uniqueId('zone'), type: 'number', name: 'quietZone', min: 0, max: limits.quietZone, step: 1,
      inputmode: 'numeric', value: this.look.quietZone, placeholder: t('make.automatic'), oninput: () => {
        this.change({ quietZone: zone.checkValidity() && zone.value !== '' ? Number(zone.value) : null });
      } });
    return h('div.fields', {}, field('make.size', scale, h('small', {}, this.size)),
      checkedField('make.quietZone', zone, t('make.quietZone.fault', { most: limits.quietZone })));
  }

  /** The code's own measures, and in the summary what was chosen. @param {import('../../quietzone/make.js').Code | null} code */
  show(code) {
    this.size.textContent = code ? t('make.pixels', { width: code.width, height: code.height, scale: this.look.scale }) : '';
    const isPlain = Object.entries(plainLook).every(([name, value]) => this.look[/** @type {keyof Look} */ (name)] === value);
    this.summary.textContent = isPlain ? t('make.automatic') : t('make.chosen');
  }
}
