// Lists: what is counted, corrected and taken back; what is compared, read and exported.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compared, sums, WantedIndex } from '../../Web/app/lists/compare.js';
import { itemOf, mostOfOne } from '../../Web/app/lists/item.js';
import { CodeList, mostItems, newSheet } from '../../Web/app/lists/list.js';
import { csvOf, jsonOf, records, textOf } from '../../Web/app/lists/table.js';
import { limits, readWanted } from '../../Web/app/lists/wanted.js';

const code = (text, time = 0, more = {}) => itemOf({ symbology: 'qr', name: 'QR Code', text, ...more }, time);
const product = (text, symbology = 'ean-13') => itemOf({ symbology, name: symbology, text, gtin: text.padStart(14, '0') }, 0);
const texts = (list) => list.items.map(({ text, count }) => `${text} ${count}`);

/** Milliseconds of the processor: others may run beside. */
const cpu = () => process.cpuUsage().user / 1000;

test('each code once, or once more for each scan', () => {
  const list = new CodeList();
  assert.equal(list.add(code('A'), { isOnce: true }).count, 1);
  assert.equal(list.add(code('A', 5), { isOnce: true }), null);
  assert.equal(list.add(code('A', 5)).count, 2);
  list.add(code('B', 6));
  assert.deepEqual([list.size, list.total, ...texts(list)], [2, 3, 'A 2', 'B 1']);
  assert.deepEqual([list.get(code('A').key).first, list.get(code('A').key).time], [0, 5]);
});

test('what was counted last is taken back, step by step', () => {
  const list = new CodeList();
  for (const text of ['A', 'B', 'A']) list.add(code(text));
  assert.deepEqual([list.undo().item.count, ...texts(list)], [1, 'A 1', 'B 1']);
  assert.equal(list.undo().item, null);
  assert.deepEqual([list.undo().before.text, list.size, list.total, list.canUndo], ['A', 0, 0, false]);
  assert.equal(list.undo(), null);
});

test('numbers are corrected within bounds; a line is removed and comes back where it stood', () => {
  const list = new CodeList([code('A', 1), code('B', 2), code('C', 3)]);
  const { key } = code('B');
  assert.equal(list.correct(key, 7).count, 7);
  assert.equal(list.correct(key, -3).count, 0);
  assert.equal(list.correct(key, 1e12).count, mostOfOne);
  assert.equal(list.correct(key, Number.NaN), null);
  assert.equal(list.correct('nothing', 1), null);
  list.correct(key, 4);
  const gone = list.remove(key);
  assert.deepEqual([list.total, ...texts(list)], [2, 'A 1', 'C 1']);
  list.restore([gone]);
  assert.deepEqual([list.total, ...texts(list)], [6, 'A 1', 'B 4', 'C 1']);
  const all = list.clear();
  assert.deepEqual([list.size, list.total], [0, 0]);
  list.restore(all);
  assert.equal(list.total, 6);
});

test('a list of 1000 codes counts in no time, and a full one takes no more', () => {
  const list = new CodeList();
  const began = cpu();
  for (let turn = 0; turn < 3; turn += 1) for (let at = 0; at < 1000; at += 1) list.add(code(`shelf ${at}`));
  assert.deepEqual([list.size, list.total], [1000, 3000]);
  assert.ok(cpu() - began < 1000, `${cpu() - began} ms`);
  for (let at = 1000; at < mostItems; at += 1) list.add(code(`shelf ${at}`));
  assert.ok(list.isFull && list.add(code('one more')) === null && list.add(code('shelf 3')).count === 4);
});

test('no list holds a key or a password', () => {
  assert.equal(code('otpauth://totp/a?secret=JBSWY3DPEHPK3PXP'), null);
  assert.equal(itemOf({ symbology: 'qr', name: 'QR Code', text: 'half', set: { index: 0, total: 2 } }, 0), null);
  const network = code('WIFI:S:Cafe;P:secret12;;');
  assert.ok(network.masked && !JSON.stringify(network).includes('secret12'));
  const sheet = newSheet('batch', 0);
  for (const text of [csvOf([network], sheet), jsonOf([network], sheet), textOf([network], sheet)]) assert.ok(!text.includes('secret12') && text.includes('Cafe'));
  assert.ok(csvOf([network], sheet).includes('"password"'));
});

test('missing, extra and matching, with both numbers', () => {
  const items = [{ ...code('A'), count: 3 }, { ...code('B'), count: 1 }, { ...code('X'), count: 2 }, { ...code('zero'), count: 0 }];
  const { wanted } = readWanted('A,3\nB,2\nC,1\nD,0');
  const rows = compared(items, wanted);
  assert.deepEqual(rows.map(({ text, count, wanted: number, status }) => [text, count, number, status]), [
    ['A', 3, 3, 'matching'], ['B', 1, 2, 'missing'], ['C', 0, 1, 'missing'], ['D', 0, 0, 'matching'], ['X', 2, 0, 'extra']]);
  assert.deepEqual(sums(rows), { missing: 2, extra: 1, matching: 2 });
  const found = compared(items, wanted, { isFound: true });
  assert.deepEqual(found.map(({ status }) => status), ['matching', 'matching', 'missing', 'missing', 'extra']);
});

