// Where the module comes from in Node, and what is said where it doesn't. Each case is a process of its own.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';

const module = createRequire(import.meta.url).resolve('quietzone/quietzone.wasm');

/** What a script prints, by itself in this folder. */
const printed = (script, ...flags) => execFileSync(process.execPath, [...flags, '--input-type=module', '-e', script], {
  encoding: 'utf8', cwd: import.meta.dirname ?? new URL('.', import.meta.url).pathname, stdio: ['ignore', 'pipe', 'inherit'],
}).trim();

/** The error, or what a code is like, with the module that an expression gives. */
const outcome = (expression) => printed(`
  import { readFileSync } from 'node:fs';
  import { configure, make } from 'quietzone';
  try {
    configure({ module: ${expression} });
    console.log((await make('A')).facts.columns);
  } catch ({ name, message }) { console.log(name + ': ' + message); }`);

test('imports touch neither window nor document', () => {
  assert.equal(printed(`
    for (const name of ['window', 'document', 'navigator', 'location', 'customElements']) {
      Object.defineProperty(globalThis, name, { get() { throw new Error(name + ' is touched'); }, configurable: true });
    }
    delete globalThis.customElements;
    for (const name of ['', '/detector', '/element', '/polyfill', '/session', '/standalone']) await import('quietzone' + name);
    console.log(typeof BarcodeDetector);`), 'function');
});

test('an address, bytes, a compiled module and a function will all do', () => {
  writeFileSync('copy.wasm', readFileSync(module));
  for (const expression of ['new URL("copy.wasm", import.meta.url)', 'readFileSync("copy.wasm")',
    'new WebAssembly.Module(readFileSync("copy.wasm"))', 'async () => readFileSync("copy.wasm")']) {
    assert.equal(outcome(expression.replace('import.meta.url', JSON.stringify(new URL('.', import.meta.url).href))), '21');
  }
});

test('what is no module, of another version or not there is told', () => {
  writeFileSync('page.wasm', '<!doctype html>');
  writeFileSync('empty.wasm', '');
  const bytes = readFileSync(module);
  const place = bytes.lastIndexOf('quietzone') + 'quietzone'.length;
  writeFileSync('other.wasm', Buffer.concat([bytes.subarray(0, place), Buffer.from('9'), bytes.subarray(place + 1)]));
  const here = new URL('.', import.meta.url).href;
  assert.match(outcome('readFileSync("page.wasm")'), /^LoadError: .* is no WebAssembly module: it begins with "<!doctype html>"/);
  assert.match(outcome(`"${here}empty.wasm"`), /^LoadError: file:.*empty\.wasm is no WebAssembly module: it is empty\./);
  assert.match(outcome(`"${here}gone.wasm"`), /^LoadError: .*gone\.wasm can't be read \(ENOENT.*configure\(\{ module \}\)/);
  assert.match(outcome('readFileSync("other.wasm")'), /^LoadError: .* is of version 9\S* \w+, these files are of \d.*copy the module anew/);
  assert.match(outcome('"other.wasm"'), /^TypeError: address can't be "other\.wasm"\. It has to be a whole address/);
  assert.match(outcome('"http://127.0.0.1:9/QuietZone.wasm"'), /^LoadError: http:.* can't be fetched/);
});

test('after a failure another address can be tried', () => {
  copyFileSync(module, 'copy.wasm');
  assert.equal(printed(`
    import { readFileSync } from 'node:fs';
    import { configure, make } from 'quietzone';
    configure({ module: new Uint8Array(8) });
    const first = await make('A').catch(({ name }) => name);
    configure({ module: readFileSync('copy.wasm') });
    console.log(first, (await make('A')).facts.columns);`), 'LoadError 21');
});

test('CommonJS requires it where Node can, else is told to import', () => {
  const require = createRequire(import.meta.url);
  if (process.features.require_module) assert.equal(typeof require('quietzone').make, 'function');
  else assert.throws(() => require('quietzone'), { code: 'ERR_REQUIRE_ESM' });
});

test('what is not exported is told', () => {
  assert.throws(() => createRequire(import.meta.url)('quietzone/not-there'), { code: 'ERR_PACKAGE_PATH_NOT_EXPORTED' });
});
