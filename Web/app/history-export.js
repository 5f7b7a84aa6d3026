// The history as a file, and what is not in it.
import { save } from './files.js';
import { csvOf, jsonOf, table } from './history/table.js';
import { workbook } from './history/workbook.js';
import { t } from './i18n.js';
import { toast } from './messages.js';

/** @typedef {{ entry: import('./history/entry.js').Entry, meaning: import('./meaning/meaning.js').Meaning }} Known */

/** @type {Record<string, [string, (lines: import('./history/table.js').Line[]) => BlobPart[]]>} */
const formats = {
  csv: ['text/csv', (lines) => [csvOf(lines)]],
  xlsx: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', (lines) => /** @type {BlobPart[]} */ (workbook(table(lines), t('history.title')))],
  json: ['application/json', (lines) => [jsonOf(lines)]],
};

/** @param {readonly Known[]} known @param {string} format */
function saveAs(known, format) {
  const [type, write] = formats[format];
  const lines = known.map(({ entry, meaning: { kind, title } }) => ({ entry, kind, title }));
  save(new Blob(write(lines), { type }), `quietzone.${format}`);
  const masked = known.filter(({ entry }) => entry.masked).length;
  toast(masked > 0 ? t('export.masked', { count: masked }) : t('export.done', { count: known.length }));
}

/** @param {readonly Known[]} known @returns {import('./menu.js').Item[]} */
export const exportItems = (known) => Object.keys(formats)
  .map((format) => ({ icon: 'download', text: t(`export.${format}`), act: () => saveAs(known, format) }));
