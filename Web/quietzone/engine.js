// The engine: QuietZone.wasm with its memory. One instance per thread; the compiled module can be shared.
import { components } from './colors.js';
import { checked } from './errors.js';
import { elementData } from './gs1.js';
import { compileEngine } from './module.js';
import { OptionError } from './option-error.js';
import { protocolVersion } from './protocol.js';
import { decodeBarcodes, decodeExamination, decodeSymbol, decodeWarnings } from './records.js';
import { choices, flag, oneOf, onlyKnown, readingOptions, whole } from './options.js';
import { symbologies, symbologyNumber, symbologySet } from './symbologies.js';
import { styleBytes } from './style.js';

export { compileEngine, decodeBarcodes };

/**
 * @typedef {object} ReadOptions
 * @property {Iterable<string> | string | null} [symbologies]  our short names or the W3C's; none: all but Pharmacode and Code 39 Extended
 * @property {'fast'|'balanced'|'thorough'} [effort]   default `balanced`
 * @property {{ x: number, y: number, width: number, height: number } | null} [region]  0…1 of the picture
 * @property {number} [maximumCount]                   default: no limit
 */
/**
 * @typedef {object} MakeOptions
 * @property {string} [symbology]        our short name or the W3C's, default `qr`
 * @property {'L'|'M'|'Q'|'H'} [level]   lowest correction level, default M; QR family
 * @property {boolean} [boost]           raise the level where it costs no size, default true
 * @property {number} [version]          QR family: exactly this version
 * @property {number} [mask]             QR family: exactly this mask
 * @property {boolean} [gs1]             the content is GS1 element strings: `(01)09501101530003(10)AB-123`, or as
 *   symbols carry them, with GS (29) between; each is checked
 * @property {string} [addOn]            EAN and UPC: two or five digits beside the code
 * @property {number} [columns]          PDF417: 1 to 30; MicroPDF417: 1 to 4
 * @property {'rectangle'|'any'|'compact'|'full'} [shape]  Data Matrix: `rectangle`, `any`; Aztec: `compact`, `full`
 * @property {number} [correction]       PDF417: level 0 to 8; Aztec: 5 to 95 percent
 */
/**
 * @typedef {object} DrawOptions
 * @property {string} [foreground]          `#rrggbb` or `#rrggbbaa`, default black
 * @property {string | null} [background]   null: transparent; default white
 * @property {number | null} [quietZone]    modules; null: what the standard asks for
 * @property {number} [scale]               pixels a module, default 10
 * @property {import('./style.js').Style | null} [style]  QR family: shapes, gradient, logo
 * @property {'svg'|'pdf'} [format]         default `svg`; a pixel is 1/96 inch in a PDF
 */

/** @param {ReadOptions} options @returns {Uint8Array} the 48 bytes of Requests.swift */
function readRequest(options) {
  const { symbologies, effort = 'balanced', region, maximumCount = 0 } = readingOptions(options);
  const view = new DataView(new ArrayBuffer(48));
  view.setBigUint64(0, symbologySet(symbologies), true);
  view.setUint32(8, maximumCount, true);
  view.setUint8(12, choices.effort.indexOf(effort) + 1);
  if (region) {
    view.setUint8(13, 1);
    [region.x, region.y, region.width, region.height].forEach((n, i) => view.setFloat64(16 + 8 * i, n, true));
  }
  return new Uint8Array(view.buffer);
}

/**
 * The shapes besides the usual one, by the symbologies that have any.
 * @type {Record<string, readonly string[]>}
 */
export const symbolShapes = Object.freeze({ 'data-matrix': ['rectangle', 'any'], aztec: ['compact', 'full'] });

const qrFamily = ['qr', 'micro-qr', 'rmqr'];
const gs1Carriers = ['qr', 'rmqr', 'data-matrix', 'aztec', 'micro-pdf417', 'code-128', 'databar', 'databar-stacked',
  'databar-limited', 'databar-expanded', 'databar-expanded-stacked'];

