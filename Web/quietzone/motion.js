// Whether something moves before the camera: few pixels of a frame beside those of a frame before.

const columns = 32;
const rows = 18;
/** Pixels side by side whose mean is a sample: it quiets the noise of a sensor. */
const width = 4;
/** Grey values, 0 to 255, by which a sample differs where something moved. */
const step = 12;
/** Samples that have to differ: a fly over the lens is no reason to wake up. */
const least = Math.ceil(columns * rows * 0.03);

/** @typedef {{ bytes: Uint8Array, width: number, height: number, rowStride: number }} GreyFrame */

/**
 * @param {GreyFrame} frame
 * @returns {Uint8Array | null} a sample for each field of a grid; null: the frame is smaller than that
 */
export function samplesOf({ bytes, width: across, height: down, rowStride }) {
  if (across < columns * width || down < rows) return null;
  const samples = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    const line = Math.floor(((row + 0.5) * down) / rows) * rowStride;
    for (let column = 0; column < columns; column += 1) {
      const place = line + Math.min(Math.floor(((column + 0.5) * across) / columns), across - width);
      let sum = 0;
      for (let pixel = 0; pixel < width; pixel += 1) sum += bytes[place + pixel];
      samples[row * columns + column] = sum / width;
    }
  }
  return samples;
}

/** Compares each frame with the last one in which something moved, so that slow movements are seen as well. */
export class Motion {
  /** @type {Uint8Array | null} */
  #before = null;

  /** @param {GreyFrame} frame */
  moved(frame) {
    const [before, now] = [this.#before, samplesOf(frame)];
    let others = 0;
    if (before && now) {
      for (let index = 0; index < now.length; index += 1) {
        if (Math.abs(now[index] - before[index]) >= step) others += 1;
      }
      if (others < least) return false;
    }
    this.#before = now;
    return true;
  }
}
