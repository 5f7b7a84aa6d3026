// What is secret in a content, and what is kept of it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dots, keepable, maskedText } from '../../Web/app/meaning/secrets.js';
import { entryOf, joined, migrated } from '../../Web/app/history/entry.js';

const key = 'JBSWY3DPEHPK3PXP';
const oneTime = [
  `otpauth://totp/Example:alice?secret=${key}&issuer=Example`, `OTPAUTH://hotp/x?counter=1&SECRET=${key}`,
  `otpauth-migration://offline?data=${key}`, `  otpauth://totp/x?secret=${key}`, `scan me: otpauth://totp/x?secret=${key}`,
  `https://example.org/?next=otpauth%3A%2F%2Ftotp%2Fx%3Fsecret%3D${key}`, `otpauth:totp/x?secret=${key}`,
];
const passwords = [
  'WIFI:T:WPA;S:Cafe;P:correct horse;;', 'wifi:s:Cafe;p:correct horse;t:wpa;;', 'WIFI:P:correct horse;S:Cafe',
  'WIFI:S:Cafe\\;P\\:;P:a\\;correct horse\\:b;;', ' WIFI: P :correct horse;;', 'Our WIFI:S:Cafe;P:correct horse;;',
  'wifi: see WIFI:P:correct horse;', 'WIFI:S:Cafe;\\P:correct horse;;', 'WIFI:T:WPA2-EAP;S:Cafe;I:alice;PASSWORD:correct horse;;',
  'https://alice:correcthorse@router.example/', 'ftp://alice:correct@horse@example.org/file',
];

test('keys for one-time passwords are never kept, wherever they stand', () => {
  for (const text of oneTime) {
    assert.equal(keepable(text), null, text);
    assert.ok(!maskedText(text).includes(key), text);
    assert.equal(entryOf({ symbology: 'qr', name: 'QR Code', text }, 'camera', 0), null);
  }
});

test('passwords are masked where they are shown and left out where they are kept', () => {
  for (const text of passwords) {
    const kept = keepable(text);
    assert.ok(kept?.masked, text);
    for (const shown of [kept.text, maskedText(text)]) assert.ok(!/correct|horse/.test(shown), `${text} → ${shown}`);
    assert.ok(maskedText(text).includes(dots), text);
  }
  assert.equal(keepable('WIFI:T:WPA;S:Cafe;P:correct horse;;')?.text, 'WIFI:T:WPA;S:Cafe;;');
  assert.equal(keepable('https://alice:correcthorse@router.example/x')?.text, 'https://alice@router.example/x');
  assert.equal(maskedText('WIFI:T:WPA;S:Cafe;P:x;;'), `WIFI:T:WPA;S:Cafe;P:${dots};;`);
});

test('what holds no secret stays as it is', () => {
  for (const text of ['', 'WIFI:T:nopass;S:Open;;', 'https://example.org/a@b:c', 'https://alice@example.org/', 'MATMSG:TO:a@b.c;;',
    'wifi password on request', 'https://example.org:8080/x?p:1', '\ud800']) {
    assert.deepEqual(keepable(text), { text, masked: false });
    assert.equal(maskedText(text), text);
  }
});

test('a content that is made to take long comes to an end', () => {
  for (const part of ['WIFI:', 'WIFI:P:', 'WIFI:P:x;', '://a:', '://a:@', 'otpaut', '\\', 'WIFI:\\;']) {
    assert.ok(keepable(part.repeat(2_000_000 / part.length)), part);
  }
});

test('parts of a set and texts under the bars give nothing away', () => {
  const barcode = { symbology: 'qr', name: 'QR Code', text: `&secret=${key}` };
  assert.equal(entryOf({ ...barcode, set: { index: 1, count: 2, identity: 7 } }, 'picture', 0), null);
  assert.equal(entryOf({ ...barcode, text: 'x', printed: oneTime[0] }, 'picture', 0), null);
  const text = passwords[0];
  const entry = entryOf({ symbology: 'qr', name: 'QR Code', text, printed: null, bytes: new TextEncoder().encode(`${text} `) }, 'camera', 5);
  assert.equal(entry?.bytes, null);
  assert.ok(!JSON.stringify(entry).includes('correct'));
});

test('what version 1 kept is masked, dropped and joined', () => {
  const row = (id, text, symbology = 'qr') => ({ id, time: id * 1000, symbology, name: symbology, text, source: 'camera' });
  const entries = migrated([row(1, passwords[0]), row(2, oneTime[0]), row(3, 'kept'), row(4, 'kept'), row(5, '4006381333931', 'ean-13')]);
  assert.deepEqual(entries.map(({ id, text, count, masked, first, time }) => [id, text, count, masked, first, time]), [
    [1, 'WIFI:T:WPA;S:Cafe;;', 1, true, 1000, 1000], [3, 'kept', 2, false, 3000, 4000], [5, '4006381333931', 1, false, 5000, 5000]]);
  assert.equal(entries[2].gtin, '04006381333931');
});

test('the same code once more: counted, with first and last time, notes kept', () => {
  const one = { ...entryOf({ symbology: 'qr', name: 'QR Code', text: 'a' }, 'camera', 10), id: 3, note: 'mine' };
  const again = entryOf({ symbology: 'qr', name: 'QR Code', text: 'a' }, 'picture', 20);
  const { id, count, first, time, note, source } = joined(one, again);
  assert.deepEqual([id, count, first, time, note, source], [3, 2, 10, 20, 'mine', 'picture']);
});
