// Words in the person's language.
import en from './locales/en.js';
import ko from './locales/ko.js';
import zhHans from './locales/zh-Hans.js';

/** @typedef {string | Record<string, string>} Entry a text, or one for each plural form that the language has */

/** @type {Record<string, { name: string, words: Record<string, Entry> }>} */
export const languages = {
  en: { name: 'English', words: en },
  ko: { name: '한국어', words: ko },
  'zh-Hans': { name: '简体中文', words: zhHans },
};

let current = 'en';

/**
 * The best language we have for what the browser says.
 * @param {readonly string[]} wanted
 */
export function preferredLanguage(wanted) {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split('-')[0];
    if (base === 'zh') return 'zh-Hans';
    if (base in languages) return base;
  }
  return 'en';
}

/** @param {string} language */
export function useLanguage(language) {
  current = language in languages ? language : 'en';
  document.documentElement.lang = current;
}

export const language = () => current;

/**
 * A text with its places filled: `{name}`. Where an entry has plural forms, `count` chooses.
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 */
export function t(key, values = {}) {
  const entry = languages[current].words[key];
  if (entry === undefined) throw new Error(`no text for ${key} in ${current}`);
  const form = typeof entry === 'string' ? entry
    : entry[new Intl.PluralRules(current).select(Number(values.count))] ?? entry.other;
  return form.replace(/\{(\w+)\}/g, (_, name) => {
    const value = values[name];
    return typeof value === 'number' ? new Intl.NumberFormat(current).format(value) : value ?? '';
  });
}

/**
 * Whether there is such a text.
 * @param {string} key
 */
export const has = (key) => key in languages[current].words;

/** @param {number} bytes @returns {string} in the unit that fits */
export function formatBytes(bytes) {
  const power = Math.min(2, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  const unit = ['byte', 'kilobyte', 'megabyte'][power];
  return new Intl.NumberFormat(current, { style: 'unit', unit, unitDisplay: power === 0 ? 'long' : 'short', maximumSignificantDigits: 3 })
    .format(bytes / 1000 ** power);
}

/** @param {number} time milliseconds since 1970 */
export const formatTime = (time) => new Intl.DateTimeFormat(current, { dateStyle: 'medium', timeStyle: 'short' })
  .format(time);
