// Dates as people write them, in three languages; files for calendars and contacts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { byDay, dayName } from '../../Web/app/history/days.js';
import { gs1MomentOf, momentAfter, momentOf, momentText, spanText } from '../../Web/app/meaning/dates.js';
import { calendar, fileName, vCard } from '../../Web/app/meaning/files.js';
import { useLanguage } from '../../Web/app/i18n.js';

process.env.TZ = 'Asia/Seoul';
globalThis.document = { documentElement: {} };
const text = (date) => momentText(momentOf(date)).replace(/\u202f/g, ' ');

test('a day, an hour, an hour in UTC', () => {
  assert.equal(text('20261224'), 'Thursday, December 24, 2026');
  assert.equal(text('2026-12-24'), 'Thursday, December 24, 2026');
  assert.equal(text('20261224T180000'), 'Thursday, December 24, 2026 at 6:00 PM');
  assert.equal(text('20261224T180000Z'), 'Friday, December 25, 2026 at 3:00 AM');
  assert.equal(text('--0401'), 'April 1');
  for (const wrong of ['', '20261301', '20260230', '20261224T2500', '2026', 'x'.repeat(9000), '20261200']) assert.equal(momentOf(wrong), null, wrong);
});

test('in the language of the person', async () => {
  await useLanguage('ko');
  assert.equal(text('20261224'), '2026년 12월 24일 목요일');
  await useLanguage('zh-Hans');
  assert.equal(text('20261224'), '2026年12月24日星期四');
  await useLanguage('en');
});

test('from one moment to another; whole days end before the last', () => {
  const span = (start, end) => spanText(momentOf(start), momentOf(end)).replace(/[\u202f\u2009]/g, ' ');
  assert.equal(span('20261224T180000', '20261224T200000'), 'Thursday, December 24, 2026, 6:00 – 8:00 PM');
  assert.equal(span('20261224', '20261225'), 'Thursday, December 24, 2026');
  assert.equal(span('20261224', '20261227'), 'Thursday, December 24 – Saturday, December 26, 2026');
  assert.equal(span('20261224T180000', '20261223T180000'), 'Thursday, December 24, 2026 at 6:00 PM');
});

test('an end by a duration', () => {
  const end = (start, duration) => {
    const { year, month, day, minutes } = momentAfter(momentOf(start), duration) ?? {};
    return [year, month, day, minutes];
  };
  assert.deepEqual(end('20261130T233000', 'PT45M'), [2026, 12, 1, 15]);
  assert.deepEqual(end('20261231T100000Z', 'P1DT2H30M'), [2027, 1, 1, 750]);
  assert.deepEqual(end('20261130', 'P1W'), [2026, 12, 7, null]);
  for (const none of ['', 'PT1H ago', '-PT1H', '1 hour', `P${'9'.repeat(300)}D`]) assert.deepEqual(end('20261130', none), [undefined, undefined, undefined, undefined], none);
});

test('years of two digits are the nearest', () => {
  const year = (digits, now) => gs1MomentOf(`${digits}0101`, now).year;
  assert.deepEqual([year('26', 2026), year('76', 2026), year('77', 2026), year('49', 2098), year('48', 2098)], [2026, 2076, 1977, 2049, 2148]);
});

test('days of the history', () => {
  const now = new Date(2026, 10, 23, 0, 30).getTime();
  const at = (...date) => new Date(...date).getTime();
  assert.deepEqual([at(2026, 10, 23, 0, 1), at(2026, 10, 22, 23, 59), at(2026, 10, 20), at(2025, 10, 20)].map((time) => dayName(time, now)),
    ['Today', 'Yesterday', 'Friday, November 20', 'Thursday, November 20, 2025']);
  const days = byDay([{ time: now }, { time: now - 60_000 }, { time: now - 3_600_000 }], ({ time }) => time, now);
  assert.deepEqual(days.map(({ name, entries }) => [name, entries.length]), [['Today', 2], ['Yesterday', 1]]);
});

test('a date for calendars: around the event alone what is missing, else as it is', () => {
  const file = calendar('BEGIN:VEVENT\nSUMMARY:Party\nDTSTART:20261224T180000Z\nEND:VEVENT', new Date(0));
  assert.deepEqual(file.trim().split('\r\n').filter((line) => !line.startsWith('UID')), ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//QuietZone//QuietZone//EN',
    'BEGIN:VEVENT', 'DTSTAMP:19700101T000000Z', 'SUMMARY:Party', 'DTSTART:20261224T180000Z', 'END:VEVENT', 'END:VCALENDAR']);
  assert.equal(calendar(file), file);
  assert.equal(calendar('BEGIN:VEVENT\nSUMMARY:x').match(/UID:\w+@/)[0], calendar('BEGIN:VEVENT\nSUMMARY:x').match(/UID:\w+@/)[0]);
  assert.match(calendar('BEGIN:VEVENT\nSUMMARY:x'), /END:VEVENT\r\nEND:VCALENDAR\r\n$/);
});

test('a card for contacts: a part can’t break out of its line', () => {
  const card = vCard('MECARD:…', [{ name: 'name', value: 'Ann\nEND:VCARD', label: '' }, { name: 'address', value: 'A; B', label: '' }]);
  assert.deepEqual(card.split('\r\n').slice(2, 6), ['N:END:VCARD;Ann;;;', 'FN:Ann\\nEND:VCARD', 'ADR:;;A\\; B;;;;', 'END:VCARD']);
  assert.equal(vCard('begin:vcard\nFN:x\nend:vcard', []), 'begin:vcard\r\nFN:x\r\nend:vcard\r\n');
  assert.deepEqual([fileName('../Jane  Doe', 'vcf'), fileName('…', 'ics')], ['Jane-Doe.vcf', 'quietzone.ics']);
});
