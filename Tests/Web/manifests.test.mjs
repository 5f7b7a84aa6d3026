// A manifest for each language: one app, whose words are those of the language's table.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

import { languages } from '../../Web/app/i18n.js';

const folder = new URL('../../Web/', import.meta.url);
const nameOf = (tag) => (tag === 'en' ? 'manifest.webmanifest' : `manifest.${tag}.webmanifest`);
const read = (tag) => JSON.parse(readFileSync(new URL(nameOf(tag), folder), 'utf8'));

test('each language has a manifest, and no other has one', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.webmanifest'));
  assert.deepEqual(files.sort(), Object.keys(languages).map(nameOf).sort());
});

test('manifests differ in nothing but words', () => {
  const bare = (manifest) => ({ ...manifest, lang: '', description: '', shortcuts: manifest.shortcuts.map((each) => ({ ...each, name: '' })) });
  for (const tag of Object.keys(languages)) assert.deepEqual(bare(read(tag)), bare(read('en')), tag);
});

test('their words are those of the page', async () => {
  for (const [tag, { load }] of Object.entries(languages)) {
    const { default: words } = await load();
    const { lang, description, shortcuts } = read(tag);
    assert.deepEqual([lang, description, ...shortcuts.map(({ name }) => name)],
      [tag, ...['app.description', 'app.scan', 'app.make', 'app.picture'].map((key) => words[key])]);
  }
});

test('addresses stay within the app', () => {
  const { id, scope, start_url: start, share_target: share, file_handlers: handlers, shortcuts } = read('en');
  for (const address of [id, scope, start, share.action, ...handlers.map(({ action }) => action), ...shortcuts.map(({ url }) => url)]) {
    assert.ok(new URL(address, 'https://quiet.example/app/').href.startsWith('https://quiet.example/app/'), address);
  }
  assert.deepEqual([share.method, share.enctype], ['POST', 'multipart/form-data']);
});
