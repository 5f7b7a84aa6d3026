// Options of the library: names and values that there are, and what is said of others.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { configure } from '../../Web/quietzone/configuration.js';
import { Engine } from '../../Web/quietzone/engine.js';
import { Code } from '../../Web/quietzone/make.js';
import { readingOptions, sessionOptions } from '../../Web/quietzone/options.js';
import { protocolVersion } from '../../Web/quietzone/protocol.js';
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

/** Never asked: what can't be is refused before. */
const engine = new Engine({ exports: { qz_protocol: () => protocolVersion } });
const refusedToMake = (options, words) => refused(() => engine.make('4006381333931', options), words);

test('an option that the symbology lacks is refused by its name', () => {
  const wrong = { level: 'H', version: 2, mask: 3, boost: false, gs1: true, columns: 2, shape: 'any', correction: 5 };
  for (const [option, value] of Object.entries(wrong)) {
    refusedToMake({ symbology: 'ean-13', [option]: value }, new RegExp(`^${option} can't be .*left out: EAN-13 has none, only `));
  }
  refusedToMake({ addOn: '12' }, /^addOn can't be "12".*only ean-13, ean-8, upc-a and upc-e have/);
  refusedToMake({ symbology: 'pdf417', level: 'H' }, /^level .*PDF417 has none/);
  // As they are by default they ask for nothing: it is the module that is missing.
  const plain = { symbology: 'ean-13', level: 'M', boost: true, gs1: false, addOn: '', mask: undefined };
  assert.throws(() => engine.make('4006381333931', plain), /exports\[name\] is not a function/);
});

test('an option of making has the range of its symbology, and a flag is true or false', () => {
  refusedToMake({ version: 0 }, /^version can't be 0\. It has to be a whole number from 1 to 40/);
  refusedToMake({ symbology: 'micro-qr', version: 5 }, /from 1 to 4\./);
  refusedToMake({ mask: 8 }, /from 0 to 7/);
  refusedToMake({ symbology: 'pdf417', columns: 0 }, /from 1 to 30/);
  refusedToMake({ symbology: 'aztec', correction: 96 }, /from 5 to 95/);
  for (const option of ['gs1', 'boost']) refusedToMake({ [option]: 'false' }, /can't be "false"\. It has to be true or false\./);
  refused(() => sessionOptions({ multiFrame: 'x' }), /^multiFrame can't be "x"/);
  refused(() => engine.draw('A', { scale: NaN }), /^scale can't be NaN\./);
});

test('a code has each of its files, and so no format', () => {
  refused(() => new Code(engine, 'A', { format: 'pdf' }), /^format can't be "pdf".*toPDF\(\)/);
});

test('a rule has a prefix or a pattern, whatever else the object has', () => {
  assert.deepEqual(sessionOptions({ accept: { prefix: undefined, pattern: '4*' } }).accept, { pattern: '4*' });
});
