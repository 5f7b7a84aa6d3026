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
 * @property {boolean} isTakenBack   somebody said that it does not count
 * @property {boolean} isGuessed     taken for one that was there, though nothing showed the way
 */

/** Labels that are remembered; the first ones are forgotten for the next. */
const most = 5000;
/** Frames without any label after which one that comes back where it was may be another. */
const blind = 8;
/** How many of those in a frame tell how the camera has moved. */
const leaders = 30;

/** How far a label may be from where it should be: labels stand at least one height apart. @param {readonly Point[]} outline */
function reach(outline) {
  const { shorter, longer } = sidesOf(outline);
  return Math.max(shorter * 0.6, longer * 0.15);
}

/** @param {Point} a @param {Point} b */
const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/** @typedef {{ sighting: Sighting, key: string, place: Point, reach: number, longer: number }} Seen */
/** @typedef {{ label: Label, place: Point }} Expected  a label and where it should be by now */

/** The labels of a shelf. */
export class Shelf {
  /** @type {Label[]} */
  #labels = [];
  #motion = still;
  /** How far what is in view moved from the last frame to this one. */
  #speed = { x: 0, y: 0 };
  /** Whether a label in view tells where the others are. */
  #isLed = true;
  #blind = 0;

  /** Labels that are known. */
  get size() { return this.#labels.length; }

  /** @param {number} id whether what is followed under it is a label that is known */
  has(id) { return this.#labels.some((label) => label.id === id); }

  /** @param {number} id whether what is followed under it counts */
  isCounted(id) { return this.#labels.some((label) => label.id === id && !label.isTakenBack); }

  /** The label that counted last does not count, and does not count again. */
  takeBack() {
    const label = [...this.#labels].reverse().find(({ isTakenBack }) => !isTakenBack);
    if (label) label.isTakenBack = true;
  }

  /**
   * Takes what was read in a frame.
   * @param {readonly Sighting[]} sightings
   * @param {ReadonlySet<number>} [alive]  all that are followed, also those that this frame did not show
   * @returns {Sighting[]} those that count now
   */
  see(sightings, alive = new Set(sightings.map(({ id }) => id))) {
    for (const label of this.#labels) if (label.id !== null && !alive.has(label.id)) label.id = null;
    const isNew = this.#labels.length === 0;
    if (!isNew && this.#labels.every(({ id }) => id === null)) this.#lose();
    const seen = sightings.map((sighting) => (
      { sighting, key: sighting.key, place: middle(sighting.outline), reach: reach(sighting.outline), longer: sidesOf(sighting.outline).longer }));
    const matched = this.#match(seen);
    const left = seen.filter((one) => !matched.has(one) && ![...matched.keys()].some((other) => isOver(other, one))).map(({ sighting }) => sighting);
    this.#move(matched);
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
    this.#speed = { x: 0, y: 0 };
    this.#isLed = true;
    this.#blind = 0;
  }

  #lose() {
    this.#isLed = false;
    this.#blind += 1;
    this.#speed = { x: 0, y: 0 };
  }

  /**
   * Which of those seen are labels that are known, by their places. Labels that look the same may stand evenly, and then
   * a step to the left looks like one to the right: the one nearest to how the camera moved before is taken.
   * @param {Seen[]} seen
   * @returns {Map<Seen, Label>}
   */
  #match(seen) {
    const near = this.#expected(seen);
    const steps = seen.slice(0, leaders).flatMap((one) => near.filter(({ label }) => label.key === one.key)
      .map(({ place }) => ({ x: one.place.x - place.x, y: one.place.y - place.y }))
      .filter(({ x, y }) => Math.hypot(x, y) <= one.longer * 1.5));
    const step = agreed(steps, seen.slice(0, leaders), near);
    /** @type {Map<Seen, Label>} */
    const matched = new Map();
    const pairs = step === null ? [] : seen.flatMap((one) => near.filter(({ label }) => label.key === one.key).map(({ label, place }) => (
      { one, label, away: distance(one.place, { x: place.x + step.x, y: place.y + step.y }) })).filter(({ away }) => away <= one.reach));
    const taken = new Set();
    for (const { one, label } of pairs.sort((a, b) => a.away - b.away)) {
      if (matched.has(one) || taken.has(label)) continue;
      matched.set(one, label);
      taken.add(label);
    }
    return matched;
  }

  /** The labels that may be in view, and where. @param {Seen[]} seen @returns {Expected[]} */
  #expected(seen) {
    if (seen.length === 0) return [];
    const margin = Math.max(...seen.map(({ longer }) => longer)) * 2;
    const [xs, ys] = [seen.map(({ place }) => place.x), seen.map(({ place }) => place.y)];
    const [left, right, top, bottom] = [Math.min(...xs) - margin, Math.max(...xs) + margin, Math.min(...ys) - margin, Math.max(...ys) + margin];
    return this.#labels.flatMap((label) => {
      const { x, y } = moved(this.#motion, middle(label.corners));
      const place = { x: x + this.#speed.x, y: y + this.#speed.y };
      return place.x >= left && place.x <= right && place.y >= top && place.y <= bottom ? [{ label, place }] : [];
    });
  }

  /** How the camera has moved, by what is known. @param {Map<Seen, Label>} matched */
  #move(matched) {
    if (matched.size === 0) return;
    const ids = new Set([...matched.keys()].map(({ sighting }) => sighting.id));
    for (const label of this.#labels) if (label.id !== null && ids.has(label.id)) label.id = null;
    const before = this.#motion;
    const motion = motionOf([...matched].flatMap(([{ sighting }, label]) => sighting.outline.map((point, at) => /** @type {const} */ ([label.corners[at], point]))));
    if (motion) this.#motion = motion;
    const steps = [...matched].map(([{ place }, label]) => ({ from: moved(before, middle(label.corners)), to: place }));
    this.#speed = { x: steps.reduce((sum, { from, to }) => sum + to.x - from.x, 0) / steps.length, y: steps.reduce((sum, { from, to }) => sum + to.y - from.y, 0) / steps.length };
    for (const [{ sighting }, label] of matched) {
      label.id = sighting.id;
      if (!this.#isLed) label.isGuessed ||= this.#blind > blind;
    }
    this.#blind = 0;
  }

  /**
   * With none in view that was there before, each is taken for the nearest of those that look like it. Where they are
   * now is their place from now on.
   * @param {Sighting[]} sightings
   * @returns {Sighting[]} for which none is left
   */
  #guess(sightings) {
    return sightings.filter(({ id, key, outline }) => {
      const place = middle(outline);
      const free = this.#labels.filter((label) => label.key === key && label.id === null);
      if (free.length === 0) return true;
      const away = free.map((label) => distance(moved(this.#motion, middle(label.corners)), place));
      Object.assign(free[away.indexOf(Math.min(...away))], { id, isGuessed: true, corners: outline.map((point) => movedBack(this.#motion, point)) });
      return false;
    });
  }

  /** @param {Sighting[]} sightings */
  #add(sightings) {
    for (const { id, key, outline } of sightings) {
      this.#labels.push({ key, id, isGuessed: false, isTakenBack: false, corners: outline.map((point) => movedBack(this.#motion, point)) });
    }
    if (this.#labels.length > most) this.#labels.splice(0, this.#labels.length - most);
    return sightings;
  }
}

/**
 * The shortest step by which those seen come to where labels are expected: at least half as many as by the best one,
 * which may be a whole label too far where one has left and another comes. null: by none.
 * @param {Point[]} steps
 * @param {Seen[]} seen
 * @param {Expected[]} near
 */
function agreed(steps, seen, near) {
  const counted = steps.map((step) => ({
    step, length: Math.hypot(step.x, step.y),
    count: seen.filter(({ key, place, reach: far }) => near.some((other) => (
      other.label.key === key && distance(place, { x: other.place.x + step.x, y: other.place.y + step.y }) <= far))).length,
  }));
  const top = Math.max(0, ...counted.map(({ count }) => count));
  return counted.filter(({ count }) => 2 * count >= top).sort((a, b) => a.length - b.length)[0]?.step ?? null;
}

/** Whether one lies within the other: two readings of one label. @param {Seen} other @param {Seen} one */
function isOver({ key, sighting: { outline } }, one) {
  if (key !== one.key) return false;
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  return one.place.x >= Math.min(...xs) && one.place.x <= Math.max(...xs) && one.place.y >= Math.min(...ys) && one.place.y <= Math.max(...ys);
}
