// Entries by the day on which they were read last.
import { language, t } from '../i18n.js';

/** @param {number} time */
function midnight(time) {
  const date = new Date(time);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

/**
 * @param {number} time  milliseconds since 1970
 * @param {number} now
 */
export function dayName(time, now) {
  // Days with 23 or 25 hours are days as well.
  const ago = Math.round((midnight(now) - midnight(time)) / 86_400_000);
  if (ago === 0) return t('day.today');
  if (ago === 1) return t('day.yesterday');
  const isThisYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat(language(), {
    weekday: 'long', day: 'numeric', month: 'long', ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(time);
}

/**
 * @template T
 * @param {readonly T[]} entries  newest first
 * @param {(entry: T) => number} timeOf  milliseconds since 1970
 * @param {number} [now]
 * @returns {{ name: string, entries: T[] }[]}
 */
export function byDay(entries, timeOf, now = Date.now()) {
  /** @type {Map<number, T[]>} */
  const days = new Map();
  for (const entry of entries) {
    const day = midnight(timeOf(entry));
    const known = days.get(day);
    if (known) known.push(entry);
    else days.set(day, [entry]);
  }
  return [...days].map(([day, found]) => ({ name: dayName(day, now), entries: found }));
}
