// One button, one sheet: everything that can be done with a code that was made.
import { h } from '../dom.js';
import { canShare, copyPicture, copyText, save, share } from '../files.js';
import { t } from '../i18n.js';
import { icon } from '../icons.js';
import { openSheet } from '../sheet.js';
import { openLabels } from './labels-sheet.js';
import { hasSecrets, linkTo } from './link.js';
import { printed } from './paper.js';
import { useFormat } from './recent.js';

/** @typedef {import('../../quietzone/make.js').Code} Code */
/** @typedef {import('./link.js').Draft} Draft */

/** @param {Code} code @param {string} suffix */
const fileName = (code, suffix) => `${code.facts.symbology}.${suffix}`;

/** @param {Code} code */
export async function shareCode(code) {
  const file = new File([await code.toPNG()], fileName(code, 'png'), { type: 'image/png' });
  const data = { files: [file] };
  await share(navigator.canShare?.(data) ? data : { text: code.svg });
}

/** Prints the code alone. @param {Code} code */
export async function printCode(code) {
  const image = h('img', { src: URL.createObjectURL(code.toSVG()), alt: '' });
  await printed(h('div.print-only', {}, image), [image.src]);
}

/**
 * The code as large as the screen allows, on white.
 * @param {Code} code
 * @param {string} url
 * @param {string} alt
 * @param {() => void} onSave
 */
export function showLarge(code, url, alt, onSave) {
  openSheet(code.facts.name, [
    h('div.large', {}, h('img', { src: url, alt })),
    h('button.button.primary', { type: 'button', onclick: onSave }, icon('share'), t('make.save')),
  ], { className: 'showcase' });
}

/** The address of the page with what stands in the form. @param {Draft} draft @param {boolean} withSecrets */
const address = (draft, withSecrets) => new URL(linkTo(draft, { withSecrets }), location.href).href;

/** Where there is a password, whether it goes along is asked first. @param {Draft} draft */
export function copyLink(draft) {
  if (!hasSecrets(draft)) {
    copyText(address(draft, false));
    return;
  }
  const along = h('input', { type: 'checkbox', role: 'switch', name: 'withSecrets' });
  const sheet = openSheet(t('make.link.title'), [
    h('p', {}, t('make.link.text')),
    h('label.switch', {}, h('span', {}, t('make.link.secrets')), along),
    h('button.button.primary', { type: 'button', onclick: () => {
      copyText(address(draft, along.checked));
      sheet.close();
    } }, icon('copy'), t('make.link.copy')),
  ], { className: 'form-link' });
}

/**
 * @param {{ code: Code, draft: Draft, large: () => void }} made
 */
export function openSaveSheet({ code, draft, large }) {
  /** @type {HTMLDialogElement} */
  let sheet;
  const action = (/** @type {string} */ name, /** @type {string} */ figure, /** @type {() => unknown} */ run) => (
    h('li', {}, h('button.open', { type: 'button', 'data-action': name, onclick: () => {
      useFormat(code.facts.symbology);
      sheet.close();
      run();
    } }, icon(figure), h('span.text', {}, t(`make.save.${name}`)), h('span.meta', {}, t(`make.save.${name}.text`)))));
  sheet = openSheet(t('make.save'), [h('ul.list.actions', {},
    action('png', 'download', async () => save(await code.toPNG(), fileName(code, 'png'))),
    action('svg', 'download', () => save(code.toSVG(), fileName(code, 'svg'))),
    action('pdf', 'download', () => save(code.toPDF(), fileName(code, 'pdf'))),
    canShare() && action('share', 'share', () => shareCode(code)),
    action('copy', 'copy', async () => copyPicture(await code.toPNG())),
    action('print', 'print', () => printCode(code)),
    action('labels', 'labels', () => openLabels([{ code, caption: '' }])),
    action('large', 'expand', large),
    action('link', 'link', () => copyLink(draft)))], { className: 'save-sheet' });
}
