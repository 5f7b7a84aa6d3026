import assert from 'node:assert/strict';
import { test } from 'node:test';
import { levelFor, levelsOf, masksOf, versionsOf } from '../../Web/app/make/formats.js';
import { labelSize, moduleSize, pages, possible } from '../../Web/app/make/labels.js';
import { covered } from '../../Web/app/make/visible.js';
import { findFormats, knownRecent, withRecent } from '../../Web/app/make/search.js';
import { symbologyRows } from '../../Web/quietzone/protocol.js';

const all = symbologyRows.map(([token]) => token);
const tokens = (query) => findFormats(query).map(({ token }) => token);

test('formats are found by name, alias and the name of the W3C', () => {
  assert.deepEqual(tokens(''), all);
  assert.equal(tokens('qr')[0], 'qr');
  assert.equal(tokens('qr_code')[0], 'qr');
  assert.equal(tokens('EAN 13')[0], 'ean-13');
  assert.equal(tokens('isbn')[0], 'ean-13');
  assert.deepEqual(tokens('gs1-128'), ['code-128']);
  assert.equal(tokens('datamatrix')[0], 'data-matrix');
  assert.deepEqual(tokens('airline 2 of 5'), ['iata-2-of-5']);
  assert.ok(tokens('boarding').includes('aztec') && tokens('boarding').includes('pdf417'));
  assert.deepEqual(tokens('2 of 5').sort(), ['iata-2-of-5', 'industrial-2-of-5', 'interleaved-2-of-5', 'matrix-2-of-5']);
  assert.deepEqual(tokens('nothing of that name'), []);
  assert.deepEqual(tokens('🙂'), all);
});

test('recent formats: newest first, each once, only those that there are', () => {
  assert.deepEqual(withRecent(['a', 'b', 'c', 'd'], 'c'), ['c', 'a', 'b', 'd']);
  assert.deepEqual(withRecent(['a', 'b', 'c', 'd'], 'e'), ['e', 'a', 'b', 'c']);
  assert.deepEqual(knownRecent(['qr', 'gone', 'qr', 'aztec', 7, null]), ['qr', 'aztec']);
  assert.deepEqual(knownRecent('qr'), []);
  assert.deepEqual(knownRecent(null), []);
});

test('levels, sizes and masks of the QR family', () => {
  assert.equal(levelFor('rmqr', 'L'), 'M');
  assert.equal(levelFor('rmqr', 'Q'), 'H');
  assert.equal(levelFor('micro-qr', 'H'), 'Q');
  assert.equal(levelFor('ean-13', 'H'), undefined);
  assert.deepEqual(levelsOf('aztec'), []);
  assert.deepEqual([versionsOf('qr').length, versionsOf('micro-qr').length, versionsOf('rmqr').length], [40, 4, 32]);
  assert.equal(versionsOf('qr')[39], '40: 177 × 177');
  assert.equal(versionsOf('rmqr')[2], 'R7×77');
  assert.equal(versionsOf('rmqr')[11], 'R11×43');
  assert.deepEqual([masksOf('qr'), masksOf('micro-qr'), masksOf('rmqr')], [8, 4, 0]);
});

test('a sheet that can be, and its labels', () => {
  const sheet = possible({ paper: 'Vellum', columns: 3.4, rows: 900, margin: Number.NaN, gap: -2 });
  assert.deepEqual(sheet, { paper: 'A4', columns: 3, rows: 30, margin: 0, gap: 0 });
  assert.deepEqual(labelSize({ paper: 'A4', columns: 3, rows: 8, margin: 10, gap: 5 }), { width: 60, height: 30.25 });
  assert.deepEqual(pages({ ...sheet, columns: 2, rows: 2 }, 5), [[0, 1, 2, 3], [4]]);
  assert.deepEqual(pages(sheet, 0), []);
});

test('a module is as large as the label allows', () => {
  const sheet = { paper: 'A4', columns: 3, rows: 8, margin: 10, gap: 5 };
  const picture = { width: 290, height: 290, scale: 10 };
  assert.equal(moduleSize(sheet, picture, false), 27.25 / 29);
  assert.equal(moduleSize(sheet, picture, true), 23.25 / 29);
  assert.equal(moduleSize({ ...sheet, columns: 12, margin: 40, gap: 20 }, picture, true), 0);
});

test('what a keyboard covers', () => {
  const screen = { top: 0, bottom: 780 };
  assert.deepEqual(covered(screen, { offsetTop: 0, height: 844 }), { above: 0, below: 0, shown: 780 });
  assert.deepEqual(covered(screen, { offsetTop: 0, height: 508 }), { above: 0, below: 272, shown: 508 });
  assert.deepEqual(covered(screen, { offsetTop: 120, height: 508 }), { above: 120, below: 152, shown: 508 });
});
