import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileName, likelyColumn, plan } from '../../Web/app/make/batch.js';
import { limits, parseTable, separatorOf, tableText } from '../../Web/app/make/csv.js';

test('fields in quotes hold separators, quotes and lines', () => {
  const { rows, lines, faults } = parseTable('a,"b, ""c""","d\r\ne"\r\nf,g,h\r\n');
  assert.deepEqual(rows, [['a', 'b, "c"', 'd\r\ne'], ['f', 'g', 'h']]);
  assert.deepEqual([lines, faults], [[1, 3], []]);
});

test('the separator is told by the first line that has one, outside of quotes', () => {
  assert.equal(separatorOf('"a,b,c";d\n1,2'), ';');
  assert.equal(separatorOf('one\ttwo, three'), ',');
  assert.equal(separatorOf('one\ttwo\tthree, four'), '\t');
  assert.equal(separatorOf('alone\nalone\n'), ',');
  assert.equal(separatorOf('alone\na;b\n'), ';');
});

test('bars between fields, and the line with which Excel says what is between them', () => {
  assert.deepEqual(parseTable('a|b|c, d\n1|2|3').rows, [['a', 'b', 'c, d'], ['1', '2', '3']]);
  for (const end of ['\n', '\r\n']) {
    const { rows, lines, separator } = parseTable(`\ufeffsep=;${end}a,b;c${end}1;2`);
    assert.deepEqual([rows, lines, separator], [[['a,b', 'c'], ['1', '2']], [2, 3], ';']);
  }
  assert.deepEqual(parseTable('sep=').rows, [['sep=']]);
});

test('line ends of every system, a byte order mark, empty lines, empty fields', () => {
  for (const end of ['\n', '\r\n', '\r']) {
    assert.deepEqual(parseTable(`\ufeffa,b${end}${end},${end}c,${end}`).rows, [['a', 'b'], ['c', '']]);
  }
  assert.deepEqual(parseTable('').rows, []);
});

test('what is no table is told with its line', () => {
  assert.deepEqual(parseTable('a,b\n"c,d\ne').faults, [{ line: 2, reason: 'openQuote' }]);
  assert.deepEqual(parseTable('a,b\n"c"x,d').faults, [{ line: 2, reason: 'strayQuote' }]);
  assert.deepEqual(parseTable('x'.repeat(limits.characters + 1)).faults, [{ line: 0, reason: 'tooLong' }]);
  const { rows, faults } = parseTable('x\n'.repeat(limits.rows + 50));
  assert.equal(rows.length, limits.rows + 1);
  assert.deepEqual(faults, [{ line: limits.rows + 2, reason: 'tooManyRows' }]);
  assert.deepEqual(parseTable(','.repeat(limits.columns) + 'x').faults, [{ line: 1, reason: 'tooManyColumns' }]);
});

test('nothing but quotes or separators is a table, too', () => {
  assert.deepEqual(parseTable('"'.repeat(1_000_000)).rows, [['"'.repeat(499_999)]]);
  assert.deepEqual(parseTable('"'.repeat(999_999)).faults, [{ line: 1, reason: 'openQuote' }]);
  assert.deepEqual(parseTable(','.repeat(1_000_000)).rows, []);
  assert.deepEqual(parseTable('"\n'.repeat(500_000)).rows, []);
});

test('rows become files, each with a name of its own', () => {
  const table = parseTable('name;content\nShelf/1;A1\nshelf/1;A2\nshelf-1 (2);A3\n;A4\nx;\n');
  const { jobs, faults } = plan(table, { content: likelyColumn(table.rows[0]), name: 0, hasHead: true });
  assert.deepEqual(jobs.map(({ name }) => name), ['Shelf-1', 'shelf-1 (2)', 'shelf-1 (2) (2)', '0004']);
  assert.deepEqual(jobs.map(({ line, content }) => [line, content]), [[2, 'A1'], [3, 'A2'], [4, 'A3'], [5, 'A4']]);
  assert.deepEqual(faults, [{ line: 6, reason: 'empty' }]);
});

test('a label has the name that was chosen, whatever it looks like, or else the content', () => {
  const table = parseTable('1001,https://a.example/1\nA/2,https://a.example/2\n,https://a.example/3\n');
  const captions = (name) => plan(table, { content: 1, name, hasHead: false }).jobs.map(({ caption }) => caption);
  assert.deepEqual(captions(0), ['1001', 'A/2', 'https://a.example/3']);
  assert.deepEqual(captions(null), ['https://a.example/1', 'https://a.example/2', 'https://a.example/3']);
});

test('a file is UTF-8, or UTF-16 with its mark, or none that is taken', () => {
  const text = (...bytes) => tableText(new Uint8Array(bytes).buffer);
  assert.equal(tableText(new TextEncoder().encode('\ufeffMüller;日本').buffer), 'Müller;日本');
  assert.deepEqual([text(), text(0xff, 0xfe, 0xfc, 0), text(0xfe, 0xff, 0, 0xfc)], ['', 'ü', 'ü']);
  assert.equal(text(0x4d, 0xfc, 0x6c), null, 'Windows-1252');
});

test('the limit is told, with a head and without', () => {
  const lines = (count) => parseTable('x\n'.repeat(count));
  assert.deepEqual(plan(lines(limits.rows), { content: 0, name: null, hasHead: false }).faults, []);
  assert.equal(plan(lines(limits.rows + 1), { content: 0, name: null, hasHead: false }).faults[0].reason, 'tooManyRows');
  const { jobs, faults } = plan(lines(limits.rows + 1), { content: 0, name: null, hasHead: true });
  assert.deepEqual([jobs.length, faults.length], [limits.rows, 0]);
});

test('names of files are safe', () => {
  assert.equal(fileName('../../etc/passwd'), 'etc-passwd');
  assert.equal(fileName('a\u0000b\u202ec:d'), 'a-b-c-d');
  assert.equal(fileName('CON'), 'CON_');
  assert.equal(fileName('...'), '');
  assert.equal([...fileName('가'.repeat(500))].length, 60);
});
