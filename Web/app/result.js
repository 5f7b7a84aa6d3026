// The sheet with what was read: a title made of it, what is odd about it, the verb, its parts, and the raw text below.
import { meant } from './content.js';
import { h, uniqueId } from './dom.js';
import { t } from './i18n.js';
import { icon } from './icons.js';
import { caption, titleDirection } from './meaning/meaning.js';
import { details, factList } from './result-facts.js';
import { verbs } from './result-actions.js';
import { openSheet } from './sheet.js';

/** @typedef {import('../quietzone/records.js').Barcode} Barcode */

/** @param {readonly string[]} warnings */
const warningList = (warnings) => warnings.length > 0 && h('div.callout', { role: 'note', id: uniqueId('warnings') }, icon('warning'),
  h('ul', {}, ...warnings.map((warning) => h('li', {}, warning))));

/**
 * @param {Barcode} barcode
 * @param {object} [options]
 * @param {() => void} [options.onclose]
 * @param {(() => void) | null} [options.again]   scan on
 * @param {boolean} [options.isMasked]            a password was left out when it was kept
 * @param {(Node | false | null)[]} [options.more]  what else there is to this one
 * @returns {Promise<HTMLDialogElement>}
 */
export async function showResult(barcode, { onclose, again = null, isMasked = false, more = [] } = {}) {
  const meaning = await meant(barcode, { isMasked });
  /** @type {HTMLDialogElement} */
  let dialog;
  const button = again && h('button.button.quiet.again', {
    type: 'button',
    onclick: () => {
      dialog.close();
      again();
    },
  }, icon('scan'), t('scanAgain'));
  const title = h(meaning.kind === 'link' ? 'span.host' : 'span', { dir: titleDirection(meaning) }, meaning.title);
  const warnings = warningList(meaning.warnings);
  dialog = openSheet(title, [
    h('p.caption', {}, icon(meaning.icon), h('span', { dir: 'auto' }, caption(meaning, barcode.name))),
    warnings,
    verbs(meaning, barcode.text, button),
    factList(meaning.rows),
    ...more,
    ...details(barcode, meaning),
  ], { onclose, className: 'result' });
  // Read out with the title, before anybody comes to the verb.
  if (warnings) dialog.setAttribute('aria-describedby', warnings.id);
  dialog.dataset.kind = meaning.kind;
  return dialog;
}
