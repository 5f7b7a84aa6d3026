// Words in the person's language.
import en from './locales/en.js';

/** @typedef {string | Record<string, string>} Entry a text, or one for each plural form that the language has */

/** @typedef {Record<string, Entry>} Words */

/**
 * English is always there; another table is fetched when its language is wanted.
 * @type {Record<string, { name: string, load: () => Promise<{ default: Words }> }>}
 */
export const languages = {
  en: { name: 'English', load: async () => ({ default: en }) },
  ja: { name: '日本語', load: () => import('./locales/ja.js') },
  ko: { name: '한국어', load: () => import('./locales/ko.js') },
  'zh-Hans': { name: '简体中文', load: () => import('./locales/zh-Hans.js') },
  'zh-Hant': { name: '繁體中文', load: () => import('./locales/zh-Hant.js') },
};

let current = 'en';
let wanted = 'en';
/** @type {Words} */
let words = en;

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
 * @param {readonly string[]} tags
 */
export const preferredLanguage = (tags) => tags.flatMap(namesOf).find((name) => name in languages) ?? 'en';

/**
 * Speaks a language once its table is there; one that can't be had changes nothing, and of several the last counts.
 * @param {string} language
 * @returns {Promise<boolean>} whether this is the language now
 */
export async function useLanguage(language) {
  const mine = language in languages ? language : 'en';
  wanted = mine;
  const table = await languages[mine].load().catch(() => null);
  if (!table || mine !== wanted) return false;
  [current, words] = [mine, table.default];
  document.documentElement.lang = current;
  return true;
}

export const language = () => current;

/** Letters that are written from right to left. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A text whose letters turn nothing beside it, where it stands in a sentence: between U+2068 and U+2069.
 * @param {string} text
 */
export const isolated = (text) => (rightToLeft.test(text) ? `\u2068${text}\u2069` : text);

/**
 * A text with its places filled: `{name}`. Where an entry has plural forms, `count` chooses.
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 */
export function t(key, values = {}) {
  const entry = words[key];
  if (entry === undefined) throw new Error(`no text for ${key} in ${current}`);
  const form = typeof entry === 'string' ? entry
    : entry[new Intl.PluralRules(current).select(Number(values.count))] ?? entry.other;
  return form.replace(/\{(\w+)\}/g, (_, name) => {
    const value = values[name];
    return typeof value === 'number' ? new Intl.NumberFormat(current).format(value) : isolated(value ?? '');
  });
}

/**
 * Whether there is such a text.
 * @param {string} key
 */
export const has = (key) => key in words;

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
