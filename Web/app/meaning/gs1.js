// GS1 element strings: a line for each element.
import { t } from '../i18n.js';
import { lookUps } from './product.js';
import { rowsOf } from './rows.js';
import { kindName, listed } from './words.js';

/** @param {import('./meaning.js').Context} context */
export function gs1Meaning({ payload }) {
  const element = (/** @type {string} */ identifier) => payload.fields.find(({ label }) => label.split(' ')[0] === identifier)?.value ?? '';
  const gtin = element('01') || element('02');
  const written = payload.fields.map(({ label, value }) => `(${label.split(' ')[0]})${value}`).join('');
  /** @type {import('./meaning.js').Action} */
  const copy = { id: 'copy', verb: t('do.copyElements'), icon: 'copy', copy: written };
  const serial = element('21') || element('10');
  return {
    title: gtin ? t('gs1.item', { gtin }) : element('00') || written, shown: written,
    subtitle: listed([kindName('gs1'), gtin ? serial : '']),
    rows: rowsOf(payload.fields),
    actions: [copy, ...(/^\d{14}$/.test(gtin) ? lookUps(gtin).slice(0, 1) : [])],
  };
}
