// All of QuietZone in one file, for pages without a server: Scripts/build npm puts module and worker inside.
import packed from './QuietZone.wasm.gz';
import script from './worker.txt';
import { configure } from './configuration.js';

export { QuietZoneScanner } from './element.js';
export * from './quietzone.js';

/** The module, unpacked when it is needed. */
function unpacked() {
  const stream = new Blob([/** @type {BlobPart} */ (packed)]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).arrayBuffer();
}

/**
 * Of the worker's script, made with the first one.
 * @type {string | undefined}
 */
let address;

configure({
  module: unpacked,
  worker: () => {
    address ??= URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
    return new Worker(address);
  },
});
