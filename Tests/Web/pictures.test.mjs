// What decides about several pictures: what a file is, what is shown of it, what goes out.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { formatNames, kindOf, mostBytes, pixelsOf, problemAfter, problemBefore } from '../../Web/app/pictures/file-kind.js';
import { dots, maskedText } from '../../Web/app/meaning/secrets.js';
import { readAll } from '../../Web/app/pictures/queue.js';
import { asCSV, asJSON, counts, exportable, rowOf } from '../../Web/app/pictures/rows.js';

const latin = (text) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const big = (...values) => values.flatMap((value) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]);
const png = (width, height) => Uint8Array.from([...latin('\x89PNG\r\n\x1a\n'), ...big(13), ...latin('IHDR'), ...big(width, height), 8, 0, 0, 0, 0, 0, 0, 0, 0]);

test('a file is what its first bytes say', () => {
  const files = {
    png: png(1, 1), jpeg: latin('\xff\xd8\xff\xe0'), gif: latin('GIF89a'), webp: latin('RIFF\0\0\0\0WEBPVP8 '),
    bmp: latin('BM\0\0'), tiff: latin('II*\0'), psd: latin('8BPS'), jxl: latin('\xff\x0a'), jp2: latin('\0\0\0\x0cjP  \r\n'),
    heic: latin('\0\0\0\x18ftypheic'), avif: latin('\0\0\0\x18ftypavif'), pdf: latin('junk before %PDF-1.7'),
    svg: latin('<?xml version="1.0"?>\n<!-- a --><svg xmlns="x">'), other: latin('#!/bin/sh'),
  };
  for (const [kind, bytes] of Object.entries(files)) assert.equal(kindOf(bytes), kind);
  assert.equal(kindOf(new Uint8Array()), 'other');
  assert.equal(kindOf(latin('\0\0\0\x18ftypisom')), 'other');
  assert.equal(kindOf(latin('text that names <svg> somewhere')), 'other');
});

test('pixels are counted before anything is decoded', () => {
  assert.equal(pixelsOf(png(640, 480)), 307_200);
  const jpeg = [...latin('\xff\xd8\xff\xe1\0\x04ab'), ...latin('\xff\xc4\0\x03c'), ...latin('\xff\xc2\0\x11\x08'), 1, 0, 2, 0, 3, 0];
  assert.equal(pixelsOf(Uint8Array.from(jpeg)), 256 * 512);
  assert.equal(pixelsOf(latin('\xff\xd8\xff\xe1\xff\xff')), null);
  const extended = latin('RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0\x0f\0\0\x07\0\0');
  assert.equal(pixelsOf(extended), 16 * 8);
  assert.equal(pixelsOf(latin('GIF89a\x03\0\x02\0' + '\0'.repeat(30))), 6);
});

test('no beginning of a file makes it throw', () => {
  let state = 7;
  const random = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  const starts = ['\x89PNG', '\xff\xd8\xff', 'RIFF\0\0\0\0WEBPVP8L', 'GIF8', 'BM', '<svg', '%PDF-', ''];
  for (let turn = 0; turn < 3000; turn += 1) {
    const rest = String.fromCharCode(...Array.from({ length: Math.floor(random() * 60) }, () => Math.floor(random() * 256)));
    const bytes = latin(starts[turn % starts.length] + rest);
    for (const ask of [kindOf, pixelsOf, problemAfter]) ask(bytes);
    problemBefore(bytes, bytes.length);
  }
});

test('what is the matter with a file', () => {
  assert.equal(problemBefore(new Uint8Array(), 0), 'empty');
  assert.equal(problemBefore(latin('%PDF-1.4'), 900), 'pdf');
  assert.equal(problemBefore(png(40_000, 40_000), 900), 'tooLarge');
  assert.equal(problemBefore(png(4, 4), mostBytes + 1), 'tooLarge');
  assert.equal(problemBefore(png(4000, 3000), 900), null);
  assert.equal(problemAfter(png(4000, 3000)), 'damaged');
  assert.equal(problemAfter(png(12_000, 12_000)), 'tooLarge');
  assert.equal(problemAfter(latin('\0\0\0\x18ftypheic')), 'format');
  assert.equal(formatNames[kindOf(latin('\0\0\0\x18ftypheic'))], 'HEIC');
  assert.equal(problemAfter(latin('Dear reader')), 'notPicture');
});

