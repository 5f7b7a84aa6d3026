// Options of the library: names and values that there are, and what is said of others.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { configure } from '../../Web/quietzone/configuration.js';
import { readingOptions, sessionOptions } from '../../Web/quietzone/options.js';
import { styleBytes } from '../../Web/quietzone/style.js';

const qr = { token: 'qr', name: 'QR Code' };
const refused = (work, words) => assert.throws(work, (error) => error.constructor.name === 'OptionError' && words.test(error.message));

test('a name that no option has is refused, with the nearest one', () => {
  refused(() => readingOptions({ symbolgies: ['qr'] }), /"symbolgies"\. Did you mean "symbologies"\?/);
  refused(() => readingOptions({ formats: ['qr_code'] }), /the name of an option can't be "formats"/);
  refused(() => sessionOptions({ modes: 'once' }), /Did you mean "mode"\?/);
  refused(() => configure({ modul: null }), /Did you mean "module"\?/);
  refused(() => styleBytes({ modul: 'dots' }, qr), /a part of style can't be "modul"\. Did you mean "modules"\?/);
  refused(() => styleBytes({ gradient: { colours: [] } }, qr), /Did you mean "colors"\?/);
  refused(() => styleBytes({ logo: { width: 1, height: 1, data: [] } }, qr), /a part of style\.logo can't be "data"/);
});

test('a style is an object, and no options are none', () => {
  for (const style of ['dots', 5, true, '']) refused(() => styleBytes(style, qr), /^style can't be/);
  assert.equal(styleBytes(null, qr).length, 0);
  assert.equal(configure(null), undefined);
});

test('no list is every symbology, and an empty one is none that could be meant', () => {
  assert.equal(readingOptions({ symbologies: null }).symbologies, null);
  for (const list of [[], '', ' , ', new Set()]) refused(() => readingOptions({ symbologies: list }), /at least one name/);
});
