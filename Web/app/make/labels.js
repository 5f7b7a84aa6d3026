// A sheet of labels: where each stands, and how large a module becomes. Millimetres.

/** @typedef {{ name: string, width: number, height: number }} Paper */
/**
 * @typedef {object} LabelSheet
 * @property {string} paper    one of {@link papers}
 * @property {number} columns
 * @property {number} rows
 * @property {number} margin   around all labels
 * @property {number} gap      between labels
 */

/** @type {readonly Paper[]} */
export const papers = [{ name: 'A4', width: 210, height: 297 }, { name: 'Letter', width: 215.9, height: 279.4 },
  { name: 'A5', width: 148, height: 210 }];

/** What can be asked for. */
export const bounds = Object.freeze({ columns: [1, 12], rows: [1, 30], margin: [0, 40], gap: [0, 20], labels: [1, 1000] });

/** The least width of a module that printers and readers get along with. */
export const leastModule = 0.25;
const padding = 1.5;
const captionHeight = 4;

/** @param {string} name */
export const paperNamed = (name) => papers.find((paper) => paper.name === name) ?? papers[0];

/** @param {number} value @param {readonly number[]} bound */
const within = (value, [least, most]) => Math.min(Math.max(Number.isFinite(value) ? value : least, least), most);

/**
 * A sheet that can be: numbers outside their bounds become the nearest ones.
 * @param {LabelSheet} sheet
 * @returns {LabelSheet}
 */
export const possible = ({ paper, columns, rows, margin, gap }) => ({
  paper: paperNamed(paper).name,
  columns: Math.round(within(columns, bounds.columns)),
  rows: Math.round(within(rows, bounds.rows)),
  margin: within(margin, bounds.margin),
  gap: within(gap, bounds.gap),
});

/**
 * The size of one label.
 * @param {LabelSheet} sheet
 */
export function labelSize({ paper, columns, rows, margin, gap }) {
  const { width, height } = paperNamed(paper);
  return { width: (width - 2 * margin - (columns - 1) * gap) / columns,
    height: (height - 2 * margin - (rows - 1) * gap) / rows };
}

/** @param {LabelSheet} sheet @param {number} count labels in all */
export const pageCount = ({ columns, rows }, count) => Math.ceil(count / (columns * rows));

/**
 * How wide a module becomes in a label; 0 where there is no room.
 * @param {LabelSheet} sheet
 * @param {{ width: number, height: number, scale: number }} picture  pixels, and pixels a module
 * @param {boolean} hasCaption
 */
export function moduleSize(sheet, { width, height, scale }, hasCaption) {
  const label = labelSize(sheet);
  const room = { width: label.width - 2 * padding, height: label.height - 2 * padding - (hasCaption ? captionHeight : 0) };
  return Math.max(Math.min(room.width * scale / width, room.height * scale / height), 0);
}

/**
 * Pages of labels, each a list of indices.
 * @param {LabelSheet} sheet
 * @param {number} count
 */
export function pages(sheet, count) {
  const each = sheet.columns * sheet.rows;
  return Array.from({ length: pageCount(sheet, count) }, (_, page) => (
    Array.from({ length: Math.min(each, count - page * each) }, (__, index) => page * each + index)));
}
