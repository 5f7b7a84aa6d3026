// The history as a file.
import { csvOf, jsonOf, table } from './history/table.js';
import { t } from './i18n.js';
import { downloadItems } from './table-export.js';

/** @param {readonly import('./history/known.js').Known[]} known @returns {import('./menu.js').Item[]} */
export function exportItems(known) {
  const lines = () => known.map(({ entry, meaning: { kind, title } }) => ({ entry, kind, title }));
  return downloadItems('quietzone', t('history.title'), {
    csv: () => csvOf(lines()), table: () => table(lines()), json: () => jsonOf(lines()),
    count: known.length, masked: known.filter(({ entry }) => entry.masked).length,
  });
}
