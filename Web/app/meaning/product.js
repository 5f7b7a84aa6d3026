// Numbers of trade items in their forms, and where one can look them up.
import { t } from '../i18n.js';
import { isbnText, shortIsbn } from './isbn.js';
import { row, rowsOf } from './rows.js';
import { kindName } from './words.js';

/** @typedef {import('./meaning.js').Action} Action */

/**
 * The digits without the zeros that make it longer than it was given out: 8, 12, 13 or 14.
 * @param {string} gtin 14 digits
 */
function shortest(gtin) {
  const length = [8, 12, 13].find((count) => /^0*$/.test(gtin.slice(0, 14 - count))) ?? 14;
  return gtin.slice(14 - length);
}

/**
 * The forms that a number has: GTIN-8 as it is, the others with zeros in front up to 14 digits.
 * @param {string} gtin
 * @returns {[string, string][]}  name and number
 */
export function forms(gtin) {
  const short = shortest(gtin);
  return [8, 12, 13, 14].filter((count) => count >= short.length && !(count < 14 && short.length === 8 && count > 8))
    .map((count) => [`GTIN-${count}`, gtin.slice(14 - count)]);
}

/**
 * Numbers that a shop gives to its own goods, meat by weight, coupons: nobody else knows them.
 * @param {string} gtin
 */
const isOfOneShop = (gtin) => (shortest(gtin).length === 8 ? /^[02]/.test(shortest(gtin)) : /^(02|04|05|2|98|99)/.test(gtin.slice(1)));

/**
 * What begins with these digits is a book, printed music or a magazine.
 * @param {string} gtin
 */
function special(gtin) {
  if (gtin.startsWith('09790')) return 'ISMN';
  if (gtin.startsWith('0978') || gtin.startsWith('0979')) return 'ISBN';
  return gtin.startsWith('0977') ? 'ISSN' : '';
}

/**
 * Where somebody can look a number up: pages that are named, and told it only when they are touched.
 * @param {string} gtin  14 digits
 * @returns {Action[]}
 */
export function lookUps(gtin) {
  const page = (/** @type {string} */ host, /** @type {string} */ href) => (
    /** @type {Action} */ ({ id: `lookUp-${host}`, verb: t('do.lookUp', { host }), icon: 'search', href }));
  if (special(gtin) === 'ISBN') return [page('openlibrary.org', `https://openlibrary.org/isbn/${gtin.slice(1)}`)];
  if (special(gtin) || isOfOneShop(gtin)) return [];
  return [page('gs1.org', `https://www.gs1.org/services/verified-by-gs1/results?gtin=${gtin}`),
    page('openfoodfacts.org', `https://world.openfoodfacts.org/product/${gtin.slice(shortest(gtin).length === 8 ? 6 : 1)}`)];
}

/**
 * ISSN of a magazine's number: seven digits and the check digit, which the other one replaced.
 * @param {string} gtin
 */
function issn(gtin) {
  const digits = gtin.slice(4, 11);
  const check = (11 - [...digits].reduce((sum, digit, place) => sum + Number(digit) * (8 - place), 0) % 11) % 11;
  return `${digits.slice(0, 4)}-${digits.slice(4)}${check === 10 ? 'X' : check}`;
}

/** @param {string} gtin @returns {[string, string][]} */
function bookForms(gtin) {
  const thirteen = gtin.slice(1);
  if (special(gtin) === 'ISSN') return [['ISSN', issn(gtin)]];
  if (special(gtin) !== 'ISBN') return [];
  const ten = shortIsbn(thirteen);
  return [['ISBN-13', isbnText(thirteen)], ...(ten ? [/** @type {[string, string]} */ (['ISBN-10', ten])] : [])];
}

/** @param {import('./meaning.js').Context} context */
export function productMeaning({ payload, source, value }) {
  const gtin = value('gtin').padStart(14, '0');
  const books = bookForms(gtin);
  const number = books[0]?.[1] ?? source.text.split(' ')[0];
  const isShops = isOfOneShop(gtin);
  const pages = lookUps(gtin);
  /** @type {Action} */
  const copy = { id: 'copy', verb: t('do.copyNumber'), icon: 'copy', copy: source.text.split(' ')[0] };
  return {
    title: number,
    subtitle: special(gtin) ? t(`product.${special(gtin)}`) : isShops ? t('product.shop') : kindName('product'),
    rows: [...books.map(([label, text]) => row('book', label, text)),
      ...forms(gtin).map(([label, text]) => row('gtin', label, text)),
      ...rowsOf(payload.fields, ({ name }) => name !== 'gtin')],
    actions: pages.length > 0 ? pages : [copy],
  };
}
