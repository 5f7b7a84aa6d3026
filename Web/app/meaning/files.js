// Files for other programs: a card for contacts (RFC 2426), a date for calendars (RFC 5545).

/** @typedef {import('../../quietzone/payloads.js').PayloadField} PayloadField */

/** @param {string} text */
const escaped = (text) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** @param {string} text  lines as both standards want them */
const withEnds = (text) => `${text.trim().replace(/\r\n?|\n/g, '\r\n')}\r\n`;

/**
 * What a field is called on a card.
 * @type {Record<string, string>}
 */
const properties = {
  nickname: 'NICKNAME', organization: 'ORG', title: 'TITLE', birthday: 'BDAY', url: 'URL', note: 'NOTE',
  reading: 'X-PHONETIC-LAST-NAME', phone: 'TEL', email: 'EMAIL',
};

/** @param {PayloadField} field */
function cardLine({ name, value }) {
  // Street and town are not told apart: the whole is the street.
  if (name === 'address') return `ADR:;;${escaped(value)};;;;`;
  return properties[name] ? `${properties[name]}:${escaped(value)}` : '';
}

/**
 * A card as it is in the code, or one made of the parts of another form.
 * @param {string} text
 * @param {readonly PayloadField[]} fields
 */
export function vCard(text, fields) {
  if (/^\s*BEGIN:VCARD/i.test(text)) return withEnds(text);
  const name = fields.find((field) => field.name === 'name')?.value
    ?? fields.find((field) => field.name === 'organization')?.value ?? '';
  const words = name.trim().split(/\s+/);
  const family = words.length > 1 ? words.pop() ?? '' : '';
  const lines = ['BEGIN:VCARD', 'VERSION:3.0', `N:${escaped(family)};${escaped(words.join(' '))};;;`, `FN:${escaped(name)}`,
    ...fields.map(cardLine).filter(Boolean), 'END:VCARD'];
  return withEnds(lines.join('\n'));
}

/**
 * The same for the same text, so that one who adds a date twice has it once.
 * @param {string} text
 */
function fingerprint(text) {
  let hash = 0x811c9dc5;
  for (const unit of text) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}

/**
 * A calendar as it is in the code, or one around the date alone.
 * @param {string} text
 * @param {Date} [now]
 */
export function calendar(text, now = new Date()) {
  if (/^\s*BEGIN:VCALENDAR/i.test(text)) return withEnds(text);
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const needed = [/^UID[;:]/im.test(text) ? '' : `UID:${fingerprint(text)}@quietzone`,
    /^DTSTAMP[;:]/im.test(text) ? '' : `DTSTAMP:${stamp}`].filter(Boolean);
  const event = text.trim().replace(/^BEGIN:VEVENT[^\r\n]*/i, ['BEGIN:VEVENT', ...needed].join('\n'));
  const closed = /^END:VEVENT\s*$/im.test(event) ? event : `${event}\nEND:VEVENT`;
  return withEnds(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//QuietZone//QuietZone//EN', closed, 'END:VCALENDAR'].join('\n'));
}

/**
 * A name for a file, made of a title.
 * @param {string} title
 * @param {string} extension
 */
export function fileName(title, extension) {
  const plain = title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '').slice(0, 60);
  return `${plain || 'quietzone'}.${extension}`;
}
