// Bytes to text: the character sets that ECIs announce, and a guess where nothing is announced.

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
function decode(bytes, label) {
  if (label === 'latin1') return latin1(bytes);
  try {
    return new TextDecoder(label, { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * UTF-8 where it is valid, Shift JIS where pairs of bytes say so, else ISO-8859-1.
 * @param {Uint8Array} bytes
 */
function guess(bytes) {
  const utf8 = decode(bytes, 'utf-8');
  if (utf8 !== null) return utf8;
  // Kana and the common kanji begin with what ISO-8859-1 has for control characters: no accent looks like them.
  const isJapanese = bytes.some((byte) => byte > 0x80 && byte < 0xa0);
  return (isJapanese ? decode(bytes, 'shift_jis') : null) ?? latin1(bytes);
}

/**
 * @param {Uint8Array} bytes
 * @param {readonly { start: number, eci: number | null }[]} sections where the character set changes
 * @returns {string}
 */
export function textOf(bytes, sections) {
  if (sections.length === 0) return guess(bytes);
  const places = sections[0].start > 0 ? [{ start: 0, eci: null }, ...sections] : sections;
  return places.map(({ start, eci }, index) => {
    const part = bytes.subarray(start, places[index + 1]?.start ?? bytes.length);
    const label = eci === null ? undefined : labels.get(eci);
    return (label ? decode(part, label) : null) ?? guess(part);
  }).join('');
}
