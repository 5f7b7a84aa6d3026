// What is said to somebody who holds a code before the camera: nothing as long as all goes well.

/** Milliseconds without a code that counted until something is said. */
export const patience = 3000;

/**
 * @typedef {object} Situation
 * @property {string | null} hint     what the session would say
 * @property {number} outlined        codes that are outlined
 * @property {boolean} isResting      frames are no longer read because nothing moves
 * @property {number} since           when it started, or a code counted last
 */

/**
 * The hint that is shown; null: none. That nothing is found is not said while codes are outlined.
 * @param {Situation} situation
 * @param {number} now
 */
export function spoken({ hint, outlined, isResting, since }, now) {
  if (isResting) return 'resting';
  if (hint === null || now - since < patience) return null;
  return hint === 'looking' && outlined > 0 ? null : hint;
}

/**
 * Milliseconds until what is shown may change by itself; null: it does not.
 * @param {Situation} situation
 * @param {number} now
 */
export function changesIn({ hint, since }, now) {
  const left = since + patience - now;
  return hint !== null && left > 0 ? left : null;
}

/**
 * Whether a touch on the light would help.
 * @param {string | null} shown
 * @param {{ hasTorch: boolean, torch: string }} light
 */
export const offersLight = (shown, { hasTorch, torch }) => shown === 'moreLight' && hasTorch && torch === 'off';