/**
 * The least and the most that an option may be, by the symbologies that have it.
 * @type {Record<string, Record<string, readonly [least: number, most: number]>>}
 */
const ranges = {
  version: { qr: [1, 40], 'micro-qr': [1, 4], rmqr: [1, 32] },
  mask: { qr: [0, 7], 'micro-qr': [0, 3] },
  columns: { pdf417: [1, 30], 'micro-pdf417': [1, 4] },
  correction: { pdf417: [0, 8], aztec: [5, 95] },
};

/**
 * The symbologies that have an option.
 * @type {Record<string, readonly string[]>}
 */
const owners = {
  level: qrFamily, boost: qrFamily, gs1: gs1Carriers, addOn: ['ean-13', 'ean-8', 'upc-a', 'upc-e'],
  shape: Object.keys(symbolShapes),
  ...Object.fromEntries(Object.entries(ranges).map(([option, most]) => [option, Object.keys(most)])),
};

/**
 * What an option is where it is left out: given so, it asks for nothing, of any symbology.
 * @type {Record<string, unknown>}
 */
const defaults = { level: 'M', boost: true, gs1: false, addOn: '' };

/** @param {string} option @param {unknown} value @param {import('./symbologies.js').Symbology} symbology */
function checkOwner(option, value, { token, name }) {
  const tokens = owners[option];
  if (tokens.includes(token)) return;
  const known = [tokens.slice(0, -1).join(', '), tokens.at(-1)].join(' and ');
  throw new OptionError(option, value, [`left out: ${name} has none, only ${known} have`]);
}

/**
 * What each option may be, beside the ranges.
 * @param {MakeOptions} options
 * @param {string} token
 */
function checkValues({ level = 'M', boost = true, gs1 = false, addOn = '', shape }, token) {
  oneOf('level', level, ['L', 'M', 'Q', 'H']);
  flag('boost', boost);
  flag('gs1', gs1);
  if (typeof addOn !== 'string' || !/^(\d\d|\d{5})?$/.test(addOn)) {
    throw new OptionError('addOn', addOn, ['a text of two or five digits']);
  }
  if (shape !== undefined) oneOf('shape', shape, symbolShapes[token]);
}

/** @param {MakeOptions} options */
function checkMaking(options) {
  onlyKnown('an option', options, makingNames);
  const symbology = symbologies[symbologyNumber(options.symbology ?? 'qr')];
  for (const option of Object.keys(owners)) {
    const value = /** @type {Record<string, unknown>} */ (options)[option];
    if (value === undefined || value === defaults[option]) continue;
    checkOwner(option, value, symbology);
    const range = ranges[option]?.[symbology.token];
    if (range) whole(option, value, ...range);
  }
  checkValues(options, symbology.token);
}

/** @param {string} symbology @param {MakeOptions} options @returns {Uint8Array} bytes 12 to 19 of a request */
function familyOptions(symbology, { addOn = '', columns = 0, shape, correction }) {
  const { token } = symbologies[symbologyNumber(symbology)];
  const level = token === 'pdf417' ? 1 : 0;
  const view = new DataView(new ArrayBuffer(8));
  view.setUint8(0, columns);
  view.setUint8(1, shape === undefined ? 0 : symbolShapes[token].indexOf(shape) + 1);
  view.setUint8(2, correction === undefined ? 0 : correction + level);
  view.setUint32(4, Number(addOn), true);
  view.setUint8(7, addOn.length);
  return new Uint8Array(view.buffer);
}

/** @param {unknown} content */
function checkContent(content) {
  if (!(typeof content === 'string' || content instanceof Uint8Array)) {
    throw new OptionError('content', content, ['a text or a Uint8Array']);
  }
  // UTF-8 has nothing for half a character: another one would be written.
  if (typeof content === 'string' && /\p{Surrogate}/u.test(content)) {
    throw new OptionError('content', content, ['a text without halves of surrogate pairs']);
  }
}

const makingNames = ['symbology', 'level', 'boost', 'version', 'mask', 'gs1', 'addOn', 'columns', 'shape', 'correction',
  'foreground', 'background', 'quietZone', 'scale', 'style', 'format'];

