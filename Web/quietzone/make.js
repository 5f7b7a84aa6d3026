// Making codes: one call for each thing a page wants of one.
import { Engine } from './engine.js';
import { OptionError } from './option-error.js';
import { givenOptions } from './options.js';

/** @typedef {import('./engine.js').MakeOptions & Omit<import('./engine.js').DrawOptions, 'format'>} CodeOptions */

/** @type {Promise<Engine> | undefined} */
let loading;
/** @type {Engine | undefined} */
let shared;

/**
 * The main thread's engine, loaded on first use; one that trapped is followed by another.
 * @returns {Promise<Engine>}
 */
export function sharedEngine() {
  if (shared?.hasTrapped) [shared, loading] = [undefined, undefined];
  loading ??= Engine.load().then((engine) => {
    shared = engine;
    return engine;
  }, (error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** A code that was made: what it is like, and the ways to get it out. */
export class Code {
  #engine;
  #content;
  #options;

  /**
   * @param {Engine} engine
   * @param {string | Uint8Array} content
   * @param {CodeOptions} options
   */
  constructor(engine, content, options) {
    const { format } = /** @type {import('./engine.js').DrawOptions} */ (options);
    if (format !== undefined) throw new OptionError('format', format, ['left out: toSVG(), toPDF() and toPNG() give files']);
    this.#engine = engine;
    this.#content = content;
    this.#options = options;
    /** Pixels a module. */
    this.scale = options.scale ?? 10;
    /** What the symbol is like. */
    this.facts = engine.make(content, options);
    /** What will trouble readers, gravest first. */
    this.warnings = engine.check(content, options);
    const svg = new TextDecoder().decode(engine.draw(content, options));
    this.svg = svg;
    const [width, height] = ['width', 'height'].map((name) => (
      Number(new RegExp(`<svg[^>]* ${name}="([\\d.]+)"`).exec(svg)?.[1])));
    /** Pixels. */
    this.width = width;
    /** Pixels. */
    this.height = height;
  }

  /** @returns {Blob} */
  toSVG() { return new Blob([this.svg], { type: 'image/svg+xml' }); }

  /** @returns {Blob} */
  toPDF() {
    const document = this.#engine.draw(this.#content, { ...this.#options, format: 'pdf' });
    return new Blob([/** @type {BlobPart} */ (document)], { type: 'application/pdf' });
  }

  /**
   * Whole pixels a module, nothing smoothed.
   * @returns {Promise<Blob>}
   */
  async toPNG() {
    if (typeof document === 'undefined') {
      throw new DOMException('A PNG is drawn by a page, and here is none: take svg or toPDF().', 'NotSupportedError');
    }
    const url = URL.createObjectURL(this.toSVG());
    try {
      const image = new Image();
      image.src = url;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [Math.round(this.width), Math.round(this.height)];
      canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
      return await new Promise((resolve, reject) => {
        canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('too large for a PNG'))), 'image/png');
      });
    } finally {
      URL.revokeObjectURL(url);
    }
  }
}

/**
 * Makes a code; throws a `MakeError` where the content can't be one.
 *
 * ```js
 * const code = await make('https://example.org', { level: 'H', foreground: '#467c24', background: '#b8e297' });
 * image.src = URL.createObjectURL(code.toSVG());
 * ```
 * @param {string | Uint8Array} content
 * @param {CodeOptions} [options]
 * @returns {Promise<Code>}
 */
export async function make(content, options = {}) {
  return new Code(await sharedEngine(), content, givenOptions(options));
}
