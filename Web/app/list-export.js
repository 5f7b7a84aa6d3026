// A list as a file, on the clipboard, to another app.
import { canShare, copyText, share } from './files.js';
import { t } from './i18n.js';
import { csvOf, jsonOf, table, textOf } from './lists/table.js';
import { downloadItems } from './table-export.js';

/** @typedef {import('./lists/item.js').Item} Item */
/** @typedef {import('./lists/list.js').Sheet} Sheet */

/** What may stand in the name of a file. @param {string} name */
const fileName = (name) => name.normalize('NFC').replace(/[^\p{L}\p{N} _-]+/gu, '-').trim().slice(0, 60) || 'list';

/**
 * @param {readonly Item[]} items
 * @param {Sheet} sheet
 * @param {string} name
 * @returns {import('./menu.js').Item[]}
 */
export const exportItems = (items, sheet, name) => [
  { icon: 'copy', text: t('copy'), act: () => copyText(textOf(items, sheet)) },
  ...(canShare() ? [{ icon: 'share', text: t('share'), act: () => share({ title: name, text: textOf(items, sheet) }) }] : []),
  ...downloadItems(`quietzone-${fileName(name)}`, name, {
    csv: () => csvOf(items, sheet), table: () => table(items, sheet), json: () => jsonOf(items, sheet),
    count: items.length, masked: items.filter(({ masked }) => masked).length,
  }),
];
