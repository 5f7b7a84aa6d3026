// Which character set bytes are in that nobody announced: the rules of the engine's CharacterSetGuess, GB18030Census
// among them, which say why.
import { commonHanzi } from './common-hanzi.js';

const isLetter = (/** @type {number | undefined} */ byte) => byte !== undefined && (byte | 32) >= 97 && (byte | 32) <= 122;
const isKatakana = (/** @type {number} */ byte) => byte >= 0xa1 && byte <= 0xdf;
const isIn = (/** @type {number | undefined} */ byte, /** @type {number} */ low, /** @type {number} */ high) => (
  byte !== undefined && byte >= low && byte <= high);

/**
 * What is valid in this character set, as text.
 * @param {Uint8Array} bytes
 * @param {string} label
 * @returns {string | null}
 */
export function decoded(bytes, label) {
  try {
    return new TextDecoder(label, { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    return null;
  }
}

/** Before small kana: for each the large ones it may follow. */
const beforeSmall = [0xb3, 0xb8, 0xbc, 0xc1, 0xc2, 0xc3, 0xc4, 0xcc, 0xde];
const beforeSmallY = [0xb7, 0xbc, 0xc1, 0xc6, 0xcb, 0xd0, 0xd8, 0xc3, 0xcc, 0xde, 0xdf];

/**
 * Whether a half-width katakana can stand behind another, 0 at the start of a word.
 * @param {number} byte
 * @param {number} before
 */
function follows(byte, before) {
  if (byte >= 0xa7 && byte <= 0xab) return beforeSmall.includes(before);
  if (byte >= 0xac && byte <= 0xae) return beforeSmallY.includes(before);
  if (byte === 0xaf || byte === 0xb0) return before >= 0xa7;
  if (byte === 0xde) return before === 0xb3 || isIn(before, 0xb6, 0xc4) || isIn(before, 0xca, 0xce);
  return byte !== 0xdf || isIn(before, 0xca, 0xce);
}

/** @param {Uint8Array} bytes */
function runsOfKatakana(bytes) {
  let [count, typical, longest, shortest, isSpelled] = [0, 0, 0, Infinity, true];
  for (let start = 0; start < bytes.length; start += 1) {
    if (!isKatakana(bytes[start])) continue;
    let [index, before] = [start, 0];
    for (; index < bytes.length && isKatakana(bytes[index]); index += 1) {
      if (bytes[index] < 0xc0 || bytes[index] >= 0xde) typical += 1;
      isSpelled &&= follows(bytes[index], before);
      before = bytes[index];
    }
    count += index - start;
    longest = Math.max(longest, index - start);
    shortest = Math.min(shortest, index - start);
    start = index;
  }
  return { count, typical, longest, shortest, isSpelled };
}

/**
 * @param {Uint8Array} bytes
 * @param {boolean} isJapanese the text around is Japanese
 */
function isPlausibleJapanese(bytes, isJapanese) {
  if (decoded(bytes, 'shift_jis') === null) return false;
  let [low, doubtful, high] = [0, 0, 0];
  const single = new Uint8Array(bytes.length);
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index];
    if (byte < 0x80 || isKatakana(byte)) {
      single[index] = byte;
      continue;
    }
    // Browsers take more for Shift JIS than JIS X 0208 has: a control character, and codes for private use.
    if (byte === 0x80 || byte >= 0xf0) return false;
    if (byte < 0xe0) {
      low += 1;
      const isAlone = !(bytes[index + 2] >= 0x80);
      if (isAlone && isLetter(bytes[index - 1]) && isLetter(bytes[index + 1])) doubtful += 1;
    } else {
      high += 1;
    }
    index += 1;
  }
  if (low > 0) return isJapanese || doubtful < low;
  const { count, typical, longest, shortest, isSpelled } = runsOfKatakana(single);
  if (!isSpelled || (high > 0 && !isJapanese) || shortest < 2) return false;
  return isJapanese ? longest >= 2 : longest >= 3 && typical * 4 >= count;
}

/**
 * Whether bytes make plausible Chinese in GB 18030, and whether that is more likely than half-width katakana.
 * @param {Uint8Array} bytes
 */
function chinese(bytes) {
  const none = { isPlausible: false, isTypical: false };
  if (decoded(bytes, 'gb18030') === null) return none;
  let [usual, common, others, areSomeTogether, touchesLetter] = [0, 0, 0, false, false];
  for (let index = 0; index < bytes.length;) {
    const start = index;
    let count = 0;
    while (bytes[index] >= 0x80) {
      const [lead, trail] = [bytes[index], bytes[index + 1]];
      const length = isIn(trail, 0x30, 0x39) ? 4 : 2;
      const isGB2312 = length === 2 && trail >= 0xa1;
      if (isGB2312 && isIn(lead, 0xb0, 0xd7)) {
        usual += 1;
        if (commonHanzi.has(decoded(bytes.subarray(index, index + 2), 'gb18030') ?? '')) common += 1;
      } else if (!(isGB2312 && (lead === 0xa1 || lead === 0xa3))) {
        others += 1;
      }
      index += length;
      count += 1;
    }
    if (count > 1) areSomeTogether = true;
    else if (count === 1) touchesLetter ||= isLetter(bytes[start - 1]) || isLetter(bytes[index]);
    else index += 1;
  }
  const isPlausible = areSomeTogether ? usual > others
    : common > 0 && common >= usual - common + others && !touchesLetter;
  return { isPlausible, isTypical: 5 * common >= 2 * (usual + others) };
}

/**
 * The likeliest character set by the name of IANA's register; null for ASCII, which is the same in all of them.
 * @param {Uint8Array} bytes
 * @param {boolean} [isJapanese] the text around is Japanese
 * @returns {'UTF-8' | 'Windows-31J' | 'GB18030' | 'ISO-8859-1' | null}
 */
export function guessedSet(bytes, isJapanese = false) {
  if (bytes.every((byte) => byte < 0x80)) return null;
  if (decoded(bytes, 'utf-8') !== null) return 'UTF-8';
  const japanese = isPlausibleJapanese(bytes, isJapanese);
  const { isPlausible, isTypical } = isJapanese ? { isPlausible: false, isTypical: false } : chinese(bytes);
  if (isPlausible && (!japanese || isTypical)) return 'GB18030';
  return japanese ? 'Windows-31J' : 'ISO-8859-1';
}
