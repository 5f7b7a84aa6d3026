// What a content is for people: a title made of it, what can be done with it, and what of it is secret.
import { t } from '../i18n.js';
import { deviceOf } from './device.js';
import { eventMeaning } from './event.js';
import { gs1Meaning } from './gs1.js';
import { appLinkMeaning, linkMeaning } from './link.js';
import { networkMeaning } from './network.js';
import { keyMeaning } from './one-time.js';
import { billMeaning, currencyMeaning } from './payment.js';
import { callMeaning, contactMeaning, mailMeaning, messageMeaning } from './people.js';
import { placeMeaning } from './place.js';
import { binaryMeaning, textMeaning } from './plain.js';
import { productMeaning } from './product.js';
import { rowsOf } from './rows.js';
import { maskedText, secretsOf } from './secrets.js';
import { kindName, listed, oddityText, oneLine } from './words.js';

/** @typedef {import('../../quietzone/payloads.js').Payload} Payload */
/**
 * @typedef {object} Source what the meaning needs of a barcode
 * @property {string} text
 * @property {string} [name]       of the symbology
 * @property {string} [symbology]
 * @property {string | null} [printed]
 * @property {Uint8Array} [bytes]
 */
/**
 * @typedef {object} Action what a person can do; one of `href`, `copy`, `steps`, `file`, `guide`, `oneTime`
 * @property {string} id
 * @property {string} verb     for the button
 * @property {string} icon
 * @property {'danger'} [tone]
 * @property {string} [href]   opened by a person's touch only
 * @property {string} [copy]
 * @property {[string, string][]} [steps]  what to copy one after the other: its name, its text
 * @property {{ name: string, type: string, content: string | Uint8Array }} [file]
 * @property {string} [guide]  what to do now, said when the button was touched
 * @property {string} [copied] said behind the guide where `copy` is on the clipboard
 * @property {import('./one-time.js').OneTime} [oneTime]
 * @property {string} [hint]   what a person should know before
 */
/**
 * @typedef {object} Meaning
 * @property {import('../../quietzone/payloads.js').PayloadKind} kind
 * @property {string} icon
 * @property {string} title     made of the content, in one line
 * @property {string} subtitle  what it is
 * @property {'key'|'password'|null} secret  what of it is secret
 * @property {string} shown     the text with dots where it is secret
 * @property {import('./rows.js').Row[]} rows
 * @property {string[]} warnings  gravest first
 * @property {Action[]} actions   the first is the one with the verb
 */
/**
 * @typedef {object} Context
 * @property {Payload} payload
 * @property {Source} source
 * @property {import('./device.js').Device} device
 * @property {boolean} isMasked  a password was left out when it was kept
 * @property {(name: string) => string} value  of the first field of that name, or nothing
 */

/**
 * `isLine`: the title is a sentence in one line already, and keeps what isolates its parts.
 * @type {Record<string, (context: Context) => Partial<Meaning> & { title: string, isLine?: boolean, actions: Action[] }>}
 */
const kinds = {
  link: linkMeaning, otherLink: appLinkMeaning, wifi: networkMeaning, contact: contactMeaning, email: mailMeaning,
  phone: callMeaning, message: messageMeaning, place: placeMeaning, event: eventMeaning, product: productMeaning,
  gs1: gs1Meaning, oneTimePassword: keyMeaning, cryptocurrency: currencyMeaning, creditTransfer: billMeaning,
  swissBill: billMeaning, text: textMeaning, binary: binaryMeaning,
};

/** @type {Record<string, string>} */
const icons = {
  link: 'open', otherLink: 'open', wifi: 'wifi', contact: 'person', email: 'mail', phone: 'phone', message: 'message',
  place: 'place', event: 'calendar', product: 'tag', gs1: 'tag', oneTimePassword: 'key', cryptocurrency: 'pay',
  creditTransfer: 'pay', swissBill: 'pay', text: 'text', binary: 'chip',
};

/**
 * @param {Payload} payload
 * @param {Source} source
 * @param {{ device?: import('./device.js').Device, isMasked?: boolean }} [options]
 * @returns {Meaning}
 */
export function meaningOf(payload, source, options = {}) {
  const { device = deviceOf(), isMasked = false } = options;
  const value = (/** @type {string} */ name) => payload.fields.find((field) => field.name === name)?.value ?? '';
  const secrets = secretsOf(source.text);
  const known = kinds[payload.kind]({ payload, source, device, isMasked, value });
  const oddities = (payload.link?.oddities ?? []).map(oddityText);
  return {
    kind: payload.kind, icon: icons[payload.kind], rows: rowsOf(payload.fields),
    subtitle: kindName(payload.kind),
    secret: secrets.some(({ kind }) => kind === 'key') ? 'key' : secrets.length > 0 || isMasked ? 'password' : null,
    ...known,
    title: (known.isLine ? known.title : oneLine(maskedText(known.title))) || kindName(payload.kind),
    shown: maskedText(known.shown ?? source.text),
    warnings: [...known.warnings ?? [], ...oddities],
  };
}

/** Kinds that are read out as they are written; the others by their title, since nobody listens to a whole vCard. */
const written = new Set(['link', 'otherLink', 'phone', 'product', 'text']);

/** What is heard when a code was found. @param {Meaning} meaning */
export const spoken = ({ kind, title, shown }) => `${kindName(kind)}: ${written.has(kind) ? oneLine(shown, 200) : title}`;

/** Hosts are read from left to right, whatever letters they are of. @param {Pick<Meaning, 'kind'>} meaning */
export const titleDirection = ({ kind }) => (kind === 'link' ? 'ltr' : 'auto');

/** @param {Meaning} meaning @param {string} symbology  what people call it */
export const caption = ({ subtitle, title }, symbology) => listed([subtitle === title ? '' : subtitle, symbology]);

/**
 * What is handed on when somebody shares: never a password and never a key.
 * @param {Meaning} meaning
 */
export function sharedText({ shown, secret, title, subtitle, rows }) {
  if (!secret) return shown;
  const lines = [listed([title, subtitle]), ...rows.filter(({ isSecret }) => !isSecret)
    .map(({ label, value }) => t('share.line', { label, value }))];
  // What keeps directions apart on the screen is nobody else's.
  return lines.join('\n').replace(/[\u2068\u2069]/g, '');
}
