// The history as a file, and what is not in it.
import { save } from './files.js';
import { csvOf, jsonOf, table } from './history/table.js';
import { workbook } from './history/workbook.js';
import { t } from './i18n.js';
import { toast } from './messages.js';

/** @typedef {{ entry: import('./history/entry.js').Entry, meaning: import('./meaning/meaning.js').Meaning }} Known */

/** @type {Record<string, [string, (lines: import('./history/table.js').Line[]) => string | Uint8Array]>} */
const formats = {
  csv: ['text/csv', csvOf],
  xlsx: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', (lines) => workbook(table(lines), t('history.title'))],
  json: ['application/json', jsonOf],
};

/** @param {readonly Known[]} known @param {string} format */
function saveAs(known, format) {
  const [type, write] = formats[format];
  save(new Blob([/** @type {BlobPart} */ (write(known.map(({ entry, meaning: { kind, title } }) => ({ entry, kind, title }))))], { type }), `quietzone.${format}`);
  const masked = known.filter(({ entry }) => entry.masked).length;
  toast(masked > 0 ? t('export.masked', { count: masked }) : t('export.done', { count: known.length }));
}

/** @param {readonly Known[]} known @returns {import('./menu.js').Item[]} */
export const exportItems = (known) => Object.keys(formats)
  .map((format) => ({ icon: 'download', text: t(`export.${format}`), act: () => saveAs(known, format) }));
