// Camera frames into the engine's memory by the cheapest way there is; runs in the worker.
import { drawn, greyOf } from './pixels.js';

/** Formats whose first plane is the luma, a byte a pixel. */
const planar = new Set(['I420', 'I420A', 'I422', 'I422A', 'I444', 'I444A', 'NV12']);
const packed = new Map([['RGBA', false], ['RGBX', false], ['BGRA', true], ['BGRX', true]]);

/** @typedef {{ address: number, width: number, height: number, rowStride: number }} Placed */

/** Memory for one frame, kept from frame to frame. */
export class FrameMemory {
  /** @param {import('./engine.js').Engine} engine */
  constructor(engine) {
    this.engine = engine;
    this.address = 0;
    this.capacity = 0;
    /** @type {(() => ImageData | VideoFrame) | null} the last frame, once more */
    this.last = null;
  }

  /** @param {number} count */
  reserve(count) {
    if (count <= this.capacity) return;
    if (this.address !== 0) this.engine.free(this.address);
    this.address = this.engine.allocate(count);
    this.capacity = count;
  }

  /**
   * The frame that was placed last, in its colours; good until the next one is placed.
   * @returns {Promise<ImageBitmap | null>}
   */
  async picture() {
    const last = this.last?.() ?? null;
    try {
      return last && await createImageBitmap(last);
    } catch {
      return null;
    } finally {
      if (last && 'close' in last) last.close();
    }
  }

  /**
   * Copies a frame in as grey; the caller closes it.
   * @param {VideoFrame | ImageBitmap | ImageData} frame
   * @returns {Promise<Placed> | Placed}
   */
  place(frame) {
    if ('data' in frame) return this.#placeRGBA(frame);
    if (!('copyTo' in frame)) return this.#placeRGBA(drawn(frame, frame.width, frame.height));
    if (planar.has(frame.format ?? '') || packed.has(frame.format ?? '')) return this.#copy(frame);
    return this.#placeRGBA(drawn(frame, frame.displayWidth, frame.displayHeight));
  }

  /** @param {VideoFrame} frame @returns {Promise<Placed>} */
  async #copy(frame) {
    const { width, height } = frame.visibleRect ?? { width: frame.codedWidth, height: frame.codedHeight };
    const { format, timestamp, colorSpace } = frame;
    const [count, isPlanar] = [frame.allocationSize(), planar.has(format ?? '')];
    this.reserve(count + (isPlanar ? 0 : width * height));
    const layout = await frame.copyTo(this.engine.bytes(this.address, count));
    this.last = () => new VideoFrame(this.engine.bytes(this.address, count), /** @type {any} */ ({
      format, timestamp, colorSpace, layout, codedWidth: width, codedHeight: height,
    }));
    const [{ offset, stride }] = layout;
    if (isPlanar) return { address: this.address + offset, width, height, rowStride: stride };
    const grey = this.address + count;
    greyOf(this.engine.bytes(this.address, count), this.engine.bytes(grey, width * height), packed.get(format ?? ''));
    return { address: grey, width, height, rowStride: width };
  }

  /** @param {ImageData} picture @returns {Placed} */
  #placeRGBA(picture) {
    const { data, width, height } = picture;
    this.last = () => picture;
    this.reserve(width * height);
    greyOf(data, this.engine.bytes(this.address, width * height));
    return { address: this.address, width, height, rowStride: width };
  }
}
