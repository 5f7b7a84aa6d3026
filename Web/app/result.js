// The sheet with what was read: value, kind, what is odd about a link, and what can be done with it.
import { described, fieldName, kindName, oddityText } from './content.js';
import { h } from './dom.js';
import { canShare, copyText, share } from './files.js';
import { t } from './i18n.js';
import { icon } from './icons.js';
import { openSheet } from './sheet.js';

/** @typedef {import('../quietzone/records.js').Barcode} Barcode */

/** @param {NonNullable<import('../quietzone/payloads.js').Payload['link']>} link */
function linkPart({ url, host, oddities }) {
  const warnings = oddities.map((oddity) => h('li', {}, oddityText(oddity)));
  return [
    h('div', {}, h('p.hint', {}, t('link.leadsTo')), h('p.host', {}, host || url)),
    warnings.length > 0 && h('div.callout', { role: 'note' }, icon('warning'), h('ul', {}, ...warnings)),
  ];
}

/** @param {import('../quietzone/payloads.js').PayloadField[]} fields */
const factList = (fields) => h('dl.facts', {}, ...fields.flatMap((field) => (
  [h('dt', {}, fieldName(field)), h('dd', {}, field.value)])));

/** @param {Barcode} barcode */
function technical(barcode) {
  const { identifier, bytes, capacity, corrected, details, set } = barcode;
  const rows = [
    [t('detail.symbology'), barcode.name],
    [t('detail.identifier'), identifier],
    [t('detail.length'), t('bytes', { count: bytes.length })],
    capacity > 0 && [t('detail.correction'), t('correctionOf', { corrected, capacity })],
    details.level != null && [t('detail.level'), details.level],
    details.version != null && [t('detail.version'), details.version],
    details.columns ? [t('detail.size'), `${details.columns} × ${details.rows}`] : null,
    barcode.gtin && ['GTIN', barcode.gtin],
    set && [t('detail.set'), t('setOf', { index: set.index + 1, total: set.count })],
    (barcode.inverted || barcode.mirrored) && [t('detail.look'),
      [barcode.inverted && t('inverted'), barcode.mirrored && t('mirrored')].filter(Boolean).join(', ')],
  ].filter(Boolean);
  return h('details', {}, h('summary', {}, t('details')), h('dl.facts', {}, ...rows.flatMap((row) => (
    [h('dt', {}, /** @type {any} */ (row)[0]), h('dd', {}, String(/** @type {any} */ (row)[1]))]))));
}

/** @param {string} text @param {{ url: string } | null} link @param {HTMLElement | null} again */
function actions(text, link, again) {
  return h('div.row.actions', {},
    again,
    h('button.button', { type: 'button', onclick: () => copyText(text) }, icon('copy'), t('copy')),
    canShare() && h('button.button', { type: 'button', onclick: () => share({ text }) }, icon('share'), t('share')),
    link && h('a.button', { href: link.url, target: '_blank', rel: 'noopener noreferrer' }, icon('open'), t('openLink')));
}

/**
 * @param {Barcode} barcode
 * @param {{ onclose?: () => void, again?: (() => void) | null }} [options]  `again`: scan on
 */
export async function showResult(barcode, { onclose, again = null } = {}) {
  const { kind, fields, link } = await described(barcode);
  const text = barcode.text;
  // The address of a link stands there already; what a GS1 Digital Link says does not.
  const facts = link ? fields.filter(({ name }) => name === 'element') : fields;
  /** @type {HTMLDialogElement} */
  let dialog;
  const button = again && h('button.button.primary', {
    type: 'button',
    onclick: () => {
      dialog.close();
      again();
    },
  }, icon('scan'), t('scanAgain'));
  dialog = openSheet(kindName(kind), [
    h('div.row', {}, h('span.badge', {}, barcode.name)),
    ...(link ? linkPart(link) : []),
    h('p.value', { 'data-value': text }, barcode.printed ?? text),
    facts.length > 0 && kind !== 'text' && factList(facts),
    actions(text, link, button),
    technical(barcode),
  ], { onclose, className: 'result' });
}
