// What looks like a code and was not read: the engine's bytes, and what helps.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { decodeExamination } from '../../Web/quietzone/records.js';
import { helpFor } from '../../Web/quietzone/sighting.js';

/** The bytes of `Border.examine`: no barcode, and a sighting for each obstacle. */
function answer(obstacles) {
  const view = new DataView(new ArrayBuffer(8 + 85 * obstacles.length));
  view.setUint32(4, obstacles.length, true);
  obstacles.forEach((obstacle, index) => {
    const start = 8 + 85 * index;
    view.setUint8(start, obstacle);
    [1, 2, 30, 2, 30, 40, 1, 40, 1.5, 2.25].forEach((value, place) => view.setFloat64(start + 1 + 8 * place, value, true));
    view.setUint32(start + 81, 77, true);
  });
  return new Uint8Array(view.buffer);
}

test('a sighting as the engine writes it', () => {
  assert.deepEqual(decodeExamination(answer([2])), { barcodes: [], sightings: [{
    obstacle: 'small', corners: [{ x: 1, y: 2 }, { x: 30, y: 2 }, { x: 30, y: 40 }, { x: 1, y: 40 }],
    moduleSize: 1.5, edgeWidth: 2.25, contrast: 77,
  }] });
  assert.deepEqual(decodeExamination(answer([])), { barcodes: [], sightings: [] });
});

test('what helps is said of the most likely one, as in a live session', () => {
  const helps = [0, 1, 2, 3, 4, 5].map((obstacle) => helpFor(decodeExamination(answer([obstacle, 0])).sightings));
  assert.deepEqual(helps, ['moreLight', 'unreadable', 'comeCloser', 'holdStill', 'moveIntoFrame', 'unreadable']);
  assert.equal(helpFor([]), null);
});
