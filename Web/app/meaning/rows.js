// The parts of a content as lines: a word, and the value as people write it.
import { t } from '../i18n.js';
import { momentOf, momentText } from './dates.js';
import { elementText } from './elements.js';
import { ibanText } from './iban.js';
import { plainNumber } from './phone.js';
import { dots, maskedText } from './secrets.js';
import { fieldName, numberText } from './words.js';

/**
 * @typedef {object} Row
 * @property {string} name    of the field
 * @property {string} label
 * @property {string} value   for people
 * @property {string} copy    for other programs
 * @property {boolean} isSecret
 * @property {string} hidden  what stands there until somebody wants to see it
 */

const secretNames = ['password', 'secret'];
const dateNames = ['birthday', 'start', 'end'];

/** @param {import('../../quietzone/payloads.js').PayloadField} field */
function valueText({ name, label, value }) {
  if (name === 'element') return elementText(label.split(' ')[0], value, label);
  if (dateNames.includes(name)) {
    const moment = momentOf(value);
    return moment ? momentText(moment) : value;
  }
  if (name === 'phone') return plainNumber(value);
  if (name === 'iban') return ibanText(value);
  if (name === 'altitude') return `${numberText(value)} m`;
  if (name === 'hidden') return /^(true|1|yes)$/i.test(value) ? t('yes') : t('no');
  return value;
}

/**
 * A line of one's own.
 * @param {string} name
 * @param {string} label
 * @param {string} value
 * @param {string} [copy]
 * @returns {Row}
 */
export function row(name, label, value, copy = value) {
  const hidden = secretNames.includes(name) ? dots : maskedText(value);
  return { name, label, value, copy, isSecret: hidden !== value, hidden };
}

/**
 * @param {readonly import('../../quietzone/payloads.js').PayloadField[]} fields
 * @param {(field: import('../../quietzone/payloads.js').PayloadField) => boolean} [isWanted]
 */
export const rowsOf = (fields, isWanted = () => true) => fields.filter(isWanted)
  .map((field) => row(field.name, fieldName(field), valueText(field), field.name === 'phone' ? plainNumber(field.value) : field.value));
