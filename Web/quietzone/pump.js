// Brings a camera's frames to the worker, main thread: the cheapest way that the browser has.

import { Gate } from './pace.js';

/** @typedef {import('./worker-host.js').WorkerHost} WorkerHost */

/**
 * Lets a worker that has a MediaStreamTrackProcessor read the camera by itself, as Safari's has.
 * @param {WorkerHost} host
 * @param {MediaStreamTrack} track
 * @returns {boolean} whether it took the track
 */
function sendTrack(host, track) {
  const copy = track.clone();
  try {
    host.tell({ type: 'frames', track: copy }, [/** @type {any} */ (copy)]);
    return true;
  } catch {
    copy.stop();
    return false;
  }
}

/** @param {HTMLVideoElement} video @returns {Promise<{ frame: any, transfer: Transferable[] }>} */
async function grab(video) {
  if ('VideoFrame' in globalThis) {
    const frame = new VideoFrame(video);
    return { frame, transfer: [frame] };
  }
  if ('OffscreenCanvas' in globalThis) {
    const frame = await createImageBitmap(video);
    return { frame, transfer: [frame] };
  }
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [video.videoWidth, video.videoHeight];
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d', { willReadFrequently: true }));
  context.drawImage(video, 0, 0);
  const frame = context.getImageData(0, 0, canvas.width, canvas.height);
  return { frame, transfer: [frame.data.buffer] };
}

/** Sends frames until it is stopped: one is read, the newest one waits for its turn. */
export class FramePump {
  #isRunning = true;
  #isBusy = false;
  /** @type {VideoFrame | null} */
  #waiting = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #patience;
  #gate = new Gate();

  /**
   * @param {WorkerHost} host
   * @param {HTMLVideoElement} video  shows the camera
   * @param {MediaStreamTrack} track
   */
  constructor(host, video, track) {
    this.host = host;
    this.video = video;
    const Processor = /** @type {any} */ (globalThis).MediaStreamTrackProcessor;
    /** How frames get to the worker: `processor`, `track` or `video`. */
    this.way = Processor ? 'processor' : sendTrack(host, track) ? 'track' : 'video';
    if (this.way === 'processor') {
      this.#follow(new Processor({ track, maxBufferSize: 1 }).readable.getReader());
      this.#watch();
    }
    if (this.way === 'video') this.#schedule();
  }

  stop() {
    this.#isRunning = false;
    clearTimeout(this.#patience);
    this.#waiting?.close();
    this.#waiting = null;
  }

  /**
   * The worker is done with a frame: the next may come.
   * @param {number} interval milliseconds between frames
   */
  free(interval) {
    this.#gate.interval = interval;
    this.#isBusy = false;
    const frame = this.#waiting;
    this.#waiting = null;
    if (frame) this.#send(frame, [frame]);
  }

  /**
   * The frames of Chromium's cameras, until the track is stopped. They are read here and not in the worker: of the
   * streams that are handed over, one in twenty never brings a frame where cameras are changed quickly; of those that
   * are not, one in a hundred.
   * @param {ReadableStreamDefaultReader<VideoFrame>} reader
   */
  async #follow(reader) {
    for (;;) {
      const { value: frame, done } = await reader.read();
      if (done) return;
      clearTimeout(this.#patience);
      // One that waits is replaced by each newer one; else those that come too early are left out.
      const isWanted = this.#isRunning && this.way !== 'video'
        && (this.#waiting !== null || this.#gate.passes(performance.now()));
      if (!isWanted) frame.close();
      else if (this.#isBusy) {
        this.#waiting?.close();
        this.#waiting = frame;
      } else this.#send(frame, [frame]);
    }
  }

  /** Where the video plays and no frame comes, frames are taken from the video. */
  #watch() {
    const { currentTime } = this.video;
    this.#patience = setTimeout(() => {
      if (this.video.currentTime === currentTime) {
        this.#watch();
        return;
      }
      this.way = 'video';
      this.#schedule();
    }, 1000);
  }

  #schedule() {
    const next = () => this.#grab();
    if ('requestVideoFrameCallback' in this.video) this.video.requestVideoFrameCallback(next);
    else requestAnimationFrame(next);
  }

  async #grab() {
    if (!this.#isRunning) return;
    if (!this.#isBusy && this.video.readyState >= 2 && this.#gate.passes(performance.now())) {
      try {
        const { frame, transfer } = await grab(this.video);
        if (this.#isRunning) this.#send(frame, transfer);
        else frame.close?.();
      } catch {
        // A frame that can't be taken is followed by the next.
      }
    }
    this.#schedule();
  }

  /** @param {any} frame @param {Transferable[]} transfer */
  #send(frame, transfer) {
    this.#isBusy = true;
    this.host.tell({ type: 'frame', frame }, transfer);
  }
}
