// The scan screen without a browser: brackets, zoom, guidance, where the frozen picture goes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boxOf, framing, freeOf, seenOf } from '../../Web/app/scan/framing.js';
import { changesIn, offersLight, spoken } from '../../Web/app/scan/guidance.js';
import { nextStop, stopOf, within, zoomStops, zoomText } from '../../Web/app/scan/zoom.js';
import { around, bracketPath, cornersOf, inOrderOf, onTheWay, spring, springTime } from '../../Web/quietzone/brackets.js';
import { pictureAt, seenAt } from '../../Web/quietzone/overlay.js';

const frame = cornersOf({ x: 100, y: 100, width: 300, height: 300 });

test('brackets: arms of 32, corners of 20, smaller where there is no room', () => {
  const path = bracketPath(frame);
  assert.ok(path.startsWith('M100 132L100 120Q100 100 120 100L132 100'), path);
  assert.equal(path.split('M').length, 5);
  const small = bracketPath(cornersOf({ x: 0, y: 0, width: 40, height: 40 }));
  assert.ok(small.startsWith('M0 15.2L0 10.6Q0 0 10.6 0L15.2 0'), small);
  assert.ok(!/NaN|Infinity/.test(bracketPath([frame[0], frame[0], frame[0], frame[0]])), 'a point');
});

test('brackets: each corner goes the shortest way, however the code is turned or mirrored', () => {
  const code = cornersOf({ x: 200, y: 220, width: 60, height: 40 });
  for (const turn of [0, 1, 2, 3]) {
    for (const points of [code, [...code].reverse()]) {
      const turned = [...points.slice(turn), ...points.slice(0, turn)];
      assert.deepEqual(inOrderOf(frame, turned), code);
    }
  }
  assert.deepEqual(onTheWay(frame, code, 0), frame);
  assert.deepEqual(onTheWay(frame, code, 1), code);
  const wider = around(code, 10);
  assert.ok(wider[0].x < 200 && wider[0].y < 220 && wider[2].x > 260 && wider[2].y > 260);
  assert.deepEqual(around([frame[0], frame[0], frame[0], frame[0]]), [frame[0], frame[0], frame[0], frame[0]]);
});

test('the spring begins where it stood, goes a little too far, and comes to rest', () => {
  const way = Array.from({ length: springTime + 1 }, (_, time) => spring(time));
  assert.ok(Math.abs(way[0]) < 1e-9);
  assert.ok(Math.max(...way) > 1.02 && Math.max(...way) < 1.15, Math.max(...way));
  assert.ok(Math.abs(way[springTime - 1] - 1) < 0.02, way[springTime - 1]);
  assert.equal(way[springTime], 1);
});

test('zoom: the steps that the camera can', () => {
  assert.deepEqual(zoomStops({ min: 1, max: 8 }), [1, 2, 4]);
  assert.deepEqual(zoomStops({ min: 0.5, max: 3 }), [0.5, 1, 2]);
  assert.deepEqual(zoomStops({ min: 1, max: 1.5 }), []);
  assert.deepEqual(zoomStops(null), []);
  assert.equal(stopOf([1, 2, 4], 3.2), 2);
  assert.equal(stopOf([1, 2, 4], 1.98), 2);
  assert.equal(stopOf([1, 2, 4], 0.8), 1);
  assert.deepEqual([1, 2, 4, 3].map((value) => nextStop([1, 2, 4], value)), [2, 4, 1, 4]);
  assert.equal(nextStop([0.5, 1, 2], 2), 1, 'back to one, not to wide');
  assert.deepEqual([within({ min: 1, max: 4 }, 9), within({ min: 1, max: 4 }, 0.2)], [4, 1]);
  assert.equal(zoomText(1.46, 'en'), '1.5×');
});

test('guidance: nothing for three seconds, and never that nothing is found while codes are outlined', () => {
  const situation = { hint: 'comeCloser', outlined: 0, isResting: false, since: 1000 };
  assert.equal(spoken(situation, 3999), null);
  assert.equal(changesIn(situation, 3999), 1);
  assert.equal(spoken(situation, 4000), 'comeCloser');
  assert.equal(changesIn(situation, 4000), null);
  assert.equal(changesIn({ ...situation, hint: null }, 1000), null);
  assert.equal(spoken({ ...situation, hint: 'looking' }, 9000), 'looking');
  assert.equal(spoken({ ...situation, hint: 'looking', outlined: 2 }, 9000), null);
  assert.equal(spoken({ ...situation, hint: 'notALink', outlined: 1 }, 9000), 'notALink');
  assert.equal(spoken({ ...situation, hint: null }, 9000), null);
  assert.equal(spoken({ ...situation, hint: null, isResting: true }, 2000), 'resting');
  assert.equal(offersLight('moreLight', { hasTorch: true, torch: 'off' }), true);
  for (const light of [{ hasTorch: false, torch: 'off' }, { hasTorch: true, torch: 'on' }]) {
    assert.equal(offersLight('moreLight', light), false);
  }
  assert.equal(offersLight('comeCloser', { hasTorch: true, torch: 'off' }), false);
});

test('the code is seen above the sheet, or beside it', () => {
  const phone = { x: 0, y: 0, width: 390, height: 780 };
  const above = freeOf(phone, { x: 0, y: 400, width: 390, height: 444 });
  assert.deepEqual(above, { x: 0, y: 0, width: 390, height: 400 });
  const code = boxOf(cornersOf({ x: 60, y: 300, width: 260, height: 260 }));
  const { x, y, scale } = framing(code, above);
  assert.deepEqual([x, scale], [0, 1]);
  assert.ok(code.y + y >= 24 && code.y + code.height + y <= 376);
  assert.deepEqual(framing({ x: 100, y: 100, width: 100, height: 100 }, above), { x: 0, y: 0, scale: 1 }, 'left where it is');
  const tall = framing({ x: 100, y: 50, width: 200, height: 700 }, above);
  assert.ok(tall.scale < 0.6 && 50 * tall.scale + tall.y >= 23 && 750 * tall.scale + tall.y <= 377, JSON.stringify(tall));
  assert.equal(framing({ x: 300, y: 100, width: 90, height: 90 }, above).x, 0, 'nothing covers it at the edge of the screen');
  const desk = { x: 0, y: 0, width: 1176, height: 800 };
  const beside = freeOf(desk, { x: 692, y: 150, width: 460, height: 500 });
  assert.deepEqual(beside, { x: 0, y: 0, width: 692, height: 800 });
  assert.ok(framing({ x: 500, y: 300, width: 240, height: 200 }, beside).x < -40);
  assert.deepEqual(seenOf({ x: -50, y: 20, width: 600, height: 90 }, phone), { x: 0, y: 20, width: 390, height: 90 });
});

test('from the picture to the view and back', () => {
  const [picture, view] = [{ width: 1280, height: 720 }, { width: 390, height: 780 }];
  for (const gravity of ['fill', 'fit']) {
    for (const mirrored of [false, true]) {
      const there = seenAt({ x: 700, y: 300 }, picture, view, gravity, mirrored);
      const back = pictureAt(there, picture, view, gravity, mirrored);
      assert.ok(Math.abs(back.x - 700 / 1280) < 1e-9 && Math.abs(back.y - 300 / 720) < 1e-9, `${gravity} ${mirrored}`);
    }
  }
});
