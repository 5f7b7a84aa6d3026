// How far a camera is zoomed in: the steps that are offered, and what a pinch makes of them.

/** @typedef {{ min: number, max: number }} Range */

/** What people know from their camera. */
const known = [0.5, 1, 2, 4];

/** @param {Range} range @param {number} value */
export const within = ({ min, max }, value) => Math.min(Math.max(value, min), max);

/**
 * The steps that a camera can; none where there is nothing to choose.
 * @param {Range | null} range
 * @returns {number[]}
 */
export function zoomStops(range) {
  if (!range) return [];
  const stops = known.filter((stop) => stop >= range.min && stop <= range.max);
  return stops.length > 1 ? stops : [];
}

/**
 * The step that stands for a value: the last one that it has reached.
 * @param {number[]} stops
 * @param {number} value
 */
export const stopOf = (stops, value) => stops.filter((stop) => value >= stop - 0.05).at(-1) ?? stops[0];

/**
 * One step in, and from the last one back to the first of 1 or more: what a double tap does.
 * @param {number[]} stops
 * @param {number} value
 */
export const nextStop = (stops, value) => (
  stops.find((stop) => stop > value + 0.05) ?? stops.find((stop) => stop >= 1) ?? stops[0]);

/**
 * A value as it is said: `2×`, `1.5×`.
 * @param {number} value
 * @param {string} [language]
 */
export const zoomText = (value, language) => (
  `${new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value)}×`);
