// GS1 element strings as people write them, `(01)09501101530003(10)AB-123`: identifier by identifier, what is wrong
// and where (GS1 General Specifications 25.0, 3 and 7.8). Titles and which identifiers there are come from the engine.
import { MakeError } from './errors.js';
import { describe } from './payloads.js';

/** @typedef {import('./engine.js').Engine} Engine */
/** @typedef {{ identifier: string, value: string, place: number }} Element  place: of its bracket, characters from 1 */
/** @typedef {{ reason: string, count?: number, expected?: string | number, character?: string, place?: number }} Fault */
/** @typedef {Element & { title: string | null, fault: Fault | null }} CheckedElement */

/**
 * In English, for developers; an app has its own words for `fault`.
 * @type {Record<string, (fault: Fault) => string>}
 */
const texts = {
  bracket: () => 'an identifier in brackets is expected first, as in (01)09501101530003(10)AB-123',
  unknown: () => 'there is no such identifier',
  empty: () => 'the value is missing',
  character: ({ character, place }) => `character ${place} of the value, "${character}", is not allowed`,
  digits: ({ character, place }) => `character ${place} of the value is "${character}": only digits are possible`,
  length: ({ count, expected }) => `${expected} digits are needed, there are ${count}`,
  tooLong: ({ count, expected }) => `at most ${expected} characters are possible, there are ${count}`,
  check: ({ expected }) => `the check digit should be ${expected}`,
  day: () => 'there is no such day: it has to be year, month, day, as 261231',
};

/** The content is no GS1 element string: `fault` says why, `identifier` of which element where it is that of one. */
export class GS1Error extends MakeError {
  /** @param {Fault} fault @param {string} [identifier] */
  constructor(fault, identifier) {
    super('gs1', [], `GS1: ${identifier ? `(${identifier}): ` : ''}${texts[fault.reason](fault)}`);
    this.fault = fault;
    this.identifier = identifier;
  }
}

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
 * Identifiers in round brackets; in square ones, which no value has, where a value holds what looks like one in round ones.
 * @param {string} text
 * @returns {{ elements: Element[], fault: Fault | null }} fault: where an identifier in brackets should stand
 */
export function elementsOf(text) {
  const trimmed = text.trim();
  const found = [...trimmed.matchAll(trimmed.startsWith('[') ? /\[(\d{2,4})\]/g : /\((\d{2,4})\)/g)];
  if (trimmed !== '' && found[0]?.index !== 0) return { elements: [], fault: { reason: 'bracket', place: 1 } };
  const elements = found.map(({ 0: bracket, 1: identifier, index: start = 0 }, index) => ({
    identifier,
    value: trimmed.slice(start + bracket.length, found[index + 1]?.index),
    place: [...trimmed.slice(0, start)].length + 1,
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
/**
 * Those whose value begins with one, and how long it is.
 * @type {Record<string, number>}
 */
const beginnings = { 253: 13, 255: 13, 8003: 14, 8006: 14, 8026: 14 };
/** Those that have no title: coupons of North America. */
const untitled = /^(8110|8112)$/;
const days = /^(11|12|13|15|16|17)$/;

/**
 * The check digit of the key in a value, where it is another one.
 * @param {string} identifier @param {string} value
 */
function rightCheckDigit(identifier, value) {
  const length = keys.test(identifier) ? value.length : beginnings[identifier];
  const key = value.slice(0, length);
  if (length === undefined || key.length < length || !/^\d+$/.test(key)) return null;
  const expected = checkDigit(key.slice(0, -1));
  return key.at(-1) === expected ? null : expected;
}

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
  if (digits !== identifier.length || (title === null && !untitled.test(identifier))) return { reason: 'unknown' };
  if (value === '') return { reason: 'empty' };
  const wrong = [...value].findIndex((character) => !/[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]/.test(character));
  if (wrong >= 0) return { reason: 'character', character: [...value][wrong], place: wrong + 1 };
  if (length > 0) {
    const other = value.search(/\D/);
    if (other >= 0) return { reason: 'digits', character: value[other], place: other + 1 };
    if (value.length !== length) return { reason: 'length', count: value.length, expected: length };
  } else if (value.length > 90) return { reason: 'tooLong', count: value.length, expected: 90 };
  const expected = rightCheckDigit(identifier, value);
  if (expected !== null) return { reason: 'check', expected };
  return days.test(identifier) && !isDay(value) ? { reason: 'day' } : null;
}

/**
 * The content of the symbol: GS behind each value that has no predefined length, but for the last.
 * @param {readonly Element[]} elements
 */
export const dataOf = (elements) => elements.map(({ identifier, value }, index) => (
  identifier + value + (shapeOf(identifier).length === 0 && index + 1 < elements.length ? '\u001d' : ''))).join('');

/**
 * What the engine makes of data without brackets, as symbols carry them.
 * @param {Engine} engine
 * @param {string} data
 * @returns {{ identifier: string, title: string | null, value: string }[]} none where they are no elements
 */
function elementsIn(engine, data) {
  const bytes = new TextEncoder().encode(data);
  const { kind, fields } = describe(engine, /** @type {any} */ ({ identifier: ']C1', bytes, text: data }));
  return kind !== 'gs1' ? [] : fields.map(({ label, value }) => {
    const [identifier, ...title] = label.split(' ');
    return { identifier, title: title.join(' ') || null, value };
  });
}

/** @param {Engine} engine @param {string} identifier @returns {string | null} */
function titleOf(engine, identifier) {
  const [first] = elementsIn(engine, `${identifier}0`);
  return first?.identifier === identifier ? first.title : null;
}

/**
 * Element strings taken apart, with brackets or as symbols carry them: each with its title and what is wrong with it.
 * @param {Engine} engine
 * @param {string} text
 * @returns {{ elements: CheckedElement[], fault: Fault | null }}
 */
export function checkedElements(engine, text) {
  const carried = /^\s*\d/.test(text) ? elementsIn(engine, text.trim()).map((element) => ({ ...element, place: 1 })) : [];
  const { elements, fault } = carried.length > 0 ? { elements: carried, fault: null } : elementsOf(text);
  return { fault, elements: elements.map((element) => {
    const title = titleOf(engine, element.identifier);
    return { ...element, title, fault: faultOf(element, title) };
  }) };
}

/**
 * What a symbol carries of element strings.
 * @param {Engine} engine
 * @param {string} text
 * @returns {string}
 * @throws {GS1Error} where they are none, or one of them is wrong
 */
export function elementData(engine, text) {
  const { elements, fault } = checkedElements(engine, text);
  if (fault || elements.length === 0) throw new GS1Error(fault ?? { reason: 'bracket', place: 1 });
  const wrong = elements.find((element) => element.fault);
  if (wrong?.fault) throw new GS1Error(wrong.fault, wrong.identifier);
  return dataOf(elements);
}
