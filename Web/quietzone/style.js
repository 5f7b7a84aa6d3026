// How the modules of a QR code are shaped and filled, as bytes. Layout: Sources/QuietZoneWasm/Styles.swift.
import { components } from './colors.js';
import { OptionError } from './option-error.js';
import { oneOf, onlyKnown, whole } from './options.js';

/**
 * @typedef {object} Style
 * @property {'square'|'rounded'|'dots'} [modules]     default `square`
 * @property {number} [dotSize]                        percent of a module, 10…100; default 90
 * @property {'square'|'rounded'|'circle'} [finders]   default `square`
 * @property {{ colors: string[], shape?: 'down'|'right'|'diagonal'|'radial' } | null} [gradient]  in place of the
 *   foreground: 2…16 opaque colours; default `down`
 * @property {{ width: number, height: number, pixels: Uint8Array | Uint8ClampedArray, share?: number } | null} [logo]
 *   in the middle, as `ImageData` has it, with sides of 1…2048; `share`: percent of the code's width, 1…30, default 20
 */

export const shapes = Object.freeze({
  modules: ['square', 'rounded', 'dots'], finders: ['square', 'rounded', 'circle'],
  gradient: ['down', 'right', 'diagonal', 'radial'],
});

/** The symbologies whose modules can have another shape than squares, and other colours. */
export const styled = Object.freeze(['qr', 'micro-qr', 'rmqr']);

/** The symbologies with room for a picture in their middle. */
export const withLogo = Object.freeze(['qr']);

/**
 * @param {Style} style  whose values are right
 * @param {import('./symbologies.js').Symbology} symbology
 */
function checkPlace(style, { token, name }) {
  const { modules = 'square', finders = 'square', gradient, logo } = style;
  const isPlain = modules === 'square' && finders === 'square' && !gradient && !logo;
  if (!isPlain && !styled.includes(token)) {
    const why = `left out: ${name} has none, only ${styled.join(', ')} have one`;
    throw new OptionError('style', Object.keys(style).join(', '), [why]);
  }
  if (logo && !withLogo.includes(token)) {
    const why = `left out: ${name} has no room for one, only ${withLogo.join(', ')} has`;
    throw new OptionError('style.logo', `${logo.width} × ${logo.height}`, [why]);
  }
}

/** @param {NonNullable<Style['gradient']> | null} gradient @returns {number[]} */
function gradientColors(gradient) {
  if (!gradient) return [];
  const { colors } = gradient;
  if (!Array.isArray(colors) || colors.length < 2 || colors.length > 16) {
    throw new OptionError('style.gradient.colors', colors, ['2 to 16 colours']);
  }
  return colors.flatMap((color) => {
    const parts = components('style.gradient.colors', color);
    if (parts[3] !== 255) throw new OptionError('style.gradient.colors', color, ['#rrggbb']);
    return parts;
  });
}

/** @param {Style['logo']} logo */
function logoPixels(logo) {
  if (!logo) return new Uint8Array();
  whole('style.logo.width', logo.width, 1, 2048);
  whole('style.logo.height', logo.height, 1, 2048);
  whole('style.logo.share', logo.share ?? 20, 1, 30);
  if (logo.pixels?.length !== 4 * logo.width * logo.height) {
    throw new OptionError('style.logo.pixels', logo.pixels?.length, [`${4 * logo.width * logo.height} bytes`]);
  }
  return logo.pixels;
}

/** What parts a style has, by what they are parts of. */
const parts = /** @type {const} */ ({
  style: ['modules', 'dotSize', 'finders', 'gradient', 'logo'], 'style.gradient': ['colors', 'shape'],
  'style.logo': ['width', 'height', 'pixels', 'share'],
});

/** @param {any} style */
function checkParts(style) {
  const given = { style, 'style.gradient': style.gradient ?? {}, 'style.logo': style.logo ?? {} };
  for (const [name, names] of /** @type {[keyof typeof parts, readonly string[]][]} */ (Object.entries(parts))) {
    if (typeof given[name] !== 'object') throw new OptionError(name, given[name], [`an object with ${names.join(', ')}`]);
    onlyKnown(`a part of ${name}`, given[name], names);
  }
}

/**
 * @param {Style | null | undefined} style
 * @param {import('./symbologies.js').Symbology} symbology  that is to have it
 * @returns {Uint8Array} nothing where there is no style, else its length, 32 bits, and the style
 */
export function styleBytes(style, symbology) {
  if (style === null || style === undefined) return new Uint8Array();
  checkParts(style);
  const { modules = 'square', dotSize = 90, finders = 'square', gradient = null, logo = null } = style;
  oneOf('style.modules', modules, shapes.modules);
  oneOf('style.finders', finders, shapes.finders);
  whole('style.dotSize', dotSize, 10, 100);
  const shape = gradient?.shape ?? 'down';
  oneOf('style.gradient.shape', shape, shapes.gradient);
  const [colors, pixels] = [gradientColors(gradient), logoPixels(logo)];
  checkPlace(style, symbology);
  const bytes = new Uint8Array(14 + colors.length + pixels.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, bytes.length - 4, true);
  bytes.set([shapes.modules.indexOf(modules), dotSize, shapes.finders.indexOf(finders), colors.length / 4,
    shapes.gradient.indexOf(shape), logo ? logo.share ?? 20 : 0], 4);
  view.setUint16(10, logo?.width ?? 0, true);
  view.setUint16(12, logo?.height ?? 0, true);
  bytes.set(colors, 14);
  bytes.set(pixels, 14 + colors.length);
  return bytes;
}
