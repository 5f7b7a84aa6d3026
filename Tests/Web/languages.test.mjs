// Every language has every text, with the same places to fill, in the writing of that language.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';

import { language, languages, preferredLanguage, t, useLanguage } from '../../Web/app/i18n.js';

const [base, ...others] = Object.keys(languages);
const tables = Object.fromEntries(await Promise.all(Object.entries(languages)
  .map(async ([tag, { load }]) => [tag, (await load()).default])));
const byForm = (entry) => (typeof entry === 'string' ? { other: entry } : entry);
const places = (text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
const folder = new URL('../../Web/app/locales/', import.meta.url);

test('every table is a language to choose', () => {
  assert.deepEqual(Object.keys(languages).map((tag) => `${tag}.js`).sort(), readdirSync(folder).sort());
});

test('no text is missing, and none stands there for nothing', () => {
  const faults = others.flatMap((tag) => {
    const [wanted, given] = [tables[base], tables[tag]];
    return [...Object.keys(wanted).filter((key) => !(key in given)).map((key) => `${tag}: ${key} is missing`),
      ...Object.keys(given).filter((key) => !(key in wanted)).map((key) => `${tag}: ${key} is not in ${base}`)];
  });
  assert.deepEqual(faults, []);
});

test('each text fills the same places', () => {
  // One of something may do without its number: “once”.
  const fits = (text, form, wanted) => [wanted, ...(form === 'one' ? [wanted.filter((name) => name !== 'count')] : [])]
    .some((names) => names.join() === places(text).join());
  const faults = Object.entries(tables[base]).flatMap(([key, entry]) => Object.keys(languages)
    .filter((tag) => key in tables[tag])
    .flatMap((tag) => Object.entries(byForm(tables[tag][key]))
      .filter(([form, text]) => !fits(text, form, places(byForm(entry).other)))
      .map(([, text]) => `${tag}: ${key}: ${text}`)));
  assert.deepEqual(faults, []);
});

test('where a number chooses the form, every form of the language is there', () => {
  for (const [tag, words] of Object.entries(tables)) {
    const wanted = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
    for (const [key, entry] of Object.entries(words)) {
      if (typeof entry === 'string') continue;
      assert.ok(wanted.every((form) => form in entry), `${tag}: ${key} needs ${wanted}`);
    }
  }
});

test('texts are in the writing of their language', () => {
  // What would be wrong: simplified or Japanese forms in traditional text, traditional forms in simplified text, kana
  // or Hangul where they don't belong, Western punctuation between ideographs.
  const wrong = {
    en: /[ぁ-ヿ一-鿿가-힣]/u,
    'zh-Hant': /[们这为个时动图设张关开应签码载览输从读钥记录复类误级连网页编种选贴项扫请还边远会区宽择点击]|[ぁ-ヿ가-힣]/u,
    'zh-Hans': /[們這為個會時動區圖設張關開應簽碼載覽輸從讀鑰記錄寬複類誤級連網頁編種選擇貼項掃請還邊遠點擊]|[ぁ-ヿ가-힣]/u,
    ja: /[们这为时动图设关开应签码载览输从读钥记录复类误级连网页编种选贴项扫请还边远]|[가-힣]/u,
    ko: /[ぁ-ヿ一-鿿]/u,
  };
  assert.deepEqual(Object.keys(wrong).sort(), Object.keys(languages).sort());
  const between = /[ぁ-ヿ一-鿿][,;:!?]|[,;:!?][ぁ-ヿ一-鿿]/u;
  const faults = Object.entries(wrong).flatMap(([tag, pattern]) => Object.entries(tables[tag])
    .flatMap(([key, entry]) => Object.values(byForm(entry)).filter((text) => pattern.test(text) || between.test(text))
      .map((text) => `${tag}: ${key}: ${text}`)));
  assert.deepEqual(faults, []);
});

test('the language of the browser', () => {
  const cases = {
    'en-GB': 'en', 'ko-KR': 'ko', ja: 'ja', 'ja-JP': 'ja', zh: 'zh-Hans', 'zh-CN': 'zh-Hans', 'zh-SG': 'zh-Hans', 'zh-TW': 'zh-Hant',
    'zh-HK': 'zh-Hant', 'zh-MO': 'zh-Hant', 'zh-Hant': 'zh-Hant', 'zh-Hant-CN': 'zh-Hant', 'zh-Hans-TW': 'zh-Hans', 'ZH-tw': 'zh-Hant', de: 'en', '': 'en', 'no tag!': 'en',
  };
  for (const [tag, wanted] of Object.entries(cases)) assert.equal(preferredLanguage([tag]), wanted, tag);
  assert.equal(preferredLanguage(['de-DE', 'zh-TW', 'en']), 'zh-Hant');
  assert.equal(preferredLanguage([]), 'en');
});

test('a language is spoken once its table is there, and the last that was wanted wins', async () => {
  globalThis.document ??= { documentElement: {} };
  const { load } = languages.ko;
  let give;
  languages.ko.load = () => new Promise((resolve) => { give = resolve; });
  const late = useLanguage('ko');
  assert.equal(language(), 'en', 'not before the table is there');
  assert.equal(await useLanguage('ja'), true);
  give({ default: tables.ko });
  assert.equal(await late, false, 'another one was wanted meanwhile');
  assert.equal(t('tab.scan'), tables.ja['tab.scan']);
  languages.ko.load = () => Promise.reject(new TypeError('no network'));
  assert.equal(await useLanguage('ko'), false);
  assert.equal(language(), 'ja', 'what can not be had changes nothing');
  languages.ko.load = load;
  assert.equal(await useLanguage('no such'), true);
  assert.equal(document.documentElement.lang, 'en');
});
