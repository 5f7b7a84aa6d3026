// Small pictures of the formats, drawn by the engine when they are first wanted, one after the other.
import { Code, sharedEngine } from '../../quietzone/make.js';
import { examples } from './examples.js';
import { contentOf, optionsOf } from './content.js';
import { plainLook } from './link.js';

/** @type {Map<string, Promise<string>>} */
const drawn = new Map();

/** What is drawn waits for what was asked for before. @type {Promise<unknown>} */
let queue = Promise.resolve();

/** @param {string} symbology @returns {Promise<string>} */
async function draw(symbology) {
  // The page gets its turn before each.
  await new Promise((resolve) => { setTimeout(resolve); });
  const draft = { kind: 'text', symbology, values: { text: examples[symbology] ?? 'QuietZone' },
    look: { ...plainLook, scale: 2, quietZone: 1 } };
  const code = new Code(await sharedEngine(), await contentOf(draft), optionsOf(draft));
  return URL.createObjectURL(code.toSVG());
}

/**
 * @param {string} symbology
 * @returns {Promise<string>} the address of a picture, which stays
 */
export function thumbnail(symbology) {
  const known = drawn.get(symbology);
  if (known) return known;
  const picture = queue.then(() => draw(symbology));
  queue = picture.catch(() => {});
  drawn.set(symbology, picture);
  return picture;
}

/** @param {HTMLImageElement} image that shows the picture once it is drawn @param {string} symbology */
export async function showThumbnail(image, symbology) {
  image.dataset.of = symbology;
  const url = await thumbnail(symbology);
  if (image.dataset.of === symbology) image.src = url;
}