test('a trade item is the same with and without zeros, and in another carrier', () => {
  const index = new WantedIndex(readWanted('012345678905\n4006381333931\nSKU-7').wanted);
  assert.equal(index.find(product('0012345678905')), 0);
  assert.equal(index.find(product('4006381333931')), 1);
  assert.equal(index.find(code('4006381333931')), 1);
  assert.equal(index.find(code('sku-7')), -1);
  const two = [product('4006381333931'), code('4006381333931')];
  assert.equal(compared(two, readWanted('4006381333931,2').wanted)[0].status, 'matching');
  assert.equal(new WantedIndex(readWanted('(01)09501101530003').wanted).find(code('0109501101530003', 0, { printed: '(01)09501101530003' })), 0);
});

test('a list is read from lines, from CSV with and without heads, and from our own exports', () => {
  const read = (text) => readWanted(text).wanted.map(({ text: value, count, label }) => [value, count, label]);
  assert.deepEqual(read('A\r\n\r\n B \nA\n007'), [['A', 2, ''], ['B', 1, ''], ['007', 1, '']]);
  assert.deepEqual(read('https://example.org/?a=1,2\nWIFI:S:Cafe;;'), [['https://example.org/?a=1,2', 1, ''], ['WIFI:S:Cafe;;', 1, '']]);
  assert.deepEqual(read('Name;EAN;Menge\nTea;4006381333931;12\nMilk;;3\n"Salt; fine";42;'), [['4006381333931', 12, 'Tea'], ['42', 1, 'Salt; fine']]);
  assert.deepEqual(read('A\t2\nB\t\n'), [['A', 2, ''], ['B', 1, '']]);
  assert.deepEqual(read('12" pipe\nbolt'), [['12" pipe', 1, ''], ['bolt', 1, '']]);
  assert.deepEqual(read('バーコード,数量\nA,3'), [['A', 3, '']]);
  const sheet = { ...newSheet('count', 0), wanted: readWanted('=1+1,5\nB,2').wanted };
  assert.deepEqual(read(csvOf([{ ...code('=1+1'), count: 4 }], sheet)), [['=1+1', 5, ''], ['B', 2, '']]);
  assert.deepEqual(read(csvOf([{ ...code('-A'), count: 4 }], newSheet('batch', 0))), [['-A', 4, '']]);
});

test('what is hostile in a list is refused with a reason, soon', () => {
  const began = cpu();
  assert.deepEqual(readWanted('a'.repeat(10_000_000)).refusal, 'tooLong');
  assert.deepEqual(readWanted('code\n'.repeat(100_000)).refusal, 'tooManyLines');
  assert.deepEqual(readWanted('a,1\n'.repeat(100_000)).refusal, 'tooManyLines');
  assert.deepEqual(readWanted(',"'.repeat(500_000)).wanted.length <= 1, true);
  assert.deepEqual([readWanted('').refusal, readWanted(' \n\n').refusal, readWanted('"open').refusal], ['nothing', 'nothing', 'table']);
  assert.equal(readWanted(`${'x,'.repeat(limits.columns + 5)}\n`).refusal, null);
  assert.ok(cpu() - began < 3000, `${cpu() - began} ms`);
  const odd = readWanted('A,2\nB,many\notpauth://totp/a?secret=JBSWY3DPEHPK3PXP,1');
  assert.deepEqual([odd.secrets, JSON.stringify(odd.wanted).includes('JBSWY3')], [1, false]);
  assert.deepEqual(readWanted('code,count\nA,many').numbers, 1);
  for (const text of ['WIFI:S:Cafe;P:secret12;;', 'name;code\nHall;WIFI:S:Cafe;P:secret12;;', 'code,label\nWIFI:S:Cafe;P:a,secret12;;', 'code,label\nA,WIFI:P:secret12;;',
    'code;label\nhttps://a:;secret12@example.org', 'A;B\nWIFI:S:Cafe;P:secret12']) assert.ok(!JSON.stringify(readWanted(text)).includes('secret12'), text);
});

test('exports are safe in a spreadsheet and say what is missing', () => {
  const sheet = { ...newSheet('count', 0), wanted: readWanted('=1+1,2\nB,').wanted };
  const items = [{ ...code('=1+1', 1000), count: 2 }];
  assert.ok(csvOf(items, sheet).includes(`"'=1+1","2","2","matching"`) && csvOf(items, sheet).includes('"B","0","1","missing"'));
  assert.equal(textOf(items, sheet), "'=1+1\t2\t2\tmatching\nB\t0\t1\tmissing");
  assert.deepEqual(JSON.parse(jsonOf(items, sheet))[0].value, '=1+1');
  assert.deepEqual(Object.keys(records(items, newSheet('batch', 0))[0]), ['value', 'count', 'symbology', 'gtin', 'first', 'time', 'masked']);
});
