// GS1 element strings as people write them, `(01)09501101530003(10)AB-123`: identifier by identifier, what is wrong
// and where (GS1 General Specifications 25.0, 3 and 7.8). Titles and which identifiers there are come from the engine.

/** @typedef {{ identifier: string, value: string, place: number }} Element  place: of its bracket, characters from 1 */
/** @typedef {{ reason: string, count?: number, expected?: string | number, character?: string, place?: number }} Fault */

/** Digits of the identifiers that begin so, and characters of their values; 0 where those vary (Figure 7.8.5-2). */
const shapes = /** @type {[first: number, last: number, digits: number, length: number][]} */ ([
  [0, 0, 2, 18], [1, 3, 2, 14], [4, 4, 2, 16], [10, 10, 2, 0], [11, 19, 2, 6], [20, 20, 2, 2], [21, 22, 2, 0],
  [23, 25, 3, 0], [30, 30, 2, 0], [31, 36, 4, 6], [37, 37, 2, 0], [39, 39, 4, 0], [40, 40, 3, 0], [41, 41, 3, 13],
  [42, 42, 3, 0], [43, 43, 4, 0], [70, 70, 4, 0], [71, 71, 3, 0], [72, 72, 4, 0], [80, 82, 4, 0], [90, 99, 2, 0]]);

/** @param {string} identifier */
function shapeOf(identifier) {
  const start = Number(identifier.slice(0, 2));
  const [, , digits, length] = shapes.find(([first, last]) => start >= first && start <= last) ?? [0, 0, 0, 0];
  return { digits, length };
}

/**
 * @param {string} text
 * @returns {{ elements: Element[], fault: Fault | null }} fault: where an identifier in brackets should stand
 */
export function elementsOf(text) {
  const trimmed = text.trim();
  const found = [...trimmed.matchAll(/\((\d{2,4})\)/g)];
  if (trimmed !== '' && found[0]?.index !== 0) return { elements: [], fault: { reason: 'bracket', place: 1 } };
  const elements = found.map((match, index) => ({
    identifier: match[1],
    value: trimmed.slice(match.index + match[0].length, found[index + 1]?.index),
    place: [...trimmed.slice(0, match.index)].length + 1,
  }));
  return { elements, fault: null };
}

/** @param {string} digits without the check digit @returns {string} modulo 10, weights 3 and 1 from the right */
export function checkDigit(digits) {
  const sum = [...digits].reverse().reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}

/** Identifiers whose value is a key that ends with a check digit. */
const keys = /^(00|01|02|03|402|41[0-7]|8017|8018)$/;
const days = /^(11|12|13|15|16|17)$/;

/** @param {string} value YYMMDD, where day 00 is the month's end */
function isDay(value) {
  const [year, month, day] = [0, 2, 4].map((place) => Number(value.slice(place, place + 2)));
  return month >= 1 && month <= 12 && day <= new Date(2000 + year, month, 0).getDate();
}

/**
 * What is wrong with an element.
 * @param {Element} element
 * @param {string | null} title  GS1's, null where the engine knows none
 * @returns {Fault | null}
 */
export function faultOf({ identifier, value }, title) {
  const { digits, length } = shapeOf(identifier);
  if (digits !== identifier.length || title === null) return { reason: 'unknown' };
  if (value === '') return { reason: 'empty' };
  const wrong = [...value].findIndex((character) => !/[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]/.test(character));
  if (wrong >= 0) return { reason: 'character', character: [...value][wrong], place: wrong + 1 };
  if (length > 0) {
    const other = value.search(/\D/);
    if (other >= 0) return { reason: 'digits', character: value[other], place: other + 1 };
    if (value.length !== length) return { reason: 'length', count: value.length, expected: length };
  } else if (value.length > 90) return { reason: 'tooLong', count: value.length, expected: 90 };
  const expected = checkDigit(value.slice(0, -1));
  if (keys.test(identifier) && /^\d+$/.test(value) && value.at(-1) !== expected) return { reason: 'check', expected };
  return days.test(identifier) && !isDay(value) ? { reason: 'day' } : null;
}

/**
 * The content of the symbol: GS behind each value that has no predefined length, but for the last.
 * @param {readonly Element[]} elements
 */
export const dataOf = (elements) => elements.map(({ identifier, value }, index) => (
  identifier + value + (shapeOf(identifier).length === 0 && index + 1 < elements.length ? '\u001d' : ''))).join('');
