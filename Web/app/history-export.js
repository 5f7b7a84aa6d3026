// The history as a file.
import { csvOf, jsonOf, table } from './history/table.js';
import { t } from './i18n.js';
import { downloadItems } from './table-export.js';

/** @typedef {{ entry: import('./history/entry.js').Entry, meaning: import('./meaning/meaning.js').Meaning }} Known */

/** @param {readonly Known[]} known @returns {import('./menu.js').Item[]} */
export function exportItems(known) {
  const lines = known.map(({ entry, meaning: { kind, title } }) => ({ entry, kind, title }));
  return downloadItems('quietzone', t('history.title'), {
    csv: () => csvOf(lines), table: () => table(lines), json: () => jsonOf(lines),
    count: lines.length, masked: lines.filter(({ entry }) => entry.masked).length,
  });
}
