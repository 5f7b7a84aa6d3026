// The content's form: the fields of a kind, each with what is wrong with it beside it.
import { h, uniqueId } from '../dom.js';
import { t } from '../i18n.js';
import { isAsked, isUntouched, kinds, labelOf, startValues } from './fields.js';

/** @typedef {import('./fields.js').Field} Field */

const plain = { autocapitalize: 'off', autocomplete: 'off', spellcheck: 'false' };

/** @param {Field} field @param {Record<string, any>} common @param {string} value */
function input({ type, options = [] }, common, value) {
  if (type === 'check') return h('input', { ...common, type: 'checkbox', role: 'switch', checked: value === 'true' });
  if (type === 'area') return h('textarea.input', { ...common, rows: 3, spellcheck: 'false' }, value);
  if (type === 'select') {
    return h('select.input', common, ...options.map((option) => (
      h('option', { value: option, selected: option === value }, t(`make.option.${option}`)))));
  }
  return h('input.input', { ...common, ...plain, type, value, step: type === 'number' ? 'any' : null });
}

/** The fields of one kind. */
export class ContentForm {
  /**
   * @param {() => void} onInput
   * @param {string} kind
   * @param {import('./fields.js').Values} values
   */
  constructor(onInput, kind, values) {
    this.onInput = onInput;
    this.element = h('div.fields');
    this.use(kind, values);
  }

  /** @param {string} kind @param {import('./fields.js').Values} [values] */
  use(kind, values = {}) {
    this.kind = kind;
    /** Fields that were left once: from then on nothing about them waits. */
    this.left = new Set(Object.keys(values));
    /** @type {import('./faults.js').Fault | null} */
    this.fault = null;
    const all = { ...startValues(kind), ...values };
    this.parts = new Map(kinds[kind].map((field) => [field.name, this.part(field, all[field.name])]));
    this.element.replaceChildren(...this.grouped());
    this.showAsked();
  }

  /** The fields, and behind them those of a part that is closed to begin with. */
  grouped() {
    const elements = (/** @type {string | undefined} */ group) => kinds[this.kind].filter((field) => field.group === group)
      .map(({ name }) => this.parts.get(name)?.element);
    const groups = [...new Set(kinds[this.kind].flatMap(({ group }) => group ?? []))];
    return [...elements(undefined), ...groups.map((group) => h('details', { open: elements(group).some((element) => element.querySelector('.input').value) },
      h('summary', {}, t(group)), h('div.fields', {}, ...elements(group))))];
  }

  /** @param {Field} field @param {string} value */
  part(field, value) {
    const { name, type, needed, hint } = field;
    const id = uniqueId('field');
    const described = [hint && `${id}-hint`, `${id}-fault`].filter(Boolean).join(' ');
    const control = input(field, { id, name, 'aria-describedby': described, 'aria-required': needed ? 'true' : null,
      oninput: () => this.changed(), onblur: () => this.leave(name) }, value);
    const fault = h('p.fault', { id: `${id}-fault`, hidden: true });
    const label = t(labelOf(name));
    const element = type === 'check'
      ? h('div.field', {}, h('label.switch', {}, h('span', {}, label), control), fault)
      : h('div.field', {}, h('label', { for: id }, label), control, hint && h('small', { id: `${id}-hint` }, t(hint)), fault);
    return { element, control, fault };
  }

  changed() {
    this.showAsked();
    this.onInput();
  }

  showAsked() {
    const { values } = this;
    for (const [name, { element }] of this.parts) element.hidden = !isAsked(values, name);
  }

  /** @param {string} name */
  leave(name) {
    this.left.add(name);
    this.show(this.fault);
  }

  /** @returns {import('./fields.js').Values} */
  get values() {
    return Object.fromEntries([...this.parts].map(([name, { control }]) => (
      [name, control.type === 'checkbox' ? (control.checked ? 'true' : '') : control.value])));
  }

  get isUntouched() { return isUntouched(this.kind, this.values); }

  /** The element that words about the whole content go behind. */
  get first() { return [...this.parts.values()][0]; }

  /** @param {string} text of the first field */
  fill(text) {
    this.first.control.value = text;
    this.changed();
  }

  /**
   * Says what is wrong beside the field that it is about; while that is being typed for the first time, not yet.
   * @param {import('./faults.js').Fault | null} fault
   * @returns {boolean} whether it is about a field
   */
  show(fault) {
    this.fault = fault;
    for (const [name, { control, fault: place }] of this.parts) {
      const isMine = fault?.field === name;
      const waits = fault?.isPatient && !this.left.has(name) && document.activeElement === control;
      const isSaid = isMine && !waits;
      place.hidden = !isSaid;
      place.textContent = isSaid ? fault.text : '';
      place.dataset.reason = isSaid ? fault.reason : '';
      control.toggleAttribute('data-wrong', isSaid);
      if (isSaid && fault.reason !== 'missing') control.setAttribute('aria-invalid', 'true');
      else control.removeAttribute('aria-invalid');
    }
    return Boolean(fault?.field && this.parts.has(fault.field));
  }
}
