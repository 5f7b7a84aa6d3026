// Titles, verbs, lines: what a content is for people.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { meaningOf, sharedText } from '../../Web/app/meaning/meaning.js';
import { deviceOf } from '../../Web/app/meaning/device.js';
import { listed, turningNothing } from '../../Web/app/meaning/words.js';

const field = (name, value, label = '') => ({ name, value, label });
const link = (url, host, oddities = []) => ({ kind: 'link', fields: [field('url', url)], link: { url, scheme: url.split(':')[0], host, oddities } });

function meaning(kind, fields, text = '', options = {}) {
  return meaningOf(typeof kind === 'string' ? { kind, fields, link: null } : kind, { text, name: 'QR Code' }, { device: 'other', ...options });
}

const verbs = ({ actions }) => actions.map(({ id, tone }) => (tone ? `${id}!` : id));

test('a link opens; an odd one is copied first, and opening it is last and dangerous', () => {
  const plain = meaning(link('https://example.org/a', 'example.org'), null, 'https://example.org/a');
  assert.deepEqual([plain.title, plain.actions[0].verb, verbs(plain)], ['example.org', 'Open example.org', ['open']]);
  const odd = meaning(link('http://a@203.0.113.7/', '203.0.113.7', ['userInfo', 'insecure']), null, 'http://a@203.0.113.7/');
  assert.deepEqual([verbs(odd), odd.actions[1].verb, odd.warnings.length], [['copy', 'open!'], 'Open anyway', 2]);
  const other = meaning(link('https://xn--e1afmkfd.org/', 'пример.org', ['internationalName']), null, 'https://xn--e1afmkfd.org/');
  assert.equal(other.rows.find(({ name }) => name === 'host').value, 'xn--e1afmkfd.org');
});

test('scripts, data, files and unknown apps never become an address to touch', () => {
  for (const url of ['javascript://%0aalert(1)', 'data://text/html,x', 'file:///etc/passwd', 'intent://x#Intent;end', 'ms-msdt://x', 'blob://x']) {
    const scheme = url.split(':')[0];
    const { actions } = meaning('otherLink', [field('url', url), field('scheme', scheme)], url);
    assert.deepEqual(actions.map(({ href }) => href), [undefined], url);
    assert.deepEqual(meaning(link(url, ''), null, url).actions.map(({ href }) => href), [undefined], url);
  }
});

test('a network: the password is copied, the way depends on the device, nothing shows it', () => {
  const fields = [field('security', 'WPA'), field('networkName', 'Cafe'), field('password', 'quiet zone')];
  const text = 'WIFI:T:WPA;S:Cafe;P:quiet zone;;';
  const [ios, windows] = ['ios', 'windows'].map((device) => meaning('wifi', fields, text, { device }));
  assert.deepEqual([ios.title, ios.subtitle, ios.secret, ios.actions[0].verb, ios.actions[0].copy], ['Cafe', 'Wi-Fi · WPA', 'password', 'Join Cafe', 'quiet zone']);
  assert.match(ios.actions[0].guide, /Settings › Wi-Fi .*“Cafe”\.$/);
  assert.match(ios.actions[0].copied, /password is copied/, 'said where it is');
  assert.match(windows.actions[0].guide, /taskbar/);
  assert.ok(ios.rows.find(({ name }) => name === 'password').isSecret);
  assert.ok(![ios.title, ios.subtitle, ios.shown, sharedText(ios)].join().includes('quiet zone'));
  assert.match(sharedText(ios), /Cafe/);
  const kept = meaning('wifi', fields.slice(0, 2), 'WIFI:T:WPA;S:Cafe;;', { isMasked: true });
  assert.deepEqual([kept.actions[0].copy, kept.secret], [undefined, 'password']);
  assert.match(kept.actions[0].guide, /isn’t kept/);
  assert.match(kept.rows.at(-1).value, /not kept/);
  const open = meaning('wifi', [field('security', 'nopass'), field('networkName', 'Open'), field('hidden', 'false')], 'WIFI:T:nopass;S:Open;;');
  assert.deepEqual([open.secret, open.subtitle, open.rows.length], [null, 'Wi-Fi · no password', 1]);
  assert.match(open.actions[0].guide, /no password/);
  const silent = meaning('wifi', [field('security', 'WPA'), field('networkName', 'abc')], 'WIFI:T:WPA;S:abc;;');
  assert.doesNotMatch(silent.actions[0].guide, /no password|false/);
});

test('a number is called, a command to the telephone is not the first thing', () => {
  const number = meaning('phone', [field('phone', '+82 2-123')]);
  assert.deepEqual([number.actions[0].verb, number.actions[0].href], ['Call +82 2-123', 'tel:+822123']);
  const command = meaning('phone', [field('phone', '*#06#')]);
  assert.deepEqual([verbs(command), command.actions[1].href, command.warnings.length], [['copy', 'call!'], 'tel:*%2306%23', 1]);
});

