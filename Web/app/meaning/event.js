// Dates for the calendar.
import { t } from '../i18n.js';
import { momentAfter, momentOf, momentText, spanText } from './dates.js';
import { calendar } from './files.js';
import { row, rowsOf } from './rows.js';
import { kindName, listed, oneLine } from './words.js';

/** @param {string} zone  that a time names, as `Europe/Berlin` */
const zoneText = (zone) => (zone ? ` (${oneLine(zone, 60)})` : '');

/**
 * From when to when, and where that is so; empty where the beginning is no date.
 * @param {import('./meaning.js').Context} context
 */
function whenText({ payload, value }) {
  const start = momentOf(value('start'));
  if (!start) return '';
  const [from, to] = ['start', 'end'].map((name) => payload.fields.find((field) => field.name === name)?.label ?? '');
  const end = momentOf(value('end'));
  if (end && to !== from) return `${momentText(start)}${zoneText(from)} – ${momentText(end)}${zoneText(to)}`;
  return `${spanText(start, end ?? momentAfter(start, value('duration')))}${zoneText(from)}`;
}

/** @param {import('./meaning.js').Context} context */
export function eventMeaning(context) {
  const { payload, source, value } = context;
  const when = whenText(context);
  const isTime = (/** @type {{ name: string }} */ { name }) => ['start', 'end', 'duration'].includes(name);
  return {
    title: value('summary') || value('location') || when, subtitle: listed([kindName('event'), when]),
    rows: when
      ? [row('when', t('field.when'), when), ...rowsOf(payload.fields, (field) => !isTime(field) && field.name !== 'summary')]
      : rowsOf(payload.fields),
    actions: [/** @type {import('./meaning.js').Action} */ ({
      id: 'event', verb: t('do.event'), icon: 'calendar',
      file: { name: 'ics', type: 'text/calendar;charset=utf-8', content: calendar(source.text) },
    })],
  };
}
