// Live reading in the worker: frames in, the session's actions out. The newest frame wins: while one is read, at
// most one waits, and a newer one takes its place.
import { FrameMemory } from './frames.js';
import { ScanSession } from './session.js';

/** Milliseconds of a steady clock. */
const now = () => Math.round(performance.now());

/** A session with its frames. */
export class LiveReader {
  /** @type {any} */
  #session;
  /** @type {VideoFrame | ImageBitmap | ImageData | null} */
  #next = null;
  #isReading = false;
  /** Frames one after the other that could not be read. */
  #failures = 0;
  /** Counts sources, so that an older one ends when a newer one comes. */
  #source = 0;

  /**
   * @param {import('./engine.js').Engine} engine
   * @param {(message: any) => void} post
   */
  constructor(engine, post) {
    this.engine = engine;
    this.post = post;
    this.memory = new FrameMemory(engine);
  }

  /**
   * Other settings; a session that runs goes on with them.
   * @param {any} configuration
   */
  configure(configuration) {
    if (this.#session) this.#act(this.#session.configure(configuration, now()));
    else this.#session = new ScanSession(this.engine, configuration);
  }

  /** @param {string} call a method of the session @param {any[]} values */
  call(call, values) { this.#act(this.#session[call](...values, now())); }

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
        if (source === this.#source) this.take(value);
        else {
          value.close();
          track.stop();
        }
      }
    } finally {
      track.stop();
    }
  }

  /** @param {VideoFrame | ImageBitmap | ImageData} frame */
  async take(frame) {
    if (this.#next && 'close' in this.#next) this.#next.close();
    this.#next = frame;
    if (this.#isReading) return;
    this.#isReading = true;
    try {
      while (this.#next) {
        const current = this.#next;
        this.#next = null;
        await this.#read(current).then(() => { this.#failures = 0; }, () => this.#countFailure());
        this.post({ type: 'free' });
        // A turn of the loop, so that messages and newer frames get in between.
        await new Promise((resolve) => { setTimeout(resolve, 0); });
      }
    } finally {
      this.#isReading = false;
    }
  }

  /** One may fail, as when the module's memory grows while a frame is copied there; several mean that none can be read. */
  #countFailure() {
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
    const actions = this.#session.frame(address, width, height, rowStride, now());
    const figures = { width, height, timestamp, copy: copied - began, read: performance.now() - copied };
    this.#act(actions, figures);
  }

  /** @param {any[]} actions @param {any} [frame] the figures of the frame that gave them */
  #act(actions, frame = null) {
    if (actions.some(({ type }) => type === 'closeCamera')) this.#source += 1;
    if (frame || actions.length > 0) this.post({ type: 'actions', actions, frame });
  }
}
