import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { checksum, zip } from '../../Web/app/zip.js';

const bytes = (text) => new TextEncoder().encode(text);

test('the checksum is that of the catalogue of CRCs', () => {
  assert.equal(checksum(bytes('123456789')), 0xcbf43926);
  assert.equal(checksum(new Uint8Array()), 0);
});

test('another program takes the file apart', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zip-'));
  try {
    const files = [{ name: 'a.svg', bytes: bytes('<svg/>') }, { name: '코드 1.png', bytes: new Uint8Array(70_000).fill(7) },
      { name: 'empty', bytes: new Uint8Array() }];
    writeFileSync(join(folder, 'codes.zip'), Buffer.concat(zip(files, new Date(2026, 10, 22, 9, 30, 10))));
    const script = `import json, sys, zipfile
file = zipfile.ZipFile(sys.argv[1])
assert file.testzip() is None
print(json.dumps([[i.filename, i.file_size, list(i.date_time), sum(file.read(i))] for i in file.infolist()]))`;
    const found = JSON.parse(execFileSync('python3', ['-c', script, join(folder, 'codes.zip')], { encoding: 'utf8' }));
    const date = [2026, 11, 22, 9, 30, 10];
    assert.deepEqual(found, [['a.svg', 6, date, bytes('<svg/>').reduce((sum, byte) => sum + byte, 0)],
      ['코드 1.png', 70_000, date, 490_000], ['empty', 0, date, 0]]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