test('where a page can sign nothing, the key of a one-time password can be copied and no code', (context) => {
  const fields = [field('issuer', 'Acme'), field('secret', 'JBSWY3DPEHPK3PXP')];
  const offered = () => verbs(meaning('oneTimePassword', fields, 'otpauth://totp/Acme?secret=JBSWY3DPEHPK3PXP'));
  assert.deepEqual(offered(), ['code', 'key']);
  context.mock.getter(crypto, 'subtle', () => undefined);
  assert.deepEqual(offered(), ['key']);
});

test('what is dialled is what is shown: letters as keys, extensions and parameters as they are', () => {
  const numbers = {
    '0800 FLOWERS': '08003569377', '1-800-POPCORN': '18007672676', '+1 201 555 0123 ext. 5': '+12015550123;ext=5',
    '+1 201 555 0123 x5': '+12015550123;ext=5', '+44 (0)20 7946 0000': '+442079460000', '+39 (0)6 6982': '+39066982',
    '+1-201-555-0123;ext=5': '+12015550123;ext=5', '7042;phone-context=example.com': '7042;phone-context=example.com',
    '5550123p5': '5550123p5', '5550123,,5': '5550123,,5', '1-800-FEDEX 12': '18003333912', '１２３': '123', '5;a=#?b': '5;a=%23%3Fb',
  };
  for (const [number, wanted] of Object.entries(numbers)) {
    assert.equal(meaning('phone', [field('phone', number)]).actions.at(-1).href, `tel:${wanted}`, number);
  }
  const card = meaning('contact', [field('name', 'Jane'), field('phone', 'tel:+1-201-555-0123')], 'BEGIN:VCARD');
  assert.deepEqual([card.actions[1].verb, card.actions[1].href, card.rows[1].value, card.rows[1].copy],
    ['Call +1-201-555-0123', 'tel:+12015550123', '+1-201-555-0123', '+1-201-555-0123']);
});

test('mail and messages are written with what the code says, and nothing slips out of its part', () => {
  const [mail] = meaning('email', [field('email', 'a@b.c'), field('subject', 'Hi & bye?'), field('body', 'x\ny'), field('copyTo', 'd@e.f')]).actions;
  assert.equal(mail.href, 'mailto:a@b.c?subject=Hi%20%26%20bye%3F&body=x%0D%0Ay&cc=d@e.f');
  assert.equal(meaning('email', [field('email', 'a@b.c?bcc=x@y.z&body=')]).actions[0].href, 'mailto:a@b.c%3Fbcc%3Dx@y.z%26body%3D');
  const [message] = meaning('message', [field('phone', '+1 23'), field('body', 'JOIN & pay')]).actions;
  assert.deepEqual([message.verb, message.href], ['Write to +1 23', 'sms:+123?body=JOIN%20%26%20pay']);
});

test('a person: a card first, then a call and mail', () => {
  const jane = meaning('contact', [field('name', 'Jane Doe'), field('organization', 'Acme'), field('phone', '+1 555', 'WORK,VOICE'), field('email', 'j@d.e')], 'MECARD:N:Doe,Jane;;');
  assert.deepEqual([jane.title, jane.subtitle, verbs(jane)], ['Jane Doe', 'Contact · Acme', ['contact', 'call', 'write']]);
  assert.equal(jane.rows[2].label, 'Phone · work, voice');
  assert.match(jane.actions[0].file.content, /^BEGIN:VCARD\r\nVERSION:3.0\r\nN:Doe;Jane;;;\r\nFN:Jane Doe\r\n/);
});

test('a place: the app of the device, or a page that is named', () => {
  const fields = [field('latitude', '-37.5665'), field('longitude', '126.978'), field('query', 'Town hall')];
  const hrefs = ['android', 'ios', 'other'].map((device) => meaning('place', fields, '', { device }).actions[0]);
  assert.equal(hrefs[0].href, 'geo:-37.5665,126.978?q=-37.5665%2C126.978(Town%20hall)');
  assert.match(hrefs[1].href, /^https:\/\/maps\.apple\.com\/\?ll=-37\.5665,126\.978/);
  assert.deepEqual([hrefs[2].verb, new URL(hrefs[2].href).host], ['Show on openstreetmap.org', 'www.openstreetmap.org']);
  assert.match(hrefs[2].hint, /learns the place/);
  assert.equal(meaning('place', fields.slice(0, 2)).title, '37.5665° S, 126.978° E');
  assert.deepEqual(verbs(meaning('place', [field('latitude', '91'), field('longitude', '0')])), ['copy']);
});

