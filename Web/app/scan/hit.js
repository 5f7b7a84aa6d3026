// The moment of success on the screen: the frozen picture makes room for the sheet, so that the code is seen above it.
import { boxOf, framing, freeOf, seenOf } from './framing.js';

/** Milliseconds that the code is seen alone before the sheet rises. */
const breath = 360;

/** Long enough to see what was found; where motion is not wanted, nothing moves and nothing is waited for. */
export const aBreath = () => new Promise((resolve) => {
  setTimeout(resolve, matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : breath);
});

/** Sheets that tell of what was found stand lower, or at the side, while a picture stands behind them. */
export const beginHit = () => { document.body.dataset.hit = ''; };

/** @param {HTMLElement} scanner */
export function endHit(scanner) {
  delete document.body.dataset.hit;
  scanner.style.transform = '';
}

/**
 * Moves the frozen picture so that the code is seen beside the sheet that is open.
 * @param {import('../../quietzone/element.js').QuietZoneScanner} scanner
 */
export function frameHit(scanner) {
  const sheet = /** @type {HTMLElement | null} */ (document.querySelector('dialog.result[open]'));
  const place = scanner.parentElement?.getBoundingClientRect();
  if (!sheet || !place || !scanner.found) return;
  // Where it will be: it may still be rising.
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = sheet;
  const view = { x: 0, y: 0, width: place.width, height: place.height };
  const free = freeOf(view, { x: offsetLeft - place.left, y: offsetTop - place.top, width: offsetWidth, height: offsetHeight });
  const { x, y, scale } = framing(seenOf(boxOf(scanner.found), view), free);
  scanner.style.transform = scale === 1 && x === 0 && y === 0 ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
}
