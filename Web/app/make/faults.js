// Why there is no code, in words, and which field it is about.
import { GS1Error } from '../../quietzone/gs1.js';
import { fieldNames, partAtFault } from '../../quietzone/payloads.js';
import { has, t } from '../i18n.js';
import { kinds, labelOf } from './fields.js';

/**
 * @typedef {object} Fault
 * @property {string | null} field  beside which it is said; null: it is about all of them
 * @property {string} reason
 * @property {string} text
 * @property {boolean} isPatient    it may come right while the person goes on typing
 */

/**
 * The character that a byte of a text belongs to, from 1.
 * @param {string} text
 * @param {number} offset  in UTF-8
 */
export function characterAt(text, offset) {
  const before = new TextDecoder().decode(new TextEncoder().encode(text).subarray(0, offset));
  const place = [...before].filter((character) => character !== '\ufffd').length;
  return { place: place + 1, character: [...text][place] ?? '' };
}

/** @param {Pick<GS1Error, 'fault' | 'identifier'>} error */
export function gs1Text({ fault, identifier }) {
  const { count = 0, expected = 0, character = '', place = 0 } = fault;
  const text = t(`gs1.${fault.reason}`, { count, expected, character, place });
  return identifier ? `(${identifier}) ${text}` : text;
}

/** Of a field for which no rule says what it has to be: that of its form. */
const ruleOfField = /** @type {Record<string, string>} */ ({ url: 'page', email: 'mailbox', start: 'date', end: 'date' });

/** @param {{ field: string, rule: string, value: number }} part @param {string} kind @returns {Fault} */
function ofField({ field: said, rule, value }, kind) {
  // Of a contact's name there are parts alone.
  const field = kinds[kind].some(({ name }) => name === said) ? said : kinds[kind][0].name;
  const name = t(labelOf(field));
  if (rule === 'needed') return { field, reason: 'missing', text: t('error.needed'), isPatient: true };
  const known = rule === 'malformed' ? ruleOfField[field] : rule;
  const other = rule === 'unused' ? t(labelOf(fieldNames[value])) : '';
  const key = rule === 'qrReference' && value > 0 ? 'rule.qrReferenceCheck' : `rule.${known}`;
  const text = has(key) ? t(key, { count: value, limit: value, digit: value - 1, field: other }) : t('error.malformed', { field: name });
  return { field, reason: 'malformed', text, isPatient: true };
}

/**
 * @param {any} error     a `MakeError`, or an `OptionError` where the format has no GS1
 * @param {string} kind
 * @param {string} content  that was to be made, as far as there was any
 * @returns {Fault}
 */
export function faultFrom(error, kind, content) {
  const only = kinds[kind].length === 1 ? kinds[kind][0].name : null;
  if (error instanceof GS1Error) return { field: only, reason: 'gs1', text: gs1Text(error), isPatient: true };
  const [a, b, c] = error.numbers ?? [];
  const part = error.reason === 'payload' ? partAtFault(error) : null;
  if (part) return ofField(part, kind);
  const reason = error.option === 'gs1' ? 'unsupported' : error.reason;
  const key = has(`error.${reason}`) ? `error.${reason}` : 'error.other';
  const at = characterAt(content, a ?? 0);
  const isAhead = reason === 'length' && a < b;
  const text = reason === 'tooLong' ? t(key, { count: Math.ceil((a - b) / 8) })
    : reason === 'unencodable' ? t(key, at)
      : t(key, { a, b, c, character: String.fromCharCode(b) });
  return { field: only, reason: reason ?? 'other', text, isPatient: isAhead };
}