test('an event: when it is, and where it is so late then', () => {
  const when = (...fields) => meaning('event', fields, 'BEGIN:VEVENT').rows[0].value.replace(/[\u202f\u2009]/g, ' ');
  const start = field('start', '20261130T100000', 'Europe/Berlin');
  assert.equal(when(start), 'Monday, November 30, 2026 at 10:00 AM (Europe/Berlin)');
  const span = 'Monday, November 30, 2026, 10:00 – 11:30 AM (Europe/Berlin)';
  assert.equal(when(start, field('end', '20261130T113000', 'Europe/Berlin')), span);
  assert.equal(when(start, field('duration', 'PT1H30M')), span);
  assert.equal(when(start, field('end', '20261130T120000', 'America/New_York')),
    'Monday, November 30, 2026 at 10:00 AM (Europe/Berlin) – Monday, November 30, 2026 at 12:00 PM (America/New_York)');
  const event = meaning('event', [field('summary', 'Talk'), start, field('duration', 'PT1H30M')], 'BEGIN:VEVENT');
  assert.deepEqual(event.rows.map(({ name }) => name), ['when']);
  assert.equal(meaning('event', [field('start', 'soon'), field('duration', 'PT1H')], 'BEGIN:VEVENT').rows[1].label, 'Duration');
});

test('a bill: what is to pay, fields to copy one after the other, an account that is wrong', () => {
  const fields = [field('name', 'Red Cross'), field('iban', 'DE33100205000001194700'), field('currency', 'EUR'), field('amount', '12.5'), field('note', 'Donation')];
  const bill = meaning('creditTransfer', fields);
  assert.deepEqual([bill.title, bill.warnings], ['€12.50 to Red Cross', []]);
  assert.deepEqual(bill.actions[0].steps.map(([, text]) => text), ['DE33100205000001194700', 'Red Cross', '12.5', 'Donation']);
  assert.equal(bill.rows.find(({ name }) => name === 'iban').value, 'DE33 1002 0500 0001 1947 00');
  assert.equal(meaning('creditTransfer', [field('name', 'x'), field('iban', 'DE34100205000001194700')]).warnings.length, 1);
});

test('keys: the code first, and neither title nor what is shared holds the key', () => {
  const text = 'otpauth://totp/Acme:jane?secret=JBSWY3DPEHPK3PXP';
  const key = meaning('oneTimePassword', [field('issuer', 'Acme'), field('account', 'jane'), field('secret', 'JBSWY3DPEHPK3PXP')], text);
  assert.deepEqual([key.title, key.secret, verbs(key)], ['Acme', 'key', ['code', 'key']]);
  assert.ok(![key.title, key.subtitle, key.shown, sharedText(key)].join().includes('JBSW'));
  const many = meaning('otherLink', [field('url', 'otpauth-migration://offline?data=JBSW'), field('scheme', 'otpauth-migration')], 'otpauth-migration://offline?data=JBSW');
  assert.ok(![many.title, many.shown, sharedText(many), JSON.stringify(many.rows)].join().includes('JBSW'));
  assert.equal(many.secret, 'key');
  const said = meaning('text', [field('text', text)], `see ${text}`);
  assert.ok(!said.title.includes('JBSW') && said.secret === 'key');
});

test('titles are one line without what hides or turns letters, and short', () => {
  const { title } = meaning('text', [], `one\n two\u202e${'x'.repeat(200)}`);
  assert.ok(/^one twox+…$/.test(title) && [...title].length === 60, title);
  assert.equal(meaning('text', [], '\u200b').title, 'Text');
});

test('names from right to left turn nothing beside them, and what is shared is as it was', () => {
  const fields = [field('security', 'WPA'), field('networkName', 'קפה 5'), field('password', 'quiet zone')];
  const network = meaning('wifi', fields, 'WIFI:T:WPA;S:קפה 5;P:quiet zone;;');
  assert.equal(network.actions[0].verb, 'Join \u2068קפה 5\u2069');
  assert.equal(listed(['QR Code', '', 'مقهى 5']), 'QR Code · \u2068مقهى 5\u2069');
  assert.equal(listed(['Café', '日本']), 'Café · 日本');
  const bill = meaning('creditTransfer', [field('name', 'דוגמה \u202e5'), field('amount', '12.50'), field('currency', 'EUR'), field('iban', 'x')]);
  assert.equal(bill.title, '€12.50 to \u2068דוגמה 5\u2069');
  assert.ok(sharedText(network).includes('קפה 5') && !/[\u2068\u2069]/.test(sharedText(network)), sharedText(network));
});

test('what turns letters is seen and turns nothing', () => {
  assert.equal(turningNothing('to \u202egpj.elif\u202c, \u2066a\u2069'), 'to [U+202E]gpj.elif[U+202C], [U+2066]a[U+2069]');
  assert.equal(turningNothing('שלום\u200f a'), 'שלום\u200f a');
});

test('devices are told apart', () => {
  const of = (userAgent, maxTouchPoints = 0) => deviceOf({ userAgent, maxTouchPoints });
  assert.deepEqual([of('Mozilla/5.0 (Linux; Android 15)'), of('(iPhone; CPU)'), of('(Macintosh; Intel)', 5), of('(Macintosh; Intel)'), of('(Windows NT 10.0)'), of('(X11; Linux)')],
    ['android', 'ios', 'ios', 'mac', 'windows', 'other']);
});
