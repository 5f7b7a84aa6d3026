// The package in Node: reading, making, a session; what a stranger gets wrong, and what is said then.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { Engine, LoadError, MakeError, compose, configure, describe, make, read, sharedEngine } from 'quietzone';
import { ScanSession } from 'quietzone/session';
import * as single from 'quietzone/standalone';

/** A picture of the product's own, as the folder has it: grey, a byte a pixel. */
function picture(name) {
  const file = readFileSync(name);
  const [header, width, height] = /^P5\s(\d+)\s(\d+)\s255\s/.exec(file.toString('latin1', 0, 40));
  return { data: new Uint8Array(file.subarray(header.length)), width: Number(width), height: Number(height) };
}

/** The same with more bytes a pixel. */
function spread({ data, width, height }, channels) {
  const wide = new Uint8ClampedArray(channels * data.length).fill(255);
  data.forEach((grey, index) => wide.fill(grey, channels * index, channels * index + 3));
  return { data: wide, width, height };
}

const qr = picture('code.pgm');

test('grey, red-green-blue and alpha give the same', async () => {
  const [grey] = await read(qr);
  assert.equal(grey.text, 'https://example.org');
  assert.equal(grey.symbology, 'qr');
  assert.equal(grey.corners.length, 4);
  for (const channels of [3, 4]) assert.deepEqual(await read(spread(qr, channels)), [grey]);
  assert.deepEqual(await read({ ...qr, data: Buffer.from(qr.data) }), [grey]);
});

test('what is transparent is white', async () => {
  const clear = spread(qr, 4);
  clear.data.forEach((value, index) => { if (index % 4 === 3) clear.data[index] = qr.data[index >> 2] === 0 ? 255 : 0; });
  assert.equal((await read(clear))[0].text, 'https://example.org');
});

test('options choose, and nothing found is an empty array', async () => {
  assert.deepEqual(await read(qr, { symbologies: ['ean_13'] }), []);
  assert.deepEqual(await read(qr, { region: { x: 0, y: 0, width: 0.2, height: 0.2 } }), []);
  assert.deepEqual(await read({ data: new Uint8Array(1), width: 1, height: 1 }), []);
  assert.equal((await read(picture('ean.pgm'), { symbologies: 'ean-13', effort: 'fast' }))[0].gtin, '04006381333931');
});

test('reading again and again, the engine does not grow', async () => {
  const engine = await sharedEngine();
  for (let count = 0; count < 20; count += 1) await read(qr);
  const before = engine.memory.buffer.byteLength;
  for (let count = 0; count < 200; count += 1) await read(qr);
  assert.equal(engine.memory.buffer.byteLength, before);
});

const message = (pattern) => ({ name: 'TypeError', message: pattern });

