// Kinds of content, and the fields that each has.

/**
 * @typedef {object} Field
 * @property {string} name
 * @property {'text'|'area'|'url'|'email'|'tel'|'datetime-local'|'number'|'select'|'check'} type
 * @property {boolean} [needed]     without it there is nothing to make
 * @property {boolean} [secret]     left out of links unless asked for
 * @property {string} [hint]        key of a text below the field
 * @property {string[]} [options]
 * @property {string} [start]       what stands there to begin with
 * @property {string} [group]       key of the heading of a part that is closed to begin with
 */

/** @param {string} before @param {string} [country] @returns {Field[]} */
const address = (before, country) => [
  { name: `${before}name`, type: 'text', needed: before === '' }, { name: `${before}street`, type: 'text' },
  { name: `${before}buildingNumber`, type: 'text' }, { name: `${before}postalCode`, type: 'text', needed: before === '' },
  { name: `${before}town`, type: 'text', needed: before === '' }, { name: `${before}country`, type: 'text', start: country, needed: before === '' },
];

/** @type {Record<string, Field[]>} */
export const kinds = {
  text: [{ name: 'text', type: 'area', needed: true }],
  link: [{ name: 'url', type: 'url', needed: true, start: 'https://' }],
  wifi: [
    { name: 'networkName', type: 'text', needed: true },
    { name: 'security', type: 'select', options: ['WPA', 'WEP', 'nopass'] },
    { name: 'password', type: 'text', secret: true },
    { name: 'hidden', type: 'check' },
  ],
  contact: [
    { name: 'givenName', type: 'text', needed: true }, { name: 'familyName', type: 'text' },
    { name: 'organization', type: 'text' }, { name: 'title', type: 'text' }, { name: 'phone', type: 'tel' },
    { name: 'email', type: 'email' }, { name: 'url', type: 'url' }, { name: 'address', type: 'text' },
    { name: 'note', type: 'text' },
  ],
  event: [
    { name: 'summary', type: 'text', needed: true }, { name: 'start', type: 'datetime-local', needed: true },
    { name: 'end', type: 'datetime-local' }, { name: 'location', type: 'text' }, { name: 'description', type: 'area' },
  ],
  place: [{ name: 'latitude', type: 'number', needed: true }, { name: 'longitude', type: 'number', needed: true }],
  phone: [{ name: 'phone', type: 'tel', needed: true }],
  message: [{ name: 'phone', type: 'tel', needed: true }, { name: 'body', type: 'area' }],
  email: [
    { name: 'email', type: 'email', needed: true }, { name: 'subject', type: 'text' }, { name: 'body', type: 'area' },
  ],
  creditTransfer: [
    { name: 'name', type: 'text', needed: true, hint: 'make.payee' }, { name: 'iban', type: 'text', needed: true },
    { name: 'amount', type: 'text', hint: 'make.amount' }, { name: 'note', type: 'text' }, { name: 'reference', type: 'text' },
    { name: 'bic', type: 'text' }, { name: 'purpose', type: 'text' }, { name: 'information', type: 'text' },
  ],
  swissBill: [
    { name: 'iban', type: 'text', needed: true }, { name: 'amount', type: 'text', hint: 'make.amount' },
    { name: 'currency', type: 'select', options: ['CHF', 'EUR'] }, ...address('', 'CH'),
    { name: 'reference', type: 'text' }, { name: 'note', type: 'text' }, { name: 'information', type: 'text' },
    ...address('debtor.').map((field) => ({ ...field, group: 'make.debtor' })),
  ],
  gs1: [{ name: 'element', type: 'area', needed: true, hint: 'make.gs1.hint' }],
};

/** @typedef {Record<string, string>} Values  of the fields, by their names; a check is `true` or empty */

/** @param {string} kind @returns {Values} */
export const startValues = (kind) => Object.fromEntries(kinds[kind].map(({ name, start, options }) => (
  [name, start ?? options?.[0] ?? ''])));

/** The key of a field's label. */
export const labelOf = (/** @type {string} */ name) => `field.${name.replace('debtor.', '')}`;

/**
 * Whether nothing was written yet.
 * @param {string} kind
 * @param {Values} values
 */
export const isUntouched = (kind, values) => kinds[kind].every(({ name, type, start }) => (
  type === 'select' || type === 'check' || (values[name] ?? '').trim() === '' || values[name] === start));

/** Of a network without a password no password is asked. @param {Values} values @param {string} name */
export const isAsked = (values, name) => name !== 'password' || values.security !== 'nopass';
