// Bytes to text: the character sets that ECIs announce, and a guess where nothing is announced.
import { decoded, guessedSet } from './character-set-guess.js';

/** The AIM register (Extended Channel Interpretations, Part 3) in the names of the Encoding Standard. */
const labels = new Map([
  [1, 'latin1'], [3, 'latin1'], [4, 'iso-8859-2'], [5, 'iso-8859-3'], [6, 'iso-8859-4'],
  [7, 'iso-8859-5'], [8, 'iso-8859-6'], [9, 'iso-8859-7'], [10, 'iso-8859-8'], [11, 'windows-1254'],
  [12, 'iso-8859-10'], [13, 'windows-874'], [15, 'iso-8859-13'], [16, 'iso-8859-14'],
  [17, 'iso-8859-15'], [18, 'iso-8859-16'], [20, 'shift_jis'], [21, 'windows-1250'],
  [22, 'windows-1251'], [23, 'windows-1252'], [24, 'windows-1256'], [25, 'utf-16be'], [26, 'utf-8'],
  [27, 'utf-8'], [28, 'big5'], [29, 'gbk'], [30, 'euc-kr'], [31, 'gbk'], [32, 'gb18030'],
  [33, 'utf-16le'], [170, 'utf-8'],
]);

/** @param {Uint8Array} bytes */
function latin1(bytes) {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}

/**
 * @param {Uint8Array} bytes
 * @param {string} label
 * @returns {string | null} null where the bytes are none of that character set
 */
const decode = (bytes, label) => (label === 'latin1' ? latin1(bytes) : decoded(bytes, label));

/** @typedef {{ text: string, guessedCharacterSet: string | null }} Told */

/**
 * @param {Uint8Array} bytes
 * @param {boolean} isJapanese the text around is Japanese
 * @returns {Told}
 */
function guess(bytes, isJapanese) {
  const set = guessedSet(bytes, isJapanese);
  const text = set === 'ISO-8859-1' ? latin1(bytes) : decode(bytes, set ?? 'utf-8');
  return { text: text ?? '', guessedCharacterSet: set };
}

/**
 * The content as text, and the character set that bytes are taken for whose set the symbol does not say, by the
 * name of IANA's register; of several the first. Null where nothing is guessed: all is announced, or ASCII.
 * @param {Uint8Array} bytes
 * @param {readonly { start: number, eci: number | null }[]} sections where the character set changes
 * @returns {Told}
 */
export function told(bytes, sections) {
  const places = sections.length === 0 || sections[0].start > 0 ? [{ start: 0, eci: null }, ...sections] : sections;
  const isJapanese = places.some(({ eci }) => eci === 20);
  const parts = places.map(({ start, eci }, index) => {
    const part = bytes.subarray(start, places[index + 1]?.start ?? bytes.length);
    const label = eci === null ? undefined : labels.get(eci);
    const text = label ? decode(part, label) : null;
    return text === null ? guess(part, isJapanese) : { text, guessedCharacterSet: null };
  });
  return {
    text: parts.map(({ text }) => text).join(''),
    guessedCharacterSet: parts.find((part) => part.guessedCharacterSet !== null)?.guessedCharacterSet ?? null,
  };
}
