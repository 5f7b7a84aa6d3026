import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MakeError } from '../../Web/quietzone/errors.js';
import { OptionError } from '../../Web/quietzone/option-error.js';
import { Engine } from '../../Web/quietzone/engine.js';
import { compose, fieldNames, partAtFault } from '../../Web/quietzone/payloads.js';
import { protocolVersion } from '../../Web/quietzone/protocol.js';

/** An engine that keeps what it is sent, and answers that this is no request. */
function listener() {
  const engine = new Engine(/** @type {any} */ ({ exports: { qz_protocol: () => protocolVersion } }));
  const sent = [];
  engine.send = (name, request) => {
    sent.push({ name, request });
    return new Uint8Array([1, ...new Array(15).fill(0)]);
  };
  return { engine, sent };
}

/** @returns bytes 12 to 19 of the request for these options */
function family(options) {
  const { engine, sent } = listener();
  assert.throws(() => engine.make('x', options), { name: 'MakeError' });
  return [...sent[0].request.subarray(12, 20)];
}

test('what is particular to a family stands in bytes 12 to 19', () => {
  assert.deepEqual(family({}), [0, 0, 0, 0, 0, 0, 0, 0]);
  assert.deepEqual(family({ symbology: 'pdf417', columns: 30, correction: 0 }), [30, 0, 1, 0, 0, 0, 0, 0]);
  assert.deepEqual(family({ symbology: 'aztec', shape: 'full', correction: 33 }), [0, 2, 33, 0, 0, 0, 0, 0]);
  assert.deepEqual(family({ symbology: 'data-matrix', shape: 'rectangle' }), [0, 1, 0, 0, 0, 0, 0, 0]);
  assert.deepEqual(family({ symbology: 'ean-13', addOn: '05' }), [0, 0, 0, 0, 5, 0, 0, 2]);
  assert.deepEqual(family({ symbology: 'ean-13', addOn: '51234' }), [0, 0, 0, 0, 0x22, 0xc8, 0, 5]);
});

test('what can not be is refused on the page', () => {
  const { engine } = listener();
  for (const options of [{ addOn: '1' }, { addOn: 'ab' }, { addOn: '123456' }, { addOn: 52495 }, { columns: 31 }, { shape: 'round' },
    { correction: 96 }, { symbology: 'data-matrix', shape: 'full' }, { symbology: 'aztec', shape: 'rectangle' }]) {
    assert.throws(() => engine.make('x', /** @type {any} */ (options)), OptionError, JSON.stringify(options));
  }
  for (const options of [{ foreground: 112233 }, { background: 0 }, { foreground: ['#000000'] }]) {
    assert.throws(() => engine.draw('x', /** @type {any} */ (options)), OptionError, JSON.stringify(options));
  }
});

test('a style is refused where the symbology has none', () => {
  const { engine, sent } = listener();
  const logo = { width: 1, height: 1, pixels: new Uint8Array(4) };
  const dots = { symbology: 'data-matrix', style: { modules: 'dots' } };
  assert.throws(() => engine.draw('x', dots), { name: 'TypeError', message: /^style can't be "modules"\. .*Data Matrix has none/ });
  assert.throws(() => engine.check('x', { symbology: 'micro-qr', style: { logo } }), { message: /^style\.logo .*Micro QR Code has no room/ });
  assert.equal(sent.length, 0);
  for (const options of [{ style: { logo } }, { symbology: 'rm_qr_code', style: { modules: 'dots' } }, { symbology: 'aztec', style: { modules: 'square' } }]) {
    assert.throws(() => engine.draw('x', /** @type {any} */ (options)), { name: 'MakeError' });
  }
});

test('a number that can not be is named, with what can', () => {
  assert.equal(new MakeError('number', [1, 9, 8]).message, 'correction 9 is not possible: 0 to 8 are');
  assert.equal(new MakeError('number', [2, 4, 95]).message, 'correction 4 is not possible: 5 to 95 are');
  assert.equal(new MakeError('number', [3, 5, 4]).message, 'columns 5 is not possible: 1 to 4 are');
});

test('the debtor\'s fields are marked', () => {
  const { engine, sent } = listener();
  assert.throws(() => compose(engine, 'swissBill', { name: 'A', 'debtor.name': 'B', unknown: 'C', 'debtor.': 'D', town: '' }));
  const name = fieldNames.indexOf('name');
  assert.deepEqual([...sent[0].request], [16, 2, 0, 0, 0, name, 1, 0, 0, 0, 65, 0x80 + name, 1, 0, 0, 0, 66]);
});

test('what an error of a payload is about', () => {
  const iban = fieldNames.indexOf('iban');
  const part = (...numbers) => partAtFault({ reason: 'payload', numbers });
  assert.deepEqual(part(0, iban, 0), { field: 'iban', rule: 'needed', value: 0 });
  assert.deepEqual(part(1, iban, 0), { field: 'iban', rule: 'malformed', value: 0 });
  assert.equal(part(2, 9, 0), null);
  assert.deepEqual(part(3, iban + 256 * 23, 0), { field: 'iban', rule: 'iban', value: 0 });
  assert.deepEqual(part(3, 0x80 + fieldNames.indexOf('name') + 256 * 2, 70), { field: 'debtor.name', rule: 'characters', value: 70 });
  const counter = fieldNames.indexOf('counter') + 256 * 11;
  assert.deepEqual(part(3, counter, 999_999_999), { field: 'counter', rule: 'number', value: 999_999_999 });
  assert.deepEqual(part(3, iban + 256 * 255, 0), { field: 'iban', rule: 'malformed', value: 0 });
});

test('a module of another version is refused', () => {
  for (const exports of [{}, { qz_protocol: () => protocolVersion + 1 }]) {
    assert.throws(() => new Engine(/** @type {any} */ ({ exports })), /take both from one version of QuietZone/);
  }
});
