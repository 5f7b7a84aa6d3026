// The code of a draft, in a size that its logo leaves readable.
import { Code, sharedEngine } from '../../quietzone/make.js';
import { t } from '../i18n.js';
import { optionsOf } from './content.js';
import { versionsOf } from './formats.js';

/** @typedef {import('./link.js').Draft} Draft */

/** So many sizes larger than it has to be a symbol becomes at most: eight of them are twice as wide at the small end. */
const mostSteps = 8;

/** What troubles readers, in words. @param {Code['warnings'][number]} warning */
export const warningText = ({ kind, value, standard }) => t(`warn.${kind}`, { value, standard });

/** @param {Code} code */
const isHiddenByLogo = ({ warnings }) => warnings.some(({ kind }) => kind.startsWith('logo'));

/**
 * Where the size is automatic, a symbol under a logo grows until the logo leaves enough of it; if none does, it is as
 * small as it can be, and its warnings say why.
 * @param {Draft} draft
 * @param {string | Uint8Array} content
 * @returns {Promise<Code>}
 */
export async function drawn(draft, content) {
  const [engine, options] = [await sharedEngine(), optionsOf(draft)];
  const code = new Code(engine, content, options);
  if (!options.style?.logo || options.version !== undefined || !isHiddenByLogo(code)) return code;
  const first = code.facts.details.version;
  const last = Math.min(first + mostSteps, versionsOf(draft.symbology).length);
  for (let version = first + 1; version <= last; version += 1) {
    const larger = new Code(engine, content, { ...options, version });
    if (!isHiddenByLogo(larger)) return larger;
  }
  return code;
}
