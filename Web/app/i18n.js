// Words in the person's language.
import en from './locales/en.js';
import ja from './locales/ja.js';
import ko from './locales/ko.js';
import zhHans from './locales/zh-Hans.js';
import zhHant from './locales/zh-Hant.js';

/** @typedef {string | Record<string, string>} Entry a text, or one for each plural form that the language has */

/** @type {Record<string, { name: string, words: Record<string, Entry> }>} */
export const languages = {
  en: { name: 'English', words: en },
  ja: { name: '日本語', words: ja },
  ko: { name: '한국어', words: ko },
  'zh-Hans': { name: '简体中文', words: zhHans },
  'zh-Hant': { name: '繁體中文', words: zhHant },
};

let current = 'en';

/**
 * The language of a tag with the script that people of that region write: Chinese of Taiwan is `zh-Hant`.
 * @param {string} tag
 * @returns {string[]} what may be one of ours, the most exact first
 */
function namesOf(tag) {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return [`${language}-${script}`, language];
  } catch {
    // No tag at all.
    return [];
  }
}

/**
 * The best language we have for what the browser says.
 * @param {readonly string[]} wanted
 */
export const preferredLanguage = (wanted) => wanted.flatMap(namesOf).find((name) => name in languages) ?? 'en';

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

/**
 * The hour alone, where the day stands above.
 * @param {number} time milliseconds since 1970
 */
export const formatClock = (time) => new Intl.DateTimeFormat(current, { timeStyle: 'short' }).format(time);
