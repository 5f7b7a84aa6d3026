// What the content of a code means, with words for it.
import { has, t } from './i18n.js';

/**
 * @typedef {object} Description
 * @property {string} kind
 * @property {{ name: string, value: string }[]} fields
 * @property {{ url: string, scheme: string, host: string, oddities: string[] }} [link]
 */

/** @param {import('../quietzone/records.js').Barcode} barcode @returns {Promise<Description>} */
export async function described({ gtin, text }) {
  if (/^https?:\/\/\S/i.test(text) && URL.canParse(text)) {
    const { host, protocol } = new URL(text);
    const oddities = protocol === 'http:' ? ['insecure'] : [];
    return { kind: 'link', fields: [], link: { url: text, scheme: protocol.slice(0, -1), host, oddities } };
  }
  return { kind: gtin ? 'product' : 'text', fields: gtin ? [{ name: 'gtin', value: gtin }] : [] };
}

/**
 * The content that a form's fields make.
 * @param {string} kind
 * @param {Record<string, string>} values
 */
export async function composed(kind, values) {
  return kind === 'text' ? values.text : Object.values(values)[0];
}

/** @param {string} kind */
export const kindName = (kind) => (has(`kind.${kind}`) ? t(`kind.${kind}`) : t('kind.text'));

/** @param {string} name of a field */
export const fieldName = (name) => (has(`field.${name}`) ? t(`field.${name}`) : name);

/** @param {string} oddity of a link */
export const oddityText = (oddity) => (has(`oddity.${oddity}`) ? t(`oddity.${oddity}`) : oddity);
