// Files in one: a ZIP whose entries are stored as they are. Pictures are compressed already, so that a compressor
// would gain nothing (APPNOTE.TXT 6.3.10, 4.3; names in UTF-8, 4.4.4).

const table = Uint32Array.from({ length: 256 }, (_, start) => {
  let value = start;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** @param {Uint8Array} bytes @returns {number} CRC-32, as ZIP and PNG have it */
export function checksum(bytes) {
  let value = 0xffffffff;
  for (const byte of bytes) value = table[(value ^ byte) & 0xff] ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

/** @param {Date} date @returns {[time: number, day: number]} as MS-DOS had it, from 1980 on, in pairs of seconds */
function stamp(date) {
  const year = Math.min(Math.max(date.getFullYear(), 1980), 2107);
  return [(date.getHours() << 11) | (date.getMinutes() << 5) | (date.getSeconds() >> 1),
    ((year - 1980) << 9) | ((date.getMonth() + 1) << 5) | date.getDate()];
}

/** @param {(readonly [bytes: 2 | 4, value: number])[]} numbers @returns {Uint8Array} little-endian */
function record(numbers) {
  const bytes = new Uint8Array(numbers.reduce((sum, [size]) => sum + size, 0));
  const view = new DataView(bytes.buffer);
  numbers.reduce((place, [size, value]) => {
    if (size === 2) view.setUint16(place, value, true);
    else view.setUint32(place, value, true);
    return place + size;
  }, 0);
  return bytes;
}

/**
 * @param {{ name: string, bytes: Uint8Array }[]} files  fewer than 65 535, less than 4 GB in all
 * @param {Date} [date]
 * @returns {Uint8Array[]} the parts of the file, one behind the other
 */
export function zip(files, date = new Date()) {
  const [time, day] = stamp(date);
  /** @type {Uint8Array[]} */
  const parts = [];
  /** @type {Uint8Array[]} */
  const directory = [];
  let offset = 0;
  for (const { name, bytes } of files) {
    const title = new TextEncoder().encode(name);
    // Version 2.0, names in UTF-8, stored.
    const facts = /** @type {[2 | 4, number][]} */ ([[2, 20], [2, 0x800], [2, 0], [2, time], [2, day], [4, checksum(bytes)],
      [4, bytes.length], [4, bytes.length], [2, title.length], [2, 0]]);
    const head = record([[4, 0x04034b50], ...facts]);
    directory.push(record([[4, 0x02014b50], [2, 20], ...facts, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]]), title);
    parts.push(head, title, bytes);
    offset += head.length + title.length + bytes.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  return [...parts, ...directory, record([[4, 0x06054b50], [2, 0], [2, 0], [2, files.length], [2, files.length],
    [4, size], [4, offset], [2, 0]])];
}
