// What helps a person aim: shapes over the preview, and the region that each stands for. Sizes in CSS pixels.
import { bracketPath, cornersOf } from './brackets.js';

/** @typedef {'none'|'plus'|'brackets'|'line'|'window'} GuideKind */
/** @typedef {{ width: number, height: number }} Size */
/** @typedef {{ x: number, y: number, width: number, height: number }} Rectangle */

/** @type {readonly GuideKind[]} */
export const guideKinds = ['brackets', 'window', 'line', 'plus', 'none'];

const plusSize = 30;
const windowSize = 200;
/** The least that a person can point at. */
const fingertip = 44;

/** @param {Size} view @param {number} width @param {number} height @returns {Rectangle} */
const centred = (view, width, height) => (
  { x: (view.width - width) / 2, y: (view.height - height) / 2, width, height });

/**
 * The frame that a guide draws; null: none.
 * @param {GuideKind} kind
 * @param {Size} view
 * @returns {Rectangle | null}
 */
export function guideRegion(kind, view) {
  if (kind === 'window') {
    const side = Math.min(windowSize, view.width, view.height);
    return centred(view, side, side);
  }
  if (kind !== 'brackets') return null;
  const side = Math.round(Math.min(view.width * 0.8, view.height * 0.6, 480));
  return centred(view, side, side);
}

/**
 * Where a code lies that the guide points at; null: anywhere.
 * @param {GuideKind} kind
 * @param {Size} view
 * @returns {Rectangle | null}
 */
export function guideTarget(kind, view) {
  if (kind === 'line') return centred(view, view.width, fingertip);
  if (kind === 'plus') return centred(view, fingertip, fingertip);
  return guideRegion(kind, view);
}

/** @param {string} name @param {Record<string, string | number>} attributes */
function shape(name, attributes) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** @param {Size} view @param {Rectangle} hole */
function mask(view, { x, y, width, height }) {
  const d = `M0 0H${view.width}V${view.height}H0ZM${x} ${y}H${x + width}V${y + height}H${x}Z`;
  return [
    shape('path', { d, class: 'mask', 'fill-rule': 'evenodd' }),
    shape('rect', { x, y, width, height, class: 'edge', fill: 'none' }),
  ];
}

/**
 * The shapes of a guide.
 * @param {GuideKind} kind
 * @param {Size} view
 * @returns {SVGElement[]}
 */
export function guideShapes(kind, view) {
  const { x, y } = centred(view, 0, 0);
  const region = guideRegion(kind, view);
  const half = plusSize / 2;
  switch (kind) {
    case 'plus':
      return [shape('path', { d: `M${x - half} ${y}H${x + half}M${x} ${y - half}V${y + half}`, class: 'plus' })];
    case 'line': return [shape('path', { d: `M0 ${y}H${view.width}`, class: 'line' })];
    case 'brackets': return region ? [shape('path', { d: bracketPath(cornersOf(region)), class: 'brackets' })] : [];
    case 'window': return region ? mask(view, region) : [];
    default: return [];
  }
}
