// A row of the list and the outline of its code light each other up: under the pointer, with the focus, by touch.

/**
 * @typedef {object} Pair
 * @property {HTMLElement} row
 * @property {HTMLElement} button  of the row; takes the focus
 * @property {SVGElement} outline
 * @property {() => void} open     shows all there is to know
 */

/** @param {Pair} pair @param {boolean} isLit */
function light({ row, outline }, isLit) {
  row.classList.toggle('lit', isLit);
  outline.classList.toggle('lit', isLit);
}

/** @param {Pair[]} pairs @param {number} index @param {number} change */
function walk(pairs, index, change) {
  pairs[Math.min(Math.max(index + change, 0), pairs.length - 1)].button.focus();
}

/** What the arrow keys and the keys for both ends do in the list. */
const steps = /** @type {Record<string, number>} */ ({ ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity });

/** @param {Pair[]} pairs in the order of the list */
export function join(pairs) {
  for (const [index, pair] of pairs.entries()) {
    const { row, button, outline } = pair;
    for (const side of [row, outline]) {
      side.addEventListener('pointerenter', () => light(pair, true));
      side.addEventListener('pointerleave', () => light(pair, row.contains(document.activeElement)));
    }
    button.addEventListener('focus', () => pairs.forEach((other) => light(other, other === pair)));
    button.addEventListener('blur', () => light(pair, false));
    button.addEventListener('keydown', (event) => {
      if (!(event.key in steps)) return;
      event.preventDefault();
      walk(pairs, index, steps[event.key]);
    });
    // The focus stays where it is until the click decides.
    outline.addEventListener('mousedown', (event) => event.preventDefault());
    // The first touch shows which row it is, the second one opens it.
    outline.addEventListener('click', () => {
      if (document.activeElement === button) pair.open();
      else button.focus();
    });
  }
}