/** @param {string | Uint8Array} content @param {MakeOptions} options @returns {Uint8Array} */
function makeRequest(content, options) {
  const { symbology = 'qr', level = 'M', boost = true, version, mask, gs1 = false } = options;
  const isText = typeof content === 'string';
  const data = isText ? new TextEncoder().encode(content) : content;
  const request = new Uint8Array(20 + data.length);
  const flags = (boost ? 1 : 0) | (isText ? 2 : 0) | (mask === undefined ? 0 : 8) | (gs1 ? 16 : 0);
  request.set([symbologyNumber(symbology), 'LMQH'.indexOf(level), flags, mask ?? 0,
    version === undefined ? 0 : 2, version ?? 0]);
  request.set(familyOptions(symbology, options), 12);
  request.set(data, 20);
  return request;
}

/** @param {string | Uint8Array} content @param {MakeOptions & DrawOptions} options @returns {Uint8Array} */
function drawRequest(content, options) {
  const { foreground = '#000000', background = '#ffffff', quietZone = null, scale = 10, format = 'svg', style = null } = options;
  if (quietZone !== null) whole('quietZone', quietZone, 0, 0xfffe);
  whole('scale', scale, 1, 0xffff);
  oneOf('format', format, ['svg', 'pdf']);
  const making = makeRequest(content, options);
  const styling = styleBytes(style, symbologies[symbologyNumber(options.symbology ?? 'qr')]);
  const request = new Uint8Array(16 + styling.length + making.length);
  const view = new DataView(request.buffer);
  components('foreground', foreground).forEach((n, i) => view.setUint8(i, n));
  if (background !== null) components('background', background).forEach((n, i) => view.setUint8(4 + i, n));
  view.setUint16(8, quietZone ?? 0xffff, true);
  view.setUint16(10, scale, true);
  view.setUint8(12, format === 'pdf' ? 1 : 0);
  view.setUint8(13, styling.length > 0 ? 1 : 0);
  request.set(styling, 16);
  request.set(making, 16 + styling.length);
  return request;
}

/** An instance of the module; every call is synchronous. */
export class Engine {
  /** @param {WebAssembly.Instance} instance */
  constructor(instance) {
    /** @type {any} the functions of Sources/QuietZoneWasm/Exports.swift */
    this.exports = instance.exports;
    /** @type {WebAssembly.Memory} its buffer is another one whenever it has grown */
    this.memory = this.exports.memory;
    /** Whether a call ended in the middle: nobody knows what the memory holds then, and another instance has to be loaded. */
    this.hasTrapped = false;
    const version = this.exports.qz_protocol?.();
    if (version !== protocolVersion) {
      throw new Error(`QuietZone.wasm speaks version ${version ?? 0} of the protocol and these scripts ${protocolVersion}: `
        + 'take both from one version of QuietZone');
    }
  }

  /**
   * A new instance.
   * @param {WebAssembly.Module} [module] compiled already, perhaps in another thread
   */
  static async load(module) {
    return new Engine(await WebAssembly.instantiate(module ?? await compileEngine(), {}));
  }

  /**
   * Calls one of the module's functions, and notes where it does not come back: nothing else throws in there.
   * @param {string} name `qz_make`
   * @param {...number} values
   * @returns {number} nothing where the function has no answer
   */
  call(name, ...values) {
    try {
      return this.exports[name](...values);
    } catch (error) {
      this.hasTrapped = true;
      throw error;
    }
  }

  /**
   * Memory for the caller to write to; give it back with {@link free}.
   * @param {number} count
   */
  allocate(count) { return this.call('qz_allocate', count); }

  /** @param {number} address */
  free(address) { this.call('qz_free', address); }

  /**
   * A view of the memory, good until the engine is called again.
   * @param {number} address
   * @param {number} count
   */
  bytes(address, count) { return new Uint8Array(this.memory.buffer, address, count); }

