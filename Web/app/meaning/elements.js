// Values of GS1 elements as people write them: dates, weights and measures, amounts.
import { gs1MomentOf, momentText } from './dates.js';
import { moneyText, numberText } from './words.js';

/** Dates, of the day or with a time. */
const dates = ['11', '12', '13', '15', '16', '17', '4324', '4325', '4326', '7003', '7006', '7011'];

/**
 * Numbers of currencies (ISO 4217) that are met most.
 * @type {Record<string, string>}
 */
const currencies = { 156: 'CNY', 392: 'JPY', 410: 'KRW', 756: 'CHF', 826: 'GBP', 840: 'USD', 978: 'EUR' };

/** @param {string} digits @param {number} places */
const decimal = (digits, places) => (places > 0 && digits.length > places
  ? `${digits.slice(0, -places)}.${digits.slice(-places)}` : digits).replace(/^0+(?=\d)/, '');

/**
 * The value of an element for people, where it has another form than its digits.
 * @param {string} identifier
 * @param {string} value
 * @param {string} title  GS1's own, which names the unit
 */
export function elementText(identifier, value, title = '') {
  if (!/^\d+$/.test(value)) return value;
  if (dates.includes(identifier)) {
    const moment = gs1MomentOf(value);
    return moment ? momentText(moment, 'medium') : value;
  }
  const places = Number(identifier[3]);
  if (/^3[1-6]\d\d$/.test(identifier)) {
    return `${numberText(decimal(value, places))} ${/\(([^)]+)\)$/.exec(title)?.[1] ?? ''}`.trim();
  }
  if (/^39[02]\d$/.test(identifier)) return numberText(decimal(value, places));
  if (/^39[13]\d$/.test(identifier)) {
    return moneyText(decimal(value.slice(3), places), currencies[value.slice(0, 3)] ?? value.slice(0, 3));
  }
  if (identifier === '30' || identifier === '37') return numberText(decimal(value, 0));
  return value;
}
