// A link that opens the maker as it is now. All of it stands behind the #, which browsers keep to themselves: no
// server sees it. What comes from a link is a stranger's: it is looked at part by part.
import { shapes } from '../../quietzone/style.js';
import { symbologies } from '../../quietzone/symbologies.js';
import { kinds } from './fields.js';
import { columnsOf, correctionsOf, hasAddOn, hasStyle, levelsOf, masksOf, shapesOf, versionsOf } from './formats.js';

/**
 * @typedef {object} Look
 * @property {'L'|'M'|'Q'|'H'} level
 * @property {boolean} boost
 * @property {number | null} version
 * @property {number | null} mask
 * @property {string} foreground  `#rrggbb`
 * @property {string} background  `#rrggbb`
 * @property {boolean} transparent
 * @property {number} scale       pixels a module
 * @property {number | null} quietZone  modules
 * @property {string} addOn             digits beside an EAN or UPC
 * @property {string} shape             of Data Matrix and Aztec; empty: the usual one
 * @property {number | null} columns    of PDF417
 * @property {number | null} correction of PDF417 and Aztec
 * @property {'square'|'rounded'|'dots'} modules      this and what follows: of QR codes
 * @property {'square'|'rounded'|'circle'} finders
 * @property {'none'|'down'|'right'|'diagonal'|'radial'} gradient  from the foreground to the second colour
 * @property {string} secondColor  `#rrggbb`
 * @property {import('./logo.js').Logo | null} logo   never in a link
 */
/** @typedef {{ kind: string, values: import('./fields.js').Values, symbology: string, look: Look }} Draft */

export const limits = Object.freeze({ link: 8000, value: 4300, scale: 40, quietZone: 40 });

/** @type {Readonly<Look>} */
export const plainLook = Object.freeze({ level: 'M', boost: true, version: null, mask: null, foreground: '#000000',
  background: '#ffffff', transparent: false, scale: 10, quietZone: null, addOn: '', shape: '', columns: null,
  correction: null, modules: 'square', finders: 'square', gradient: 'none', secondColor: '#467c24', logo: null });

const isColor = (/** @type {string} */ text) => /^#[0-9a-f]{6}$/.test(text);
const isFlag = (/** @type {string} */ text) => text === '0' || text === '1';

/** @param {string} text @param {number} least @param {number} most */
const isNumber = (text, least, most) => /^\d{1,3}$/.test(text) && Number(text) >= least && Number(text) <= most;

/**
 * What may stand in a link for the look, and how it is told from nonsense.
 * @type {Record<keyof Look, (text: string, symbology: string) => boolean>}
 */
const checks = {
  level: (text, symbology) => levelsOf(symbology).includes(text),
  boost: isFlag,
  version: (text, symbology) => isNumber(text, 1, versionsOf(symbology).length),
  mask: (text, symbology) => isNumber(text, 0, masksOf(symbology) - 1),
  foreground: isColor,
  background: isColor,
  transparent: isFlag,
  scale: (text) => isNumber(text, 1, limits.scale),
  quietZone: (text) => isNumber(text, 0, limits.quietZone),
  addOn: (text, symbology) => hasAddOn(symbology) && /^(\d\d|\d{5})$/.test(text),
  shape: (text, symbology) => shapesOf(symbology).includes(text),
  columns: (text, symbology) => isNumber(text, 1, columnsOf(symbology)),
  correction: (text, symbology) => correctionsOf(symbology).map(String).includes(text),
  modules: (text, symbology) => hasStyle(symbology) && shapes.modules.includes(text),
  finders: (text, symbology) => hasStyle(symbology) && shapes.finders.includes(text),
  gradient: (text, symbology) => hasStyle(symbology) && shapes.gradient.includes(text),
  secondColor: (text, symbology) => hasStyle(symbology) && isColor(text),
  logo: () => false,
};

/** @param {keyof Look} name @param {string} text */
function lookValue(name, text) {
  if (name === 'boost' || name === 'transparent') return text === '1';
  return typeof plainLook[name] === 'number' || plainLook[name] === null ? Number(text) : text;
}

/** @param {boolean | number | string | null} value */
const written = (value) => (typeof value === 'boolean' ? String(Number(value)) : String(value));

/**
 * @param {Draft} draft
 * @param {{ withSecrets?: boolean }} [options]  passwords as well
 * @returns {string} `#/make?kind=…`; what is as it is to begin with is left out
 */
export function linkTo({ kind, values, symbology, look }, { withSecrets = false } = {}) {
  const parts = new URLSearchParams({ kind, format: symbology });
  for (const { name, secret } of kinds[kind]) {
    if (values[name] && (!secret || withSecrets)) parts.set(`_${name}`, values[name]);
  }
  for (const [name, value] of Object.entries(look)) {
    if (value === plainLook[/** @type {keyof Look} */ (name)]) continue;
    if (checks[/** @type {keyof Look} */ (name)]?.(written(value), symbology)) parts.set(name, written(value));
  }
  return `#/make?${parts}`;
}

/** Whether a link would tell a secret if it told all. @param {Draft} draft */
export const hasSecrets = ({ kind, values }) => kinds[kind].some(({ name, secret }) => secret && values[name]);

/** @param {import('./fields.js').Field} field @param {string} text */
function isValue({ type, options }, text) {
  if (type === 'select') return options?.includes(text) ?? false;
  if (type === 'check') return text === 'true';
  return text.length <= limits.value;
}

/**
 * What a link asks for.
 * @param {string} fragment  `#/make?…`
 * @returns {{ draft: Draft, ignored: number } | null} null where it asks for nothing; `ignored`: parts that are
 *   unknown, impossible or too long and were left out
 */
export function draftOf(fragment) {
  const place = fragment.indexOf('?');
  const query = place < 0 ? '' : fragment.slice(place + 1);
  if (query === '') return null;
  /** @type {Draft} */
  const draft = { kind: 'text', values: {}, symbology: 'qr', look: { ...plainLook } };
  if (query.length > limits.link) return { draft, ignored: 1 };
  const parts = [...new URLSearchParams(query)];
  const first = new Map([...parts].reverse());
  let ignored = parts.length - first.size;
  const wanted = { kind: first.get('kind'), format: first.get('format') };
  if (wanted.kind !== undefined && Object.hasOwn(kinds, wanted.kind)) draft.kind = wanted.kind;
  else if (wanted.kind !== undefined) ignored += 1;
  const symbology = symbologies.find(({ token, format }) => token === wanted.format || format === wanted.format);
  if (symbology) draft.symbology = symbology.token;
  else if (wanted.format !== undefined) ignored += 1;
  for (const [name, text] of first) {
    if (name === 'kind' || name === 'format') continue;
    const field = name.startsWith('_') ? kinds[draft.kind].find((other) => `_${other.name}` === name) : undefined;
    if (field && isValue(field, text)) draft.values[field.name] = text;
    else if (Object.hasOwn(checks, name) && checks[/** @type {keyof Look} */ (name)](text, draft.symbology)) {
      Object.assign(draft.look, { [name]: lookValue(/** @type {keyof Look} */ (name), text) });
    } else ignored += 1;
  }
  return { draft, ignored };
}
