// BarcodeDetector in the shape of the W3C's Shape Detection API, a drop-in where browsers have none.
import { sendable } from './sources.js';
import { formats as allFormats, symbologies } from './symbologies.js';
import { WorkerHost } from './worker-host.js';

/**
 * @typedef {object} DetectedBarcode
 * @property {DOMRectReadOnly} boundingBox
 * @property {string} rawValue
 * @property {string} format
 * @property {{ x: number, y: number }[]} cornerPoints  top left, top right, bottom right, bottom left of the symbol
 * @property {import('./records.js').Barcode} barcode   everything the engine knows; not in the W3C's shape
 */

/** @type {WorkerHost | undefined} */
let host;

/** @param {import('./records.js').Barcode} barcode @param {number} scale @returns {DetectedBarcode} */
function detected(barcode, scale) {
  const corners = barcode.corners.map(({ x, y }) => ({ x: x * scale, y: y * scale }));
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    boundingBox: new DOMRectReadOnly(left, top, Math.max(...xs) - left, Math.max(...ys) - top),
    rawValue: barcode.text,
    format: barcode.format,
    cornerPoints: corners,
    barcode: { ...barcode, corners },
  };
}

/** Reads the barcodes of pictures; the work is done in a worker. */
export class BarcodeDetector {
  /** @type {import('./engine.js').ReadOptions} */
  #options;

  /**
   * @param {object} [options]
   * @param {string[]} [options.formats]      the W3C's names and ours; none: every one
   * @param {string[]} [options.symbologies]  instead of formats: our short names
   * @param {'fast'|'balanced'|'thorough'} [options.effort]
   * @param {{ x: number, y: number, width: number, height: number } | null} [options.region]  0…1 of the picture
   * @param {number} [options.maximumCount]
   */
  constructor({ formats, symbologies: tokens, effort = 'balanced', region = null, maximumCount = 0 } = {}) {
    if (formats?.length === 0) throw new TypeError('formats must not be empty');
    const unknown = formats?.find((format) => !allFormats.includes(format));
    if (unknown !== undefined) throw new TypeError(`no format is called ${unknown}`);
    const chosen = formats && symbologies.filter(({ format }) => formats.includes(format));
    this.#options = {
      symbologies: tokens ?? chosen?.map(({ token }) => token) ?? null, effort, region, maximumCount,
    };
  }

  /** @returns {Promise<string[]>} */
  static async getSupportedFormats() { return [...allFormats]; }

  /**
   * @param {ImageBitmapSource | SVGImageElement} source
   * @returns {Promise<DetectedBarcode[]>}
   */
  async detect(source) {
    const prepared = await sendable(source);
    if (!prepared) return [];
    const { picture, transfer, scale } = prepared;
    host ??= new WorkerHost();
    await host.ready.catch((error) => {
      host = undefined;
      throw error;
    });
    const barcodes = await host.ask({ type: 'read', picture, options: this.#options }, transfer);
    return barcodes.map((/** @type {import('./records.js').Barcode} */ barcode) => detected(barcode, scale));
  }
}
