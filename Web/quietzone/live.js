// Live reading in the worker: frames in, the session's actions out. The newest frame wins: while one is read, at
// most one waits, and a newer one takes its place.
import { FrameMemory } from './frames.js';
import { Motion } from './motion.js';
import { Gate, Pace } from './pace.js';
import { ScanSession } from './session.js';

/** Milliseconds of a steady clock. */
const now = () => Math.round(performance.now());

/** A session with its frames. */
export class LiveReader {
  /** @type {any} */
  #session;
  /** @type {VideoFrame | ImageBitmap | ImageData | null} */
  #next = null;
  /** @type {Promise<void> | null} */
  #reading = null;
  /** Frames one after the other that could not be read. */
  #failures = 0;
  /** Counts sources, so that an older one ends when a newer one comes. */
  #source = 0;
  #pace = new Pace('auto', now());
  #told = this.#pace.state;
  #gate = new Gate();
  #motion = new Motion();
  /** The codes in view, and whether the session says something of what looks like one. */
  #seen = new Set();
  #isHinted = false;

  /**
   * @param {import('./engine.js').Engine} engine
   * @param {(message: any, transfer?: Transferable[]) => void} post
   */
  constructor(engine, post) {
    this.engine = engine;
    this.post = post;
    this.memory = new FrameMemory(engine);
  }

  /**
   * Other settings; a session that runs goes on with them.
   * @param {any} configuration  of the session, and `fps`
   */
  configure({ fps, ...configuration }) {
    this.#pace.choose(fps, now());
    this.#tellPace();
    if (this.#session) this.#act(this.#session.configure(configuration, now()));
    else this.#session = new ScanSession(this.engine, configuration);
  }

  /** @param {string} call a method of the session @param {any[]} values */
  call(call, values) {
    this.#pace.wake(now());
    this.#tellPace();
    this.#act(this.#session[call](...values, now()));
  }

  /**
   * Reads the frames of a camera until its track ends.
   * @param {{ track: any }} from
   */
  async follow({ track }) {
    const source = (this.#source += 1);
    const Processor = /** @type {any} */ (globalThis).MediaStreamTrackProcessor;
    const reader = new Processor({ track, maxBufferSize: 1 }).readable.getReader();
    try {
      for (;;) {
        const { value, done } = await reader.read();
        if (done) return;
        // Frames that wait in a stream that nobody wants any more are closed one by one: they hold the camera's memory.
        if (source !== this.#source) {
          value.close();
          track.stop();
        } else if (this.#gate.passes(performance.now())) this.take(value);
        else value.close();
      }
    } finally {
      track.stop();
    }
  }

  /** @param {VideoFrame | ImageBitmap | ImageData} frame */
  take(frame) {
    if (this.#next && 'close' in this.#next) this.#next.close();
    this.#next = frame;
    this.#reading ??= this.#readAll().finally(() => { this.#reading = null; });
  }

  async #readAll() {
    while (this.#next) {
      const current = this.#next;
      this.#next = null;
      await this.#read(current).then(() => { this.#failures = 0; }, (error) => this.#countFailure(error));
      this.#gate.interval = this.#pace.interval;
      this.post({ type: 'free', interval: this.#pace.interval });
      // A turn of the loop, so that messages and newer frames get in between.
      await new Promise((resolve) => { setTimeout(resolve, 0); });
    }
  }

  /** Ends for good; fulfilled when no frame is left. */
  async end() {
    this.#source += 1;
    if (this.#next && 'close' in this.#next) this.#next.close();
    this.#next = null;
    await this.#reading;
  }

  /**
   * One may fail, as when the module's memory grows while a frame is copied there; several mean that none can be read.
   * An engine that trapped reads no other one.
   * @param {unknown} error
   */
  #countFailure(error) {
    if (this.engine.hasTrapped) throw error;
    this.#failures += 1;
    if (this.#failures === 3) this.#act(this.#session.failed('unsupportedFormat', now()));
  }

  /** @param {VideoFrame | ImageBitmap | ImageData} frame */
  async #read(frame) {
    const began = performance.now();
    const timestamp = 'timestamp' in frame ? frame.timestamp : null;
    let placed;
    try {
      placed = await this.memory.place(frame);
    } finally {
      if ('close' in frame) frame.close();
    }
    const copied = performance.now();
    const { address, width, height, rowStride } = placed;
    const bytes = this.engine.bytes(address, rowStride * (height - 1) + width);
    const moved = this.#motion.moved({ bytes, width, height, rowStride });
    if (!moved && this.#pace.state === 'resting') return;
    const actions = this.#session.frame(address, width, height, rowStride, now());
    const figures = { width, height, timestamp, copy: copied - began, read: performance.now() - copied };
    const isEnd = actions.some((/** @type {any} */ { type }) => type === 'closeCamera');
    this.#act(actions, figures, isEnd ? await this.memory.picture() : null);
    this.#see(actions, moved);
  }

  /**
   * What a frame showed decides how soon the next one is read.
   * @param {any[]} actions @param {boolean} moved
   */
  #see(actions, moved) {
    const found = actions.some(({ status }) => status === 'success');
    this.#pace.see({ seen: this.#seen.size > 0 || this.#isHinted, found, moved }, now());
    this.#tellPace();
  }

  #tellPace() {
    const pace = this.#pace.state;
    if (pace !== this.#told) this.post({ type: 'actions', actions: [{ type: 'pace', pace }], frame: null });
    this.#told = pace;
  }

  /**
   * @param {any[]} actions
   * @param {any} [frame]  the figures of the frame that gave them
   * @param {ImageBitmap | null} [picture]  that frame, where it ended the session
   */
  #act(actions, frame = null, picture = null) {
    for (const action of actions) this.#note(action);
    if (!frame && actions.length === 0) return;
    this.post({ type: 'actions', actions, frame, picture }, picture ? [picture] : []);
  }

  /** @param {any} action */
  #note({ type, id, hint, state }) {
    if (type === 'added') this.#seen.add(id);
    else if (type === 'removed') this.#seen.delete(id);
    else if (type === 'hint') this.#isHinted = hint !== null && hint !== 'looking';
    else if (type === 'closeCamera') this.#source += 1;
    else if (type === 'state' && state === 'idle') {
      this.#seen.clear();
      this.#isHinted = false;
    }
  }
}
