// The browser's cameras, as far as no browser is needed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { focusOn, listCameras } from '../../Web/quietzone/camera.js';

/** A camera that notes what it is asked for. */
function camera() {
  const asked = [];
  return { asked, readyState: 'live', getCapabilities: () => ({ focusMode: ['single-shot', 'continuous'] }),
    applyConstraints: async ({ advanced: [{ focusMode }] }) => { asked.push(focusMode); } };
}

test('each camera focuses by itself again, whatever others are asked for', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  Object.defineProperty(globalThis, 'navigator', { value: { mediaDevices: {} }, configurable: true });
  const [one, other] = [camera(), camera()];
  for (const track of [one, other, one]) await focusOn(/** @type {any} */ (track), { x: 0.5, y: 0.5 });
  context.mock.timers.tick(6000);
  assert.deepEqual(one.asked, ['single-shot', 'single-shot', 'continuous']);
  assert.deepEqual(other.asked, ['single-shot', 'continuous']);
});

test('a page that is not secure has no cameras, and no error', async () => assert.deepEqual(await listCameras(), []));
