// The lines of a result: what the content says, each to copy, secrets hidden until somebody looks; and the facts of the code.
import { h } from './dom.js';
import { copyText } from './files.js';
import { t } from './i18n.js';
import { icon } from './icons.js';
import { turningNothing } from './meaning/words.js';

/**
 * A text that is seen when somebody asks for it.
 * @param {string} hidden
 * @param {string} text
 * @param {string} label
 * @param {string} [look]
 */
export function secretText(hidden, text, label, look = 'span') {
  const place = h(look, {}, hidden);
  const button = h('button.button.quiet.reveal', { type: 'button', 'aria-pressed': 'false', 'aria-label': t('secret.show', { field: label }) },
    t('show'));
  button.addEventListener('click', () => {
    const isShown = button.getAttribute('aria-pressed') === 'false';
    button.setAttribute('aria-pressed', String(isShown));
    button.textContent = t(isShown ? 'hide' : 'show');
    place.textContent = isShown ? text : hidden;
  });
  return [place, button];
}

/** @param {import('./meaning/rows.js').Row} row */
function line({ label, value, copy, isSecret, hidden }) {
  const [seen, covered] = [value, hidden].map(turningNothing);
  const face = isSecret ? secretText(covered, seen, label, 'span.text') : [h('span.text', { dir: 'auto' }, seen)];
  return h('div.fact', {}, h('dt', {}, label), h('dd', {}, ...face, copy !== '' && h('button.icon-button', {
    type: 'button', 'aria-label': t('do.copyField', { field: label }), title: t('copy'), onclick: () => copyText(copy),
  }, icon('copy'))));
}

/** @param {readonly import('./meaning/rows.js').Row[]} rows */
export const factList = (rows) => rows.length > 0 && h('dl.rows', {}, ...rows.map(line));

/** @param {string} set a character set by the name of IANA's register */
const commonName = (set) => ({ 'Windows-31J': 'Shift JIS', GB18030: 'GB 18030' })[set] ?? set;

/** @param {import('../quietzone/records.js').Barcode} barcode */
function technical(barcode) {
  const { identifier, bytes, capacity, corrected, details, guessedCharacterSet, set } = barcode;
  return [
    [t('detail.symbology'), barcode.name],
    identifier && [t('detail.identifier'), identifier],
    [t('detail.length'), t('bytes', { count: bytes.length })],
    guessedCharacterSet && [t('detail.characterSet'), t('guessed', { set: commonName(guessedCharacterSet) })],
    capacity > 0 && [t('detail.correction'), t('correctionOf', { corrected, capacity })],
    details.level != null && [t('detail.level'), details.level],
    details.version != null && [t('detail.version'), details.version],
    details.columns ? [t('detail.size'), `${details.columns} × ${details.rows}`] : null,
    set && [t('detail.set'), t('setOf', { index: set.index + 1, total: set.count })],
    (barcode.inverted || barcode.mirrored) && [t('detail.look'),
      [barcode.inverted && t('inverted'), barcode.mirrored && t('mirrored')].filter(Boolean).join(', ')],
  ].filter(Boolean);
}

/**
 * The text as it is in the code, hidden where it is secret.
 * @param {import('../quietzone/records.js').Barcode} barcode
 * @param {import('./meaning/meaning.js').Meaning} meaning
 */
function rawText(barcode, { shown, secret, kind }) {
  const isHidden = secret && shown !== barcode.text;
  const text = isHidden || kind === 'binary' || kind === 'gs1' ? shown : barcode.printed ?? barcode.text;
  const [seen, covered] = [isHidden ? barcode.text : text, shown].map(turningNothing);
  const raw = isHidden ? secretText(covered, seen, t('details.text'), 'p.value') : [h('p.value', { dir: 'auto' }, seen)];
  raw[0].dataset.value = isHidden ? shown : barcode.text;
  return h('div.raw', {}, ...raw);
}

/**
 * The text, and what is to be known of the code itself; a text that is more than its title is seen at once.
 * @param {import('../quietzone/records.js').Barcode} barcode
 * @param {import('./meaning/meaning.js').Meaning} meaning
 */
export function details(barcode, meaning) {
  const text = rawText(barcode, meaning);
  const isSeen = meaning.kind === 'text' && !meaning.secret && meaning.title !== (barcode.printed ?? barcode.text);
  const facts = h('details', {}, h('summary', {}, t('details')), !isSeen && text, h('dl.facts', {}, ...technical(barcode).flatMap((row) => (
      [h('dt', {}, /** @type {any} */ (row)[0]), h('dd', {}, String(/** @type {any} */ (row)[1]))]))));
  return isSeen ? [text, facts] : [facts];
}
