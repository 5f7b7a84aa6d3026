// Reading a picture with one call, in a browser or anywhere else.
import { BarcodeDetector } from './detector.js';
import { sharedEngine } from './make.js';
import { OptionError } from './option-error.js';
import { givenOptions, readingOptions } from './options.js';
import { greyOf } from './pixels.js';
import { isSource, mostPixels } from './sources.js';
import { sharedHost } from './worker-host.js';

/**
 * @typedef {object} Pixels  as ImageData has them: row by row from the top left, nothing between rows
 * @property {Uint8Array | Uint8ClampedArray} data  bytes: one a pixel is grey, three are red, green and blue, a fourth
 *   one is alpha, over white
 * @property {number} width   pixels; 64 million in all at most
 * @property {number} height  pixels
 */

/** How files of pictures begin, which are given in place of their pixels. */
const beginnings = /** @type {const} */ ([
  ['PNG', '\x89PNG'], ['JPEG', '\xff\xd8\xff'], ['GIF', 'GIF8'], ['WebP', 'RIFF'], ['BMP', 'BM'], ['PDF', '%PDF'],
  ['TIFF', 'II*\0'], ['TIFF', 'MM\0*'],
]);

// Where nothing has an address, as in Node's relatives, workers are none of a page's.
const hasPictures = typeof createImageBitmap === 'function' && typeof Worker === 'function'
  && globalThis.location !== undefined;
const expected = `pixels, as { data, width, height }, with 1, 3 or 4 bytes each${
  hasPictures ? ', or a Blob, an image, a video, a canvas' : ''}`;

/**
 * The barcodes of a picture.
 *
 * Everywhere it takes pixels. In browsers it takes besides what `createImageBitmap` takes, Blob, image, video, canvas
 * and the like, and works in a worker. In Node it works in the thread that calls, and other libraries decode files.
 *
 * ```js
 * for (const { text, symbology } of await read({ data, width, height })) console.log(symbology, text);
 * ```
 * @param {Pixels | ImageBitmapSource | SVGImageElement} source
 * @param {import('./engine.js').ReadOptions} [options]
 * @returns {Promise<import('./records.js').Barcode[]>} none: an empty array; corners are pixels of the picture
 * @throws {OptionError} a TypeError, where the source is none or an option has a value that it can't have; else the
 *   errors of {@link BarcodeDetector}
 */
export async function read(source, options = {}) {
  const wanted = readingOptions(givenOptions(options));
  if (isPixels(source)) return readPixels(greyPixels(source), wanted);
  if (!hasPictures || !isSource(source)) throw new OptionError('source', described(source), [expected]);
  const found = await new BarcodeDetector(wanted).detect(source);
  return found.map(({ barcode }) => barcode);
}

/** @param {import('./pixels.js').Grey} picture @param {import('./engine.js').ReadOptions} options */
async function readPixels(picture, options) {
  if (!hasPictures) return (await sharedEngine()).read(picture, options);
  const host = sharedHost();
  const answer = host.ask({ type: 'read', picture, options }, [picture.luma.buffer]);
  return (await Promise.all([answer, host.ready]))[0].barcodes;
}

/** @param {any} source @returns {source is ArrayBuffer | ArrayBufferView} */
const isBytes = (source) => source instanceof ArrayBuffer || ArrayBuffer.isView(source);

/** @param {any} source @returns {source is Pixels} */
const isPixels = (source) => typeof source === 'object' && source !== null && !isBytes(source)
  && ['data', 'width', 'height'].every((name) => name in source) && !(hasPictures && isImageData(source));

/** @param {any} source what browsers have for pixels, whose colours may be of another space or depth */
const isImageData = (source) => typeof ImageData === 'function' && source instanceof ImageData;

/**
 * What somebody gave in place of pixels, in words.
 * @param {any} source
 */
function described(source) {
  if (!isBytes(source)) return source;
  const bytes = new Uint8Array(source instanceof ArrayBuffer ? source : source.buffer,
    source instanceof ArrayBuffer ? 0 : source.byteOffset, Math.min(4, source.byteLength));
  const start = String.fromCharCode(...bytes);
  const kind = beginnings.find(([, beginning]) => start.startsWith(beginning))?.[0];
  return kind ? `a ${kind} file, which has to be decoded first` : `${source.byteLength} bytes`;
}

/** @param {Pixels} source @returns {import('./pixels.js').Grey} */
function greyPixels({ data, width, height }) {
  for (const [name, value] of Object.entries({ width, height })) {
    if (!Number.isInteger(value) || value < 1) throw new OptionError(name, value, ['a whole number of pixels, from 1']);
  }
  const count = width * height;
  if (count > mostPixels) throw new OptionError('width × height', count, [`at most ${mostPixels} pixels`]);
  if (!(data instanceof Uint8Array || data instanceof Uint8ClampedArray)) {
    throw new OptionError('data', Object.prototype.toString.call(data), ['a Uint8Array or a Uint8ClampedArray']);
  }
  const channels = data.length / count;
  if (![1, 3, 4].includes(channels)) {
    const possible = `${count}, ${3 * count} or ${4 * count}: 1, 3 or 4 bytes a pixel`;
    throw new OptionError('data.length', data.length, [possible]);
  }
  const luma = new Uint8Array(count);
  if (channels === 1) luma.set(data);
  else if (channels === 4) greyOf(data, luma);
  else greyOfColors(data, luma);
  return { luma, width, height };
}

/**
 * Grey of red, green and blue, with the weights of ITU-R BT.601 in 256ths.
 * @param {Pixels['data']} rgb @param {Uint8Array} luma
 */
function greyOfColors(rgb, luma) {
  for (let from = 0, to = 0; to < luma.length; from += 3, to += 1) {
    luma[to] = (77 * rgb[from] + 150 * rgb[from + 1] + 29 * rgb[from + 2]) >> 8;
  }
}
