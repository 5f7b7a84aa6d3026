// What keeps a code in a picture from being read: the engine's word for it as what helps.

/** @typedef {'comeCloser'|'moreLight'|'holdStill'|'moveIntoFrame'|'unreadable'} Sighting as the hints of a session */

/**
 * What helps against what keeps a code from being read, as `ScanHint` has it.
 * @type {Record<import('./records.js').Sighting['obstacle'], Sighting>}
 */
const help = {
  dark: 'moreLight', faint: 'unreadable', small: 'comeCloser', blurred: 'holdStill', cutOff: 'moveIntoFrame', unknown: 'unreadable',
};

/**
 * What would help to read what looks like a code most, or null where nothing does.
 * @param {import('./records.js').Sighting[]} sightings  the most likely first
 * @returns {Sighting | null}
 */
export const helpFor = (sightings) => (sightings.length > 0 ? help[sightings[0].obstacle] : null);