  /**
   * Copies bytes into the memory; the caller frees.
   * @param {Uint8Array} bytes
   * @returns {number}
   */
  lend(bytes) {
    const address = this.allocate(bytes.length);
    this.bytes(address, bytes.length).set(bytes);
    return address;
  }

  /**
   * Copies an answer out of the memory and gives it back.
   * @param {number} address
   * @returns {Uint8Array}
   */
  take(address) {
    const length = new DataView(this.memory.buffer).getUint32(address, true);
    const copy = this.bytes(address + 4, length).slice();
    this.free(address);
    return copy;
  }

  /**
   * Sends bytes to one of the functions that take a request and give an answer.
   * @param {string} name `qz_make`
   * @param {Uint8Array} request
   */
  send(name, request) {
    const address = this.lend(request);
    const answer = this.take(this.call(name, address, request.length));
    this.free(address);
    return answer;
  }

  /**
   * Reads a grey picture that lies in the memory.
   * @param {number} address
   * @param {number} width
   * @param {number} height
   * @param {number} rowStride  bytes from row to row
   * @param {ReadOptions} [options]
   */
  readAt(address, width, height, rowStride, options = {}) {
    return decodeBarcodes(this.#look('qz_read', address, width, height, rowStride, options));
  }

  /**
   * Shows a grey picture in the memory to one of the functions that read.
   * @param {'qz_read'|'qz_examine'} name
   * @param {number} address
   * @param {number} width
   * @param {number} height
   * @param {number} rowStride
   * @param {ReadOptions} options
   */
  #look(name, address, width, height, rowStride, options) {
    const request = readRequest(options);
    const requestAddress = this.lend(request);
    const count = rowStride * (height - 1) + width;
    const answer = this.call(name, address, count, width, height, rowStride, requestAddress, request.length);
    this.free(requestAddress);
    return this.take(answer);
  }

  /**
   * Reads a grey picture.
   * @param {{ luma: Uint8Array, width: number, height: number }} picture
   * @param {ReadOptions} [options]
   */
  read({ luma, width, height }, options = {}) {
    const address = this.lend(luma);
    try {
      return this.readAt(address, width, height, width, options);
    } finally {
      this.free(address);
    }
  }

  /**
   * Reads a grey picture, and says what else looks like a code.
   * @param {import('./pixels.js').Grey} picture
   * @param {ReadOptions} [options]
   */
  examine({ luma, width, height }, options = {}) {
    const address = this.lend(luma);
    try {
      return decodeExamination(this.#look('qz_examine', address, width, height, width, options));
    } finally {
      this.free(address);
    }
  }

  /**
   * The content as the symbol carries it; throws where it or an option can't be.
   * @param {string | Uint8Array} content @param {MakeOptions} options
   */
  #carried(content, options) {
    checkContent(content);
    checkMaking(options);
    if (!options.gs1) return content;
    return elementData(this, typeof content === 'string' ? content : new TextDecoder('latin1').decode(content));
  }

  /**
   * What a symbol is like; throws a {@link import('./errors.js').MakeError}.
   * @param {string | Uint8Array} content
   * @param {MakeOptions} [options]
   */
  make(content, options = {}) {
    return decodeSymbol(checked(this.send('qz_make', makeRequest(this.#carried(content, options), options))));
  }

  /**
   * A symbol as a document; throws a {@link import('./errors.js').MakeError}.
   * @param {string | Uint8Array} content
   * @param {MakeOptions & DrawOptions} [options]
   * @returns {Uint8Array}
   */
  draw(content, options = {}) {
    return checked(this.send('qz_draw', drawRequest(this.#carried(content, options), options))).subarray(4);
  }

  /**
   * What will trouble readers of the symbol that {@link draw} draws, gravest first; throws a
   * {@link import('./errors.js').MakeError}.
   * @param {string | Uint8Array} content
   * @param {MakeOptions & DrawOptions} [options]
   */
  check(content, options = {}) {
    return decodeWarnings(checked(this.send('qz_check', drawRequest(this.#carried(content, options), options))));
  }
}
