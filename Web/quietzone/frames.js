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
  }

  /** @param {number} count */
  reserve(count) {
    if (count <= this.capacity) return;
    if (this.address !== 0) this.engine.free(this.address);
    this.address = this.engine.allocate(count);
    this.capacity = count;
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
    const count = frame.allocationSize();
    this.reserve(count);
    const target = this.engine.bytes(this.address, count);
    const [{ offset, stride }] = await frame.copyTo(target);
    if (planar.has(frame.format ?? '')) {
      return { address: this.address + offset, width, height, rowStride: stride };
    }
    greyOf(target, target, packed.get(frame.format ?? ''));
    return { address: this.address, width, height, rowStride: width };
  }

  /** @param {ImageData} picture @returns {Placed} */
  #placeRGBA({ data, width, height }) {
    this.reserve(width * height);
    greyOf(data, this.engine.bytes(this.address, width * height));
    return { address: this.address, width, height, rowStride: width };
  }
}
