// Colours as people write them.
import { OptionError } from './option-error.js';

/** @param {string} option @param {string} color @returns {number[]} red, green, blue, alpha */
export function components(option, color) {
  if (typeof color !== 'string' || !/^#?[0-9a-f]{6}([0-9a-f]{2})?$/i.test(color)) {
    throw new OptionError(option, color, ['#rrggbb', '#rrggbbaa']);
  }
  const digits = color.replace('#', '').padEnd(8, 'f');
  return [0, 2, 4, 6].map((place) => Number.parseInt(digits.slice(place, place + 2), 16));
}
