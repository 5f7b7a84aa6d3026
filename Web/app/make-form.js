// The content's form: a kind, and the fields that it has.
import { h, uniqueId } from './dom.js';
import { t } from './i18n.js';

/**
 * @typedef {object} Field
 * @property {string} name
 * @property {'text'|'area'|'url'|'email'|'tel'|'password'|'datetime-local'|'number'|'select'|'check'} type
 * @property {string[]} [options]
 * @property {string} [start]
 */

/** @type {Record<string, Field[]>} */
export const kinds = {
  text: [{ name: 'text', type: 'area' }],
  link: [{ name: 'url', type: 'url', start: 'https://' }],
  wifi: [
    { name: 'networkName', type: 'text' },
    { name: 'security', type: 'select', options: ['WPA', 'WEP', 'nopass'] },
    { name: 'password', type: 'text' },
    { name: 'hidden', type: 'check' },
  ],
  contact: [
    { name: 'givenName', type: 'text' }, { name: 'familyName', type: 'text' },
    { name: 'organization', type: 'text' }, { name: 'title', type: 'text' }, { name: 'phone', type: 'tel' },
    { name: 'email', type: 'email' }, { name: 'url', type: 'url' }, { name: 'address', type: 'text' },
  ],
  email: [
    { name: 'email', type: 'email' }, { name: 'subject', type: 'text' }, { name: 'body', type: 'area' },
  ],
  phone: [{ name: 'phone', type: 'tel' }],
  message: [{ name: 'phone', type: 'tel' }, { name: 'body', type: 'area' }],
  place: [{ name: 'latitude', type: 'number' }, { name: 'longitude', type: 'number' }],
  event: [
    { name: 'summary', type: 'text' }, { name: 'start', type: 'datetime-local' },
    { name: 'end', type: 'datetime-local' }, { name: 'location', type: 'text' },
    { name: 'description', type: 'area' },
  ],
};

/** @param {Field} field @param {() => void} onInput */
function control({ name, type, options = [], start = '' }, onInput) {
  const id = uniqueId('field');
  const common = { id, name, oninput: onInput };
  const label = t(`field.${name}`);
  if (type === 'check') {
    return h('label.switch', {}, h('span', {}, label), h('input', { ...common, type: 'checkbox', role: 'switch' }));
  }
  const plain = { autocapitalize: 'off', autocomplete: 'off', spellcheck: 'false' };
  const input = type === 'area' ? h('textarea.input', { ...common, rows: 3, spellcheck: 'false' }, start)
    : type === 'select' ? h('select.input', common, ...options.map((value) => (
      h('option', { value }, t(`make.option.${value}`)))))
      : h('input.input', { ...common, ...plain, type, value: start, step: type === 'number' ? 'any' : null });
  return h('div.field', {}, h('label', { for: id }, label), input);
}

/** The fields of one kind. */
export class ContentForm {
  /** @param {() => void} onInput */
  constructor(onInput) {
    this.onInput = onInput;
    this.kind = 'text';
    this.element = h('div.fields');
    this.use('text');
  }

  /** @param {string} kind */
  use(kind) {
    this.kind = kind;
    this.element.replaceChildren(...kinds[kind].map((field) => control(field, this.onInput)));
  }

  /** @returns {Record<string, string>} */
  get values() {
    const inputs = [...this.element.querySelectorAll('[name]')];
    return Object.fromEntries(inputs.map((/** @type {any} */ input) => (
      [input.name, input.type === 'checkbox' ? (input.checked ? 'true' : '') : input.value])));
  }

  /** @param {string} text */
  fill(text) {
    const first = /** @type {any} */ (this.element.querySelector('[name]'));
    first.value = text;
    this.onInput();
  }

  /** Whether there is something to make. */
  get isEmpty() {
    const [first] = kinds[this.kind];
    const value = this.values[first.name].trim();
    return value === '' || value === (first.start ?? '');
  }
}
