// Addresses: of pages, which a browser opens, and of apps, which few names of schemes are good for.
import { t } from '../i18n.js';
import { row, rowsOf } from './rows.js';
import { kindName, listed, oneLine } from './words.js';

/** @typedef {import('./meaning.js').Context} Context */
/** @typedef {import('./meaning.js').Action} Action */

/** Whose addresses may be a link: they begin a message, a payment, a meeting. Scripts, files and data never. */
const appSchemes = ['upi', 'whatsapp', 'tg', 'weixin', 'alipays', 'line', 'kakaotalk', 'kakaopay', 'zoommtg', 'spotify', 'xmpp'];

/** @param {string} url */
function parsed(url) {
  try {
    return new URL(url);
  } catch {
    return null;
  }
}

/** @param {string} url */
export const isWebAddress = (url) => ['http:', 'https:'].includes(parsed(url)?.protocol ?? '');

/** @param {string} url @returns {Action} */
const copyAddress = (url) => ({ id: 'copy', verb: t('do.copyAddress'), icon: 'copy', copy: url });

/**
 * What is odd about an address makes copying the first thing and opening the last.
 * @param {Context} context
 */
export function linkMeaning({ payload, value }) {
  const url = value('url');
  const host = payload.link?.host ?? '';
  const isOdd = (payload.link?.oddities.length ?? 0) > 0;
  const ascii = parsed(url)?.hostname ?? '';
  const others = rowsOf(payload.fields, ({ name }) => name !== 'url');
  /** @type {Action} */
  const open = {
    id: 'open', icon: 'open', href: url, ...(isOdd ? { tone: 'danger' } : {}),
    verb: isOdd ? t('do.openAnyway') : host ? t('do.open', { host: oneLine(host, 40) }) : t('openLink'),
  };
  return {
    // What mixes alphabets is made to look like another host: then the name that is asked for is the title.
    title: (payload.link?.oddities.includes('mixedScripts') ? ascii : host) || url, subtitle: kindName('link'),
    rows: [row('url', t('field.url'), url), ...others,
      // Letters of other alphabets look like those one knows; the name that is asked for does not.
      ...(ascii !== host && ascii.includes('xn--') ? [row('host', t('link.ascii'), ascii)] : [])],
    actions: !isWebAddress(url) ? [copyAddress(url)] : isOdd ? [copyAddress(url), open] : [open],
  };
}

/** @param {Context} context */
export function appLinkMeaning({ value, source }) {
  const [url, scheme] = [value('url'), value('scheme')];
  // What hands on keys for one-time passwords is as secret as they are.
  if (scheme.startsWith('otpauth')) {
    return { title: kindName('oneTimePassword'), subtitle: kindName('oneTimePassword'), icon: 'key', rows: [],
      actions: [/** @type {Action} */ ({ id: 'copy', verb: t('do.copyKey'), icon: 'copy', copy: source.text.trim() })] };
  }
  return {
    title: url, subtitle: listed([kindName('otherLink'), scheme]),
    rows: [row('url', t('field.url'), url)],
    actions: [copyAddress(url), ...(appSchemes.includes(scheme)
      ? [/** @type {Action} */ ({ id: 'open', verb: t('do.openApp'), icon: 'open', href: url })] : [])],
  };
}
