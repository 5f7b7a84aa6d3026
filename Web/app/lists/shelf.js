// Counting labels that look the same, by their places: which of those in view were counted, and which come anew.
//
// A label has its place on the shelf, in the pixels of the frame in which it was seen first. As long as one of them is
// in view it tells how the camera has moved, and so where the others are now: one that comes back where it was is the
// same. Once none is in view, what comes next is taken for what was there, as many as there were, until somebody says
// that it is another shelf.
import { middle, motionOf, moved, movedBack, sidesOf, still } from './geometry.js';

/** @typedef {import('./geometry.js').Point} Point */
/** @typedef {{ id: number, key: string, outline: readonly Point[] }} Sighting  of one frame; `id` as long as it is followed */
/**
 * @typedef {object} Label
 * @property {string} key
 * @property {Point[]} corners       on the shelf
 * @property {number | null} id      under which it is followed now
 * @property {boolean} isGuessed     taken for one that was there, though nothing showed the way
 */

/** Labels that are remembered; the first ones are forgotten for the next. */
const most = 5000;

/** How far a label may be from where it should be: labels stand at least one height apart. @param {readonly Point[]} outline */
function reach(outline) {
  const { shorter, longer } = sidesOf(outline);
  return Math.max(shorter * 0.6, longer * 0.15);
}

/** @param {Point} a @param {Point} b */
const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/** The labels of a shelf. */
export class Shelf {
  /** @type {Label[]} */
  #labels = [];
  #motion = still;
  /** Whether a label in view tells where the others are. */
  #isLed = true;

  /** Labels that are known. */
  get size() { return this.#labels.length; }

  /** @param {number} id whether what is followed under it is a label that is known */
  has(id) { return this.#labels.some((label) => label.id === id); }

  /**
   * Takes what was read in a frame.
   * @param {readonly Sighting[]} sightings
   * @param {ReadonlySet<number>} [alive]  all that are followed, also those that this frame did not show
   * @returns {Sighting[]} those that count now
   */
  see(sightings, alive = new Set(sightings.map(({ id }) => id))) {
    const seen = new Map(sightings.map((sighting) => [sighting.id, sighting]));
    for (const label of this.#labels) if (label.id !== null && !alive.has(label.id)) label.id = null;
    this.#follow(seen);
    if (this.#labels.length > 0 && this.#labels.every(({ id }) => id === null)) this.#isLed = false;
    const fresh = sightings.filter(({ id }) => !this.has(id));
    const left = fresh.filter((sighting) => !this.#isKnown(sighting, seen));
    const added = this.#add(this.#isLed ? left : this.#guess(left));
    if (this.#labels.every(({ id }) => id !== null)) this.#isLed = true;
    return added;
  }

  /** Another shelf: what is followed stays counted, unless that was a guess. What counts then is told by the next frame. */
  next() {
    this.#labels = this.#labels.filter(({ id, isGuessed }) => id !== null && !isGuessed);
    this.#isLed = true;
  }

  clear() {
    this.#labels = [];
    this.#motion = still;
    this.#isLed = true;
  }

  /**
   * How the camera has moved, by what is followed. Of labels that look the same one may be taken for another that stands
   * beside it: what does not move as most of them do is let go.
   * @param {Map<number, Sighting>} seen
   */
  #follow(seen) {
    const steps = this.#labels.flatMap((label) => {
      const sighting = label.id === null ? undefined : seen.get(label.id);
      if (!sighting) return [];
      const [before, now] = [moved(this.#motion, middle(label.corners)), middle(sighting.outline)];
      return [{ label, outline: sighting.outline, reach: reach(sighting.outline), x: now.x - before.x, y: now.y - before.y }];
    });
    const shared = steps.length > 1 ? agreed(steps) : { x: 0, y: 0 };
    const together = steps.filter((step) => distance(step, shared) <= (steps.length > 1 ? step.reach : 2 * step.reach));
    for (const step of steps) if (!together.includes(step)) step.label.id = null;
    const motion = motionOf(together.flatMap(({ label, outline }) => outline.map((point, at) => /** @type {const} */ ([label.corners[at], point]))));
    if (motion) this.#motion = motion;
  }

  /**
   * Whether a label stands where it was, or is one that is followed already.
   * @param {Sighting} sighting
   * @param {Map<number, Sighting>} seen
   */
  #isKnown({ id, key, outline }, seen) {
    const place = middle(outline);
    const found = this.#nearest(key, place, (label) => label.id === null || isOver(seen.get(label.id), place));
    if (!found || found.away > reach(outline)) return false;
    if (found.label.id === null) found.label.id = id;
    return true;
  }

  /** @param {string} key @param {Point} place @param {(label: Label) => boolean} isFit */
  #nearest(key, place, isFit) {
    /** @type {{ label: Label, away: number } | null} */
    let best = null;
    for (const label of this.#labels) {
      if (label.key !== key || !isFit(label)) continue;
      const away = distance(moved(this.#motion, middle(label.corners)), place);
      if (!best || away < best.away) best = { label, away };
    }
    return best;
  }

  /**
   * With none in view that was there before, each is taken for the nearest of those that look like it. Where they are
   * now is their place from now on.
   * @param {Sighting[]} sightings
   * @returns {Sighting[]} for which none is left
   */
  #guess(sightings) {
    return sightings.filter(({ id, key, outline }) => {
      const found = this.#nearest(key, middle(outline), (label) => label.id === null);
      if (!found) return true;
      Object.assign(found.label, { id, isGuessed: true, corners: outline.map((point) => movedBack(this.#motion, point)) });
      return false;
    });
  }

  /** @param {Sighting[]} sightings */
  #add(sightings) {
    for (const { id, key, outline } of sightings) {
      this.#labels.push({ key, id, isGuessed: false, corners: outline.map((point) => movedBack(this.#motion, point)) });
    }
    if (this.#labels.length > most) this.#labels.splice(0, this.#labels.length - most);
    return sightings;
  }
}

/**
 * The step that most of them made, of several such the shortest.
 * @param {{ x: number, y: number, reach: number }[]} steps
 */
function agreed(steps) {
  const counted = steps.slice(0, 40).map((step) => (
    { step, count: steps.filter((other) => distance(other, step) <= other.reach).length, length: Math.hypot(step.x, step.y) }));
  return counted.reduce((best, other) => (
    other.count > best.count || (other.count === best.count && other.length < best.length) ? other : best)).step;
}

/**
 * Whether a place is within what is seen: two readings of one label.
 * @param {Sighting | undefined} sighting
 * @param {Point} place
 */
function isOver(sighting, place) {
  if (!sighting) return false;
  const [xs, ys] = [sighting.outline.map(({ x }) => x), sighting.outline.map(({ y }) => y)];
  return place.x >= Math.min(...xs) && place.x <= Math.max(...xs) && place.y >= Math.min(...ys) && place.y <= Math.max(...ys);
}
