// What a file is, by its first bytes, and how many pixels it says that it has: names and types of files often lie.

/** How much of a file has to be looked at. */
export const peekLength = 262_144;

/** @param {Uint8Array} bytes @param {number} place @param {string} text Latin letters */
const has = (bytes, place, text) => [...text].every((letter, index) => bytes[place + index] === letter.charCodeAt(0));

const brands = new Map([['avif', 'avif'], ['avis', 'avif'], ['heic', 'heic'], ['heix', 'heic'], ['heim', 'heic'],
  ['heis', 'heic'], ['hevc', 'heic'], ['hevx', 'heic'], ['mif1', 'heic'], ['msf1', 'heic']]);

/** @param {Uint8Array} bytes @returns {boolean} whether it is text that begins an SVG document */
function isDrawing(bytes) {
  const text = new TextDecoder().decode(bytes.subarray(0, 4096)).trimStart();
  return text.startsWith('<') && /<svg[\s>]/.test(text);
}

/**
 * @typedef {'png'|'jpeg'|'gif'|'webp'|'bmp'|'ico'|'svg'|'avif'|'heic'|'tiff'|'psd'|'jxl'|'jp2'|'pdf'|'other'} FileKind
 */

/** Which of them every browser shows. */
const common = new Set(['png', 'jpeg', 'gif', 'webp', 'bmp', 'ico', 'svg']);

/** What people call those that some browsers don't show. */
export const formatNames = /** @type {Record<string, string>} */ ({
  heic: 'HEIC', avif: 'AVIF', tiff: 'TIFF', psd: 'Photoshop', jxl: 'JPEG XL', jp2: 'JPEG 2000',
});

/** @param {Uint8Array} bytes the beginning of a file @returns {FileKind} */
export function kindOf(bytes) {
  if (has(bytes, 0, '\x89PNG')) return 'png';
  if (has(bytes, 0, '\xff\xd8\xff')) return 'jpeg';
  if (has(bytes, 0, 'GIF8')) return 'gif';
  if (has(bytes, 0, 'RIFF') && has(bytes, 8, 'WEBP')) return 'webp';
  if (has(bytes, 0, 'BM')) return 'bmp';
  if (has(bytes, 0, '\0\0\x01\0')) return 'ico';
  if (has(bytes, 0, 'II*\0') || has(bytes, 0, 'MM\0*')) return 'tiff';
  if (has(bytes, 0, '8BPS')) return 'psd';
  if (has(bytes, 0, '\xff\x0a') || has(bytes, 4, 'JXL ')) return 'jxl';
  if (has(bytes, 4, 'jP  ')) return 'jp2';
  if (has(bytes, 4, 'ftyp')) return /** @type {FileKind} */ (brands.get(String.fromCharCode(...bytes.subarray(8, 12))) ?? 'other');
  if (Array.from({ length: Math.min(1024, bytes.length) }).some((_, place) => has(bytes, place, '%PDF-'))) return 'pdf';
  return isDrawing(bytes) ? 'svg' : 'other';
}

/** @param {DataView} view @returns {number | null} of a JPEG: its frame header stands somewhere behind its notes */
function pixelsOfJPEG(view) {
  let place = 2;
  while (place + 9 < view.byteLength && view.getUint8(place) === 0xff) {
    const marker = view.getUint8(place + 1);
    if (marker === 0xff) place += 1;
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return view.getUint16(place + 5) * view.getUint16(place + 7);
    } else place += 2 + Math.max(2, view.getUint16(place + 2));
  }
  return null;
}

/** @param {DataView} view @param {Uint8Array} bytes @returns {number | null} */
function pixelsOfWebP(view, bytes) {
  if (has(bytes, 12, 'VP8 ')) return (view.getUint16(26, true) & 0x3fff) * (view.getUint16(28, true) & 0x3fff);
  const bits = view.getUint32(has(bytes, 12, 'VP8L') ? 21 : 24, true);
  if (has(bytes, 12, 'VP8L')) return ((bits & 0x3fff) + 1) * (((bits >>> 14) & 0x3fff) + 1);
  return ((bits & 0xffffff) + 1) * ((view.getUint32(26, true) >>> 8) + 1);
}

/**
 * How many pixels a picture says that it has, where that is easily seen.
 * @param {Uint8Array} bytes the beginning of the file
 * @returns {number | null}
 */
export function pixelsOf(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kind = kindOf(bytes);
  if (kind === 'jpeg') return pixelsOfJPEG(view);
  if (bytes.length < 30) return null;
  switch (kind) {
    case 'png': return view.getUint32(16) * view.getUint32(20);
    case 'gif': return view.getUint16(6, true) * view.getUint16(8, true);
    case 'bmp': return Math.abs(view.getInt32(18, true) * view.getInt32(22, true));
    case 'webp': return pixelsOfWebP(view, bytes);
    default: return null;
  }
}

/** Beyond these a browser may run out of memory: decoded, a pixel takes four bytes. */
export const mostPixels = 200_000_000;
export const mostBytes = 200_000_000;
/** What a browser can't decode beyond this is more likely too large than damaged. */
const manyPixels = 50_000_000;

/** @typedef {'empty'|'tooLarge'|'pdf'|'format'|'damaged'|'notPicture'|'gone'|'failed'} Problem */

/**
 * What keeps a file from being read, before anything is decoded.
 * @param {Uint8Array} bytes the beginning of the file
 * @param {number} length    of the whole file
 * @returns {Problem | null}
 */
export function problemBefore(bytes, length) {
  if (length === 0) return 'empty';
  if (kindOf(bytes) === 'pdf') return 'pdf';
  if (length > mostBytes || (pixelsOf(bytes) ?? 0) > mostPixels) return 'tooLarge';
  return null;
}

/**
 * What it means that the browser couldn't decode the file.
 * @param {Uint8Array} bytes the beginning of the file
 * @returns {Problem}
 */
export function problemAfter(bytes) {
  const kind = kindOf(bytes);
  if ((pixelsOf(bytes) ?? 0) > manyPixels) return 'tooLarge';
  if (common.has(kind)) return 'damaged';
  return kind in formatNames ? 'format' : 'notPicture';
}
