// Elements in one line each.

/** @typedef {Node | string | null | undefined | false} Child */

/**
 * An element: `h('button.primary', { onclick: start, 'aria-label': 'Start' }, icon, 'Start')`.
 * Names that begin with `on` are listeners, other values become attributes; `true` is an empty one, `false`, null
 * and undefined none.
 * @param {string} tag  name, then classes with dots
 * @param {Record<string, any>} [attributes]
 * @param {...(Child | Child[])} children
 * @returns {any}
 */
export function h(tag, attributes = {}, ...children) {
  const [name, ...classes] = tag.split('.');
  const element = document.createElement(name || 'div');
  if (classes.length > 0) element.className = classes.join(' ');
  for (const [key, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
    else element.setAttribute(key, value === true ? '' : String(value));
  }
  element.append(...children.flat().filter((child) => child || child === '').map((child) => /** @type {any} */ (child)));
  return element;
}

const svg = 'http://www.w3.org/2000/svg';

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @param {...SVGElement} children
 */
export function s(name, attributes, ...children) {
  const element = document.createElementNS(svg, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

let count = 0;

/**
 * A name for `id` that no other element has.
 * @param {string} prefix
 */
export const uniqueId = (prefix) => `${prefix}-${(count += 1)}`;
