// How often a frame is read. Many are needed when there is something to read, few while nobody holds a code before the
// camera, and none while nothing moves: reading is what makes a phone warm. Values in, values out; no clock of its own.

/** @typedef {'full'|'calm'|'resting'} PaceState */

/** Frames a second while nothing is seen that looks like a code. */
const calmRate = 12;
/** Frames a second at most, where nobody wants another rate. */
const fullRate = 30;
/** Looks a second at whether something moves. */
const restingRate = 5;
/** Milliseconds at the full rate after a start, after a movement out of rest, and after the last sign of a code. */
const patience = 2000;
/** Milliseconds without any movement, or anything found, until it rests. */
const stillness = 20_000;

/** Decides how often frames are read, from what they showed. Times are milliseconds of any steady clock. */
export class Pace {
  #fps;
  /** When there was a reason for the full rate. */
  #awake = 0;
  /** When something moved or was found. */
  #stirred = 0;
  /** @type {PaceState} */
  #state = 'full';

  /**
   * @param {'auto'|number} [fps] a number: always that many frames a second, whatever is seen
   * @param {number} [now]
   */
  constructor(fps = 'auto', now = 0) {
    this.#fps = fps;
    this.wake(now);
  }

  get state() { return this.#state; }

  /** Milliseconds from one frame to the next. */
  get interval() {
    if (this.#fps !== 'auto') return 1000 / this.#fps;
    return 1000 / { full: fullRate, calm: calmRate, resting: restingRate }[this.#state];
  }

  /** @param {'auto'|number} fps @param {number} now */
  choose(fps, now) {
    if (fps === this.#fps) return;
    this.#fps = fps;
    this.wake(now);
  }

  /**
   * Somebody does something: starts, goes on, presses the shutter.
   * @param {number} now
   */
  wake(now) {
    this.#awake = now;
    this.#stirred = now;
    this.#state = 'full';
  }

  /**
   * After each frame.
   * @param {{ seen: boolean, found: boolean, moved: boolean }} frame  a code or what looks like one was in it; a code
   *   counted; it shows something else than the frames before
   * @param {number} now
   */
  see({ seen, found, moved }, now) {
    if (moved || found) this.#stirred = now;
    if (this.#fps !== 'auto') return;
    if (now - this.#stirred >= stillness) {
      this.#state = 'resting';
      return;
    }
    if (seen || found || this.#state === 'resting') this.#awake = now;
    this.#state = now - this.#awake < patience ? 'full' : 'calm';
  }
}

/** Lets so many of the frames pass that come; the others are to be closed. */
export class Gate {
  #due = 0;
  /** Milliseconds from one frame to the next; 0: all pass. */
  interval = 0;

  /**
   * Whether a frame that comes now passes. Cameras are not punctual: one that comes a little early does.
   * @param {number} now
   */
  passes(now) {
    if (now + Math.min(this.interval / 2, 12) < this.#due) return false;
    this.#due = Math.max(this.#due + this.interval, now);
    return true;
  }
}
