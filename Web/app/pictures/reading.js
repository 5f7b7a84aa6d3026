// A file to what is in it: the codes, or what is the matter.
import { BarcodeDetector } from '../../quietzone/detector.js';
import { formatNames, kindOf, peekLength, problemAfter, problemBefore } from './file-kind.js';

/**
 * @typedef {object} Reading
 * @property {import('./file-kind.js').Problem | null} problem
 * @property {string} [format]  that the browser does not know
 * @property {import('../../quietzone/detector.js').DetectedBarcode[]} found
 * @property {import('../../quietzone/sighting.js').Sighting | null} sighting
 */

/** A drawing has no pixels of its own: its longer side gets as many as this at least. */
const drawingSide = 1600;

/** @param {Blob} file @returns {Promise<Uint8Array | null>} null where it is not there any more */
const beginning = (file) => file.slice(0, peekLength).arrayBuffer().then((buffer) => new Uint8Array(buffer), () => null);

/** @param {import('./file-kind.js').Problem} problem @param {Uint8Array} [bytes] @returns {Reading} */
const refused = (problem, bytes) => (
  { problem, format: bytes && formatNames[kindOf(bytes)], found: [], sighting: null });

/**
 * A picture of a file that the page can show; the caller revokes its address.
 * @param {Blob} file
 */
export async function imageOf(file) {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  await image.decode().catch((error) => {
    URL.revokeObjectURL(image.src);
    throw error;
  });
  return image;
}

/** @param {Blob} file an SVG document */
async function drawn(file) {
  const image = await imageOf(file);
  const [width, height] = [image.naturalWidth || 300, image.naturalHeight || 150];
  const scale = Math.min(8, Math.max(1, drawingSide / Math.max(width, height)));
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
  const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'));
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(image.src);
  return { canvas, scale };
}

/**
 * Codes of a drawing, in its own units.
 * @param {import('../../quietzone/detector.js').DetectedBarcode} code
 * @param {number} scale  by which it was drawn larger
 */
function unscaled({ cornerPoints, boundingBox: box, ...rest }, scale) {
  return {
    ...rest, cornerPoints: cornerPoints.map(({ x, y }) => ({ x: x / scale, y: y / scale })),
    boundingBox: new DOMRectReadOnly(box.x / scale, box.y / scale, box.width / scale, box.height / scale),
  };
}

/** @param {Uint8Array | null} bytes the beginning of the file @param {Blob} file @returns {Reading | null} */
function early(bytes, file) {
  if (!bytes) return refused('gone');
  const problem = problemBefore(bytes, file.size);
  return problem && refused(problem, bytes);
}

/**
 * What keeps a file from being read, before the browser decodes it.
 * @param {Blob} file
 * @returns {Promise<Reading | null>}
 */
export const refusal = async (file) => early(await beginning(file), file);

/** What it means that the browser can't decode the file. @param {Blob} file */
export async function undecodable(file) {
  const bytes = await beginning(file);
  return bytes ? refused(problemAfter(bytes), bytes) : refused('gone');
}

/**
 * @param {Blob} file
 * @param {{ x: number, y: number, width: number, height: number } | null} [region] 0…1 of the picture
 * @returns {Promise<Reading>} never rejected
 */
export async function readPicture(file, region = null) {
  const bytes = await beginning(file);
  const problem = early(bytes, file);
  if (problem) return problem;
  const detector = new BarcodeDetector({ effort: 'thorough', region });
  try {
    if (kindOf(/** @type {Uint8Array} */ (bytes)) !== 'svg') {
      return { problem: null, ...await detector.examine(file) };
    }
    const { canvas, scale } = await drawn(file);
    const { found, sighting } = await detector.examine(canvas);
    return { problem: null, found: found.map((code) => unscaled(code, scale)), sighting };
  } catch (error) {
    // The picture itself is at fault, or else what reads it.
    const name = /** @type {Error} */ (error).name;
    return ['InvalidStateError', 'EncodingError'].includes(name) ? undecodable(file) : refused('failed');
  }
}
