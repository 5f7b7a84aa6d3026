// Pictures to grey bytes. Runs in the worker; needs OffscreenCanvas for what is neither ImageData nor luma already.

/** @typedef {{ luma: Uint8Array, width: number, height: number }} Grey */

/**
 * Grey of red, green, blue and alpha over white, with the weights of ITU-R BT.601 in 256ths.
 * @param {Uint8Array | Uint8ClampedArray} rgba
 * @param {Uint8Array} luma takes as many bytes as there are pixels; may be the front of `rgba`
 * @param {boolean} [isBGR]
 */
export function greyOf(rgba, luma, isBGR = false) {
  const [red, blue] = isBGR ? [29, 77] : [77, 29];
  for (let from = 0, to = 0; from + 3 < rgba.length; from += 4, to += 1) {
    const grey = (red * rgba[from] + 150 * rgba[from + 1] + blue * rgba[from + 2]) >> 8;
    const alpha = rgba[from + 3];
    luma[to] = alpha === 255 ? grey : 255 + (((grey - 255) * alpha) / 255 | 0);
  }
}

/** @type {OffscreenCanvas | undefined} */
let canvas;

/**
 * @param {ImageBitmap | VideoFrame} image
 * @param {number} width
 * @param {number} height
 * @returns {ImageData}
 */
export function drawn(image, width, height) {
  if (canvas?.width !== width || canvas?.height !== height) canvas = new OffscreenCanvas(width, height);
  const context = /** @type {OffscreenCanvasRenderingContext2D} */ (
    canvas.getContext('2d', { willReadFrequently: true }));
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

/** @param {{ data: Uint8Array | Uint8ClampedArray, width: number, height: number }} picture @returns {Grey} */
export function greyPicture({ data, width, height }) {
  const luma = new Uint8Array(width * height);
  greyOf(data, luma);
  return { luma, width, height };
}
