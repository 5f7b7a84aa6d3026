// Files in one file: ZIP (APPNOTE 6.3), nothing compressed.

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ value >>> 1 : value >>> 1;
  return value;
});

/** @param {Uint8Array} bytes */
export function crc32(bytes) {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = table[(crc ^ byte) & 0xff] ^ crc >>> 8;
  return (crc ^ 0xffffffff) >>> 0;
}

/** @param {[number, number][]} fields  numbers and their sizes in bytes, little-endian */
function record(fields) {
  const bytes = new Uint8Array(fields.reduce((sum, [, size]) => sum + size, 0));
  let place = 0;
  for (const [value, size] of fields) {
    for (let byte = 0; byte < size; byte += 1) bytes[place + byte] = value >>> 8 * byte;
    place += size;
  }
  return bytes;
}

/**
 * @param {readonly { path: string, bytes: Uint8Array }[]} files
 * @returns {Uint8Array}
 */
export function zip(files) {
  /** @type {Uint8Array[]} */
  const local = [];
  /** @type {Uint8Array[]} */
  const central = [];
  const size = (/** @type {Uint8Array[]} */ parts) => parts.reduce((sum, { length }) => sum + length, 0);
  for (const { path, bytes } of files) {
    const name = new TextEncoder().encode(path);
    // Version 2.0, names in UTF-8, stored, 1 January 1980, checksum, size twice, lengths of name and extra field.
    /** @type {[number, number][]} */
    const facts = [[20, 2], [0x800, 2], [0, 2], [0, 2], [0x21, 2], [crc32(bytes), 4], [bytes.length, 4], [bytes.length, 4],
      [name.length, 2], [0, 2]];
    central.push(record([[0x02014b50, 4], [20, 2], ...facts, [0, 2], [0, 2], [0, 2], [0, 4], [size(local), 4]]), name);
    local.push(record([[0x04034b50, 4], ...facts]), name, bytes);
  }
  const end = record([[0x06054b50, 4], [0, 2], [0, 2], [files.length, 2], [files.length, 2], [size(central), 4], [size(local), 4], [0, 2]]);
  const whole = new Uint8Array(size(local) + size(central) + end.length);
  let place = 0;
  for (const part of [...local, ...central, end]) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}
