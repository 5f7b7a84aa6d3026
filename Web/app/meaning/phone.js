// Numbers to call: as people read them, and as addresses have them (RFC 3966).

/** The keys of telephones that letters stand on: ABC on 2 to WXYZ on 9. */
const keys = '22233344455566677778889999';

/** Countries that keep the zero in parentheses when they are called from abroad: Italy with the Vatican, San Marino. */
const keepsZero = /^\+(39|378)\D/;

/** An extension as people write it: `ext. 5`, `extension 5`, `x5`. */
const extension = /[\s,]*(?<![a-z])(?:ext(?:n|ension)?\.?|x)[\s:]*(\d+)\s*$/i;

/**
 * Without the `tel:` that vCard 4 puts before it.
 * @param {string} number
 */
export const plainNumber = (number) => number.replace(/^\s*tel:/i, '');

/**
 * Whether it is a command to the telephone or its network instead of a number.
 * @param {string} number
 */
export const isCommand = (number) => /[*#]/.test(number);

/**
 * A p or w between digits pauses, where there are no other letters: elsewhere they are words.
 * @param {string} digits
 */
const withKeys = (digits) => (/^[^a-z]*\d[pw][\d*#,][^a-z]*$/i.test(digits) ? digits
  : digits.replace(/[a-z]/gi, (letter) => keys[letter.toUpperCase().charCodeAt(0) - 65]));

/**
 * What is dialled: spaces are for people, letters stand for keys, and parameters stay as they are.
 * @param {string} number
 */
export function dialled(number) {
  const [, main, parameters] = /** @type {RegExpExecArray} */ (/^([^;]*)(.*)$/s.exec(plainNumber(number).normalize('NFKC').trim()));
  const more = extension.exec(main)?.[1];
  const called = main.replace(extension, '');
  const abroad = keepsZero.test(called) ? called : called.replace(/^(\+\d{1,3})\s*\(0\)/, '$1');
  const head = withKeys(abroad).replace(/[^+\d*#,pw]/gi, '').replace(/[*#]/g, encodeURIComponent);
  return head + (more ? `;ext=${more}` : '')
    + parameters.replace(/\s/g, '').replace(/[^\w\-.!~*'()[\]/:&+$=;,%]/gu, encodeURIComponent);
}
