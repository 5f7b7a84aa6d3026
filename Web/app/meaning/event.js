// Dates for the calendar.
import { t } from '../i18n.js';
import { momentOf, spanText } from './dates.js';
import { calendar } from './files.js';
import { row, rowsOf } from './rows.js';
import { kindName, listed } from './words.js';

/**
 * The time zone that a date names, as `DTSTART;TZID=Europe/Berlin:20261224T180000`.
 * @param {string} text
 */
const zoneOf = (text) => /^DTSTART[^:\r\n]*;TZID="?([^;:"\r\n]{1,60})"?[;:]/im.exec(text)?.[1] ?? '';

/** @param {import('./meaning.js').Context} context */
export function eventMeaning({ payload, source, value }) {
  const start = momentOf(value('start'));
  const zone = zoneOf(source.text);
  const when = start ? `${spanText(start, momentOf(value('end')))}${zone && ` (${zone})`}` : '';
  const isTime = (/** @type {{ name: string }} */ { name }) => name === 'start' || name === 'end';
  return {
    title: value('summary') || value('location') || when, subtitle: listed([kindName('event'), when]),
    rows: start
      ? [row('when', t('field.when'), when), ...rowsOf(payload.fields, (field) => !isTime(field) && field.name !== 'summary')]
      : rowsOf(payload.fields),
    actions: [/** @type {import('./meaning.js').Action} */ ({
      id: 'event', verb: t('do.event'), icon: 'calendar',
      file: { name: 'ics', type: 'text/calendar;charset=utf-8', content: calendar(source.text) },
    })],
  };
}
