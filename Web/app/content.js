// What the content of a code means: the engine takes it apart, meaning/ has words for it.
import { sharedEngine } from '../quietzone/make.js';
import { compose, describe } from '../quietzone/payloads.js';
import { meaningOf } from './meaning/meaning.js';

export { kindName } from './meaning/words.js';

/** @typedef {import('../quietzone/records.js').Barcode} Barcode */

/** @param {Barcode} barcode */
export const described = async (barcode) => describe(await sharedEngine(), barcode);

/**
 * @param {Barcode} barcode
 * @param {{ isMasked?: boolean }} [options]
 */
export const meant = async (barcode, options) => meaningOf(await described(barcode), barcode, options);

/**
 * The content that a form's fields make.
 * @param {import('../quietzone/payloads.js').PayloadKind} kind
 * @param {Record<string, string>} values
 */
export const composed = async (kind, values) => compose(await sharedEngine(), kind, values);
