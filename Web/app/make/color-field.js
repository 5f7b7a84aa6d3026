// A colour to choose, with its name in digits beside it.
import { h, uniqueId } from '../dom.js';
import { t } from '../i18n.js';

/**
 * @param {string} name
 * @param {string} label  key
 * @param {string} value  `#rrggbb`
 * @param {(value: string) => void} onInput
 */
export function colorField(name, label, value, onInput) {
  const id = uniqueId('color');
  const shown = h('output', { for: id }, value);
  const input = h('input', { id, type: 'color', name, value, oninput: () => {
    shown.textContent = input.value;
    onInput(input.value);
  } });
  return h('div.field', {}, h('label', { for: id }, t(label)), h('div.color', {}, input, shown));
}
