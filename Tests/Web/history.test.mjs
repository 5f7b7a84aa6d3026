// The history as files, and finding in it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inflateRawSync } from 'node:zlib';
import { entryOf } from '../../Web/app/history/entry.js';
import { matches } from '../../Web/app/history/search.js';
import { csvOf, jsonOf, table } from '../../Web/app/history/table.js';
import { workbook } from '../../Web/app/history/workbook.js';
import { checksum } from '../../Web/app/zip.js';

const line = (text, note = '') => ({ entry: { ...entryOf({ symbology: 'qr', name: 'QR Code', text }, 'camera', 0), note }, kind: 'text', title: text });
const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\r=1', '\u0000=1', '＝1'];

test('no formula reaches a spreadsheet', () => {
  const csv = csvOf(formulas.map((text) => line(text, text)));
  for (const text of formulas) assert.ok(csv.includes(`"'${text}"`) && !csv.includes(`"${text}"`), JSON.stringify(text));
  assert.ok(csv.startsWith('\ufeff"time","first"') && csvOf([line('a"b')]).includes('"a""b"'));
});

test('the tables say what was left out', () => {
  const rows = JSON.parse(jsonOf([line('WIFI:S:Cafe;P:secret12;;'), line('plain')]));
  assert.deepEqual(rows.map(({ value, masked }) => [value, masked]), [['WIFI:S:Cafe;;', 'password'], ['plain', '']]);
});

/** Names and contents of a ZIP, by its central directory. */
function unzip(bytes) {
  const view = new DataView(bytes.buffer);
  const end = bytes.length - 22;
  let place = view.getUint32(end + 16, true);
  return Object.fromEntries(Array.from({ length: view.getUint16(end + 10, true) }, () => {
    const [method, crc, size, nameLength, local] = [view.getUint16(place + 10, true), view.getUint32(place + 16, true),
      view.getUint32(place + 20, true), view.getUint16(place + 28, true), view.getUint32(place + 42, true)];
    const name = new TextDecoder().decode(bytes.subarray(place + 46, place + 46 + nameLength));
    const start = local + 30 + nameLength;
    const content = bytes.subarray(start, start + size);
    assert.equal(checksum(content), crc);
    place += 46 + nameLength;
    return [name, new TextDecoder().decode(method === 8 ? inflateRawSync(content) : content)];
  }));
}

test('a workbook holds texts as texts', () => {
  const parts = unzip(new Uint8Array(Buffer.concat(workbook(table([line('=1+1'), line('<b>&\u0000\ud800'), line('007')]), 'His/tory'))));
  assert.deepEqual(Object.keys(parts).length, 5);
  const sheet = parts['xl/worksheets/sheet1.xml'];
  assert.ok(!sheet.includes('<f>') && sheet.includes('preserve">=1+1<') && sheet.includes('&lt;b&gt;&amp;<') && sheet.includes('>007<'), sheet);
  assert.match(parts['xl/workbook.xml'], /name="His tory"/);
});

test('words are found without case and accents, in any order', () => {
  assert.ok(matches(['Café · Wi-Fi', 'note'], 'wi-fi CAFE'));
  assert.ok(matches(['한국어 메모'], '메모'));
  assert.ok(!matches(['Café'], 'tea'));
  assert.ok(matches(['x'], ''));
});
