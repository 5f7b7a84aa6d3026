// From what was typed to what the engine is asked for.
import { elementData } from '../../quietzone/gs1.js';
import { sharedEngine } from '../../quietzone/make.js';
import { composed } from '../content.js';
import { isAsked } from './fields.js';
import { columnsOf, correctionsOf, hasAddOn, hasLogo, hasStyle, isGS1Only, levelFor, levelsOf, masksOf, shapesOf, versionsOf } from './formats.js';

/** @typedef {import('./link.js').Draft} Draft */

/** Whether the content is element strings. @param {Pick<Draft, 'kind' | 'symbology'>} draft */
export const isGS1 = ({ kind, symbology }) => kind === 'gs1' || (kind === 'text' && isGS1Only(symbology));

/**
 * The content of the code; throws a `MakeError`.
 * @param {Pick<Draft, 'kind' | 'symbology' | 'values'>} draft
 * @returns {Promise<string>}
 */
export async function contentOf(draft) {
  const { kind, values } = draft;
  if (isGS1(draft)) {
    return elementData(await sharedEngine(), values.element ?? values.text ?? '');
  }
  const asked = Object.entries(values).filter(([name]) => isAsked(values, name));
  return composed(/** @type {any} */ (kind), Object.fromEntries(asked));
}

/**
 * What the engine is asked for besides the content.
 * @param {Draft} draft
 * @returns {import('../../quietzone/make.js').CodeOptions}
 */
export function optionsOf(draft) {
  const { symbology, look } = draft;
  const { version, mask, columns, correction } = look;
  return {
    symbology, level: levelFor(symbology, look.level), boost: look.boost || levelsOf(symbology).length === 0,
    version: version !== null && version <= versionsOf(symbology).length ? version : undefined,
    mask: mask !== null && mask < masksOf(symbology) ? mask : undefined,
    addOn: hasAddOn(symbology) && /^(\d\d|\d{5})$/.test(look.addOn) ? look.addOn : undefined,
    shape: /** @type {any} */ (shapesOf(symbology).find((shape) => shape === look.shape)),
    columns: columns !== null && columns <= columnsOf(symbology) ? columns : undefined,
    correction: correctionsOf(symbology).find((value) => value === correction),
    gs1: isGS1(draft), scale: look.scale, quietZone: look.quietZone,
    foreground: look.foreground, background: look.transparent ? null : look.background, style: styleOf(draft),
  };
}

/** @param {Draft} draft @returns {import('../../quietzone/style.js').Style | null} */
function styleOf({ symbology, look }) {
  if (!hasStyle(symbology)) return null;
  const { modules, finders, gradient, foreground, secondColor } = look;
  const { width, height, pixels } = look.logo ?? {};
  const logo = hasLogo(symbology) && pixels ? { width, height, pixels } : null;
  if (modules === 'square' && finders === 'square' && gradient === 'none' && !logo) return null;
  return { modules, finders, logo,
    gradient: gradient === 'none' ? null : { colors: [foreground, secondColor], shape: gradient } };
}
