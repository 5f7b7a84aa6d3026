// Parts of the history: a line of the list, the note of an entry, when it was read.
import { h, uniqueId } from './dom.js';
import { formatClock, formatTime, t } from './i18n.js';
import { icon } from './icons.js';
import { titleDirection } from './meaning/meaning.js';
import { listed, oneLine } from './meaning/words.js';

/** @typedef {import('./history/entry.js').Entry} Entry */

/**
 * @param {Entry} entry
 * @param {import('./meaning/meaning.js').Meaning} meaning
 * @param {() => void} onOpen
 */
export function describedItem(entry, { icon: name, kind, title, subtitle }, onOpen) {
  const times = entry.count > 1 ? t('times', { count: entry.count }) : '';
  return h('button.open', { type: 'button', onclick: onOpen },
    h('span.kind', {}, icon(name)),
    h('span.lines', {}, h('span.text', { dir: titleDirection({ kind }) }, title),
      h('span.meta', {}, listed([subtitle, formatClock(entry.time), times])),
      entry.note && h('span.note', { dir: 'auto' }, oneLine(entry.note, 120))));
}

/** @param {Entry} entry */
export const seen = ({ time, first, count, source, name }) => listed([name, t(`source.${source}`), formatTime(time),
  count > 1 ? t('history.since', { times: t('times', { count }), first: formatTime(first) }) : '']);

/** @param {string} note */
export function noteField(note) {
  const id = uniqueId('note');
  const input = h('textarea.input.note', { id, rows: 2, maxlength: 2000, placeholder: t('note.example') });
  input.value = note;
  return {
    element: h('div.field', {}, h('label', { for: id }, t('note.title')), input),
    value: () => input.value.trim(),
    focus: () => input.focus(),
  };
}
