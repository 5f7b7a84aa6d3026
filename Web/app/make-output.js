// What can be done with a code that was made: files, clipboard, other apps, paper, the whole screen.
import { h } from './dom.js';
import { canShare, copyPicture, save, share } from './files.js';
import { t } from './i18n.js';
import { icon } from './icons.js';
import { openSheet } from './sheet.js';

/** @typedef {import('../quietzone/make.js').Code} Code */

/** @param {Code} code @param {string} suffix */
const fileName = (code, suffix) => `${code.facts.symbology}.${suffix}`;

/** @param {Code} code */
export async function shareCode(code) {
  const file = new File([await code.toPNG()], fileName(code, 'png'), { type: 'image/png' });
  const data = { files: [file] };
  await share(navigator.canShare?.(data) ? data : { text: code.svg });
}

/**
 * Prints the code alone.
 * @param {Code} code
 */
export async function printCode(code) {
  const url = URL.createObjectURL(code.toSVG());
  const image = h('img', { src: url, alt: '' });
  const sheet = h('div.print-only', {}, image);
  document.body.append(sheet);
  await image.decode();
  addEventListener('afterprint', () => {
    sheet.remove();
    URL.revokeObjectURL(url);
  }, { once: true });
  print();
}

/** @param {string} name an icon @param {string} text @param {() => void} onclick @param {string} [look] */
const button = (name, text, onclick, look = 'button.button') => h(look, { type: 'button', onclick }, icon(name), text);

/** @param {Code} code */
const common = (code) => [
  button('copy', t('copy'), async () => copyPicture(await code.toPNG())),
  canShare() && button('share', t('share'), () => shareCode(code)),
  button('print', t('print'), () => printCode(code)),
];

/**
 * The code as large as the screen allows, on white.
 * @param {Code} code
 * @param {string} url
 * @param {string} alt
 */
export function showLarge(code, url, alt) {
  openSheet(code.facts.name, [
    h('div.large', {}, h('img', { src: url, alt })),
    h('div.row.actions', {},
      button('download', 'PNG', async () => save(await code.toPNG(), fileName(code, 'png')), 'button.button.primary'),
      ...common(code)),
  ], { className: 'showcase' });
}

/** @param {Code} code @param {() => void} onLarge */
export function outputButtons(code, onLarge) {
  return [
    h('div.row.thirds', {},
      button('download', 'PNG', async () => save(await code.toPNG(), fileName(code, 'png')), 'button.button.primary'),
      button('download', 'SVG', () => save(code.toSVG(), fileName(code, 'svg'))),
      button('download', 'PDF', () => save(code.toPDF(), fileName(code, 'pdf')))),
    h('div.row', {}, ...common(code), button('expand', t('make.enlarge'), onLarge)),
  ];
}
