// What of a content is secret: what stands in its place where it is shown, and what may be kept on the device.

/**
 * @typedef {object} Secret
 * @property {'key'|'password'} kind  `key`: of one-time passwords; nothing of such a content is kept
 * @property {number} from       of the whole part, in UTF-16 units of the text
 * @property {number} valueFrom  of what is secret in it
 * @property {number} valueTo
 * @property {number} to
 */

/** What stands for a secret; always as long, so that it tells nothing of its length. */
export const dots = '••••••••';

/** Keys for one-time passwords, one or (as authenticators hand them on) many, wherever they stand in a text. */
const keyPattern = /otpauth(?:-migration)?(?::|%3a)(?:\/\/|%2f%2f)?/i;
const addressPattern = /:\/\/[^\s/\\?#@:]*(:[^\s/\\?#]*)@/g;
const passwordNames = ['p', 'pass', 'password', 'pwd', 'psk'];

/**
 * Where the next of some characters stands that no `\\` is before.
 * @param {string} text
 * @param {number} from
 * @param {string} characters
 */
function next(text, from, characters) {
  let place = from;
  while (place < text.length && !characters.includes(text[place])) place += text[place] === '\\' ? 2 : 1;
  return Math.min(place, text.length);
}

/**
 * The passwords of the networks that a text tells: `WIFI:S:name;P:password;;`, as the engine takes it apart, and
 * wherever in the text it begins.
 * @param {string} text
 * @returns {Secret[]}
 */
function networkSecrets(text) {
  /** @type {Secret[]} */
  const found = [];
  let from = /wifi:/i.exec(text)?.index ?? text.length;
  let isName = false;
  // A value in quotes goes as far as quotes go, whoever else stops before.
  const lastQuote = text.endsWith('"') ? text.length - 1 : text.lastIndexOf('";');
  while (from < text.length) {
    const end = next(text, from, ':;');
    const word = text.slice(from, end).replace(/[\s\p{Cc}\\]/gu, '').toLowerCase();
    const isClosed = text[end] !== ':';
    if (isName && !isClosed && passwordNames.includes(word)) {
      const isQuoted = text[end + 1] === '"' && lastQuote > end + 1;
      const valueTo = Math.max(next(text, end + 1, ';'), isQuoted ? lastQuote + 1 : 0);
      found.push({ kind: 'password', from, valueFrom: end + 1, valueTo, to: Math.min(valueTo + 1, text.length) });
      from = valueTo + 1;
    } else {
      isName = isClosed || word.endsWith('wifi');
      from = end + 1;
    }
  }
  return found;
}

/** @param {Secret[]} secrets @returns {Secret[]} in their order, those that overlap made one */
function apart(secrets) {
  /** @type {Secret[]} */
  const found = [];
  for (const secret of secrets.sort((a, b) => a.from - b.from)) {
    const last = found.at(-1);
    if (!last || secret.from >= last.to) found.push({ ...secret });
    else {
      last.valueTo = Math.max(last.valueTo, secret.valueTo);
      last.to = Math.max(last.to, secret.to);
    }
  }
  return found;
}

/**
 * Everything in a text that is secret, in its order.
 * @param {string} text
 * @returns {Secret[]}
 */
export function secretsOf(text) {
  const key = keyPattern.exec(text);
  if (key) {
    const valueFrom = key.index + key[0].length;
    return [{ kind: 'key', from: key.index, valueFrom, valueTo: text.length, to: text.length }];
  }
  const addresses = [...text.matchAll(addressPattern)].map((match) => {
    const to = (match.index ?? 0) + match[0].length - 1;
    const from = to - match[1].length;
    return /** @type {Secret} */ ({ kind: 'password', from, valueFrom: from + 1, valueTo: to, to });
  });
  return apart([...networkSecrets(text), ...addresses]);
}

/**
 * The text between secrets, and something else in their place.
 * @param {string} text
 * @param {readonly { from: number, to: number }[]} parts
 * @param {string} instead
 */
function without(text, parts, instead) {
  const ends = [0, ...parts.map(({ to }) => to)];
  return ends.map((end, place) => text.slice(end, parts[place]?.from)).join(instead);
}

/**
 * A text for lists, for screen readers and to share: dots where a secret is.
 * @param {string} text
 */
export const maskedText = (text) => (
  without(text, secretsOf(text).map(({ valueFrom, valueTo }) => ({ from: valueFrom, to: valueTo })), dots));

/**
 * A code in a line: as it is printed beside it, or as it is, without what is secret.
 * @param {{ printed: string | null, text: string }} barcode
 */
export const shownText = ({ printed, text }) => maskedText(printed ?? text);

/**
 * What may be kept of a text: without its passwords, and nothing at all where it holds a key.
 * @param {string} text
 * @returns {{ text: string, masked: boolean } | null}
 */
export function keepable(text) {
  const secrets = secretsOf(text);
  if (secrets.some(({ kind }) => kind === 'key')) return null;
  return { text: without(text, secrets, ''), masked: secrets.length > 0 };
}
