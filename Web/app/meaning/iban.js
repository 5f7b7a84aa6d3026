// Account numbers of banks (ISO 13616).

/** @param {string} iban */
const plain = (iban) => iban.replace(/\s/g, '').toUpperCase();

/**
 * In groups of four, as on paper.
 * @param {string} iban
 */
export const ibanText = (iban) => plain(iban).replace(/.{4}(?=.)/g, '$& ');

/**
 * Whether the check digits are those of the account.
 * @param {string} iban
 */
export function isIban(iban) {
  const text = plain(iban);
  if (!/^[A-Z]{2}\d\d[A-Z0-9]{11,30}$/.test(text)) return false;
  const digits = (text.slice(4) + text.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}
