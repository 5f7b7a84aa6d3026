// The worker: reads pictures one by one, and live frames through a session.
import { Engine } from './engine.js';
import { drawn, greyPicture } from './pixels.js';
import { helpFor } from './sighting.js';
import { version } from './version.js';

/** @type {Engine} */
let engine;
/**
 * Loaded with the first session: who reads pictures alone does without.
 * @type {Promise<import('./live.js').LiveReader>}
 */
let live;
/** @type {() => void} */
let markLoaded;
const loaded = new Promise((resolve) => { markLoaded = () => resolve(undefined); });

const post = /** @type {(message: any) => void} */ (globalThis.postMessage.bind(globalThis));

/** @param {ImageBitmap | ImageData | import('./pixels.js').Grey} picture */
function greyFrom(picture) {
  if ('luma' in picture) return picture;
  if (picture instanceof ImageData) return greyPicture(picture);
  const grey = greyPicture(drawn(picture, picture.width, picture.height));
  picture.close();
  return grey;
}

/** What the page asks for, by the type of its message; the value is the answer. */
const answers = {
  /** @param {{ module: WebAssembly.Module, version: string }} message */
  async load({ module, version: wanted }) {
    if (wanted !== version) throw new Error('The page is of another version than its worker: load it again.');
    engine = await Engine.load(module);
    markLoaded();
  },
  /** @param {{ picture: ImageBitmap | ImageData, options: import('./engine.js').ReadOptions }} message */
  async read({ picture, options }) {
    await loaded;
    return { barcodes: engine.read(greyFrom(picture), options), sighting: null };
  },
  /** @param {{ picture: ImageBitmap | ImageData, options: import('./engine.js').ReadOptions }} message */
  async examine({ picture, options }) {
    await loaded;
    const { barcodes, sightings } = engine.examine(greyFrom(picture), options);
    // What reaches over the border of a part of the picture may be whole in the picture.
    return { barcodes, sighting: barcodes.length > 0 || options.region ? null : helpFor(sightings) };
  },
  /** @param {{ configuration: any }} message */
  async configure({ configuration }) {
    live ??= Promise.all([import('./live.js'), loaded]).then(([{ LiveReader }]) => new LiveReader(engine, post));
    (await live).configure(configuration);
  },
  /** @param {{ call: string, values: any[] }} message */
  async session({ call, values }) { (await live).call(call, values); },
  /** @param {any} message */
  async frames(message) { (await live).follow(message); },
  /** @param {any} message */
  async frame({ frame }) { (await live).take(frame); },
  /** The last message: what is being read ends, and so does the worker. */
  async end() {
    try {
      await (await live)?.end();
    } finally {
      globalThis.close();
    }
  },
};

globalThis.addEventListener('messageerror', () => post({ type: 'lost' }));
globalThis.addEventListener('message', async ({ data }) => {
  if (data === null) {
    post({ type: 'lost' });
    return;
  }
  try {
    const answer = await /** @type {any} */ (answers)[data.type](data);
    if (data.id !== undefined) post({ id: data.id, answer });
  } catch (error) {
    const { name, message } = /** @type {Error} */ (error);
    if (data.id !== undefined) post({ id: data.id, error: { name, message } });
    // The page hears of it as of a crash, and takes another worker: an engine that trapped is not used again.
    if (data.id === undefined || engine?.hasTrapped) reportError(error);
  }
});
globalThis.addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
  reportError(event.reason);
});
