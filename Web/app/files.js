// Getting things out: files, clipboard, other apps, paper.
import { t } from './i18n.js';
import { announce, toast } from './messages.js';

/** @param {Blob} blob @param {string} name */
export function save(blob, name) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 30_000);
}

/** @param {string} text @returns {Promise<boolean>} whether it is there now; if not, that is said */
export async function putOnClipboard(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    toast(t('copyFailed'));
    return false;
  }
}

/** @param {string} text */
export async function copyText(text) {
  if (await putOnClipboard(text)) toast(t('copied'));
}

/** @param {Blob} blob a PNG */
export async function copyPicture(blob) {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
    toast(t('copied'));
  } catch {
    toast(t('copyFailed'));
  }
}

export const canShare = () => typeof navigator.share === 'function';

/** @param {ShareData} data */
export async function share(data) {
  try {
    await navigator.share(data);
  } catch (error) {
    if (/** @type {Error} */ (error).name !== 'AbortError') announce(t('shareFailed'), true);
  }
}
