// BarcodeDetector in the shape of the W3C's Shape Detection API, a drop-in where browsers have none.
import { OptionError } from './option-error.js';
import { readingOptions } from './options.js';
import { sendable } from './sources.js';
import { formats as allFormats, symbologyList } from './symbologies.js';
import { sharedHost } from './worker-host.js';

/**
 * @typedef {object} DetectedBarcode
 * @property {DOMRectReadOnly} boundingBox
 * @property {string} rawValue
 * @property {string} format
 * @property {{ x: number, y: number }[]} cornerPoints  top left, top right, bottom right, bottom left of the symbol
 * @property {import('./records.js').Barcode} barcode   everything the engine knows; not in the W3C's shape
 */

/**
 * @typedef {object} DetectorOptions
 * @property {Iterable<string>} [formats]  the W3C's names or our short ones; none: all but Pharmacode and Code 39 Extended
 * @property {Iterable<string> | string | null} [symbologies]  instead of formats: our short names or the W3C's
 * @property {'fast'|'balanced'|'thorough'} [effort]
 * @property {{ x: number, y: number, width: number, height: number } | null} [region]  0…1 of the picture
 * @property {number} [maximumCount]
 */

/**
 * A sequence as Web IDL takes it: any object that can be iterated, its items as strings.
 * @param {any} value
 * @returns {string[]}
 */
function sequence(value) {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null
    || typeof value[Symbol.iterator] !== 'function') {
    throw new OptionError('formats', value, ['a list of formats, as ["qr_code"]']);
  }
  return Array.from(value, String);
}

/** @param {any} value @returns {string[] | null} null: none are named */
function namesOf(value) {
  if (value === undefined) return null;
  const chosen = sequence(value);
  if (chosen.length === 0) throw new OptionError('formats', chosen, allFormats);
  return symbologyList('formats', chosen);
}

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
   * Throws a TypeError where an option has a value that it can't have.
   * @param {DetectorOptions | null} [options]
   */
  constructor(options = {}) {
    if (options !== undefined && typeof options !== 'object' && typeof options !== 'function') {
      throw new OptionError('options', options, ['an object']);
    }
    const { formats, symbologies, effort = 'balanced', region = null, maximumCount = 0 } = options ?? {};
    const names = namesOf(formats);
    this.#options = readingOptions({ symbologies: symbologies ?? names, effort, region, maximumCount });
  }

  /** @returns {Promise<string[]>} */
  static async getSupportedFormats() { return [...allFormats]; }

  /**
   * @param {ImageBitmapSource | SVGImageElement} source
   * @returns {Promise<DetectedBarcode[]>}
   */
  async detect(source) { return (await this.#ask('read', source)).found; }

  /**
   * The same, and where nothing was found but something looks like a code, what would help to read it. Not in the
   * W3C's shape.
   * @param {ImageBitmapSource | SVGImageElement} source
   * @returns {Promise<{ found: DetectedBarcode[], sighting: import('./sighting.js').Sighting | null }>}
   */
  async examine(source) { return this.#ask('examine', source); }

  /** @param {'read'|'examine'} type @param {ImageBitmapSource | SVGImageElement} source */
  async #ask(type, source) {
    const prepared = await sendable(source);
    if (!prepared) return { found: [], sighting: null };
    const { picture, transfer, scale } = prepared;
    const mine = sharedHost();
    // Sent before the engine is there: what happens to the source meanwhile does not matter.
    const answer = mine.ask({ type, picture, options: this.#options }, transfer);
    const { barcodes, sighting } = await Promise.all([answer, mine.ready]).then(([given]) => given, (error) => {
      if (error.name === 'DataCloneError' && 'close' in picture) {
        // Browsers keep pictures of other origins within the page.
        picture.close();
        throw new DOMException('The source is of another origin, which does not allow its use.', 'SecurityError');
      }
      throw error;
    });
    return { found: barcodes.map((/** @type {import('./records.js').Barcode} */ barcode) => detected(barcode, scale)), sighting };
  }

  get [Symbol.toStringTag]() { return 'BarcodeDetector'; }
}

// As Web IDL has it; methods of classes are hidden from loops otherwise.
for (const [owner, name] of /** @type {[object, string][]} */ ([
  [BarcodeDetector.prototype, 'detect'], [BarcodeDetector, 'getSupportedFormats'],
])) Object.defineProperty(owner, name, { enumerable: true });
