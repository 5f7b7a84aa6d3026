import assert from 'node:assert/strict';
import { test } from 'node:test';
import { configure } from '../../Web/quietzone/configuration.js';
import { Engine } from '../../Web/quietzone/engine.js';
import { LiveReader } from '../../Web/quietzone/live.js';
import { sharedEngine } from '../../Web/quietzone/make.js';
import { protocolVersion } from '../../Web/quietzone/protocol.js';

/** A module in place of the engine's, one function of which traps, or none. */
const exportsOf = (trap) => ({
  memory: { buffer: new ArrayBuffer(1024) }, qz_protocol: () => protocolVersion, qz_allocate: () => 16, qz_free: () => {},
  ...(trap && { [trap]: () => { throw new WebAssembly.RuntimeError('unreachable'); } }),
});
const engineOf = (trap) => new Engine(/** @type {any} */ ({ exports: exportsOf(trap) }));

test('an engine notes that it trapped, wherever it did', () => {
  for (const [trap, call] of Object.entries({
    qz_make: (engine) => engine.make('x'), qz_describe: (engine) => engine.make('(10)A', { gs1: true }),
    qz_allocate: (engine) => engine.draw('x'), qz_read: (engine) => engine.read({ luma: new Uint8Array(1), width: 1, height: 1 }),
  })) {
    const engine = engineOf(trap);
    assert.equal(engine.hasTrapped, false);
    assert.throws(() => call(engine), WebAssembly.RuntimeError, trap);
    assert.equal(engine.hasTrapped, true, trap);
  }
});

test('who makes codes gets another engine after one that trapped', async (context) => {
  configure({ module: Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0) });
  context.mock.method(WebAssembly, 'instantiate', async () => ({ exports: exportsOf('qz_make') }));
  const first = await sharedEngine();
  assert.equal(await sharedEngine(), first);
  assert.throws(() => first.make('x'));
  const next = await sharedEngine();
  assert.notEqual(next, first);
  assert.equal(await sharedEngine(), next);
});

test('a live reader ends with its engine, and not with a frame that it can not have', async () => {
  for (const trap of [undefined, 'qz_free']) {
    const engine = engineOf(trap);
    const told = [];
    const reader = new LiveReader(engine, ({ type }) => told.push(type));
    reader.memory = /** @type {any} */ ({ place: async () => {
      engine.free(0);
      throw new Error('no such frame');
    } });
    reader.take(/** @type {any} */ ({}));
    if (trap) await assert.rejects(reader.end(), WebAssembly.RuntimeError);
    else await reader.end();
    assert.deepEqual(told, trap ? [] : ['free']);
  }
});
