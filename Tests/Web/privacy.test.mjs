// What the page "What happens to my pictures" says of policies and requests.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { parsePolicy, rules } from '../../Web/app/privacy/policy.js';
import { RequestCount } from '../../Web/app/privacy/requests.js';

const strict = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' blob: data:; media-src 'self' blob:; "
  + "worker-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'; object-src 'none'";
const permissions = 'camera=(self), microphone=(), geolocation=()';

const kept = (policy, allowed = permissions) => rules(policy, allowed).filter(({ holds }) => holds).map(({ name }) => name);

test('the policy that the app is served with forbids all of it', () => {
  assert.deepEqual(kept(strict), ['connect', 'script', 'form', 'frame', 'sensors']);
});

test('a policy that allows more is not praised', () => {
  const without = (text, other = '') => strict.replace(text, other);
  assert.ok(!kept(without("connect-src 'self'", 'connect-src *')).includes('connect'));
  assert.ok(!kept(without("connect-src 'self'", "connect-src 'self' https://other.example")).includes('connect'));
  assert.ok(kept(without("connect-src 'self'; ")).includes('connect'), 'default-src speaks for it');
  assert.ok(!kept(without("default-src 'self'; ")).includes('connect'), 'fonts, for one, from anywhere');
  assert.ok(!kept(without("img-src 'self' blob: data:", 'img-src https:')).includes('connect'), 'a picture address tells as well');
  assert.ok(!kept(without("'wasm-unsafe-eval'", "'unsafe-inline'")).includes('script'));
  assert.ok(!kept(without("'wasm-unsafe-eval'", "'unsafe-eval'")).includes('script'));
  assert.ok(!kept(without("; form-action 'none'")).includes('form'), 'default-src does not speak for it');
  assert.ok(!kept(without("frame-ancestors 'none'; ")).includes('frame'));
  assert.ok(!kept(strict, 'camera=(self), microphone=*, geolocation=()').includes('sensors'));
  assert.deepEqual(kept(null, null), []);
  assert.deepEqual(kept('', ''), []);
});

test('policies are read as browsers read them', () => {
  const parsed = parsePolicy(" Default-Src 'self' ;; img-src  a  b ; img-src c; upgrade-insecure-requests");
  assert.deepEqual([...parsed], [['default-src', ["'self'"]], ['img-src', ['a', 'b']], ['upgrade-insecure-requests', []]]);
});

test('requests are counted by where they go', () => {
  const count = new RequestCount('https://quiet.example');
  for (const name of ['https://quiet.example/a.js', 'https://quiet.example/a.js', 'https://quiet.example/b?c', 'blob:https://quiet.example/1',
    'data:,x', 'https://quiet.example:444/d', 'https://other.example/e']) count.add({ name, transferSize: 10 });
  assert.equal(count.own, 3);
  assert.equal(count.elsewhere, 2);
  assert.deepEqual([...count.others.keys()], ['https://quiet.example:444', 'https://other.example']);
  assert.equal(count.bytes, 50);
  assert.deepEqual([...count.names], [['/a.js', 2], ['/b?c', 1], ['https://quiet.example:444/d', 1], ['https://other.example/e', 1]]);
});

test('a page that is open for weeks does not fill the memory', () => {
  const count = new RequestCount('https://quiet.example');
  for (let number = 0; number < 2000; number += 1) count.add({ name: `https://quiet.example/${number}` });
  assert.ok(count.own === 2000 && count.names.size === 500);
});
