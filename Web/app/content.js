// What the content of a code means, with words for it.
import { sharedEngine } from '../quietzone/make.js';
import { compose, describe } from '../quietzone/payloads.js';
import { t } from './i18n.js';

/** @param {import('../quietzone/records.js').Barcode} barcode */
export const described = async (barcode) => describe(await sharedEngine(), barcode);

/**
 * The content that a form's fields make.
 * @param {import('../quietzone/payloads.js').PayloadKind} kind
 * @param {Record<string, string>} values
 */
export const composed = async (kind, values) => compose(await sharedEngine(), kind, values);

/** @param {import('../quietzone/payloads.js').PayloadKind} kind */
export const kindName = (kind) => t(`kind.${kind}`);

/** @param {import('../quietzone/payloads.js').PayloadField} field */
export function fieldName({ name, label }) {
  if (name === 'element') return label.replace(/^(\d+) (.*)$/, '$2 ($1)').replace(/^(\d+)$/, '($1)');
  const word = t(`field.${name}`);
  return label ? `${word} · ${label.toLowerCase()}` : word;
}

/** @param {string} oddity of a link */
export const oddityText = (oddity) => t(`oddity.${oddity}`);
