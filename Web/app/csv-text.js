// A table as text for other programs: CSV (RFC 4180).

/**
 * What a spreadsheet would take for a formula gets an apostrophe.
 * @param {string} text
 */
export const inert = (text) => (/^[\s\p{Cc}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u.test(text) ? `'${text}` : text);

/** @param {string | number} value */
const field = (value) => `"${inert(String(value)).replaceAll('"', '""')}"`;

/**
 * With a byte order mark, without which spreadsheets guess the character set.
 * @param {readonly (readonly (string | number)[])[]} rows  the first one holds the heads
 */
export const csvText = (rows) => `\ufeff${rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')}`;
