// Text that means nothing more, and bytes that are none.
import { t } from '../i18n.js';
import { oneLine } from './words.js';

/** @typedef {import('./meaning.js').Action} Action */
/** @typedef {import('./meaning.js').Context} Context */

/** @param {Context} context */
export function textMeaning({ source }) {
  const text = source.printed ?? source.text;
  return {
    title: oneLine(text, 60), rows: [],
    actions: [/** @type {Action} */ ({ id: 'copy', verb: t('do.copyText'), icon: 'copy', copy: source.text })],
  };
}

/** @param {Context} context */
export function binaryMeaning({ source }) {
  const bytes = source.bytes ?? new Uint8Array();
  return {
    title: t('bytes', { count: bytes.length }), rows: [],
    shown: [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(' '),
    actions: [/** @type {Action} */ ({
      id: 'save', verb: t('do.saveFile'), icon: 'download', file: { name: 'bin', type: 'application/octet-stream', content: bytes },
    })],
  };
}
