// Tables as text: RFC 4180, with commas, semicolons, tabs or bars between the fields, as the command line takes them.

/** How much of a table is taken; what is beyond is told, not cut silently. */
export const limits = Object.freeze({ rows: 1000, columns: 100, characters: 2_000_000 });

const separators = [',', ';', '\t', '|'];

/** Excel's own way of saying, in a line before the table, which separator follows. */
const said = /^sep=(.)[^\n\r]*(?:\r\n|\r|\n|$)/;

/**
 * The text of a file: UTF-8, or UTF-16 that its mark announces.
 * @param {ArrayBuffer} bytes
 * @returns {string | null} null where it is neither
 */
export function tableText(bytes) {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(bytes.byteLength, 2));
  const label = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * @typedef {object} Table
 * @property {string[][]} rows      empty lines are left out
 * @property {number[]} lines       the line of the text, from 1, on which each row begins
 * @property {string} separator
 * @property {{ line: number, reason: 'openQuote'|'strayQuote'|'tooManyRows'|'tooManyColumns'|'tooLong' }[]} faults
 */

/**
 * The separator that the first line has most of, outside of quotes; a comma where it has none.
 * @param {string} text
 */
export function separatorOf(text) {
  const counts = new Map(separators.map((separator) => [separator, 0]));
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (character === '\n' || character === '\r')) {
      if ([...counts.values()].some((count) => count > 0)) break;
    } else if (!isQuoted && counts.has(character)) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  return separators.reduce((best, other) => ((counts.get(other) ?? 0) > (counts.get(best) ?? 0) ? other : best));
}

/** Takes a text apart, field by field. */
class Reader {
  /** @param {string} text @param {string} separator @param {string} words  a line before the table, or nothing */
  constructor(text, separator, words) {
    this.text = text;
    this.separator = separator;
    this.place = words.length;
    this.line = words === '' ? 1 : 2;
    /** @type {Table['faults']} */
    this.faults = [];
  }

  get isAtEnd() { return this.place >= this.text.length; }

  /** @param {number} line @param {Table['faults'][number]['reason']} reason */
  complain(line, reason) { this.faults.push({ line, reason }); }

  /** A field in quotes; two quotes are one. */
  quoted() {
    const begin = this.line;
    let value = '';
    this.place += 1;
    for (;;) {
      const end = this.text.indexOf('"', this.place);
      const part = this.text.slice(this.place, end < 0 ? this.text.length : end);
      this.line += part.split(/\r\n|\r|\n/).length - 1;
      value += part;
      if (end < 0) {
        this.complain(begin, 'openQuote');
        this.place = this.text.length;
        return value;
      }
      this.place = end + 1;
      if (this.text[this.place] !== '"') break;
      value += '"';
      this.place += 1;
    }
    const rest = this.plain();
    if (rest.trim() !== '') this.complain(this.line, 'strayQuote');
    return value + rest.trimEnd();
  }

  /** Up to the next separator or the end of the line. */
  plain() {
    const start = this.place;
    while (!this.isAtEnd && this.text[this.place] !== this.separator && !'\r\n'.includes(this.text[this.place])) this.place += 1;
    return this.text.slice(start, this.place);
  }

  /** @returns {string[]} the fields up to the end of the line, which is passed */
  row() {
    const fields = [];
    for (;;) {
      fields.push(this.text[this.place] === '"' ? this.quoted() : this.plain());
      if (this.text[this.place] !== this.separator) break;
      this.place += 1;
    }
    this.place += this.text.startsWith('\r\n', this.place) ? 2 : 1;
    this.line += 1;
    return fields;
  }
}

/**
 * @param {string} text
 * @param {string} [separator]  where it is known
 * @param {{ rows: number, columns: number, characters: number }} [most]  how much is taken
 * @returns {Table}
 */
export function parseTable(text, separator, most = limits) {
  const whole = text.startsWith('\ufeff') ? text.slice(1) : text;
  const [words, told] = said.exec(whole) ?? ['', separator];
  const known = told ?? separatorOf(whole.slice(0, 100_000));
  if (whole.length > most.characters) return { rows: [], lines: [], separator: known, faults: [{ line: 0, reason: 'tooLong' }] };
  const reader = new Reader(whole, known, words);
  /** @type {Table} */
  const table = { rows: [], lines: [], separator: known, faults: reader.faults };
  while (!reader.isAtEnd) {
    const { line } = reader;
    const fields = reader.row();
    if (fields.every((field) => field.trim() === '')) continue;
    if (table.rows.length === most.rows + 1) {
      reader.complain(line, 'tooManyRows');
      break;
    }
    if (fields.length > most.columns) reader.complain(line, 'tooManyColumns');
    table.rows.push(fields.slice(0, most.columns));
    table.lines.push(line);
  }
  return table;
}
