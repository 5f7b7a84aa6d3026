// Dates of calendars, contacts and GS1 elements as people write them.
import { language } from '../i18n.js';

/**
 * @typedef {object} Moment
 * @property {number} year     0: none, as of birthdays
 * @property {number} month    1 … 12
 * @property {number} day      0: the month alone
 * @property {number | null} minutes  of the day; null: the whole day
 * @property {boolean} isUTC   else what clocks show, wherever they are
 */

const pattern = /^(\d{4}|--)-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?\d\d(?:\.\d+)?)?(Z)?)?$/;

/** @param {Moment} moment @returns {Moment | null} null where there is no such day */
function real(moment) {
  const { year, month, day, minutes } = moment;
  const last = new Date(Date.UTC(year || 2000, month, 0)).getUTCDate();
  return month >= 1 && month <= 12 && day <= last && (minutes ?? 0) < 1440 ? moment : null;
}

/**
 * As iCalendar and vCard write it: `20261224T180000Z`, `2026-12-24`, `--1224`.
 * @param {string} text
 * @returns {Moment | null}
 */
export function momentOf(text) {
  const match = pattern.exec(text.trim());
  if (!match) return null;
  const [year, month, day] = [match[1] === '--' ? 0 : match[1], match[2], match[3]].map(Number);
  const minutes = match[4] === undefined ? null : Number(match[4]) * 60 + Number(match[5]);
  return day === 0 ? null : real({ year, month, day, minutes, isUTC: match[6] === 'Z' });
}

/**
 * As GS1 writes it: `YYMMDD`, the day 00 for a month, perhaps `HHMM` behind; the century is the one that makes it
 * nearest (General Specifications 7.12).
 * @param {string} text
 * @param {number} [thisYear]
 * @returns {Moment | null}
 */
export function gs1MomentOf(text, thisYear = new Date().getFullYear()) {
  const match = /^(\d\d)(\d\d)(\d\d)(?:(\d\d)(\d\d))?$/.exec(text);
  if (!match) return null;
  const [short, month, day] = match.slice(1, 4).map(Number);
  const year = thisYear - (thisYear % 100) + short;
  const ahead = short - (thisYear % 100);
  const minutes = match[4] === undefined ? null : Number(match[4]) * 60 + Number(match[5]);
  return real({ year: ahead > 50 ? year - 100 : ahead <= -50 ? year + 100 : year, month, day, minutes, isUTC: false });
}

/** @param {Moment} moment */
const milliseconds = ({ year, month, day, minutes }) => (
  Date.UTC(year || 2000, month - 1, day || 1) + (minutes ?? 0) * 60_000);

/** @param {Moment} moment @param {'long'|'medium'} style @returns {Intl.DateTimeFormatOptions} */
function options({ year, day, minutes, isUTC }, style) {
  const month = style === 'long' ? 'long' : 'short';
  return {
    ...(year ? { year: 'numeric' } : {}), month, ...(day ? { day: 'numeric' } : {}),
    ...(style === 'long' && year && day ? { weekday: 'long' } : {}),
    ...(minutes === null ? {} : { hour: 'numeric', minute: '2-digit' }),
    // What clocks show is the same everywhere; only what is said in UTC is another hour here.
    ...(isUTC && minutes !== null ? {} : { timeZone: 'UTC' }),
  };
}

const durationPattern = /^\+?P(?:(\d{1,5})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,5})M)?(?:\d{1,5}S)?)?$/i;

/**
 * When something ends that takes so long; whole days take whole days.
 * @param {Moment} start
 * @param {string} duration  as iCalendar writes it (RFC 5545, 3.3.6): `P1W`, `P1DT2H30M`
 * @returns {Moment | null} null where that is none
 */
export function momentAfter(start, duration) {
  const match = durationPattern.exec(duration.trim());
  if (!match) return null;
  const [weeks, days, hours, minutes] = match.slice(1).map((part) => Number(part ?? 0));
  const { year, month, day, isUTC } = start;
  const end = new Date(Date.UTC(year, month - 1, day + weeks * 7 + days, hours, (start.minutes ?? 0) + minutes));
  return {
    year: end.getUTCFullYear(), month: end.getUTCMonth() + 1, day: end.getUTCDate(), isUTC,
    minutes: start.minutes === null ? null : end.getUTCHours() * 60 + end.getUTCMinutes(),
  };
}

/** @param {Moment} moment @param {'long'|'medium'} [style] */
export const momentText = (moment, style = 'long') => (
  new Intl.DateTimeFormat(language(), options(moment, style)).format(milliseconds(moment)));

/**
 * From one moment to another; whole days end before the day that is named (RFC 5545, 3.6.1).
 * @param {Moment} start
 * @param {Moment | null} end
 */
export function spanText(start, end) {
  if (!end || end.isUTC !== start.isUTC || (end.minutes === null) !== (start.minutes === null)) return momentText(start);
  const last = milliseconds(end) - (end.minutes === null ? 86_400_000 : 0);
  if (last <= milliseconds(start)) return momentText(start);
  return new Intl.DateTimeFormat(language(), options(start, 'long')).formatRange(milliseconds(start), last);
}
