// The worker, wherever its script lies.
import { configuration, resolved } from './configuration.js';
import { LoadError } from './module.js';
import { OptionError } from './option-error.js';

/**
 * Starts a worker of worker.js, or of what `configure` names.
 * @returns {Worker}
 * @throws {LoadError} where a policy of the page or the way in which it was bundled is against it
 */
export function startWorker() {
  try {
    return started();
  } catch (error) {
    if (!(error instanceof TypeError) || error instanceof OptionError) throw error;
    throw new LoadError(`The worker can't be started (${error.message}). configure({ worker }) names another place, or a `
      + 'function that starts it.', error);
  }
}

/** @returns {Worker} */
function started() {
  if (typeof Worker !== 'function') {
    throw new DOMException('There are no workers here: read() does without, given pixels.', 'NotSupportedError');
  }
  const { worker } = configuration();
  if (typeof worker === 'function') return worker();
  if (worker === null) {
    // Bundlers find the worker by exactly these words, and by the first ones where it lies: by itself the address of
    // this file may be one of the machine that bundled.
    const own = new URL('./worker.js', import.meta.url);
    return isOwn(own) ? new Worker(new URL('./worker.js', import.meta.url), { type: 'module' }) : across(own);
  }
  const address = resolved(worker);
  return isOwn(address) ? new Worker(address, { type: 'module' }) : across(address);
}

/** @param {URL} address */
const isOwn = (address) => address.origin === globalThis.location?.origin;

/**
 * The address of the script that imports another one, made once: it stays as long as the page.
 * @type {Map<string, string>}
 */
const importers = new Map();

/**
 * Browsers start no worker of another origin's script, but one of the page's own that imports it. That origin has to
 * allow it (CORS), and a policy of the page both in `worker-src`: blob: and that origin.
 * @param {URL} address
 */
function across(address) {
  const { href } = address;
  const script = importers.get(href)
    ?? URL.createObjectURL(new Blob([`import ${JSON.stringify(href)};`], { type: 'text/javascript' }));
  importers.set(href, script);
  return new Worker(script, { type: 'module' });
}
