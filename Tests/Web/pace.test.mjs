// How often frames are read: Web/quietzone/pace.js, motion.js.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Motion } from '../../Web/quietzone/motion.js';
import { Gate, Pace } from '../../Web/quietzone/pace.js';

const nothing = { seen: false, found: false, moved: true };
const still = { seen: false, found: false, moved: false };
const code = { seen: true, found: false, moved: false };

/** Shows frames of one kind at the pace that is wanted, for so long; the time after it and how many there were. */
function show(pace, from, frame, milliseconds) {
  let [now, count] = [from, 0];
  for (; now < from + milliseconds; now += pace.interval, count += 1) pace.see(frame, now);
  return { now, count };
}

test('full at the start, calm where nothing looks like a code, full at once where something does', () => {
  const pace = new Pace('auto', 0);
  assert.equal(pace.state, 'full');
  assert.equal(Math.round(1000 / pace.interval), 30);
  let { now } = show(pace, 0, nothing, 2500);
  assert.equal(pace.state, 'calm');
  const { count, now: later } = show(pace, now, nothing, 10_000);
  assert.ok(count >= 100 && count <= 150, `${count} frames in ten seconds`);
  pace.see(code, later);
  assert.equal(pace.state, 'full');
  ({ now } = show(pace, later, { ...nothing }, 1900));
  assert.equal(pace.state, 'full', 'for two seconds after it was seen last');
  show(pace, now, nothing, 300);
  assert.equal(pace.state, 'calm');
});

test('rests after twenty seconds of stillness, also with a code in view, and wakes by motion', () => {
  for (const frame of [still, code]) {
    const pace = new Pace('auto', 0);
    show(pace, 0, frame, 19_800);
    assert.notEqual(pace.state, 'resting');
    show(pace, 19_900, frame, 400);
    assert.equal(pace.state, 'resting');
    assert.equal(pace.interval, 200);
    pace.see(nothing, 21_000);
    assert.equal(pace.state, 'full');
  }
});

test('what is found, and what somebody does, keeps it awake', () => {
  const pace = new Pace('auto', 0);
  show(pace, 0, still, 15_000);
  pace.see({ ...code, found: true }, 15_000);
  show(pace, 15_100, still, 19_700);
  assert.notEqual(pace.state, 'resting');
  show(pace, 34_900, still, 1000);
  assert.equal(pace.state, 'resting');
  pace.wake(36_000);
  assert.equal(pace.state, 'full');
});

test('a number is that many frames a second, whatever is seen', () => {
  const pace = new Pace(10, 0);
  show(pace, 0, still, 60_000);
  assert.deepEqual([pace.state, pace.interval], ['full', 100]);
  pace.choose('auto', 60_000);
  assert.equal(Math.round(pace.interval), 33);
});

test('the gate lets so many pass, also of a camera that is not punctual', () => {
  const gate = new Gate();
  const passed = (rate, seconds, jitter) => Array.from({ length: rate * seconds }, (_, index) => (
    gate.passes(1e6 * rate + (1000 * index) / rate + (index % 2 ? jitter : -jitter)))).filter(Boolean).length;
  assert.equal(passed(30, 2, 3), 60, 'all, where no rate is wanted');
  gate.interval = 1000 / 30;
  assert.ok(passed(31, 2, 5) >= 58, 'thirty of thirty');
  gate.interval = 1000 / 12;
  const count = passed(32, 10, 4);
  assert.ok(count >= 116 && count <= 124, `${count} in ten seconds`);
});

/** A grey picture with some noise and perhaps a bar of another grey. */
function picture(seed, bar = 0, width = 320, height = 180) {
  const bytes = new Uint8Array(width * height);
  let random = seed;
  for (let index = 0; index < bytes.length; index += 1) {
    random = (Math.imul(random, 1103515245) + 12345) >>> 0;
    bytes[index] = 120 + ((random >>> 16) % 13) - 6 + (index % width < bar ? 60 : 0);
  }
  return { bytes, width, height, rowStride: width };
}

test('noise is no motion; a tenth of the picture is, and so is a slow drift', () => {
  const motion = new Motion();
  assert.equal(motion.moved(picture(1)), true, 'the first frame');
  for (let seed = 2; seed < 40; seed += 1) assert.equal(motion.moved(picture(seed)), false, `noise ${seed}`);
  assert.equal(motion.moved(picture(50, 32)), true);
  assert.equal(motion.moved(picture(51, 32)), false);
  let moves = 0;
  for (let bar = 32; bar < 160; bar += 1) moves += motion.moved(picture(bar, bar)) ? 1 : 0;
  assert.ok(moves >= 5, `${moves} of a slow drift`);
  assert.equal(motion.moved({ ...picture(1, 0, 64, 8) }), true, 'too small to compare: taken for motion');
});
