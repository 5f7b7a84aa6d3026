// The sheet with everything that can be chosen.
import { guideKinds } from '../quietzone/guides.js';
import { onlyByName, symbologies } from '../quietzone/symbologies.js';
import { h, uniqueId } from './dom.js';
import { languages, t } from './i18n.js';
import { icon } from './icons.js';
import { change, changes, settings } from './settings.js';
import { openSheet } from './sheet.js';

/**
 * @param {string} label
 * @param {keyof import('./settings.js').Settings} key
 * @param {string | null} value
 * @param {[string, string][]} options  value and text
 */
function select(label, key, value, options) {
  const id = uniqueId('setting');
  return h('div.field', {}, h('label', { for: id }, label), h('select.input', {
    id, name: key, onchange: (/** @type {any} */ event) => change({ [key]: event.target.value || null }),
  }, ...options.map(([option, text]) => h('option', { value: option, selected: option === (value ?? '') }, text))));
}

/** @param {string} label @param {'strict'|'manual'|'sound'|'vibration'|'keepHistory'} key */
function toggle(label, key) {
  return h('label.switch', {}, h('span', {}, label), h('input', {
    type: 'checkbox', role: 'switch', name: key, checked: settings[key],
    onchange: (/** @type {any} */ event) => change({ [key]: event.target.checked }),
  }));
}

function prefixField() {
  const id = uniqueId('setting');
  const field = h('div.field', { hidden: settings.accept !== 'prefix' }, h('label', { for: id }, t('accept.prefixLabel')),
    h('input.input', {
      id, value: settings.prefix, autocapitalize: 'off', autocomplete: 'off', spellcheck: 'false',
      oninput: (/** @type {any} */ event) => change({ prefix: event.target.value }),
    }));
  return field;
}

function symbologyChoice() {
  const chosen = new Set(settings.symbologies
    ?? symbologies.map(({ token }) => token).filter((token) => !onlyByName.includes(token)));
  const boxes = symbologies.map(({ token, name }) => h('label.choice', {}, h('input', {
    type: 'checkbox', checked: chosen.has(token),
    onchange: (/** @type {any} */ event) => {
      if (event.target.checked) chosen.add(token);
      else chosen.delete(token);
      change({ symbologies: chosen.size > 0 ? [...chosen] : null });
    },
  }), name));
  return h('details', {}, h('summary', {}, t('settings.symbologies')), h('div.choices', {}, ...boxes));
}

/** @param {string} key @param {readonly string[]} values @returns {[string, string][]} */
const named = (key, values) => values.map((value) => [value, t(`${key}.${value}`)]);

/** @param {() => void} [onclose] */
export function openSettings(onclose) {
  const prefix = prefixField();
  const accept = select(t('settings.accept'), 'accept', settings.accept, named('accept', ['any', 'web', 'prefix']));
  const dialog = openSheet(t('settings.title'), [
    select(t('settings.guide'), 'guide', settings.guide, named('guide', guideKinds)),
    h('div', {}, toggle(t('settings.strict'), 'strict'), toggle(t('settings.manual'), 'manual')), accept, prefix,
    h('div', {}, toggle(t('settings.sound'), 'sound'), toggle(t('settings.vibration'), 'vibration'),
      toggle(t('settings.keepHistory'), 'keepHistory')),
    symbologyChoice(),
    select(t('settings.language'), 'language', settings.language, [['', t('settings.automatic')],
      .../** @type {[string, string][]} */ (Object.entries(languages).map(([tag, { name }]) => [tag, name]))]),
    select(t('settings.theme'), 'theme', settings.theme, named('theme', ['auto', 'light', 'dark'])),
    h('a.button.quiet', { href: '#/privacy' }, icon('shield'), t('privacy.title')),
  ], {
    onclose: () => {
      changes.removeEventListener('change', follow);
      onclose?.();
    },
    className: 'settings',
  });
  // Another page may change a setting, too.
  const follow = (/** @type {Event} */ event) => {
    for (const [name, value] of Object.entries(/** @type {CustomEvent} */ (event).detail)) {
      const control = /** @type {any} */ (dialog.querySelector(`[name="${name}"]`));
      if (control?.type === 'checkbox') control.checked = value;
      else if (control) control.value = value ?? '';
    }
    prefix.hidden = settings.accept !== 'prefix';
  };
  changes.addEventListener('change', follow);
}
