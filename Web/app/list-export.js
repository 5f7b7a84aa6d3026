// A list as a file, on the clipboard, to another app.
import { canShare, copyText, save, share } from './files.js';
import { workbook } from './history/workbook.js';
import { t } from './i18n.js';
import { csvOf, jsonOf, table, textOf } from './lists/table.js';
import { toast } from './messages.js';

/** @typedef {import('./lists/item.js').Item} Item */
/** @typedef {import('./lists/list.js').Sheet} Sheet */

/** @type {Record<string, [string, (items: readonly Item[], sheet: Sheet, name: string) => BlobPart[]]>} */
const formats = {
  csv: ['text/csv', (items, sheet) => [csvOf(items, sheet)]],
  xlsx: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    (items, sheet, name) => /** @type {BlobPart[]} */ (workbook(table(items, sheet), name))],
  json: ['application/json', (items, sheet) => [jsonOf(items, sheet)]],
};

/** What may stand in the name of a file. @param {string} name */
const fileName = (name) => name.normalize('NFC').replace(/[^\p{L}\p{N} _-]+/gu, '-').trim().slice(0, 60) || 'list';

/** @param {readonly Item[]} items @param {Sheet} sheet @param {string} name @param {string} format */
function saveAs(items, sheet, name, format) {
  const [type, write] = formats[format];
  save(new Blob(write(items, sheet, name), { type }), `quietzone-${fileName(name)}.${format}`);
  const masked = items.filter((item) => item.masked).length;
  toast(masked > 0 ? t('export.masked', { count: masked }) : t('export.done', { count: items.length }));
}

/**
 * @param {readonly Item[]} items
 * @param {Sheet} sheet
 * @param {string} name
 * @returns {import('./menu.js').Item[]}
 */
export const exportItems = (items, sheet, name) => [
  { icon: 'copy', text: t('copy'), act: () => copyText(textOf(items, sheet)) },
  ...(canShare() ? [{ icon: 'share', text: t('share'), act: () => share({ title: name, text: textOf(items, sheet) }) }] : []),
  ...Object.keys(formats).map((format) => ({ icon: 'download', text: t(`export.${format}`), act: () => saveAs(items, sheet, name, format) })),
];
