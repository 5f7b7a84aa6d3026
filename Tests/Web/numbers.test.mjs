// Numbers of products, books, accounts and elements; one-time passwords.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { elementText } from '../../Web/app/meaning/elements.js';
import { isIban } from '../../Web/app/meaning/iban.js';
import { isbnText, shortIsbn } from '../../Web/app/meaning/isbn.js';
import { isbnRanges } from '../../Web/app/meaning/isbn-ranges.js';
import { bytesOfBase32, oneTimeOf, passwordOf } from '../../Web/app/meaning/one-time.js';
import { forms, lookUps, productMeaning } from '../../Web/app/meaning/product.js';
import { moneyText, numberText } from '../../Web/app/meaning/words.js';

test('books: hyphens where they are certain (examples of the ISBN Users’ Manual and of printed books)', () => {
  assert.equal(isbnText('9783161484100'), '978-3-16-148410-0');
  assert.equal(isbnText('9780306406157'), '978-0-306-40615-7');
  assert.equal(isbnText('9788932917245'), '978-89-329-1724-5');
  assert.equal(isbnText('9786001191251'), '9786001191251', 'a group that the table lacks');
  assert.deepEqual([shortIsbn('9783161484100'), shortIsbn('9780306406157'), shortIsbn('9791090636071')], ['3-16-148410-X', '0-306-40615-2', '']);
});

test('the ranges of a group are apart and in order', () => {
  for (const [group, text] of Object.entries(isbnRanges)) {
    const ranges = text.split(' ').map((range) => range.split('-').map((digits, place) => digits.padEnd(7, '09'[place])));
    ranges.forEach(([from, to], place) => assert.ok(from <= to && (place === 0 || ranges[place - 1][1] < from), `${group}: ${from}`));
  }
});

test('forms of a trade item’s number', () => {
  const lengths = (gtin) => forms(gtin).map(([, number]) => number.length);
  assert.deepEqual(lengths('04006381333931'), [13, 14]);
  assert.deepEqual(lengths('00036000291452'), [12, 13, 14]);
  assert.deepEqual(lengths('00000096385074'), [8, 14]);
  assert.deepEqual(lengths('15400141288763'), [14]);
});

test('pages are asked only about numbers that others know, and are named', () => {
  const hosts = (gtin) => lookUps(gtin).map(({ verb, href }) => [verb.replace('Look up on ', ''), new URL(href).host]);
  assert.deepEqual(hosts('09783161484100'), [['openlibrary.org', 'openlibrary.org']]);
  assert.deepEqual(hosts('04006381333931').map(([name]) => name), ['gs1.org', 'openfoodfacts.org']);
  for (const [name, host] of hosts('04006381333931')) assert.ok(host.endsWith(name));
  assert.deepEqual(hosts('02012345678900'), [], 'weighed in the shop');
});

test('a magazine has its own number', () => {
  const context = { payload: { kind: 'product', fields: [] }, source: { text: '9770317847001' }, value: () => '09770317847001' };
  assert.equal(productMeaning(context).title, '0317-8471');
});

test('accounts: check digits (examples of the IBAN registry)', () => {
  for (const iban of ['GB29 NWBK 6016 1331 9268 19', 'CH9300762011623852957', 'de89370400440532013000']) assert.ok(isIban(iban), iban);
  for (const iban of ['GB28NWBK60161331926819', '', 'CH93', 'CH93-0076', 'NO561234567890']) assert.ok(!isIban(iban), iban);
});

test('elements as people write them', () => {
  assert.equal(elementText('3103', '001234', '3103 NET WEIGHT (kg)'), '1.234 kg');
  assert.equal(elementText('17', '261231'), 'Dec 31, 2026');
  assert.equal(elementText('17', '261200'), 'Dec 2026');
  assert.equal(elementText('17', '261332'), '261332', 'no such day');
  assert.equal(elementText('3922', '001299'), '12.99');
  assert.equal(elementText('3932', '97801299'), '€12.99');
  assert.equal(elementText('10', '001299'), '001299');
  assert.equal(elementText('37', '000012'), '12');
});

test('amounts keep their digits, and nonsense stays as it is', () => {
  assert.deepEqual([numberText('1234.50'), numberText('12e5'), numberText('')], ['1,234.50', '12e5', '']);
  assert.deepEqual([moneyText('1234.5', 'CHF'), moneyText('0.00012345', 'Bitcoin'), moneyText('x', 'EUR')], ['CHF\u00a01,234.50', '0.00012345 Bitcoin', 'x · EUR']);
});

// RFC 4226, appendix D, and RFC 6238, appendix B.
test('one-time passwords are those of the standards', async () => {
  const of = (values) => oneTimeOf((name) => values[name] ?? '');
  const text = (key) => key.repeat(4);
  const base32 = 'GEZDGNBVGY3TQOJQ';
  const counted = of({ secret: base32 + base32, counter: '1' });
  assert.equal((await passwordOf(counted)).password, '287082');
  const timed = of({ secret: base32 + base32, digits: '8' });
  assert.deepEqual(await passwordOf(timed, 59_000), { password: '94287082', seconds: 1 });
  assert.equal((await passwordOf(timed, 20_000_000_000_000)).password, '65353130');
  const long = of({ secret: text(base32).slice(0, 52), digits: '8', algorithm: 'SHA256' });
  assert.equal(new TextDecoder().decode(long.key), '12345678901234567890123456789012');
  assert.equal((await passwordOf(long, 59_000)).password, '46119246');
  assert.deepEqual([...bytesOfBase32('MZXW6===')], [102, 111, 111]);
  for (const values of [{ secret: '' }, { secret: '1' }, { secret: 'A' }, { secret: base32, digits: '5' }, { secret: base32, period: '0' },
    { secret: base32, algorithm: 'MD5' }, { secret: base32, counter: 'x' }]) assert.equal(of(values), null, JSON.stringify(values));
});
