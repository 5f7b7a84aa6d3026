// What BarcodeDetector takes (ImageBitmapSource) as something that can go to a worker, with the errors of the W3C's
// Shape Detection API.

/** More pixels than this are scaled down before reading: the module has 32-bit addresses. */
export const mostPixels = 64_000_000;
const longestSide = 16_384;

/**
 * @typedef {object} Sendable
 * @property {ImageBitmap | ImageData} picture
 * @property {Transferable[]} transfer
 * @property {number} scale  by what its coordinates are to be multiplied
 */

/** @param {string} name @param {string} message @returns {never} */
function refuse(name, message) {
  throw new DOMException(message, name);
}

/** @param {any} source @param {string} type */
const is = (source, type) => type in globalThis && source instanceof (/** @type {any} */ (globalThis)[type]);

const sourceTypes = ['Blob', 'HTMLImageElement', 'SVGImageElement', 'HTMLVideoElement', 'HTMLCanvasElement',
  'OffscreenCanvas', 'ImageBitmap', 'ImageData', 'VideoFrame'];

/**
 * Whether it is one of ImageBitmapSource.
 * @param {any} source
 */
export const isSource = (source) => sourceTypes.some((type) => is(source, type));

/**
 * Width and height where they are known before the picture is decoded.
 * @param {any} source
 */
function sizeOf(source) {
  if (is(source, 'HTMLVideoElement')) return [source.videoWidth, source.videoHeight];
  if (is(source, 'HTMLImageElement')) return [source.naturalWidth, source.naturalHeight];
  if (is(source, 'VideoFrame')) return [source.displayWidth, source.displayHeight];
  if (is(source, 'SVGImageElement')) return [source.width.baseVal.value, source.height.baseVal.value];
  return [source.width, source.height];
}

/**
 * Nothing else of it says so.
 * @param {OffscreenCanvas} canvas
 */
function isDetached(canvas) {
  try {
    canvas.getContext('2d');
    return false;
  } catch {
    return true;
  }
}

/** @param {any} source */
function checkReady(source) {
  if (is(source, 'HTMLImageElement') && !source.complete) refuse('InvalidStateError', 'The image is not loaded.');
  if (is(source, 'HTMLVideoElement') && source.readyState < 2) {
    refuse('InvalidStateError', 'The video has no picture yet.');
  }
  if (is(source, 'ImageBitmap') && source.width === 0) {
    refuse('InvalidStateError', 'The ImageBitmap is detached.');
  }
  if (is(source, 'OffscreenCanvas') && source.width === 0 && isDetached(source)) {
    refuse('InvalidStateError', 'The OffscreenCanvas is detached: it was transferred.');
  }
  if (is(source, 'VideoFrame') && source.codedWidth === 0) {
    refuse('InvalidStateError', 'The VideoFrame is closed.');
  }
  if (is(source, 'ImageData') && source.data.length === 0) {
    refuse('InvalidStateError', 'The ImageData has lost its pixels: its buffer was transferred.');
  }
}

/**
 * @param {any} source
 * @param {ImageBitmapOptions} [options]
 * @returns {Promise<ImageBitmap>}
 */
async function bitmapOf(source, options) {
  try {
    return await createImageBitmap(source, options);
  } catch (error) {
    const name = /** @type {Error} */ (error).name;
    if (name === 'TypeError') throw error;
    return refuse(name === 'SecurityError' ? name : 'InvalidStateError', 'The picture can\'t be decoded.');
  }
}

/** @param {ImageBitmap} bitmap @returns {Promise<Sendable>} */
async function fitted(bitmap) {
  const { width, height } = bitmap;
  const scale = Math.max(1, Math.sqrt((width * height) / mostPixels), Math.max(width, height) / longestSide);
  if (scale === 1) return { picture: bitmap, transfer: [bitmap], scale };
  const small = await createImageBitmap(bitmap, {
    resizeWidth: Math.max(1, Math.round(width / scale)), resizeHeight: Math.max(1, Math.round(height / scale)), resizeQuality: 'high',
  });
  bitmap.close();
  return { picture: small, transfer: [small], scale: width / small.width };
}

/**
 * A copy, so that the page may go on with its own.
 * @param {ImageData} source @returns {Sendable}
 */
function copied({ data, width, height }) {
  const picture = new ImageData(data.slice(), width, height);
  return { picture, transfer: [picture.data.buffer], scale: 1 };
}

/**
 * @param {ImageBitmapSource | SVGImageElement} source
 * @returns {Promise<Sendable | null>} null for what has no pixels
 */
export async function sendable(source) {
  // TypeScript's older libraries don't know it.
  const upright = /** @type {ImageBitmapOptions} */ (/** @type {unknown} */ ({ imageOrientation: 'from-image' }));
  if (!isSource(source)) {
    throw new TypeError('The source is none of ImageBitmapSource: a Blob, an image, a video, a canvas … '
      + 'For pixels there is read().');
  }
  if (is(source, 'Blob')) return fitted(await bitmapOf(source, upright));
  checkReady(source);
  if (is(source, 'HTMLImageElement') && /** @type {HTMLImageElement} */ (source).naturalWidth === 0) {
    // An SVG of no size is loaded; what is broken, or has no address, is not.
    return /** @type {HTMLImageElement} */ (source).decode().then(() => null, () => (
      refuse('InvalidStateError', 'The image is not loaded.')));
  }
  if (is(source, 'ImageData') && /** @type {any} */ (source).data instanceof Uint8ClampedArray) {
    return copied(/** @type {ImageData} */ (source));
  }
  if (sizeOf(source).includes(0)) return null;
  return fitted(await bitmapOf(source));
}
