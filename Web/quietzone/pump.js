// Brings a camera's frames to the worker, main thread: the cheapest way that the browser has.

/** @typedef {import('./worker-host.js').WorkerHost} WorkerHost */

/**
 * Safari has MediaStreamTrackProcessor in workers alone and can send a track there; Chromium has it here.
 * @param {WorkerHost} host
 * @param {MediaStreamTrack} track
 * @returns {{ way: string, stop: () => void } | null} null where frames can't be had like that
 */
function sendTrack(host, track) {
  const Processor = /** @type {any} */ (globalThis).MediaStreamTrackProcessor;
  const copy = track.clone();
  try {
    if (Processor) {
      const { readable } = new Processor({ track: copy, maxBufferSize: 1 });
      host.tell({ type: 'frames', readable }, [readable]);
      return { way: 'processor', stop: () => copy.stop() };
    }
    host.tell({ type: 'frames', track: copy }, [/** @type {any} */ (copy)]);
    return { way: 'track', stop: () => {} };
  } catch {
    copy.stop();
    return null;
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

/** Sends frames until it is stopped. */
export class FramePump {
  #isRunning = true;
  #isBusy = false;

  /**
   * @param {WorkerHost} host
   * @param {HTMLVideoElement} video  shows the camera
   * @param {MediaStreamTrack} track
   */
  constructor(host, video, track) {
    this.host = host;
    this.video = video;
    const sent = sendTrack(host, track);
    /** How frames get to the worker: `processor`, `track` or `video`. */
    this.way = sent?.way ?? 'video';
    this.stop = () => {
      this.#isRunning = false;
      sent?.stop();
    };
    if (!sent) this.#schedule();
  }

  /** The worker has read a frame: the next may come. */
  free() { this.#isBusy = false; }

  #schedule() {
    const next = () => this.#send();
    if ('requestVideoFrameCallback' in this.video) this.video.requestVideoFrameCallback(next);
    else requestAnimationFrame(next);
  }

  async #send() {
    if (!this.#isRunning) return;
    if (!this.#isBusy && this.video.readyState >= 2) {
      this.#isBusy = true;
      const { frame, transfer } = await grab(this.video);
      this.host.tell({ type: 'frame', frame }, transfer);
    }
    this.#schedule();
  }
}
