// What keeps a code in a picture from being read, where nothing was. Runs where the engine runs.
import { ScanSession } from './session.js';

/** @typedef {'comeCloser'|'moreLight'|'holdStill'|'moveIntoFrame'|'unreadable'} Sighting as the hints of a session */

/** A session looks for what else may be a code in every fourth frame without one; the others cost nothing. */
const period = 4;
const step = 400;

/**
 * Where something in the picture looks like a code: what would help to read it, or null.
 * @param {import('./engine.js').Engine} engine
 * @param {import('./pixels.js').Grey} picture  in which no code was found
 * @returns {Sighting | null}
 */
export function sightingIn(engine, { luma, width, height }) {
  const session = new ScanSession(engine, { mode: 'continuous', effort: 'balanced', multiFrame: false });
  const [picture, blank] = [engine.lend(luma), engine.lend(new Uint8Array(256).fill(255))];
  session.start(0);
  session.permission('authorized', 0);
  session.opened({}, 0);
  /** @type {import('./session.js').Action[]} */
  let actions = [];
  for (let frame = 0; frame <= period; frame += 1) {
    actions = frame === period - 1 ? session.frame(picture, width, height, width, frame * step)
      : session.frame(blank, 16, 16, 16, frame * step);
  }
  session.close();
  engine.free(picture);
  engine.free(blank);
  const told = actions.find(({ type }) => type === 'hint');
  return told?.type === 'hint' && told.hint !== 'looking' ? /** @type {Sighting | null} */ (told.hint) : null;
}
