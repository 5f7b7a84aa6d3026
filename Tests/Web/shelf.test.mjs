// Equal labels, counted by their places while the camera moves.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { motionOf, moved, movedBack } from '../../Web/app/lists/geometry.js';
import { Shelf } from '../../Web/app/lists/shelf.js';

const box = (x, y, width = 100, height = 60) => [{ x, y }, { x: x + width, y }, { x: x + width, y: y + height }, { x, y: y + height }];
const row = (count, gap = 160) => Array.from({ length: count }, (_, at) => ({ key: 'A', outline: box(at * gap, 0) }));

/** What a camera at `x` sees of a row, 640 wide; who is followed keeps the number. */
function camera(labels) {
  const numbers = new Map();
  let last = 0;
  return (x, zoom = 1) => {
    const seen = labels.flatMap(({ key, outline }, at) => {
      const shown = outline.map((point) => ({ x: (point.x - x) * zoom, y: (point.y + 100) * zoom }));
      if (shown.some((point) => point.x < 0 || point.x > 640)) {
        numbers.delete(at);
        return [];
      }
      if (!numbers.has(at)) numbers.set(at, last += 1);
      return [{ id: numbers.get(at), key, outline: shown }];
    });
    return seen;
  };
}

/** Milliseconds of the processor: others may run beside. */
const cpu = () => process.cpuUsage().user / 1000;

test('a motion is found from points, and taken back', () => {
  const motion = { a: 0.8, b: 0.6, x: 10, y: -4 };
  const found = motionOf(box(3, 4).map((point) => [point, moved(motion, point)]));
  for (const name of ['a', 'b', 'x', 'y']) assert.ok(Math.abs(found[name] - motion[name]) < 1e-9);
  const back = movedBack(motion, moved(motion, { x: 7, y: 9 }));
  assert.ok(Math.hypot(back.x - 7, back.y - 9) < 1e-9);
  assert.equal(motionOf([[{ x: 1, y: 1 }, { x: 2, y: 2 }]]), null);
  assert.equal(motionOf([]), null);
});

test('six equal labels are six, however long they are looked at', () => {
  const [shelf, see] = [new Shelf(), camera(row(6, 105))];
  assert.equal(shelf.see(see(0)).length, 6);
  for (let frame = 0; frame < 50; frame += 1) assert.equal(shelf.see(see(frame % 3 - 1)).length, 0);
});

test('along a shelf and back, nearer and farther, each counts once', () => {
  const [shelf, see] = [new Shelf(), camera(row(24))];
  let counted = 0;
  for (let x = 0; x <= 23 * 160; x += 12) counted += shelf.see(see(x, 1 + 0.1 * Math.sin(x / 200))).length;
  assert.equal(counted, 24 - 1 + (counted > 23 ? 1 : 0));
  for (let x = 23 * 160; x >= 0; x -= 12) assert.equal(shelf.see(see(x)).length, 0, `at ${x}`);
});

test('one that is not read for a while is the same when it is', () => {
  const [shelf, see] = [new Shelf(), camera(row(4))];
  const whole = see(0);
  assert.equal(shelf.see(whole).length, 4);
  assert.equal(shelf.see(whole.slice(1)).length, 0);
  assert.equal(shelf.see([{ ...whole[0], id: 99 }, ...whole.slice(1)]).length, 0);
  assert.ok(shelf.has(99));
});

test('two readings of one label are one; other texts count for themselves', () => {
  const shelf = new Shelf();
  assert.equal(shelf.see([{ id: 1, key: 'A', outline: box(0, 0) }]).length, 1);
  assert.equal(shelf.see([{ id: 1, key: 'A', outline: box(0, 0) }, { id: 2, key: 'A', outline: box(4, 5, 90, 50) }]).length, 0);
  assert.deepEqual(shelf.see([{ id: 1, key: 'A', outline: box(0, 0) }, { id: 3, key: 'B', outline: box(2, 2) }]).map(({ key }) => key), ['B']);
});

