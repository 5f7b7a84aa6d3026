// A sheet over the screen: slides up on phones, stands in the middle of larger windows. Escape closes it.
import { h, uniqueId } from './dom.js';
import { t } from './i18n.js';
import { icon } from './icons.js';
import { leaveSheet, regions } from './messages.js';

/**
 * @param {Node | string} title
 * @param {(Node | string | false | null)[]} content
 * @param {{ onclose?: () => void, className?: string }} [options]
 * @returns {HTMLDialogElement}
 */
export function openSheet(title, content, { onclose = () => {}, className = '' } = {}) {
  const id = uniqueId('sheet');
  const heading = h('h2', { id, tabindex: -1 }, title);
  const close = h('button.icon-button', { type: 'button', 'aria-label': t('close') }, icon('close'));
  const dialog = /** @type {HTMLDialogElement} */ (h(`dialog.sheet${className && `.${className}`}`, {
    'aria-labelledby': id,
  }, h('div.content', {}, h('div.head', {}, heading, close), ...content), ...regions()));
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => { if (event.target === dialog) dialog.close(); });
  dialog.addEventListener('close', () => {
    leaveSheet(dialog);
    dialog.remove();
    onclose();
  });
  document.body.append(dialog);
  dialog.showModal();
  heading.focus();
  return dialog;
}
