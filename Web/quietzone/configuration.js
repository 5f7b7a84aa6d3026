// Where the library finds what it can't import: the engine's module and the worker.
import { OptionError } from './option-error.js';
import { givenOptions, onlyKnown } from './options.js';

/** @typedef {string | URL | BufferSource | WebAssembly.Module} ModuleSource */
/**
 * @typedef {object} Configuration
 * @property {ModuleSource | (() => ModuleSource | Promise<ModuleSource>) | null} [module]  QuietZone.wasm: its address,
 *   its bytes, compiled already, or a function that gets one of these when it is needed; null (default): beside the
 *   library's files
 * @property {string | URL | (() => Worker) | null} [worker]  worker.js: its address, or a function that starts it;
 *   null (default): beside the library's files
 */

/** @type {{ [Name in keyof Configuration]-?: Exclude<Configuration[Name], undefined> }} */
const chosen = { module: null, worker: null };

/** What was chosen, for the library itself. */
export const configuration = () => chosen;

/** @param {unknown} value */
const isAddress = (value) => value instanceof URL || (typeof value === 'string' && value !== '');

/** @param {unknown} value */
const isModule = (value) => isAddress(value) || typeof value === 'function'
  || value instanceof ArrayBuffer || ArrayBuffer.isView(value) || value instanceof WebAssembly.Module;

/**
 * Says where the engine's module and the worker are, before the first picture is read or the first code made: what
 * is loaded already stays. Addresses are relative to the page.
 *
 * ```js
 * configure({ module: '/static/QuietZone.wasm', worker: '/static/worker.js' });
 * ```
 * @param {Configuration | null} [given]  what is not named stays as it was
 * @throws {OptionError} a TypeError, where a name or a value can't be
 */
export function configure(given) {
  const changes = givenOptions(given);
  onlyKnown('an option', changes, Object.keys(chosen));
  const { module = chosen.module, worker = chosen.worker } = changes;
  if (module !== null && !isModule(module)) {
    throw new OptionError('module', module, ['an address', 'the bytes of QuietZone.wasm', 'a WebAssembly.Module',
      'a function that gets one of these', 'null']);
  }
  if (worker !== null && !isAddress(worker) && typeof worker !== 'function') {
    throw new OptionError('worker', worker, ['an address', 'a function that starts a Worker', 'null']);
  }
  Object.assign(chosen, { module, worker });
}

/**
 * An address as it is fetched.
 * @param {string | URL} address
 * @returns {URL}
 */
export function resolved(address) {
  const base = globalThis.document?.baseURI ?? globalThis.location?.href;
  try {
    return new URL(address, base);
  } catch {
    throw new OptionError('address', String(address), [
      'a whole address, as https://… or file:///…, where there is no page']);
  }
}