test('a label that is taken for its neighbour changes nothing', () => {
  const [shelf, see] = [new Shelf(), camera(row(8, 150))];
  assert.equal(shelf.see(see(0)).length, 4);
  for (let x = 0; x < 140; x += 10) assert.equal(shelf.see(see(x)).length, x === 60 ? 1 : 0, `at ${x}`);
  // The number of the one that leaves goes to one that comes.
  const taken = see(140).map((sighting) => (sighting.id === 5 ? { ...sighting, id: 1 } : sighting));
  assert.equal(shelf.see(taken).length, 0);
  assert.ok(shelf.has(1) && !shelf.has(5));
});

test('what was taken back does not count, under whatever number it comes', () => {
  const [shelf, see] = [new Shelf(), camera(row(3))];
  assert.equal(shelf.see(see(0)).length, 3);
  shelf.takeBack();
  const again = see(0).map((sighting) => ({ ...sighting, id: sighting.id + 20 }));
  assert.equal(shelf.see(again).length, 0);
  assert.deepEqual(again.map(({ id }) => shelf.isCounted(id)), [true, true, false]);
});

test('what is followed and was not read in a frame says nothing of the camera', () => {
  const shelf = new Shelf();
  const at = (x, id) => ({ id, key: 'A', outline: box(x, 0) });
  assert.equal(shelf.see([at(0, 1), at(200, 2), at(400, 3)]).length, 3);
  for (let step = 1; step <= 10; step += 1) assert.equal(shelf.see([at(200 - 10 * step, 2), at(400 - 10 * step, 3)], new Set([1, 2, 3])).length, 0);
  assert.equal(shelf.see([at(-100, 9), at(100, 2), at(300, 3), at(500, 4)]).length, 1);
});

test('numbers that all go to the neighbour count nothing', () => {
  const shelf = new Shelf();
  const seen = (from, first) => [0, 200, 400].map((x, at) => ({ id: first + at, key: 'A', outline: box(from + x, 0, 80, 80) }));
  assert.equal(shelf.see(seen(100, 1)).length, 3);
  for (let x = 100; x < 190; x += 18) assert.equal(shelf.see(seen(x, 1)).length, 0);
  // One more comes from the left, takes the first number, and all others move on by one.
  assert.equal(shelf.see([...seen(8, 1), { id: 4, key: 'A', outline: box(608, 0, 80, 80) }]).length, 1);
  for (let x = 26; x < 190; x += 18) assert.equal(shelf.see(seen(x, 1)).length, 0);
});

test('who looks away and back counts nothing twice, and what is more than before', () => {
  const [shelf, see] = [new Shelf(), camera(row(3, 150))];
  assert.equal(shelf.see(see(0)).length, 3);
  assert.equal(shelf.see([]).length, 0);
  const again = camera(row(4, 150));
  const seen = again(-40).map((sighting) => ({ ...sighting, id: sighting.id + 50 }));
  assert.equal(seen.length, 4);
  assert.equal(shelf.see(seen).length, 1);
});

test('another shelf counts anew when somebody says so, before or after turning to it', () => {
  const before = new Shelf();
  const [first, second] = [camera(row(3))(0), camera(row(3))(-60).map((sighting) => ({ ...sighting, id: sighting.id + 50 }))];
  assert.equal(before.see(first).length, 3);
  before.next();
  assert.equal(before.see(first).length, 0, 'what is still in view');
  before.see([]);
  before.next();
  assert.equal(before.see(second).length, 3);
  const after = new Shelf();
  after.see(first);
  for (let frame = 0; frame < 20; frame += 1) after.see([]);
  assert.equal(after.see(second).length, 0, 'taken for those');
  after.next();
  assert.equal(after.see(second).length, 3, 'said to be others');
  assert.equal(after.see(second).length, 0);
});

test('a thousand labels are kept within bounds of time', () => {
  const [shelf, began] = [new Shelf(), cpu()];
  const many = Array.from({ length: 1000 }, (_, at) => ({ id: at, key: `${at % 7}`, outline: box((at % 40) * 120, Math.floor(at / 40) * 80) }));
  assert.equal(shelf.see(many).length, 1000);
  for (let frame = 0; frame < 5; frame += 1) assert.equal(shelf.see(many).length, 0);
  assert.ok(cpu() - began < 3000, `${cpu() - began} ms`);
});
