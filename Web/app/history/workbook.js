// A table as a workbook for spreadsheets (ISO/IEC 29500): every text a text, so that none is a formula and no number
// loses its zeros.
import { zip } from '../zip.js';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The longest text of a cell. */
const most = 32_767;

/**
 * What XML can't hold is left out.
 * @param {string} text
 */
const escaped = (text) => text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
  .slice(0, most).replace(/[\ud800-\udbff]$/, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  .replaceAll('\r', '&#13;');

/** @param {string | number} value */
const cell = (value) => (typeof value === 'number' ? `<c><v>${value}</v></c>`
  : `<c t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`);

/** @param {(string | number)[][]} rows */
const sheet = (rows) => `${head}<worksheet xmlns="${main}"><sheetData>${
  rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('')}</sheetData></worksheet>`;

/** @param {string} id @param {string} type @param {string} target */
const relationships = (id, type, target) => `${head}<Relationships xmlns="${packaged}/relationships">`
  + `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/></Relationships>`;

/**
 * @param {(string | number)[][]} rows
 * @param {string} name  of the sheet
 * @returns {Uint8Array[]} the parts of the file, one behind the other
 */
export function workbook(rows, name) {
  const part = (/** @type {string} */ path, /** @type {string} */ type) => `<Override PartName="/${path}" ContentType="${types}.${type}+xml"/>`;
  const encoder = new TextEncoder();
  return zip(Object.entries({
    '[Content_Types].xml': `${head}<Types xmlns="${packaged}/content-types">`
      + '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
      + `${part('xl/workbook.xml', 'sheet.main')}${part('xl/worksheets/sheet1.xml', 'worksheet')}</Types>`,
    '_rels/.rels': relationships('rId1', 'officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>`
      + `<sheet name="${escaped(name.replace(/["[\]:*?/\\]/g, ' ').slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships('rId1', 'worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': sheet(rows),
  }).map(([path, text]) => ({ name: path, bytes: encoder.encode(text) })));
}
