// What the content of a code means, and content from its parts: QuietZonePayloads over the module. Byte layouts:
// Sources/QuietZoneWasm/Payloads.swift.
import { checked } from './errors.js';
import { fieldNames as everyField, oddityNames as everyOddity, payloadKinds, payloadRules } from './protocol.js';
import { Cursor } from './records.js';

/**
 * @typedef {'text'|'link'|'wifi'|'contact'|'email'|'phone'|'message'|'place'|'event'|'product'|'gs1'|
 *   'oneTimePassword'|'cryptocurrency'|'otherLink'|'binary'|'creditTransfer'|'swissBill'} PayloadKind
 */
/** @typedef {{ name: string, label: string, value: string }} PayloadField */
/**
 * @typedef {object} Payload
 * @property {PayloadKind} kind
 * @property {PayloadField[]} fields  in the order of the content; a label is what the content itself calls one
 * @property {{ url: string, scheme: string, host: string, oddities: string[] } | null} link  what to know about
 *   an address before it is opened; oddities gravest first
 */

/**
 * The names of fields.
 * @type {readonly string[]}
 */
export const fieldNames = everyField;

/**
 * The oddities of links, gravest first.
 * @type {readonly string[]}
 */
export const oddityNames = everyOddity;

/** Before the names of what is the debtor's, of a Swiss bill. */
const debtor = 'debtor.';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** @param {...(Uint8Array | number[])} parts @returns {Uint8Array} one behind the other */
function joined(...parts) {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  parts.reduce((place, part) => {
    bytes.set(part, place);
    return place + part.length;
  }, 0);
  return bytes;
}

/** @param {number} value @returns {Uint8Array} 32 bits, little-endian */
function word32(value) {
  const view = new DataView(new ArrayBuffer(4));
  view.setUint32(0, value, true);
  return new Uint8Array(view.buffer);
}

/** @param {Uint8Array} bytes @returns {Uint8Array} the same with their number in front */
const block = (bytes) => joined(word32(bytes.length), bytes);

/**
 * What a barcode means.
 * @param {import('./engine.js').Engine} engine
 * @param {import('./records.js').Barcode} barcode
 * @returns {Payload}
 */
export function describe(engine, barcode) {
  const texts = [barcode.gtin ?? '', barcode.addOn ?? ''].map((text) => block(encoder.encode(text)));
  // Where nothing is known of the symbology: X, as AIM has it for others.
  const identifier = encoder.encode((barcode.identifier || ']X0').slice(1, 3));
  const cursor = new Cursor(engine.send('qz_describe', joined(
    identifier, ...texts, block(barcode.bytes), block(encoder.encode(barcode.text)))));
  const kind = payloadKinds[cursor.byte()];
  const fields = Array.from({ length: cursor.word32() }, () => ({
    name: fieldNames[cursor.byte()], label: decoder.decode(cursor.block()), value: decoder.decode(cursor.block()),
  }));
  if (cursor.byte() === 0) return { kind, fields, link: null };
  const [scheme, host] = [decoder.decode(cursor.block()), decoder.decode(cursor.block())];
  const bits = cursor.word32();
  const oddities = oddityNames.filter((_, index) => bits & (1 << index));
  const url = fields.find(({ name }) => name === 'url')?.value ?? '';
  return { kind, fields, link: { url, scheme, host, oddities } };
}

/**
 * Content that means something, for a code; throws a {@link import('./errors.js').MakeError} with reason `payload`
 * where a part is missing or malformed.
 * @param {import('./engine.js').Engine} engine
 * @param {PayloadKind} kind  text, link, wifi, contact, email, phone, message, place, event, oneTimePassword,
 *   creditTransfer or swissBill
 * @param {Record<string, string>} fields  by their names, those of a debtor with `debtor.` before; empty ones do not count
 * @returns {string}
 */
export function compose(engine, kind, fields) {
  const parts = Object.entries(fields).filter(([name, value]) => value !== '' && fieldNames.includes(name.replace(debtor, '')));
  const request = joined([payloadKinds.indexOf(kind)], word32(parts.length), ...parts.map(([name, value]) => (
    joined([fieldNames.indexOf(name.replace(debtor, '')) + (name.startsWith(debtor) ? 0x80 : 0)], block(encoder.encode(value))))));
  return decoder.decode(checked(engine.send('qz_compose', request)).subarray(4));
}

/**
 * What an error of {@link compose} is about.
 * @param {{ reason: string, numbers: number[] }} error  with reason `payload`
 * @returns {{ field: string, rule: string, value: number } | null} the field's name, what it has to be (`needed`, `mailbox` …,
 *   `malformed` where no rule says) and a number that the rule speaks of; null where the kind is none that is written
 */
export function partAtFault({ numbers: [which, part, value] }) {
  if (which === 2) return null;
  const field = (part & 0x80 ? debtor : '') + fieldNames[part & 0x7f];
  if (which < 2) return { field, rule: which === 0 ? 'needed' : 'malformed', value: 0 };
  return { field, rule: payloadRules[part >> 8] ?? 'malformed', value };
}
