// From what was typed to what the engine is asked for.
import { sharedEngine } from '../../quietzone/make.js';
import { describe } from '../../quietzone/payloads.js';
import { composed } from '../content.js';
import { isAsked } from './fields.js';
import { columnsOf, correctionsOf, hasAddOn, hasLogo, hasStyle, isGS1Only, levelFor, levelsOf, masksOf, shapesOf, versionsOf } from './formats.js';
import { dataOf, elementsOf, faultOf } from './gs1.js';

/** @typedef {import('./link.js').Draft} Draft */
/** @typedef {import('./gs1.js').Element & { title: string | null, fault: import('./gs1.js').Fault | null }} CheckedElement */

/** Element strings that are not right: which, and why. */
export class GS1Fault extends Error {
  /** @param {import('./gs1.js').Fault} fault @param {string} [identifier] */
  constructor(fault, identifier) {
    super(`no GS1 element string: ${fault.reason}`);
    this.fault = fault;
    this.identifier = identifier;
  }
}

/** @param {import('../../quietzone/engine.js').Engine} engine @param {string} identifier @returns {string | null} */
function titleOf(engine, identifier) {
  const text = `${identifier}0`;
  const { fields } = describe(engine, /** @type {any} */ ({ identifier: ']C1', bytes: new TextEncoder().encode(text), text }));
  const [, found, title] = /^(\d+) (.+)$/.exec(fields[0]?.label ?? '') ?? [];
  return found === identifier ? title : null;
}

/**
 * Element strings taken apart, each with its title and what is wrong with it.
 * @param {string} text
 * @returns {Promise<{ elements: CheckedElement[], fault: import('./gs1.js').Fault | null }>}
 */
export async function checkedElements(text) {
  const engine = await sharedEngine();
  const { elements, fault } = elementsOf(text);
  return { fault, elements: elements.map((element) => {
    const title = titleOf(engine, element.identifier);
    return { ...element, title, fault: faultOf(element, title) };
  }) };
}

/** Whether the content is element strings. @param {Pick<Draft, 'kind' | 'symbology'>} draft */
export const isGS1 = ({ kind, symbology }) => kind === 'gs1' || (kind === 'text' && isGS1Only(symbology));

/**
 * The content of the code; throws a `MakeError` or a {@link GS1Fault}.
 * @param {Pick<Draft, 'kind' | 'symbology' | 'values'>} draft
 * @returns {Promise<string>}
 */
export async function contentOf(draft) {
  const { kind, values } = draft;
  if (isGS1(draft)) {
    const { elements, fault } = await checkedElements(values.element ?? values.text ?? '');
    const wrong = elements.find((element) => element.fault);
    if (fault) throw new GS1Fault(fault);
    if (wrong?.fault) throw new GS1Fault(wrong.fault, wrong.identifier);
    return dataOf(elements);
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
  const logo = hasLogo(symbology) ? look.logo : null;
  if (modules === 'square' && finders === 'square' && gradient === 'none' && !logo) return null;
  return { modules, finders, logo,
    gradient: gradient === 'none' ? null : { colors: [foreground, secondColor], shape: gradient } };
}
