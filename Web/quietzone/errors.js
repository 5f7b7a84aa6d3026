// Why something can't be made: the codes of Sources/QuietZoneWasm/Errors.swift.
import { makeReasons } from './protocol.js';
import { Cursor } from './records.js';
import { symbologies } from './symbologies.js';

/**
 * What a number is for, and the least that it may be; by the numbers of `BarcodeEncodingError.Setting`.
 * @type {Record<number, [name: string, least: number]>}
 */
const settings = { 1: ['correction', 0], 2: ['correction', 5], 3: ['columns', 1] };

/** In English, for developers; an app has its own words for `reason` and `numbers`. */
const messages = {
  /** @param {number[]} n */
  tooLong: ([needed, capacity]) => `too long: ${needed} bits needed, ${capacity} there are`,
  /** @param {number[]} n */
  unencodable: ([offset]) => `the character at byte ${offset} has no code in this symbology`,
  /** @param {number[]} n */
  unsupported: ([symbology]) => `${symbologies[symbology]?.name} has no such mode`,
  /** @param {number[]} n */
  length: ([count, least, most]) => `${least} to ${most} characters are possible, not ${count}`,
  /** @param {number[]} n */
  checkCharacter: ([, right]) => `the check character should be ${String.fromCharCode(right)}`,
  /** @param {number[]} n */
  codewords: ([needed, capacity]) => `too long: ${needed} codewords needed, ${capacity} there are`,
  /** @param {number[]} n */
  version: ([version, least, most]) => `version ${version} is not possible: ${least} to ${most} are`,
  /** @param {number[]} n */
  mask: ([mask, least, most]) => `mask ${mask} is not possible: ${least} to ${most} are`,
  /** @param {number[]} n */
  level: ([level]) => `level ${'LMQH'[level]} is not possible in this symbology or version`,
  /** @param {number[]} n */
  symbology: ([symbology]) => `${symbologies[symbology]?.name} is read and not made`,
  /** @param {number[]} n */
  size: ([columns, rows]) => `there is no symbol of ${columns} columns and ${rows} rows`,
  drawing: () => 'it can\'t be drawn so small or so large: see scale and quietZone',
  postalCode: () => 'the content has no postal code that the symbology could carry',
  /** @param {number[]} n */
  number: ([setting, value, most]) => {
    const [name, least] = settings[setting] ?? ['a number', 0];
    return `${name} ${value} is not possible: ${least} to ${most} are`;
  },
  payload: () => 'a part is missing or not as its rule says: partAtFault(error) tells which',
};

/** The content or an option can't become a symbol. */
export class MakeError extends Error {
  /**
   * @param {string} reason   `tooLong`, `length` …
   * @param {number[]} numbers  three numbers whose meaning depends on the reason (Errors.swift tells)
   * @param {string} [text]     in place of the one that the reason has
   */
  constructor(reason, numbers, text) {
    super(text ?? /** @type {Record<string, (n: number[]) => string>} */ (messages)[reason]?.(numbers)
      ?? `can't be made: ${reason} ${numbers.join(' ')}`);
    this.name = 'MakeError';
    this.reason = reason;
    this.numbers = numbers;
  }
}

/**
 * The bytes of an answer, or the error that they are.
 * @param {Uint8Array} bytes
 * @returns {Uint8Array}
 */
export function checked(bytes) {
  const cursor = new Cursor(bytes);
  const code = cursor.word32();
  if (code === 0) return bytes;
  throw new MakeError(makeReasons[code - 1] ?? 'request', [cursor.signed32(), cursor.signed32(), cursor.signed32()]);
}
