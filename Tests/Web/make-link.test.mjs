import assert from 'node:assert/strict';
import { test } from 'node:test';
import { draftOf, hasSecrets, limits, linkTo, plainLook } from '../../Web/app/make/link.js';

const wifi = { kind: 'wifi', symbology: 'rmqr', look: { ...plainLook, level: 'H', foreground: '#123abc', version: 12, transparent: true },
  values: { networkName: 'Café & Bar #1', security: 'WPA', password: 'se=cret', hidden: 'true' } };

test('a link opens the form as it was', () => {
  const { draft, ignored } = draftOf(linkTo(wifi, { withSecrets: true }));
  assert.deepEqual([draft, ignored], [wifi, 0]);
});

test('a password is left out unless it is asked for', () => {
  assert.ok(hasSecrets(wifi));
  const link = linkTo(wifi);
  assert.ok(!/se%3Dcret|se=cret|password/.test(link), link);
  assert.deepEqual(draftOf(link).draft.values, { networkName: 'Café & Bar #1', security: 'WPA', hidden: 'true' });
});

test('all of it is behind the #', () => {
  const address = new URL(linkTo(wifi), 'https://example.org/');
  assert.deepEqual([address.pathname, address.search], ['/', '']);
});

test('a link says only what is not as it is to begin with, and what the format has', () => {
  const draft = { kind: 'text', values: { text: 'a' }, symbology: 'ean-13', look: { ...plainLook, level: 'H', mask: 3 } };
  assert.equal(linkTo(draft), '#/make?kind=text&format=ean-13&_text=a');
});

test('no question, no draft', () => {
  assert.equal(draftOf('#/make'), null);
  assert.equal(draftOf('#/make?'), null);
});

test('the names of the W3C are taken too', () => {
  assert.equal(draftOf('#/make?format=ean_13').draft.symbology, 'ean-13');
});

test('what is unknown or impossible is left out and counted', () => {
  const cases = ['kind=constructor', 'kind=virus', 'format=__proto__', 'format=zzz', 'level=X', 'version=41', 'version=1e1', 'mask=8',
    'mask=-1', 'scale=0', 'scale=41', 'quietZone=999', 'foreground=red', 'foreground=%23fff', 'background=url(x)', 'transparent=yes',
    'boost=2', '_url=x', '_constructor=x', '__proto__=x', 'hasOwnProperty=1', `_text=${'x'.repeat(limits.value + 1)}`,
    `_text=${'x'.repeat(limits.link)}`];
  for (const part of cases) {
    const { draft, ignored } = draftOf(`#/make?${part}`);
    assert.deepEqual([draft, ignored], [{ kind: 'text', values: {}, symbology: 'qr', look: { ...plainLook } }, 1], part);
  }
  assert.equal(Object.prototype.x, undefined);
});

test('of a part that comes twice the first counts', () => {
  const { draft, ignored } = draftOf('#/make?_text=one&_text=two');
  assert.deepEqual([draft.values.text, ignored], ['one', 1]);
});

test('broken escapes are harmless', () => {
  for (const part of ['%', '%zz=%', '_text=%E0%A4%A', '&&&', '=', '?', '#/make?_text=x']) assert.ok(draftOf(`#/make?${part}`));
});