const secrets = [
  ['WIFI:T:WPA;S:Cafe;P:hunter2;;', 'hunter2'],
  ['WIFI:P:hunter2;S:Cafe;T:WPA;;', 'hunter2'],
  ['wifi:S:a;p:hunter2;;', 'hunter2'],
  ['WIFI:S:semi;P:hun\\;ter2;H:true;;', 'ter2'],
  ['WIFI:S:quoted;P:"hun;ter2";;', 'ter2'],
  ['WIFI:T:WPA2-EAP;S:Office;E:PEAP;I:me;PH2:MS;P:hunter2;;', 'hunter2'],
  ['WIFI:S:cut;P:hunter2', 'hunter2'],
  [' WIFI:S:space; P:hunter2;;', 'hunter2'],
  ['otpauth://totp/ACME:me?secret=JBSWY3DPEHPK3PXP&issuer=ACME', 'JBSWY3DPEHPK3PXP'],
  ['OTPAUTH://HOTP/My Label?Issuer=x&SECRET=JBSWY3DPEHPK3PXP', 'JBSWY3DPEHPK3PXP'],
  ['see otpauth://totp/x?secret=JBSWY3DPEHPK3PXP\nand more', 'JBSWY3DPEHPK3PXP'],
  ['otpauth-migration://offline?data=CiEKFAABAgME', 'CiEKFAABAgME'],
];

test('secrets are not shown', () => {
  for (const [text, secret] of secrets) assert.ok(!maskedText(text).includes(secret), maskedText(text));
  assert.equal(maskedText('WIFI:T:WPA;S:Ca\\;fe;P:hunter2;H:true;;'), `WIFI:T:WPA;S:Ca\\;fe;P:${dots};H:true;;`);
  for (const text of ['https://example.org/?secret=1', 'P:hunter2', 'WIFI:T:nopass;S:Open;;', '4006381333931']) {
    assert.equal(maskedText(text), text);
  }
});

test('where the engine knows a secret that the text hides in another way, nothing is left', () => {
  const wifi = { kind: 'wifi', fields: [{ name: 'password', value: 'hunter2' }] };
  assert.equal(exportable('some other label: hunter2', wifi), dots);
  assert.equal(exportable('otpauth://totp/JBSWY3DP', { kind: 'oneTimePassword', fields: [{ name: 'secret', value: 'JBSWY3DP' }] }), `otpauth://${dots}`);
  assert.equal(exportable('pin 12', { kind: 'text', fields: [{ name: 'text', value: 'pin 12' }] }), 'pin 12');
});

const barcode = (text, printed = null) => ({ symbology: 'qr', name: 'QR Code', text, printed });
const text = { kind: 'text', fields: [] };

test('what turns letters is seen in a list, and turns none', () => {
  const row = rowOf(barcode('https://example.org/\u202egpj.exe\u2066abc'), text);
  assert.equal(row.shown, 'https://example.org/[U+202E]gpj.exe[U+2066]abc');
  assert.equal(row.value, 'https://example.org/\u202egpj.exe\u2066abc');
});

test('shown as it is printed, exported as it is', () => {
  const row = rowOf(barcode('9783161484100', '978-3-16-148410-0'), text);
  assert.deepEqual([row.shown, row.value], ['978-3-16-148410-0', '9783161484100']);
});

test('no export holds a secret', () => {
  for (const [content, secret] of secrets) {
    const outcomes = [{ file: 'a.png', problem: null, rows: [rowOf(barcode(content), text)] }];
    assert.ok(outcomes[0].rows[0].isMasked && counts(outcomes).masked);
    assert.ok(!asCSV(outcomes).includes(secret) && !asJSON(outcomes).includes(secret));
  }
});

test('exports', () => {
  const outcomes = [
    { file: '=evil.png', problem: null, rows: [rowOf(barcode('=1+1'), text), rowOf(barcode('say "hi"\nthere'), text)] },
    { file: 'b.png', problem: null, rows: [] }, { file: 'c.heic', problem: 'format', rows: [] },
  ];
  assert.equal(asCSV(outcomes), '\ufeff"file","symbology","kind","value","problem"\r\n'
    + '"\'=evil.png","qr","text","\'=1+1",""\r\n"\'=evil.png","qr","text","say ""hi""\nthere",""\r\n'
    + '"b.png","","","","noCode"\r\n"c.heic","","","","format"\r\n');
  assert.deepEqual(JSON.parse(asJSON(outcomes))[2], { file: 'c.heic', problem: 'format', codes: [] });
  assert.deepEqual(counts(outcomes), { pictures: 3, codes: 2, unreadable: 1, empty: 1, masked: false });
});

test('one picture at a time, in order, until somebody has had enough', async () => {
  let open = 0;
  const seen = [];
  const read = async (file) => {
    open += 1;
    assert.equal(open, 1);
    await null;
    open -= 1;
    return file * 2;
  };
  assert.deepEqual(await readAll([1, 2, 3], read, { onresult: (result, index) => seen.push([result, index]) }), [2, 4, 6]);
  assert.deepEqual(seen, [[2, 0], [4, 1], [6, 2]]);
  const stop = new AbortController();
  const some = await readAll([1, 2, 3], read, { signal: stop.signal, onresult: (_, index) => index === 1 && stop.abort() });
  assert.deepEqual(some, [2, 4]);
});
