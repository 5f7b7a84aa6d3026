// Words for what the engine says of a content, and content made fit for one line.
import { has, isolated, language, t } from '../i18n.js';

/** @typedef {import('../../quietzone/payloads.js').PayloadField} PayloadField */

/** @param {import('../../quietzone/payloads.js').PayloadKind} kind */
export const kindName = (kind) => t(`kind.${kind}`);

/** @param {PayloadField} field */
export function fieldName({ name, label }) {
  if (name === 'element') return label.replace(/^(\d+) (.*)$/, '$2 ($1)').replace(/^(\d+)$/, '($1)');
  const word = t(`field.${name}`);
  const types = label.toLowerCase().split(',').filter(Boolean).map((type) => (has(`label.${type}`) ? t(`label.${type}`) : type));
  return types.length > 0 ? `${word} · ${types.join(', ')}` : word;
}

/** @param {string} oddity of a link */
export const oddityText = (oddity) => t(`oddity.${oddity}`);

/** What is not seen, or turns the direction of what is beside it. */
const unseen = /[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

/**
 * Content as a title: one line, nothing in it that hides or turns letters, not longer than people read.
 * @param {string} text
 * @param {number} [most] characters
 */
export function oneLine(text, most = 80) {
  const characters = [...text.replace(unseen, '').replace(/[\s\p{Cc}]+/gu, ' ').trim()];
  return characters.length <= most ? characters.join('') : `${characters.slice(0, most - 1).join('').trimEnd()}…`;
}

/**
 * Content as it is, but for what turns the direction of what follows, or of a part: that is seen and turns nothing.
 * @param {string} text
 */
export const turningNothing = (text) => text.replace(/[\u202a-\u202e\u2066-\u2069]/g,
  (character) => `[U+${character.charCodeAt(0).toString(16).toUpperCase()}]`);

/** @param {readonly string[]} parts */
const joined = (parts) => parts.filter(Boolean).join(' · ');

/** @param {readonly string[]} parts  the empty ones are left out; none turns another's direction */
export const listed = (parts) => joined(parts.map(isolated));

/**
 * A number as people write it, with all of its digits; what is none, as it stands.
 * @param {string} digits
 */
export function numberText(digits) {
  if (!/^-?\d{1,15}(\.\d{1,12})?$/.test(digits)) return digits;
  const places = digits.split('.')[1]?.length ?? 0;
  return new Intl.NumberFormat(language(), { minimumFractionDigits: places, maximumFractionDigits: places })
    .format(Number(digits));
}

/**
 * An amount of money; a currency that has no code is said behind the number.
 * @param {string} amount
 * @param {string} currency
 */
export function moneyText(amount, currency) {
  if (!/^\d{1,12}(\.\d{1,12})?$/.test(amount)) return joined([amount, currency]);
  if (!/^[A-Z]{3}$/.test(currency)) return `${numberText(amount)} ${currency}`.trim();
  return new Intl.NumberFormat(language(), { style: 'currency', currency }).format(Number(amount));
}
