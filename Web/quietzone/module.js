// The engine's module: fetched, compiled and held against the version of these files, once.
import { configuration, resolved } from './configuration.js';
import { moduleIntegrity, moduleVersion } from './version.js';

/** The engine's module could not be had: not found, no module, or one of another version. */
export class LoadError extends Error {
  /** @param {string} message @param {unknown} [cause] */
  constructor(message, cause) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'LoadError';
  }
}

/** @type {Promise<WebAssembly.Module> | undefined} */
let compiling;

/**
 * The compiled module, which is got and compiled once; where `configure` names none, QuietZone.wasm beside this file.
 * @returns {Promise<WebAssembly.Module>}
 * @throws {LoadError} where it can't be had; the next call tries again
 */
export function compileEngine() {
  compiling ??= chosenModule().then(compiled).then(ofThisVersion).catch((error) => {
    compiling = undefined;
    throw error;
  });
  return compiling;
}

async function chosenModule() {
  const { module } = configuration();
  return typeof module === 'function' ? module() : module;
}

/** @param {import('./configuration.js').ModuleSource | null} source */
async function compiled(source) {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return fromBytes(source, 'what configure() got');
  const url = source === null ? besideThisFile() : resolved(source);
  if (url.protocol === 'file:' && globalThis.process?.getBuiltinModule) return fromBytes(await fileAt(url), url.href);
  return fetched(url, source === null ? moduleIntegrity : '');
}

function besideThisFile() {
  try {
    // Bundlers find the module by exactly these words.
    return new URL('./QuietZone.wasm', import.meta.url);
  } catch (error) {
    throw new LoadError(`This file has no address, as in a bundle that is no module (CommonJS, IIFE). ${wayOut}`, error);
  }
}

/** @param {URL} url @param {string} integrity */
async function fetched(url, integrity) {
  const response = await fetch(url, { integrity }).catch((error) => {
    throw new LoadError(`${url} can't be fetched (${error.message}). ${wayOut}`, error);
  });
  if (!response.ok) throw new LoadError(`${url} can't be fetched: the server answers ${response.status}. ${wayOut}`);
  const type = response.headers.get('content-type') ?? '';
  // Servers that don't know the type are met halfway; streaming asks for the right one.
  if (/^application\/wasm\b/i.test(type)) return WebAssembly.compileStreaming(response);
  return fromBytes(await response.arrayBuffer(), `${url} (${type || 'of no type'})`);
}

const wayOut = 'QuietZone.wasm has to be there; configure({ module }) names another place.';

/** @param {URL} url @returns {Promise<Uint8Array>} */
async function fileAt(url) {
  // Asked for in a way that bundlers for browsers do not look into.
  const { readFile } = /** @type {any} */ (globalThis.process).getBuiltinModule('node:fs/promises');
  return readFile(url).catch((/** @type {Error} */ error) => {
    throw new LoadError(`${url.href} can't be read (${error.message}). ${wayOut}`, error);
  });
}

/** @param {BufferSource} source @param {string} place */
function fromBytes(source, place) {
  const bytes = source instanceof ArrayBuffer ? new Uint8Array(source)
    : new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
  if (bytes[0] !== 0 || String.fromCharCode(...bytes.subarray(1, 4)) !== 'asm') {
    const beginning = JSON.stringify(String.fromCharCode(...bytes.subarray(0, 16)));
    const start = bytes.length === 0 ? 'is empty' : `begins with ${beginning}`;
    throw new LoadError(`${place} is no WebAssembly module: it ${start}. ${wayOut}`);
  }
  return WebAssembly.compile(/** @type {BufferSource} */ (source));
}

/** @param {WebAssembly.Module} module */
function ofThisVersion(module) {
  if (moduleVersion === '') return module;
  const [section] = WebAssembly.Module.customSections(module, 'quietzone');
  const found = section ? new TextDecoder().decode(section) : 'unknown';
  if (found === moduleVersion) return module;
  throw new LoadError(`QuietZone.wasm is of version ${found}, these files are of ${moduleVersion}: `
    + 'copy the module anew.');
}
