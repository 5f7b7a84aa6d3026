// One-time passwords (RFC 4226, RFC 6238): the one of now, out of a key that is kept nowhere.
import { t } from '../i18n.js';
import { rowsOf } from './rows.js';
import { kindName, listed } from './words.js';

/**
 * @typedef {object} OneTime
 * @property {Uint8Array} key
 * @property {'SHA-1'|'SHA-256'|'SHA-512'} hash
 * @property {number} digits
 * @property {number} period   seconds
 * @property {bigint | null} counter  null: by the clock
 */

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** @param {string} text  base 32 (RFC 4648) @returns {Uint8Array | null} */
export function bytesOfBase32(text) {
  const values = [...text.toUpperCase().replace(/[\s=-]|%3D/g, '')].map((letter) => letters.indexOf(letter));
  if (values.length === 0 || values.includes(-1)) return null;
  const bytes = new Uint8Array(Math.floor(values.length * 5 / 8));
  let [bits, count, place] = [0, 0, 0];
  for (const value of values) {
    bits = (bits << 5 | value) & 0xfff;
    count += 5;
    if (count >= 8) bytes[place++] = bits >> (count -= 8) & 0xff;
  }
  return bytes;
}

/**
 * What is needed for a password; null where the content says something that there is not.
 * @param {(name: string) => string} value
 * @returns {OneTime | null}
 */
export function oneTimeOf(value) {
  const key = bytesOfBase32(value('secret'));
  const hash = { '': 'SHA-1', SHA1: 'SHA-1', SHA256: 'SHA-256', SHA512: 'SHA-512' }[value('algorithm').toUpperCase()];
  const [digits, period] = [Number(value('digits') || 6), Number(value('period') || 30)];
  const isCounted = value('counter') !== '';
  if (!key?.length || !hash || ![6, 7, 8].includes(digits) || !(period >= 1 && period <= 86_400)) return null;
  if (isCounted && !/^\d{1,18}$/.test(value('counter'))) return null;
  return { key, hash: /** @type {OneTime['hash']} */ (hash), digits, period, counter: isCounted ? BigInt(value('counter')) : null };
}

/**
 * The password of a moment, and how many seconds it is good for.
 * @param {OneTime} oneTime
 * @param {number} [now]  milliseconds since 1970
 */
export async function passwordOf({ key, hash, digits, period, counter }, now = Date.now()) {
  const seconds = Math.floor(now / 1000);
  const message = new DataView(new ArrayBuffer(8));
  message.setBigUint64(0, counter ?? BigInt(Math.floor(seconds / period)));
  const signer = await crypto.subtle.importKey('raw', /** @type {BufferSource} */ (key), { name: 'HMAC', hash }, false, ['sign']);
  const code = new DataView(await crypto.subtle.sign('HMAC', signer, message));
  const place = code.getUint8(code.byteLength - 1) & 15;
  const number = (code.getUint32(place) & 0x7fffffff) % 10 ** digits;
  return { password: String(number).padStart(digits, '0'), seconds: counter === null ? period - seconds % period : null };
}

/** @param {import('./meaning.js').Context} context */
export function keyMeaning({ payload, value }) {
  // Pages that are not secure can't sign.
  const oneTime = crypto.subtle ? oneTimeOf(value) : null;
  const [issuer, account] = [value('issuer'), value('account')];
  /** @type {import('./meaning.js').Action[]} */
  const actions = [{ id: 'key', verb: t('do.copyKey'), icon: 'key', copy: value('secret') }];
  if (oneTime) actions.unshift({ id: 'code', verb: t('do.copyCode'), icon: 'copy', oneTime, hint: t('secret.key') });
  return {
    title: issuer || account, subtitle: listed([kindName('oneTimePassword'), issuer ? account : '']),
    rows: rowsOf(payload.fields), actions,
  };
}
