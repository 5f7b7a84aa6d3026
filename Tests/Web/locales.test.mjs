// The words: every key in every language, with the same places to fill.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { languages } from '../../Web/app/i18n.js';

const folder = new URL('../../Web/app/locales/', import.meta.url);
const places = (entry) => [...new Set((typeof entry === 'string' ? entry : Object.values(entry).join()).match(/\{\w+\}/g) ?? [])].sort().join();

test('every language has the same texts with the same places', async () => {
  const { en } = languages;
  assert.equal(Object.keys(languages).length, readdirSync(folder).length);
  for (const [tag, { words }] of Object.entries(languages)) {
    assert.deepEqual(Object.keys(words).sort(), Object.keys(en.words).sort(), tag);
    for (const key of Object.keys(words)) assert.equal(places(words[key]), places(en.words[key]), `${tag}: ${key}`);
  }
});
