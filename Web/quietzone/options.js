// The vocabulary: what everything that can be chosen may be. Whoever takes options from a page checks them here, on
// the page, so that what is wrong is an error where it was written.
import { guideKinds } from './guides.js';
import { OptionError } from './option-error.js';
import { efforts, gravities, regionRules, torchModes } from './protocol.js';
import { symbologyList } from './symbologies.js';

/** The values of the options that are one of a few words. */
export const choices = Object.freeze({
  guide: guideKinds,
  mode: ['once', 'oncePerCode', 'continuous', 'manual'],
  torch: torchModes,
  effort: efforts,
  facing: ['environment', 'user'],
  gravity: gravities,
  space: ['view', 'picture', 'sensor'],
  region: regionRules,
});

/**
 * @template T
 * @param {string} option
 * @param {T} value
 * @param {readonly T[]} allowed
 * @returns {T}
 */
export function oneOf(option, value, allowed) {
  if (!allowed.includes(value)) throw new OptionError(option, value, allowed.map(String));
  return value;
}

/**
 * The options of a call; none is none.
 * @template {object} T
 * @param {T | null | undefined} options
 * @returns {T}
 */
export function givenOptions(options) {
  if (options === null || options === undefined) return /** @type {T} */ ({});
  if (typeof options !== 'object') throw new OptionError('options', options, ['an object']);
  return options;
}

/** The names of the options of reading a picture, and of a live session. */
const readingNames = ['symbologies', 'effort', 'region', 'maximumCount'];
export const sessionNames = Object.freeze(['symbologies', 'effort', 'mode', 'rearm', 'confirmations', 'accept',
  'acceptSymbologies', 'region', 'viewport', 'torch', 'multiFrame', 'fps', 'joinCarriers']);

/**
 * A name that there is not was meant for another one.
 * @param {string} what  `an option`
 * @param {object} options
 * @param {readonly string[]} names
 */
export function onlyKnown(what, options, names) {
  const other = Object.keys(options).find((name) => !names.includes(name));
  if (other !== undefined) throw new OptionError(`the name of ${what}`, other, names);
}

/**
 * @param {string} option
 * @param {unknown} value
 * @param {number} least
 * @param {number} most
 */
export function whole(option, value, least, most) {
  if (Number.isInteger(value) && Number(value) >= least && Number(value) <= most) return;
  throw new OptionError(option, value, [`a whole number from ${least} to ${most}`]);
}

/** @param {string} option @param {unknown} value */
export function flag(option, value) {
  if (typeof value !== 'boolean') throw new OptionError(option, value, ['true or false']);
}

/**
 * @param {string} option
 * @param {any} value
 * @param {readonly string[]} names
 */
function lengths(option, value, names) {
  const isRight = typeof value === 'object' && value !== null
    && names.every((name) => Number.isFinite(value[name]) && (value[name] >= 0 || name === 'x' || name === 'y'));
  if (!isRight) throw new OptionError(option, value, [`an object with the numbers ${names.join(', ')}`]);
}

/**
 * A rule: `any`, `web`, `prefix:…`, `pattern:…`, or an object with a prefix or a pattern.
 * @param {unknown} value
 * @returns {'any'|'web'|{ prefix: string }|{ pattern: string }}
 */
export function acceptance(value) {
  if (value === 'any' || value === 'web') return value;
  if (typeof value === 'string') {
    const [, kind, text] = /^(prefix|pattern):(.*)$/s.exec(value) ?? [];
    if (kind) return /** @type {any} */ ({ [kind]: text });
  } else if (typeof value === 'object' && value !== null) {
    const { prefix, pattern } = /** @type {{ prefix?: unknown, pattern?: unknown }} */ (value);
    if (typeof prefix === 'string') return { prefix };
    if (typeof pattern === 'string') return { pattern };
  }
  throw new OptionError('accept', value, ['any', 'web', 'prefix:…', 'pattern:…']);
}

/**
 * Of reading a picture, with a list of symbologies that can be sent and read again.
 * @param {import('./engine.js').ReadOptions} options
 */
export function readingOptions(options) {
  onlyKnown('an option', options, readingNames);
  const { effort, region, maximumCount } = options;
  if (effort !== undefined) oneOf('effort', effort, choices.effort);
  if (region) {
    lengths('region', region, ['x', 'y', 'width', 'height']);
    const { x, y, width, height } = region;
    if (width === 0 || height === 0 || x >= 1 || y >= 1 || x + width <= 0 || y + height <= 0) {
      throw new OptionError('region', region, ['a part of the picture, 0 to 1 across and down, that is not empty']);
    }
  }
  if (maximumCount !== undefined) whole('maximumCount', maximumCount, 0, 0xffffffff);
  return { ...options, symbologies: symbologyList('symbologies', options.symbologies) };
}

/** @param {unknown} value @returns {'auto'|number} frames a second; an attribute's text becomes a number */
export function frameRate(value) {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  if (number === 'auto' || (Number.isInteger(number) && Number(number) >= 1 && Number(number) <= 60)) {
    return /** @type {'auto'|number} */ (number);
  }
  throw new OptionError('fps', value, ['auto', 'a whole number from 1 to 60'], ['auto']);
}

/** @param {any} viewport */
function checkViewport({ view, gravity, rotation }) {
  lengths('viewport.view', view, ['width', 'height']);
  if (gravity !== undefined) oneOf('viewport.gravity', gravity, choices.gravity);
  if (rotation !== undefined) oneOf('viewport.rotation', rotation, [0, 90, 180, 270]);
}

/**
 * Of a live session, with values that can be sent; what is not there is not checked.
 * @template {import('./session.js').SessionOptions} Options
 * @param {Options} options
 * @returns {Options}
 */
export function sessionOptions(options) {
  onlyKnown('an option', options, sessionNames);
  const checked = { ...options };
  for (const list of /** @type {const} */ (['symbologies', 'acceptSymbologies'])) {
    if (list in checked) checked[list] = symbologyList(list, checked[list]);
  }
  for (const option of /** @type {const} */ (['mode', 'torch', 'effort'])) {
    if (checked[option] !== undefined) oneOf(option, /** @type {string} */ (checked[option]), choices[option]);
  }
  for (const option of /** @type {const} */ (['multiFrame', 'joinCarriers'])) {
    if (checked[option] !== undefined) flag(option, checked[option]);
  }
  const { accept, region, viewport, rearm, confirmations, fps } = checked;
  if (fps !== undefined) checked.fps = frameRate(fps);
  if (accept !== undefined) checked.accept = acceptance(accept);
  if (region) {
    lengths('region', region, ['x', 'y', 'width', 'height']);
    oneOf('region.space', region.space, choices.space);
    if (region.rule !== undefined) oneOf('region.rule', region.rule, choices.region);
  }
  if (viewport) checkViewport(viewport);
  if (rearm !== undefined) whole('rearm', rearm, 0, 0xffffffff);
  if (confirmations !== undefined && confirmations !== null) whole('confirmations', confirmations, 1, 255);
  return checked;
}
