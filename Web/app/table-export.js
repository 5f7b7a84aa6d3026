// A table as a file, for people, spreadsheets and programs, and what is not in it.
import { save } from './files.js';
import { workbook } from './history/workbook.js';
import { t } from './i18n.js';
import { toast } from './messages.js';

/**
 * What goes into the files; written when one is asked for.
 * @typedef {object} Exported
 * @property {() => string} csv
 * @property {() => (string | number)[][]} table
 * @property {() => string} json
 * @property {number} count   lines
 * @property {number} masked  lines of which a password was left out
 */

/** @type {Record<string, [string, (exported: Exported, title: string) => BlobPart[]]>} */
const formats = {
  csv: ['text/csv', ({ csv }) => [csv()]],
  xlsx: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', ({ table }, title) => /** @type {BlobPart[]} */ (workbook(table(), title))],
  json: ['application/json', ({ json }) => [json()]],
};

/**
 * An item of a menu for each kind of file.
 * @param {string} name   of the file, without its extension
 * @param {string} title  of the sheet in a workbook
 * @param {Exported} exported
 * @returns {import('./menu.js').Item[]}
 */
export const downloadItems = (name, title, exported) => Object.entries(formats).map(([format, [type, write]]) => ({
  icon: 'download', text: t(`export.${format}`),
  act: () => {
    save(new Blob(write(exported, title), { type }), `${name}.${format}`);
    toast(exported.masked > 0 ? t('export.masked', { count: exported.masked }) : t('export.done', { count: exported.count }));
  },
}));