for (const [what, source, pattern] of [
  ['a path', 'photo.png', /^source can't be "photo\.png"\. It has to be pixels, as \{ data, width, height \}/],
  ['the bytes of a PNG file', Buffer.from('\x89PNG\r\n', 'latin1'), /a PNG file, which has to be decoded first/],
  ['the bytes of a JPEG file', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), /a JPEG file/],
  ['other bytes', new ArrayBuffer(7), /"7 bytes"/],
  ['nothing', undefined, /^source can't be undefined/],
  ['null', null, /^source can't be null/],
  ['too few bytes', { data: new Uint8Array(5), width: 2, height: 2 }, /^data\.length can't be 5\. It has to be 4, 12 or 16/],
  ['grey with alpha', { data: new Uint8Array(8), width: 2, height: 2 }, /^data\.length can't be 8\. /],
  ['an array', { data: [0, 0, 0, 0], width: 2, height: 2 }, /^data can't be "\[object Array\]"\. It has to be a Uint8Array/],
  ['16 bits', { data: new Uint16Array(4), width: 2, height: 2 }, /^data can't be "\[object Uint16Array\]"/],
  ['no width', { data: new Uint8Array(4), width: undefined, height: 2 }, /^width can't be undefined\. It has to be a whole number/],
  ['a negative height', { data: new Uint8Array(4), width: 2, height: -2 }, /^height can't be -2\./],
  ['a text for a width', { data: new Uint8Array(4), width: '2', height: 2 }, /^width can't be "2"/],
  ['too many pixels', { data: new Uint8Array(4), width: 1e5, height: 1e5 }, /at most 64000000 pixels/],
]) {
  test(`a picture that is ${what} is an error that says so`, () => assert.rejects(read(source), message(pattern)));
}

test('wrong options are errors that say what is possible', async () => {
  await assert.rejects(read(qr, { symbologies: ['qrcode'] }), message(/Did you mean "qr_code"\?/));
  await assert.rejects(read(qr, { symbologies: 5 }), message(/a list of names/));
  await assert.rejects(read(qr, { effort: 'max' }), message(/Possible: fast, balanced, thorough/));
  await assert.rejects(read(qr, { maximumCount: -1 }), message(/a whole number from 0/));
  await assert.rejects(read(qr, 'qr'), message(/^options can't be "qr"\. It has to be an object/));
  assert.equal((await read(qr, null)).length, 1);
  await assert.rejects(read(qr, { formats: ['qr_code'] }), message(/^the name of an option can't be "formats"\. Possible: symbologies/));
  await assert.rejects(read(qr, { symbologies: [] }), message(/at least one name/));
  await assert.rejects(read(qr, { region: { x: 0 } }), message(/the numbers x, y, width, height/));
  for (const region of [{ x: 100, y: 100, width: 200, height: 200 }, { x: 0, y: 1, width: 1, height: 1 }, { x: -1, y: 0, width: 1, height: 1 }]) {
    await assert.rejects(read(qr, { region }), message(/a part of the picture, 0 to 1 across and down/));
  }
});

test('codes are made as SVG and PDF, and what can\'t be made says why', async () => {
  const code = await make('https://example.org', { level: 'H', scale: 4 });
  assert.match(code.svg, /^<svg|^<\?xml/);
  assert.deepEqual([code.width, code.height], [148, 148]);
  assert.equal((await code.toPDF().text()).slice(0, 5), '%PDF-');
  assert.equal(code.toSVG().type, 'image/svg+xml');
  await assert.rejects(make('12345', { symbology: 'ean-13' }), MakeError);
  await assert.rejects(make('A', { version: 41 }), message(/^version can't be 41\. It has to be a whole number from 1 to 40/));
  await assert.rejects(make('A', { format: 'pdf' }), message(/^format can't be "pdf"\. It has to be left out: .*toPDF\(\)/));
  await assert.rejects(make('A', { scale: 65535 }), { name: 'MakeError', message: /so small or so large: see scale/ });
  await assert.rejects(make('A', 5), message(/^options can't be 5/));
  await assert.rejects(make(5), message(/^content can't be 5\. It has to be a text or a Uint8Array/));
  await assert.rejects(make('\ud83d'), message(/halves of surrogate pairs/));
  await assert.rejects(make('A', { symbology: 'qr-code' }), message(/Did you mean "qr_code"\?/));
  await assert.rejects(make('A', { symbolog: 'qr' }), message(/^the name of an option can't be "symbolog"\. Did you mean "symbology"\?/));
  await assert.rejects(make('A', { margin: 4 }), message(/"margin".* quietZone/));
  for (const [options, words] of [[{ columns: 5 }, /QR Code has none, only pdf417 and micro-pdf417 have/],
    [{ shape: 'rectangle' }, /QR Code has none/], [{ correction: 50 }, /only pdf417 and aztec have/],
    [{ symbology: 'pdf417', shape: 'compact' }, /PDF417 has none/], [{ symbology: 'aztec', correction: 0 }, /from 5 to 95/]]) {
    await assert.rejects(make('A', options), message(words));
  }
  await assert.rejects(code.toPNG(), { name: 'NotSupportedError', message: /take svg or toPDF\(\)/ });
});

test('GS1 element strings are checked, with brackets or as symbols carry them', async () => {
  const sizes = async (content) => (await make(content, { symbology: 'code-128', gs1: true })).facts;
  const carried = await sizes('010950110153000310AB\u001d2112');
  for (const text of ['(01)09501101530003(10)AB(21)12', '[01]09501101530003[10]AB[21]12', new TextEncoder().encode('(01)09501101530003(10)AB(21)12')]) {
    assert.deepEqual(await sizes(text), carried);
  }
  assert.equal((await make('(8110)106141416543213150110120', { gs1: true })).facts.name, 'QR Code');
  for (const [text, words] of [['hello', /an identifier in brackets is expected first/], ['', /an identifier in brackets/],
    ['(01)09501101530004', /^GS1: \(01\): the check digit should be 3/], ['010950110153000410AB', /the check digit/],
    ['(253)9501101530009', /the check digit should be 3/], ['(10)A#B', /character 2 of the value, "#"/], ['(05)1', /no such identifier/], ['https://id.gs1.org/01/09501101530003', /in brackets/]]) {
    await assert.rejects(make(text, { symbology: 'qr', gs1: true }), (error) => error instanceof MakeError && error.reason === 'gs1' && words.test(error.message), text);
  }
});

test('content is taken apart and put together', async () => {
  const engine = await sharedEngine();
  const text = compose(engine, 'wifi', { networkName: 'Guest', security: 'WPA', password: 'welcome to us' });
  assert.match(text, /^WIFI:/);
  const [barcode] = await read(picture('wifi.pgm'));
  assert.deepEqual([barcode.text, describe(engine, barcode).kind], [text, 'wifi']);
});

test('a session takes frames in Node as well', async () => {
  const engine = await Engine.load();
  const session = new ScanSession(engine, { mode: 'once' });
  session.start(0);
  session.permission('authorized', 0);
  session.opened({ torch: false }, 0);
  const address = engine.lend(qr.data);
  const actions = [];
  for (let time = 0; time < 400; time += 33) actions.push(...session.frame(address, qr.width, qr.height, qr.width, time));
  session.close();
  const [success] = actions.filter(({ status }) => status === 'success');
  assert.equal(success.scan.barcode.text, 'https://example.org');
});

test('threads have an engine each', async () => {
  const worker = new Worker(new URL('thread.mjs', import.meta.url), { workerData: qr });
  const found = await new Promise((resolve, reject) => { worker.once('message', resolve).once('error', reject); });
  assert.deepEqual(found, ['https://example.org']);
});

test('the single file does the same', async () => {
  assert.deepEqual(await single.read(qr), await read(qr));
});

test('where module and worker are is checked', () => {
  assert.throws(() => configure({ module: 5 }), message(/^module can't be 5\. Possible: an address, the bytes/));
  assert.throws(() => configure({ module: '' }), message(/^module can't be ""/));
  assert.throws(() => configure({ worker: true }), message(/a function that starts a Worker/));
});

test('LoadError is an Error with its name', () => assert.equal(new LoadError('why').name, 'LoadError'));
