// Book numbers (ISO 2108): hyphens where the agency's table says them, and the shorter form of old.
import { isbnRanges } from './isbn-ranges.js';

/**
 * Group and publisher of a number.
 * @param {string} isbn  13 digits
 * @returns {[string, string, string, string] | null} prefix, group, publisher, title; null where the table has none
 */
function parts(isbn) {
  for (const [key, ranges] of Object.entries(isbnRanges)) {
    const [prefix, group] = key.split('-');
    if (!isbn.startsWith(prefix + group)) continue;
    const rest = isbn.slice(prefix.length + group.length, 12);
    const range = ranges.split(' ').map((text) => text.split('-')).find(([from, to]) => {
      const head = rest.slice(0, from.length);
      return from.length < rest.length && head >= from && head <= to;
    });
    return range ? [prefix, group, rest.slice(0, range[0].length), rest.slice(range[0].length)] : null;
  }
  return null;
}

/**
 * With hyphens where they are certain.
 * @param {string} isbn 13 digits
 */
export function isbnText(isbn) {
  const known = parts(isbn);
  return known ? [...known, isbn.slice(12)].join('-') : isbn;
}

/**
 * As books were numbered until 2006; nothing where there was no such number.
 * @param {string} isbn 13 digits
 */
export function shortIsbn(isbn) {
  if (!isbn.startsWith('978')) return '';
  const digits = isbn.slice(3, 12);
  const sum = [...digits].reduce((all, digit, place) => all + Number(digit) * (10 - place), 0);
  const check = (11 - (sum % 11)) % 11;
  const known = parts(isbn);
  const last = check === 10 ? 'X' : String(check);
  return known ? [...known.slice(1), last].join('-') : digits + last;
}
